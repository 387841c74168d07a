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

  private final class Birds: UITableViewController {}
  private final class Nests: UICollectionViewController {}

  @Test(.oracle("L-209")) func `controllers of lists take their list by an outlet too`() throws {
    describe(Birds.self, named: "ConnectedBirds", in: "Tests") { _ in }
    describe(Nests.self, named: "ConnectedNests", in: "Tests") { _ in }
    let storyboard = try Fixture.storyboard(
      initial: "birds",
      Fixture.scene(
        "a",
        """
        <tableViewController id="birds" customClass="ConnectedBirds" customModule="Tests" \
        sceneMemberID="viewController"><tableView key="view" id="list">
        <view key="tableHeaderView" id="header"/>
        <connections><outlet property="tableFooterView" destination="footer" id="3"/></connections>
        </tableView><connections><outlet property="tableView" destination="list" id="1"/>
        </connections></tableViewController><view id="footer"/>
        """
      ),
      Fixture.scene(
        "b",
        """
        <collectionViewController storyboardIdentifier="nests" id="nests" \
        customClass="ConnectedNests" customModule="Tests" sceneMemberID="viewController">
        <collectionView key="view" id="grid"><collectionViewFlowLayout \
        key="collectionViewLayout" id="flow"/></collectionView><connections>
        <outlet property="collectionView" destination="grid" id="2"/></connections>
        </collectionViewController>
        """
      )
    )
    let birds = try #require(storyboard.instantiateInitialViewController() as? Birds)
    birds.loadViewIfNeeded()
    #expect(birds.tableView === birds.view)
    #expect(birds.tableView.tableHeaderView != nil)
    #expect(birds.tableView.tableFooterView != nil)
    let nests = storyboard.instantiateViewController(withIdentifier: "nests")
    nests.loadViewIfNeeded()
    let grid = try #require((nests as? Nests)?.collectionView)
    #expect(grid.superview === nests.view)
  }
}
