import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Performing the segues that a scene lists.
@Suite(.serialized) @MainActor
struct `Performing segues` {
  init() { LedgerController.register() }

  /// A navigation controller around `A`, which shows `B`.
  static func navigation() throws -> UINavigationController {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "n",
        """
        <navigationController id="first" sceneMemberID="viewController"><connections>
        <segue destination="A" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
        """
      ),
      Fixture.scene(
        "a",
        """
        <viewController title="A" id="A" customClass="LedgerController" customModule="Tests" \
        sceneMemberID="viewController"><view key="view" id="va"/><connections>
        <segue destination="B" kind="show" identifier="open" id="s"/></connections>
        </viewController>
        """
      ),
      `Building containers`.child("B")
    )
    return try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
  }

  @Test(.oracle("L-38", "L-39"))
  func `in no window the stack changes at once and the view stays unloaded`() throws {
    let navigation = try Self.navigation()
    let root = navigation.viewControllers.first
    let lines = NibLedger.of { root?.performSegue(withIdentifier: "open", sender: nil) }
    #expect(
      Array(lines.prefix(3)) == [
        "init B", "awake B badge 0 label false loaded false",
        "prepare open loaded false children 0",
      ]
    )
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(navigation.viewControllers.last?.isViewLoaded == false)
  }

  @Test(.oracle("C-27")) func `an identifier that no segue has ends the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      LedgerController.register()
      let root = try `Performing segues`.navigation().viewControllers.first
      root?.performSegue(withIdentifier: "close", sender: nil)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("NSInvalidArgumentException"))
    #expect(words.contains(">) has no segue with identifier 'close'"))
  }
}
