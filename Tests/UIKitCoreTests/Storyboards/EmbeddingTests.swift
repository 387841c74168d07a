import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Containers that a document builds.
@Suite(.serialized) @MainActor
struct `Building containers` {
  init() { LedgerController.register() }

  static func child(_ id: String) -> String {
    Fixture.scene(
      "scene-\(id)",
      """
      <viewController title="\(id)" id="\(id)" customClass="LedgerController" \
      customModule="Tests" sceneMemberID="viewController">
      <view key="view" id="root-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
      </view></viewController>
      """
    )
  }

  static func container(_ child: String, y: Int) -> String {
    """
    <containerView id="box-\(child)"><rect key="frame" x="0" y="\(y)" width="100" height="50"/>
    <connections><segue destination="\(child)" kind="embed" identifier="to-\(child)" \
    id="segue-\(child)"/></connections></containerView>
    """
  }

  @Test(.oracle("L-28"))
  func `an embedded child is prepared, added and loaded before its parent`() throws {
    let storyboard = try Fixture.storyboard(
      `Instantiating a storyboard`.first(view: Self.container("A", y: 0)),
      Self.child("A")
    )
    let parent = storyboard.instantiateInitialViewController()
    let lines = NibLedger.of { parent?.loadViewIfNeeded() }
    #expect(
      lines == [
        "init A", "awake A badge 0 label false loaded false",
        "prepare to-A loaded false children 0",
        "willMove A", "viewDidLoad A label false", "didMove A", "viewDidLoad First label false",
      ]
    )
    let child = parent?.children.first
    #expect(child?.view.superview === parent?.view.subviews.first)
    #expect(child?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test(.oracle("L-29"))
  func `two embedded children are made in document order`() throws {
    let boxes = Self.container("A", y: 0) + Self.container("B", y: 50)
    let storyboard = try Fixture.storyboard(
      `Instantiating a storyboard`.first(view: boxes),
      Self.child("A"),
      Self.child("B")
    )
    let parent = storyboard.instantiateInitialViewController()
    let lines = NibLedger.of { parent?.loadViewIfNeeded() }
    #expect(
      lines.filter { $0.hasPrefix("viewDidLoad") } == [
        "viewDidLoad A label false", "viewDidLoad B label false", "viewDidLoad First label false",
      ]
    )
    #expect(lines.firstIndex(of: "didMove A") ?? 99 < lines.firstIndex(of: "init B") ?? 0)
  }

  @Test func `a scene that embeds itself comes to an end`() throws {
    let storyboard = try Fixture.storyboard(
      `Instantiating a storyboard`.first(view: Self.container("first", y: 0))
    )
    let parent = storyboard.instantiateInitialViewController()
    parent?.loadViewIfNeeded()
    #expect(parent?.children.count == 1)
  }

  @Test func `scenes that embed one another without end come to an end`() throws {
    let ids = (0..<10).map { "s\($0)" }
    let boxes = ids.map { Self.container($0, y: 0) }.joined()
    let scenes = ids.map { id in
      Fixture.scene(
        id,
        """
        <viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <subviews>\(boxes.replacing("id=\"", with: "id=\"\(id)-"))</subviews></view>
        </viewController>
        """
      )
    }
    let storyboard = try Fixture.storyboard(initial: "s0", scenes.joined())
    let parent = storyboard.instantiateInitialViewController()
    parent?.loadViewIfNeeded()
    #expect(parent?.children.isEmpty == false)
  }

  @Test func `a reference that leads back to itself comes to an end`() throws {
    let reference = Fixture.scene(
      "r",
      """
      <viewControllerPlaceholder storyboardName="Test" id="first" sceneMemberID="viewController"/>
      """
    )
    let storyboard = try Fixture.storyboard(reference)
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test func `relationships fill navigation and tab bar controllers`() throws {
    let tabs = Fixture.scene(
      "t",
      """
      <tabBarController id="first" sceneMemberID="viewController"><connections>
      <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="B" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """
    )
    let navigation = Fixture.scene(
      "n",
      """
      <navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="A" kind="relationship" relationship="rootViewController" id="r3"/>
      </connections></navigationController>
      """
    )
    let storyboard = try Fixture.storyboard(tabs, navigation, Self.child("A"), Self.child("B"))
    let made = storyboard.instantiateInitialViewController() as? UITabBarController
    let root = (made?.viewControllers?.first as? UINavigationController)?.viewControllers.first
    #expect(made?.viewControllers?.count == 2)
    #expect(root?.title == "A" && made?.viewControllers?.last?.title == "B")
  }
}
