public import Foundation

/// An owner of text that things are pasted into and dropped on, with a delegate for it (W-239).
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The delegate that changes what is pasted; held weakly; default nil.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// A thing that is pasted, for which the delegate gives a text (W-239).
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// The data of the thing.
  var itemProvider: NSItemProvider { get }
  /// An object that belongs to a dragged thing of this app; nil for none.
  var localObject: Any? { get }
  /// The attributes of the text around.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Puts a text in.
  func setResult(string: String)
  /// Puts a text with attributes in.
  func setResult(attributedString: NSAttributedString)
  /// Puts an attachment in.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Puts nothing in.
  func setNoResult()
  /// Puts in what would be put in without a delegate.
  func setDefaultResult()
}

/// Changes what is pasted into a text and dropped on it (W-239).
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Gives the result of a thing, now or later; by default the usual one.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  )
  /// Makes one text of those of all things; by default one behind the other.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString],
    for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts the text in place of a range, and answers the range of the new text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString,
    to textRange: UITextRange
  ) -> UITextRange
  /// True if putting it in is animated; false by default; not animated here.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString,
    to textRange: UITextRange
  ) -> Bool
}
