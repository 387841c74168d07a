import Foundation
import ObjectiveC
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) @MainActor struct `Waking inside of containers` {
  private final class Detail: UIViewController {
    static var found: [Bool] = []

    override func awakeFromNib() {
      super.awakeFromNib()
      Self.found = [navigationController != nil, tabBarController != nil]
    }
  }

  @Test(.oracle("L-49")) func `a controller finds the containers around it`() throws {
    describe(Detail.self, named: "WakingDetail", in: "Tests") { _ in }
    let storyboard = try Fixture.storyboard(
      initial: "tabs",
      Fixture.scene(
        "a",
        """
        <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
        <connections><segue destination="stack" kind="relationship" \
        relationship="viewControllers" id="1"/></connections></tabBarController>
        """
      ),
      Fixture.scene(
        "b",
        """
        <navigationController id="stack" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="navigation"/><connections>
        <segue destination="detail" kind="relationship" relationship="rootViewController" id="2"/>
        </connections></navigationController>
        """
      ),
      Fixture.scene(
        "c",
        """
        <viewController id="detail" customClass="WakingDetail" customModule="Tests" \
        sceneMemberID="viewController"/>
        """
      )
    )
    #expect(storyboard.instantiateInitialViewController() is UITabBarController)
    #expect(Detail.found == [true, true])
  }
}
