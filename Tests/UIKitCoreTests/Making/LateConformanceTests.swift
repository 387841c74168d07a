import ObjectiveC
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Methods that only a subclass has` {
  class Plain: NSObject, UITableViewDelegate {}

  final class Tall: Plain {
    var chosen: [IndexPath] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  /// As lowered sources describe the class.
  private func describeTall() {
    describe(Tall.self) { c in
      c.method("tableView:heightForRowAt:") { o, a in o.tableView(a[0], heightForRowAt: a[1]) }
      c.method("tableView:willSelectRowAt:") { o, a in o.tableView(a[0], willSelectRowAt: a[1]) }
      c.method("tableView:didSelectRowAt:") { o, a in o.tableView(a[0], didSelectRowAt: a[1]) }
    }
  }

  @Test func `are called for a requirement that the superclass left to its default`() {
    describeTall()
    let tall = Tall()
    let delegate: any UITableViewDelegate = tall
    let table = UITableView(frame: .zero)
    let path = IndexPath(row: 3, section: 0)
    #expect(delegate.tableView(table, heightForRowAt: path) == 77)
    #expect(delegate.tableView(table, willSelectRowAt: path) == nil)
    delegate.tableView(table, didSelectRowAt: path)
    #expect(tall.chosen == [path])
    let plain: any UITableViewDelegate = Plain()
    table.rowHeight = 50
    #expect(plain.tableView(table, heightForRowAt: path) == 50)
    #expect(plain.tableView(table, willSelectRowAt: path) == path)
  }

  /// Takes all these protocols on and leaves everything to their defaults.
  class Silent: UIResponder, UIApplicationDelegate, UISceneDelegate, UINavigationBarDelegate,
    UIViewControllerTransitioningDelegate, UISearchControllerDelegate, UIScrollViewDelegate
  {}

  final class Talking: Silent {
    var heard: [String] = []

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func application(
      _ application: UIApplication,
      supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
    func sceneWillResignActive(_ scene: UIScene) { heard.append("resigns") }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    func navigationBar(
      _ navigationBar: UINavigationBar,
      shouldPop item: UINavigationItem
    ) -> Bool { false }
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    func presentSearchController(_ searchController: UISearchController) { heard.append("search") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y += velocity.y }
  }

  private func describeTalking() {
    describe(Talking.self) { c in
      c.method("applicationDidBecomeActive:") { o, a in o.applicationDidBecomeActive(a[0]) }
      c.method("application:supportedInterfaceOrientationsFor:") { o, a in
        o.application(a[0], supportedInterfaceOrientationsFor: a[1])
      }
      c.method("sceneWillResignActive:") { o, a in o.sceneWillResignActive(a[0]) }
      c.method("positionFor:") { o, a in o.position(for: a[0]) }
      c.method("navigationBar:shouldPop:") { o, a in o.navigationBar(a[0], shouldPop: a[1]) }
      c.method("presentationControllerForPresented:presenting:source:") { o, a in
        o.presentationController(forPresented: a[0], presenting: a[1], source: a[2])
      }
      c.method("presentSearchController:") { o, a in o.presentSearchController(a[0]) }
      c.method("scrollViewWillEndDragging:withVelocity:targetContentOffset:") { o, a in
        o.scrollViewWillEndDragging(a[0], withVelocity: a[1], targetContentOffset: a[2])
      }
    }
  }

  @Test func `are called for what apps, scenes, bars, transitions and searches ask`() {
    describeTalking()
    let talking = Talking()
    let app: any UIApplicationDelegate = talking
    app.applicationDidBecomeActive(.shared)
    #expect(app.application(.shared, supportedInterfaceOrientationsFor: nil) == .landscape)
    let bars: any UINavigationBarDelegate = talking
    #expect(bars.position(for: UINavigationBar()) == .topAttached)
    #expect(bars.navigationBar(UINavigationBar(), shouldPop: UINavigationItem()) == false)
    #expect(bars.navigationBar(UINavigationBar(), shouldPush: UINavigationItem()) == true)
    let transitions: any UIViewControllerTransitioningDelegate = talking
    let shown = UIViewController()
    let presentation = transitions.presentationController(
      forPresented: shown,
      presenting: nil,
      source: UIViewController()
    )
    #expect(presentation?.presentedViewController === shown)
    #expect(transitions.animationController(forDismissed: shown) == nil)
    let searches: any UISearchControllerDelegate = talking
    searches.presentSearchController(UISearchController(searchResultsController: nil))
    let scene = UIWindowScene(
      session: UISceneSession(
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      ),
      connectionOptions: UIScene.ConnectionOptions()
    )
    let scenes: any UISceneDelegate = talking
    scenes.sceneWillResignActive(scene)
    #expect(talking.heard == ["active", "search", "resigns"])
  }

  @Test func `may change where a list comes to rest`() {
    describeTalking()
    let lists: any UIScrollViewDelegate = Talking()
    var target = CGPoint(x: 0, y: 30)
    lists.scrollViewWillEndDragging(
      UIScrollView(),
      withVelocity: CGPoint(x: 0, y: 12),
      targetContentOffset: &target
    )
    #expect(target == CGPoint(x: 0, y: 42))
  }

  @Test func `an action that wants an event gets one`() {
    final class Mover: NSObject {
      var events = 0
      func moved(_ slider: UISlider, event: UIEvent) { events += event.allTouches == nil ? 1 : 0 }
    }
    describe(Mover.self) { c in
      c.method("moved:event:") { o, a in o.moved(a[0], event: a[1]) }
    }
    _ = Stage()
    let mover = Mover()
    let slider = UISlider()
    slider.addTarget(mover, action: Selector("moved:event:"), for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(mover.events == 1)
  }
}
