import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Ending what is edited` {
  final class Refusing: NSObject, UITextFieldDelegate {
    var mayEnd = false
    var asked = 0
    var ended = 0
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      asked += 1
      return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
  }

  @Test(.oracle("W-12"), arguments: [false, true])
  func `answers true and leaves the field the keys where its delegate refuses`(force: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let delegate = Refusing()
    field.delegate = delegate
    window.addSubview(field)
    #expect(window.endEditing(force))
    #expect(field.becomeFirstResponder())
    #expect(window.endEditing(force))
    #expect(delegate.asked == 1 && delegate.ended == 0)
    #expect(field.isFirstResponder && field.isEditing)
    delegate.mayEnd = true
    #expect(window.endEditing(force))
    #expect(delegate.ended == 1 && !field.isFirstResponder)
    window.isHidden = true
  }

  @Test(.oracle("W-13")) func `a text view without text has an empty one`() {
    let view = UITextView()
    view.text = "Heron"
    view.text = nil
    #expect(view.text == "")
    #expect(view.attributedText.length == 0)
  }

  @Test(.oracle("W-18")) func `a field has typing attributes while it edits`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    window.addSubview(field)
    field.typingAttributes = [.kern: 2]
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.font] as? UIFont == .systemFont(ofSize: 17))
    field.typingAttributes = [.kern: 2]
    #expect(field.typingAttributes?[.kern] as? Int == 2)
    field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
    window.isHidden = true
  }

  @Test func `what is typed into a text view takes its typing attributes`() throws {
    let view = UITextView()
    view.text = "Grey "
    view.typingAttributes = [.foregroundColor: UIColor.red]
    view.insertText("heron")
    #expect(view.text == "Grey heron")
    let color = view.attributedText.attribute(.foregroundColor, at: 6, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }
}
