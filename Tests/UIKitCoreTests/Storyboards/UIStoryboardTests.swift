import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What a storyboard makes, and in which order.
@Suite(.serialized) @MainActor
struct `Instantiating a storyboard` {
  static let label = """
    <label opaque="NO" text="Heron" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="10" y="20" width="100" height="30"/>
    <constraints><constraint firstAttribute="width" constant="100" id="width"/></constraints>
    </label>
    """

  static func first(_ more: String = "", view: String = label) -> String {
    Fixture.scene(
      "s1",
      """
      <viewController title="First" storyboardIdentifier="birds" id="first" \
      customClass="LedgerController" customModule="Tests" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(view)</subviews></view>
      \(more)</viewController>
      """
    )
  }

  static let connections = """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="badge">
    <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections><outlet property="label" destination="label" id="o1"/>
    <outlet property="width" destination="width" id="o2"/></connections>
    """

  init() {
    LedgerController.register()
    LedgerView.register()
  }

  @Test(.oracle("L-07", "L-08"))
  func `the controller is made, given its attributes and woken, without its view`() throws {
    let storyboard = try Fixture.storyboard(Self.first(Self.connections))
    var made: UIViewController?
    let lines = NibLedger.of { made = storyboard.instantiateInitialViewController() }
    #expect(lines == ["init First", "awake First badge 7 label false loaded false"])
    #expect(made?.isViewLoaded == false)
    #expect(made?.storyboard === storyboard)
  }

  @Test(.oracle("L-09"))
  func `loading the view connects its outlets and then says so`() throws {
    let storyboard = try Fixture.storyboard(Self.first(Self.connections))
    let made = storyboard.instantiateInitialViewController()
    let lines = NibLedger.of { made?.loadViewIfNeeded() }
    #expect(lines == ["viewDidLoad First label true"])
  }

  @Test(.oracle("L-11"))
  func `an outlet is the very object of the hierarchy, and may be a constraint`() throws {
    let storyboard = try Fixture.storyboard(Self.first(Self.connections))
    let made = storyboard.instantiateInitialViewController() as? LedgerController
    made?.loadViewIfNeeded()
    let label = made?.view.subviews.first
    #expect(label != nil && made?.label === label)
    #expect(made?.width?.firstItem === label)
    #expect(made?.width?.constant == 100)
  }

  @Test(.oracle("L-17"))
  func `an unknown class becomes the class of its element`() throws {
    var said: [Diagnostic] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { said.append($0) }
    defer { Diagnostic.listener = others }
    let scene = Fixture.scene(
      "s",
      """
      <viewController id="first" customClass="Nowhere" customModule="Gone" \
      sceneMemberID="viewController"/>
      """
    )
    let made = try Fixture.storyboard(scene).instantiateInitialViewController()
    #expect(made.map { type(of: $0) == UIViewController.self } == true)
    #expect(said == [.unknownClass("Nowhere")])
  }

  @Test(.oracle("L-18"))
  func `a storyboard without an initial controller answers nil`() throws {
    let storyboard = try Fixture.storyboard(initial: nil, Self.first())
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test(.oracle("L-21"))
  func `a controller is found by its storyboard identifier, each time a new one`() throws {
    let storyboard = try Fixture.storyboard(Self.first())
    let one = storyboard.instantiateViewController(withIdentifier: "birds")
    let two = storyboard.instantiateViewController(withIdentifier: "birds")
    #expect(one is LedgerController && two is LedgerController)
    #expect(one !== two)
  }

  @Test(.oracle("L-22"))
  func `a creator is called once with the coder, and nil means the document's class`() throws {
    let storyboard = try Fixture.storyboard(Self.first())
    var calls = 0
    let made = storyboard.instantiateInitialViewController { coder -> LedgerController? in
      calls += 1
      return LedgerController(coder: coder)
    }
    #expect(calls == 1 && made != nil)
    let other: LedgerController? = storyboard.instantiateInitialViewController { _ in nil }
    #expect(other != nil)
  }

  @Test(.oracle("L-23", "L-25"))
  func `the root view is as large as the screen, its subviews stay where they were drawn`() throws {
    let storyboard = try Fixture.storyboard(Self.first())
    let made = storyboard.instantiateInitialViewController()
    made?.loadViewIfNeeded()
    #expect(made?.view.frame == UIScreen.main.bounds)
    #expect(made?.view.subviews.first?.frame == CGRect(x: 10, y: 20, width: 100, height: 30))
  }

  @Test(.oracle("L-13"))
  func `an unknown runtime attribute costs a line in the log`() throws {
    var said: [Diagnostic] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { said.append($0) }
    defer { Diagnostic.listener = others }
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="wingspan" value="wide"/></userDefinedRuntimeAttributes>
      """
    let made = try Fixture.storyboard(Self.first(attributes)).instantiateInitialViewController()
    #expect(made is LedgerController)
    guard case .undefinedAttribute(let key, let name, _) = said.first else {
      Issue.record("nothing was said")
      return
    }
    #expect(said.count == 1 && key == "wingspan" && name == "LedgerController")
  }

  @Test(.oracle("L-63"))
  func `outlets to views of another scene are not connected`() throws {
    let outlets = """
      <connections><outlet property="beak" destination="far" id="o1"/>
      <outlet property="label" destination="label" id="o2"/></connections>
      """
    let other = """
      <viewController id="second" sceneMemberID="viewController"><view key="view" id="other">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view id="far"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      </view></viewController>
      """
    let storyboard = try Fixture.storyboard(Self.first(outlets), Fixture.scene("s2", other))
    let made = storyboard.instantiateInitialViewController() as? LedgerController
    made?.loadViewIfNeeded()
    #expect(made?.label != nil)
  }
}
