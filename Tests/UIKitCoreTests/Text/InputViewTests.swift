import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Views in place of the keyboard and above it.
@Suite(.serialized) struct `Views beside the keyboard` {
  private final class Page: UIViewController {
    let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let second = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(first)
      view.addSubview(second)
    }
  }

  /// Notes the heights that listeners hear of.
  private final class Heights: NSObject {
    var all: [CGFloat] = []
    private var token: (any NSObjectProtocol)?

    override init() {
      super.init()
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification,
        object: nil,
        queue: nil
      ) { [weak self] note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let height = end?.cgRectValue.height ?? 0
        MainActor.assumeIsolated { self?.all.append(height) }
      }
    }

    func end() { token.map { NotificationCenter.default.removeObserver($0) } }
  }

  @Test(.oracle("W-230")) func `come with the keys and go with them`() {
    let page = Page()
    let stage = Stage(root: page)
    page.first.inputView = page.pad
    page.first.inputAccessoryView = page.bar
    let heights = Heights()
    defer { heights.end() }
    stage.tap(page.first)
    stage.settle()
    let bottom = stage.window.bounds.maxY - stage.window.safeAreaInsets.bottom
    let width = stage.window.bounds.width
    #expect(
      page.pad.convert(page.pad.bounds, to: nil)
        == CGRect(x: 0, y: bottom - 180, width: width, height: 180)
    )
    #expect(
      page.bar.convert(page.bar.bounds, to: nil)
        == CGRect(x: 0, y: bottom - 224, width: width, height: 44)
    )
    #expect(heights.all == [224 + stage.window.safeAreaInsets.bottom])
    stage.tap(page.second)
    stage.settle()
    #expect(page.pad.window == nil && page.bar.window == nil)
    #expect(stage.screen.keyboardHeight == 0)
  }

  @Test(.oracle("W-230")) func `stay where two fields have the same`() {
    let page = Page()
    let stage = Stage(root: page)
    for field in [page.first, page.second] { field.inputAccessoryView = page.bar }
    stage.tap(page.first)
    stage.settle()
    let heights = Heights()
    defer { heights.end() }
    stage.tap(page.second)
    stage.settle()
    #expect(page.bar.window != nil)
    #expect(heights.all == [])
    page.second.inputAccessoryView = nil
    page.second.reloadInputViews()
    #expect(page.bar.window == nil)
    page.second.resignFirstResponder()
  }

  /// A page of messages, whose field lies in the view above the keyboard.
  private final class Messages: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
    }
  }

  @Test(.oracle("W-230")) func `of a controller stay while a field of theirs is edited`() {
    let page = Messages()
    let stack = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(root: stack)
    stack.pushViewController(page, animated: false)
    stage.settle()
    page.becomeFirstResponder()
    stage.settle()
    stage.tap(page.field)
    stage.settle()
    #expect(page.field.isFirstResponder && page.bar.window != nil)
    page.field.resignFirstResponder()
    stage.settle()
    #expect(page.isFirstResponder && page.bar.window != nil)
    stack.popViewController(animated: false)
    stage.settle()
    #expect(page.bar.window == nil)
    #expect(stage.screen.keyboardHeight == 0)
  }

  /// A controller with a key for a whole word.
  private final class Keys: UIInputViewController {
    var changes = 0
    var appearances = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let key = UIButton(type: .system)
      key.setTitle("Robin", for: .normal)
      key.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
      key.addAction(
        UIAction { [weak self] _ in self?.textDocumentProxy.insertText("robin") },
        for: .touchUpInside
      )
      view.addSubview(key)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances += 1
    }

    override func textDidChange(_ textInput: (any UITextInput)?) { changes += 1 }
  }

  private final class KeyedField: UITextField {
    let keys = Keys()
    override var inputViewController: UIInputViewController? { keys }
  }

  @Test(.oracle("W-231")) func `of a controller write where the keys go`() {
    let page = Page()
    let stage = Stage(root: page)
    let field = KeyedField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    field.text = "A "
    page.view.addSubview(field)
    stage.tap(field)
    stage.settle()
    #expect(field.keys.inputView != nil && field.keys.appearances == 1)
    stage.tap("Robin")
    #expect(field.text == "A robin")
    #expect(field.keys.changes == 1)
    let proxy = field.keys.textDocumentProxy
    #expect(proxy.documentContextBeforeInput == "A robin")
    proxy.adjustTextPosition(byCharacterOffset: -5)
    #expect(proxy.documentContextAfterInput == "robin")
    proxy.deleteBackward()
    #expect(field.text == "Arobin")
    field.keys.dismissKeyboard()
    stage.settle()
    #expect(!field.isFirstResponder && field.keys.view.window == nil)
    #expect(field.keys.textDocumentProxy.hasText == false)
  }
}
