import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `What UIKit raises` {
  @Test(.oracle("L-12")) func `an unknown key is named with its object`() {
    let view = UIView()
    let exception = UIKitException.unknownKeySet(of: view, key: "label")
    #expect(exception.name == "NSUnknownKeyException")
    #expect(
      exception.reason
        == "[\(Diagnostic.address(view)) setValue:forUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key label."
    )
  }

  @Test(.oracle("L-20")) func `an unknown scene is named with its storyboard`() {
    let storyboard = UIView()
    let exception = UIKitException.missingScene(identifier: "Detail", storyboard: storyboard)
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      exception.reason
        == "Storyboard (\(Diagnostic.address(storyboard))) doesn't contain a view controller "
        + "with identifier 'Detail'"
    )
  }

  @Test(.oracle("C-23")) func `a view of two controllers names both`() {
    let (view, first, second) = (UIView(), UIViewController(), UIViewController())
    let exception = UIKitException.sharedView(view: view, of: first, and: second)
    #expect(exception.name == "UIViewControllerHierarchyInconsistency")
    #expect(
      exception.reason
        == "A view can only be associated with at most one view controller at a time! "
        + "View \(Diagnostic.address(view)) is associated with \(Diagnostic.address(first)). "
        + "Clear this association before associating this view with "
        + "\(Diagnostic.address(second))."
    )
  }

  @Test(.oracle("C-23")) func `the program ends when a view gets a second controller`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (first, second) = (UIViewController(), UIViewController())
        second.view = first.view
      }
    }
  }
}
