/// Decides about, and hears of, the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    late("textViewShouldBeginEditing:", [textView], or: true)
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    late("textViewShouldEndEditing:", [textView], or: true)
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    tellLate("textViewDidBeginEditing:", [textView])
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    tellLate("textViewDidEndEditing:", [textView])
  }
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    late("textView:shouldChangeTextIn:replacementText:", [textView, range, text], or: true)
  }
  public func textViewDidChange(_ textView: UITextView) {
    tellLate("textViewDidChange:", [textView])
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    tellLate("textViewDidChangeSelection:", [textView])
  }
}
