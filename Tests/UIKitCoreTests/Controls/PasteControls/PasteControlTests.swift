import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Takes texts that are pasted, and shows a control for that.
private final class Page: UIViewController {
  let control = UIPasteControl(configuration: UIPasteControl.Configuration())
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  var texts: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    control.frame.origin = CGPoint(x: 20, y: 100)
    view.addSubview(control)
    view.addSubview(field)
  }

  override func paste(itemProviders: [NSItemProvider]) {
    // Objects are loaded on another queue, so that it is noted which kind there is.
    for provider in itemProviders {
      texts.append(provider.canLoadObject(ofClass: NSString.self) ? "text" : "none")
    }
  }
}

@Suite(.serialized) struct `Paste controls` {
  private func shown() -> (Stage, Page) {
    let page = Page()
    let stage = Stage(root: page)
    stage.turn(2)
    return (stage, page)
  }

  private func tap(_ stage: Stage, _ page: Page) {
    stage.tap(at: page.control.convert(CGPoint(x: 10, y: 10), to: nil))
    stage.turn(2)
  }

  @Test(.oracle("W-218")) func `paste what the target takes, and nothing else`() {
    UIPasteboard.general.items = []
    let (stage, page) = shown()
    page.control.target = page
    tap(stage, page)
    UIPasteboard.general.color = .red
    tap(stage, page)
    #expect(page.texts == [])
    UIPasteboard.general.string = "Robin"
    tap(stage, page)
    #expect(page.texts == ["text"])
    UIPasteboard.general.items = []
  }

  @Test(.oracle("W-218")) func `paste into a text, or along the chain of responders`() {
    UIPasteboard.general.strings = ["Wren", "Owl"]
    let (stage, page) = shown()
    tap(stage, page)
    #expect(page.texts == ["text", "text"])
    page.control.target = page.field
    page.field.text = "A "
    page.field.becomeFirstResponder()
    tap(stage, page)
    #expect(page.field.text == "A Wren" && page.texts.count == 2)
    page.field.resignFirstResponder()
    UIPasteboard.general.items = []
  }
}
