import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `The picker of fonts` {
  private final class Page: UIViewController, UIFontPickerViewControllerDelegate {
    var events: [String] = []
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      events.append("cancelled")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      events.append(viewController.selectedFontDescriptor?.postscriptName ?? "")
    }
  }

  @Test(.oracle("W-244")) func `gives the typeface that is tapped`() throws {
    let page = Page()
    let stage = Stage(root: page)
    let picker = UIFontPickerViewController()
    picker.delegate = page
    page.present(picker, animated: false)
    stage.settle()
    let family = try #require(UIFont.familyNames.min())
    stage.tap(family)
    stage.settle()
    let name = try #require(UIFont.fontNames(forFamilyName: family).first)
    #expect(page.events == [UIFontDescriptor(name: name, size: 17).postscriptName])
    #expect(page.presentedViewController == nil)
    let second = UIFontPickerViewController()
    second.delegate = page
    page.present(second, animated: false)
    stage.settle()
    stage.tap("Cancel")
    stage.settle()
    #expect(page.events.last == "cancelled" && page.events.count == 2)
  }
}
