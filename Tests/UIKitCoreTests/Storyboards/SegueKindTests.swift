import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What sets segues off, and what each kind of them does.
@Suite(.serialized) @MainActor
struct `Segues from a storyboard` {
  init() { Walkers.register() }

  static func button(_ segue: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
    <rect key="frame" x="20" y="100" width="100" height="40"/>
    <state key="normal" title="Go"/><connections>\(segue)</connections></button>
    """
  }

  @Test(.oracle("U-02", "U-03"))
  func `a button asks, prepares and performs`() throws {
    let segue = #"<segue destination="B" kind="modal" identifier="open" id="s"/>"#
    let storyboard = try Fixture.storyboard(
      initial: "A",
      Walkers.scene("A", view: Self.button(segue)),
      Walkers.scene("B")
    )
    let a = try #require(storyboard.instantiateInitialViewController() as? Walker)
    let stage = Stage(.iPhone15, root: a)
    let button = try #require(a.view.subviews.first as? UIButton)
    let target = try #require(button.allTargets.first)
    #expect(button.allTargets.count == 1)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["perform:"])
    a.agrees = false
    stage.tap("Go")
    #expect(WalkLedger.notes.take() == ["A.should open from UIButton"])
    #expect(a.presentedViewController == nil)
    a.agrees = true
    stage.tap("Go")
    #expect(
      WalkLedger.notes.take() == [
        "A.should open from UIButton", "A.prepare open to B loaded false",
      ]
    )
    #expect(a.presentedViewController?.title == "B")
    stage.settle()
  }

  @Test func `rows, their accessories, bar buttons and recognizers set segues off`() throws {
    let table = """
      <tableView dataMode="static" style="plain" rowHeight="44" id="t">
      <rect key="frame" x="0" y="200" width="375" height="200"/><sections>
      <tableViewSection id="ts"><cells><tableViewCell accessoryType="detailButton" \
      selectionStyle="default" rowHeight="44" id="c"><rect key="frame" x="0" y="0" width="375" \
      height="44"/><tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" \
      y="0" width="331" height="44"/></tableViewCellContentView><connections>
      <segue destination="B" kind="custom" customClass="JumpSegue" customModule="Tests" \
      identifier="row" id="s1"/>
      <segue destination="B" kind="custom" customClass="JumpSegue" customModule="Tests" \
      identifier="info" trigger="accessoryAction" id="s2"/>
      </connections></tableViewCell></cells></tableViewSection></sections></tableView>
      """
    let bar = """
      <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" \
      title="Jump" id="bi"><connections>
      <segue destination="B" kind="custom" customClass="JumpSegue" customModule="Tests" \
      identifier="bar" id="s3"/></connections></barButtonItem></navigationItem>
      """
    let square = """
      <view contentMode="scaleToFill" id="square">
      <rect key="frame" x="20" y="500" width="80" height="80"/><connections>
      <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="oc"/>
      </connections></view>
      """
    let tap = """
      <tapGestureRecognizer id="tap"><connections>
      <segue destination="B" kind="custom" customClass="JumpSegue" customModule="Tests" \
      identifier="tap" id="s4"/></connections></tapGestureRecognizer>
      """
    let storyboard = try Fixture.storyboard(
      initial: "A",
      Walkers.scene("A", view: table + square, bar: bar, objects: tap),
      Walkers.scene("B")
    )
    let a = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(.iPhone15, root: UINavigationController(rootViewController: a))
    let rows = try #require(a.view.subviews.first as? UITableView)
    let jump = "jump from A to B"
    stage.tap(row: 0, of: rows)
    #expect(
      WalkLedger.notes.take() == [
        "A.should row from UITableViewCell", "A.prepare row to B loaded false", jump,
      ]
    )
    let accessory = try #require(rows.visibleCells.first?.accessory)
    stage.tap(accessory)
    #expect(
      WalkLedger.notes.take() == [
        "A.should info from UITableViewCell", "A.prepare info to B loaded false", jump,
      ]
    )
    stage.tap("Jump")
    #expect(
      WalkLedger.notes.take() == [
        "A.should bar from UIBarButtonItem", "A.prepare bar to B loaded false", jump,
      ]
    )
    let view = try #require(a.view.subviews.last)
    stage.tap(view)
    #expect(
      WalkLedger.notes.take() == [
        "A.should tap from UITapGestureRecognizer", "A.prepare tap to B loaded false", jump,
      ]
    )
  }

  /// The segue that a scene performs, whose kind and attributes are given.
  func perform(
    _ segue: String,
    around: (Walker) -> UIViewController = { $0 }
  ) throws -> (stage: Stage, walker: Walker) {
    let storyboard = try Fixture.storyboard(
      initial: "A",
      Walkers.scene("A", "<segue destination=\"B\" \(segue) identifier=\"go\" id=\"s\"/>"),
      Walkers.scene("B")
    )
    let a = try #require(storyboard.instantiateInitialViewController() as? Walker)
    let stage = Stage(.iPhone15, root: around(a))
    _ = WalkLedger.notes.take()
    a.performSegue(withIdentifier: "go", sender: "me")
    return (stage, a)
  }

  @Test(.oracle("U-01"))
  func `performing by name asks nobody and hands the sender on`() throws {
    final class Sent: Walker {
      static var senders: [String] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        Self.senders.append("\(sender ?? "nobody")")
      }
    }
    ClassRegistry.shared.register(Sent.self, module: "Tests")
    let storyboard = try Fixture.storyboard(
      initial: "A",
      Walkers.scene(
        "A",
        customClass: "Sent",
        #"<segue destination="B" kind="custom" customClass="JumpSegue" customModule="Tests" identifier="go" id="s"/>"#
      ),
      Walkers.scene("B")
    )
    storyboard.instantiateInitialViewController()?.performSegue(withIdentifier: "go", sender: "me")
    #expect(WalkLedger.notes.take() == ["A.prepare go to B loaded false", "jump from A to B"])
    #expect(Sent.senders == ["me"])
  }

  @Test func `show and push lengthen the stack`() throws {
    for kind in ["show", "push"] {
      let (stage, walker) = try perform(#"kind="\#(kind)""#) {
        UINavigationController(rootViewController: $0)
      }
      let stack = stage.window.rootViewController as? UINavigationController
      #expect(stack?.viewControllers.map(\.title) == ["A", "B"])
      #expect(walker.navigationController === stack)
    }
  }

  @Test func `show presents where there is no stack`() throws {
    let (stage, walker) = try perform(#"kind="show""#)
    #expect(stage.window.rootViewController === walker)
    #expect(walker.presentedViewController?.title == "B")
  }

  @Test func `modal segues carry their styles`() throws {
    let (_, walker) = try perform(
      #"kind="presentation" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve""#
    )
    let shown = try #require(walker.presentedViewController)
    #expect(shown.modalPresentationStyle == .formSheet)
    #expect(shown.modalTransitionStyle == .crossDissolve)
  }

  @Test func `popover segues present popovers`() throws {
    let (_, walker) = try perform(#"kind="popoverPresentation" popoverAnchorView="v-A""#)
    #expect(walker.presentedViewController?.modalPresentationStyle == .popover)
  }

  @Test func `popover segues say where their arrows may be`() throws {
    let storyboard = try Fixture.storyboard(
      initial: "A",
      Walkers.scene(
        "A",
        """
        <segue destination="B" kind="popoverPresentation" popoverAnchorView="v-A" \
        identifier="go" id="s"><popoverArrowDirection key="popoverArrowDirection" down="YES" \
        right="YES"/></segue>
        """
      ),
      Walkers.scene("B")
    )
    let a = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(.iPhone15, root: a)
    a.performSegue(withIdentifier: "go", sender: nil)
    let popover = a.presentedViewController?.popoverPresentationController
    #expect(popover?.permittedArrowDirections == [.down, .right])
    stage.settle()
  }

  @Test func `a show segue without animation does without`() throws {
    let (stage, walker) = try perform(#"kind="show" animates="NO""#) {
      UINavigationController(rootViewController: $0)
    }
    stage.turn()
    #expect(walker.view.window == nil && walker.navigationController?.transitionCoordinator == nil)
  }

  @Test(.oracle("U-04"))
  func `a segue knows its ends, and custom ones have their class`() throws {
    final class Keeper: Walker {
      static var kept: [UIStoryboardSegue] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Self.kept.append(segue) }
    }
    ClassRegistry.shared.register(Keeper.self, module: "Tests")
    let storyboard = try Fixture.storyboard(
      initial: "A",
      Walkers.scene(
        "A",
        customClass: "Keeper",
        """
        <segue destination="B" kind="show" identifier="show" id="s1"/>
        <segue destination="B" kind="custom" customClass="JumpSegue" customModule="Tests" \
        identifier="jump" id="s2"/>
        """
      ),
      Walkers.scene("B")
    )
    let a = try #require(storyboard.instantiateInitialViewController())
    _ = Stage(.iPhone15, root: a)
    a.performSegue(withIdentifier: "show", sender: nil)
    a.performSegue(withIdentifier: "jump", sender: nil)
    defer { Keeper.kept = [] }
    #expect(Keeper.kept.map { "\(Swift.type(of: $0))" } == ["UIStoryboardSegue", "JumpSegue"])
    #expect(Keeper.kept.map(\.identifier) == ["show", "jump"])
    #expect(Keeper.kept.allSatisfy { $0.source === a && $0.destination.title == "B" })
  }

  @Test(.oracle("U-15"))
  func `a segue action makes the destination, or leaves it to the document`() throws {
    let storyboard = try Fixture.storyboard(
      initial: "A",
      Walkers.scene(
        "A",
        customClass: "Goal",
        """
        <segue destination="B" kind="show" identifier="go" \
        destinationCreationSelector="make:sender:identifier:" id="s"/>
        """
      ),
      Walkers.scene("B")
    )
    let a = try #require(storyboard.instantiateInitialViewController() as? Goal)
    let navigation = UINavigationController(rootViewController: a)
    a.performSegue(withIdentifier: "go", sender: "me")
    #expect(
      WalkLedger.notes.take() == ["A.make go for me", "A.prepare go to B loaded false"]
    )
    #expect(navigation.viewControllers.last is Goal)
    navigation.popViewController(animated: false)
    a.agrees = false
    a.performSegue(withIdentifier: "go", sender: nil)
    #expect(navigation.viewControllers.last?.title == "B")
    #expect(!(navigation.viewControllers.last is Goal))
  }

  @Test(.oracle("U-05"))
  func `a segue of a controller that no storyboard made ends the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UIViewController().performSegue(withIdentifier: "X", sender: nil)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("NSInvalidArgumentException"))
    #expect(words.contains("Receiver (<UIViewController: 0x"))
    #expect(words.contains(">) has no segue with identifier 'X'"))
  }

  @Test func `a push segue outside of a stack ends the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      Walkers.register()
      _ = try `Segues from a storyboard`().perform(#"kind="push""#)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("NSGenericException"))
    #expect(words.contains("Could not find a navigation controller for segue 'go'."))
  }

  @Test(.oracle("U-14"))
  func `an embed segue prepares before the child is loaded`() throws {
    let box = """
      <containerView id="box"><rect key="frame" x="0" y="0" width="100" height="50"/><connections>
      <segue destination="B" kind="embed" identifier="in" id="s"/></connections></containerView>
      """
    let storyboard = try Fixture.storyboard(
      initial: "A",
      Walkers.scene("A", view: box),
      Walkers.scene("B")
    )
    let a = try #require(storyboard.instantiateInitialViewController())
    a.loadViewIfNeeded()
    #expect(WalkLedger.notes.take() == ["A.prepare in to B loaded false"])
    #expect(a.children.map(\.title) == ["B"])
  }
}
