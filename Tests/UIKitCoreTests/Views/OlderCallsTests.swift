import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitValues

/// Members that apps of many years use, and newer ones replace.
@Suite struct `Older calls` {
  @Test func `levels of windows are compared, raised and lowered`() {
    #expect(UIWindow.Level.alert > .statusBar && UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001))
    #expect(1 + UIWindow.Level.normal == UIWindow.Level(1))
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    var level = UIWindow.Level.normal
    level += 2
    level -= 1
    #expect(level.rawValue == 1 && UIFont.Weight.light < .bold)
  }

  @Test(.oracle("W-30")) func `the app decides about the status bar where controllers don't`() {
    let stage = Stage(.iPhone15, root: UIViewController())
    UIApplication.shared.statusBarStyle = .lightContent
    UIApplication.shared.isStatusBarHidden = true
    #expect(UIApplication.shared.statusBarStyle == .default)
    #expect(!UIApplication.shared.isStatusBarHidden)
    stage.screen.appDecides = ScreenChrome()
    UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
    UIApplication.shared.setStatusBarHidden(true, with: .fade)
    stage.turn()
    #expect(stage.screen.chrome.statusBarStyle == .lightContent)
    #expect(stage.screen.chrome.hidesStatusBar)
  }

  @Test(.oracle("W-32")) func `apps of a vendor have one identifier`() {
    #expect(UIDevice.current.identifierForVendor != nil)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(UUID(naming: "org.birds") == UUID(naming: "org.birds"))
    #expect(UUID(naming: "org.birds") != UUID(naming: "org.bees"))
    let text = UUID(naming: "org.birds").uuidString
    #expect(Array(text)[14] == "8" && "89AB".contains(Array(text)[19]))
  }

  @Test(.oracle("W-34")) func `windows say that they come, go and take the keys`() {
    let stage = Stage(.iPhone15, root: UIViewController())
    var heard: [String] = []
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    let second = UIWindow()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated {
          let which = note.object as? UIWindow === second ? "second" : "first"
          heard.append("\(which) \(note.name.rawValue.dropFirst(11).dropLast(12))")
        }
      }
    }
    stage.window.makeKey()
    heard = []
    second.makeKeyAndVisible()
    second.isHidden = true
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      Array(heard.prefix(3))
        == ["second BecomeVisible", "first ResignKey", "second BecomeKey"]
    )
    #expect(heard.contains("second BecomeHidden"))
  }

  @Test func `screens and scenes have their coordinates`() {
    let stage = Stage(.iPhone15, root: UIViewController())
    stage.turn()
    #expect(stage.screen.coordinateSpace.bounds == stage.screen.bounds)
    #expect(stage.screen.fixedCoordinateSpace.bounds == stage.screen.bounds)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.window.addSubview(view)
    let inScreen = view.convert(CGPoint.zero, to: stage.screen.coordinateSpace)
    #expect(inScreen == CGPoint(x: 10, y: 20))
  }

  @Test func `what can't be had here says so, and ends well`() async {
    #expect(!UIApplication.shared.supportsAlternateIcons)
    #expect(UITextInputMode.activeInputModes.first?.primaryLanguage != nil)
    #expect(UITextField().textInputMode?.primaryLanguage != nil)
    let view = UITextView()
    view.inputView = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.inputAccessoryView = UIToolbar()
    #expect(view.inputView is UIInputView && view.inputAccessoryView is UIToolbar)
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    let error = await withCheckedContinuation { done in
      UIApplication.shared.setAlternateIconName("other") { done.resume(returning: $0 != nil) }
    }
    #expect(error)
  }

  @Test(.oracle("W-37")) func `a field says why editing ended to those who ask`() {
    final class Listener: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
      func textFieldDidEndEditing(
        _ textField: UITextField,
        reason: UITextField.DidEndEditingReason
      ) { heard.append("\(reason)") }
    }
    let stage = Stage(.iPhone15, root: UIViewController())
    let (field, listener) = (UITextField(), Listener())
    field.delegate = listener
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(listener.heard == ["committed"])
  }

  @Test(
    .oracle("W-35"),
    arguments: [
      (CGRect(x: 1, y: 2.5, width: -3, height: 4), "{{1, 2.5}, {-3, 4}}")
    ]
  ) func `geometry is text`(_ rect: CGRect, _ text: String) {
    #expect(NSCoder.string(for: rect) == text && NSCoder.cgRect(for: text) == rect)
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero && NSCoder.cgRect(for: "a") == .zero)
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1, 2}")
    #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgAffineTransform(for: "[2, 0, 0, 2, 1, 1]").tx == 1)
  }
}

