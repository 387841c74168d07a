import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Reading bars` {
  private func controller(_ inside: String) throws -> UIViewController {
    let storyboard = try Fixture.storyboard(
      Fixture.scene("s", #"<viewController id="first">\#(inside)</viewController>"#)
    )
    return try #require(storyboard.instantiateInitialViewController())
  }

  @Test func `a navigation item brings title, prompt and buttons`() throws {
    let controller = try controller(
      """
      <navigationItem key="navigationItem" title="Birds" prompt="Choose" \
      largeTitleDisplayMode="never" id="n">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
      <rightBarButtonItems>
      <barButtonItem systemItem="add" id="r1"/>
      <barButtonItem title="Sort" style="done" enabled="NO" tag="7" id="r2"/>
      </rightBarButtonItems></navigationItem>
      """
    )
    let item = controller.navigationItem
    #expect(item.title == "Birds" && item.prompt == "Choose")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.leftBarButtonItem?.shownTitle == "Cancel")
    #expect(item.rightBarButtonItems?.map(\.systemItem) == [.add, nil])
    let sort = try #require(item.rightBarButtonItems?.last)
    #expect(sort.title == "Sort" && sort.style == .done && !sort.isEnabled && sort.tag == 7)
  }

  @Test func `a tab bar item brings title, badge and system item`() throws {
    let first = try controller(
      #"<tabBarItem key="tabBarItem" title="Home" badgeValue="3" tag="2" id="t"/>"#
    )
    #expect(first.tabBarItem.title == "Home" && first.tabBarItem.badgeValue == "3")
    let second = try controller(#"<tabBarItem key="tabBarItem" systemItem="recents" id="t"/>"#)
    #expect(second.tabBarItem.shownTitle == "Recents")
  }

  @Test func `a navigation controller's bar keeps its colours and attributes`() throws {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "s",
        """
        <navigationController id="first" toolbarHidden="NO">
        <navigationBar key="navigationBar" clipsSubviews="YES" translucent="NO" \
        largeTitles="YES" barStyle="black" id="b">
        <rect key="frame" x="0.0" y="20" width="375" height="44"/>
        <color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
        <textAttributes key="titleTextAttributes">
        <color key="textColor" white="1" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/>
        </textAttributes></navigationBar></navigationController>
        """
      )
    )
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController
    )
    let bar = navigation.navigationBar
    #expect(!bar.isTranslucent && bar.prefersLargeTitles && bar.barStyle == .black)
    #expect(!bar.clipsToBounds)
    #expect(bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bar.titleTextAttributes?[.foregroundColor] != nil)
    #expect(!navigation.isToolbarHidden)
  }

  @Test(.oracle("L-27")) func `a controller's title names its items`() {
    let controller = UIViewController()
    controller.title = "Birds"
    #expect(controller.navigationItem.title == "Birds" && controller.tabBarItem.title == "Birds")
    controller.navigationItem.title = "Others"
    #expect(controller.title == "Birds")
  }
}

@Suite(.serialized) struct `Back buttons` {
  private func words(back: String, title: String) throws -> String? {
    let first = UIViewController()
    first.title = back
    let second = UIViewController()
    second.title = title
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    let stage = Stage(root: navigation)
    let button = try #require(navigation.navigationBar.content.backButton)
    withExtendedLifetime(stage) {}
    return button.shownTitle
  }

  @Test func `the title of the screen before gives way to the title`() throws {
    #expect(try words(back: "Birds", title: "Wren") == "Birds")
    #expect(try words(back: "Birds of the garden", title: "Wrens and others") == "Back")
    #expect(try words(back: "Birds", title: "A title that takes nearly the whole bar") == nil)
  }
}
