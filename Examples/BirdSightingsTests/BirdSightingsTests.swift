import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import BirdSightings

/// The app as a finger and a turned phone see it.
@MainActor @Suite struct `The sample app` {
  private let bundle = Bundle(
    path: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "BirdSightings/BirdSightings").path
  )

  private func stage() throws -> Stage {
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    return Stage(.iPhone15, root: try #require(storyboard.instantiateInitialViewController()))
  }

  @Test func `a sighting is added by unwinding from the form`() throws {
    let stage = try stage()
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? SightingsViewController)
    list.performSegue(withIdentifier: "AddSighting", sender: nil)
    stage.settle()
    let form = try #require(
      (list.presentedViewController as? UINavigationController)?.topViewController
        as? AddSightingViewController
    )
    form.nameField.text = "Dipper"
    form.placeField.text = "Weir"
    form.performSegue(withIdentifier: "SaveSighting", sender: nil)
    stage.settle()
    #expect(list.presentedViewController == nil)
    #expect(list.store.sightings.first?.name == "Dipper")
    #expect(list.tableView.numberOfRows(inSection: 0) == 5)
  }

  @Test func `held sideways, the summary gives way to the gallery, and comes back`() throws {
    let stage = try stage()
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? SightingsViewController)
    let storyboard = UIStoryboard(name: "Summary", bundle: bundle)
    let summary = try #require(
      storyboard.instantiateInitialViewController() as? SummaryViewController
    )
    summary.store = list.store
    navigation.pushViewController(summary, animated: false)
    stage.settle()
    #expect(summary.children.map(\.title) == ["Places"])
    stage.tap("Birds")
    stage.settle()
    #expect(summary.children.map(\.title) == ["Birds"])
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(summary.presentedViewController is GalleryViewController)
    stage.rotate(to: .portrait)
    stage.settle()
    #expect(summary.presentedViewController == nil)
  }
}