/// Animations that calls begin and commit.
@Suite struct `Open animations` {
  final class Delegate: NSObject {
    var heard: [String] = []
    func started(_ name: String) { heard.append("start \(name)") }
    func stopped(_ name: String, _ finished: NSNumber) {
      heard.append("stop \(name) \(finished)")
    }
  }

  @Test(.oracle("W-31")) func `what changes in between moves, and the delegate hears of it`() {
    describe(Delegate.self) { members in
      members.method("animationWillStart:context:") { $0.started($1[0]) }
      members.method("animationDidStop:finished:context:") { $0.stopped($1[0], $1[1]) }
    }
    let stage = Stage(.iPhone15, root: UIViewController())
    let (view, delegate) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Delegate())
    stage.window.addSubview(view)
    stage.turn()
    UIView.beginAnimations("slide", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationWillStart(Selector("animationWillStart:context:"))
    UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:"))
    view.center.x += 100
    UIView.commitAnimations()
    view.center.y += 100
    #expect(delegate.heard == ["start slide"])
    stage.advance(by: 0.5)
    let shown = view.layer.presentation()?.position ?? .zero
    #expect(abs(shown.x - 55) < 1 && shown.y == 105)
    stage.advance(by: 0.6)
    #expect(delegate.heard == ["start slide", "stop slide 1"])
  }

  @Test func `an end without a begin changes nothing, and settings outside are ignored`() {
    UIView.commitAnimations()
    UIView.setAnimationDuration(3)
    UIView.setAnimationRepeatCount(2)
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}

/// Layouts that follow each other, and rows with actions of the older form.
@Suite struct `Lists with older calls` {
  final class Layout: UICollectionViewFlowLayout {
    var heard: [String] = []
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      heard.append("to")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      heard.append("from")
    }
    override func finalizeLayoutTransition() { heard.append("done") }
  }

  @Test(.oracle("W-36")) func `both layouts hear of an exchange`() {
    let (old, new) = (Layout(), Layout())
    let stage = Stage(.iPhone15, root: UICollectionViewController(collectionViewLayout: old))
    stage.turn()
    let list = (stage.window.rootViewController as? UICollectionViewController)?.collectionView
    var isDone = false
    list?.setCollectionViewLayout(new, animated: true) { isDone = $0 }
    #expect(old.heard == ["to"] && new.heard == ["from"] && !isDone)
    stage.advance(by: 1)
    #expect(old.heard == ["to", "done"] && new.heard == ["from", "done"] && isDone)
    #expect(list?.collectionViewLayout === new)
  }

  @Test func `attributes are turned in space, compared and copied`() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.transform3D.m11 == 2)
    attributes.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(attributes.transform.isIdentity)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes && copy !== attributes)
    copy.alpha = 0.5
    #expect(copy != attributes)
  }

  final class Rows: UITableViewController {
    var heard: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView,
      editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      let more = UITableViewRowAction(style: .normal, title: "More") { [weak self] action, path in
        self?.heard.append("\(action.title ?? "") \(path.row)")
      }
      more.backgroundColor = .blue
      return [more]
    }
  }

  @Test(.oracle("W-33")) func `actions of the older form are uncovered and performed`() throws {
    let rows = Rows(style: .plain)
    let stage = Stage(.iPhone15, root: rows)
    stage.turn()
    let path = IndexPath(row: 0, section: 0)
    let shown = try #require(rows.tableView.actions(at: path, isLeading: false))
    #expect(shown.actions.map(\.title) == ["More"])
    #expect(shown.actions.map(\.backgroundColor) == [.blue])
    rows.tableView.uncoverActions(at: path, isLeading: false)
    stage.turn()
    stage.tap("More")
    #expect(rows.heard == ["More 0"])
    #expect(rows.tableView.actions(at: path, isLeading: true) == nil)
  }
}
