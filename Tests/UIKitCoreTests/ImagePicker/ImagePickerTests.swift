import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Image picker` {
  final class Chooser: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var cancelCount = 0
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancelCount += 1
      dismiss(animated: false)
    }
  }

  private func words(below view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(words)
  }

  @Test func `the library is empty, and to cancel tells the delegate`() {
    let chooser = Chooser()
    let stage = Stage(root: chooser)
    let picker = UIImagePickerController()
    picker.delegate = chooser
    chooser.present(picker, animated: false)
    stage.turn(2)
    #expect(words(below: picker.view).contains("No Photos"))
    stage.tap("Cancel")
    stage.settle()
    #expect(chooser.cancelCount == 1)
    #expect(chooser.presentedViewController == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test func `a picker without a delegate dismisses itself`() {
    let root = UIViewController()
    let stage = Stage(root: root)
    root.present(UIImagePickerController(), animated: false)
    stage.turn(2)
    stage.tap("Cancel")
    stage.settle()
    #expect(root.presentedViewController == nil)
  }
}
