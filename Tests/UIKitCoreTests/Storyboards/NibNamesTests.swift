import Testing
import UIKitTesting

@testable import UIKitCore

/// Where a controller looks for its nib when nobody names one.
@Suite @MainActor
struct `Finding a nib by class` {
  @Test(
    .oracle("L-06"),
    arguments: [
      ("RootViewController", ["RootViewController", "RootView"]),
      (
        "App.RootViewController",
        ["App.RootViewController", "App.RootView", "RootViewController", "RootView"]
      ),
      ("App.Nest", ["App.Nest", "Nest"]),
    ]
  )
  func `the class's name, without its module, without Controller`(
    name: String,
    expected: [String]
  ) {
    #expect(UIViewController.nibNames(forClass: name) == expected)
  }
}
