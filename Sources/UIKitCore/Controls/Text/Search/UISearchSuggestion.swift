/// A search that a list below the search field offers as a shortcut (W-222).
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion, mostly the search that it stands for.
  var localizedSuggestion: String? { get }
  /// The text that is spoken for it; default nil, for the text that is shown.
  var localizedDescription: String? { get }
  /// The picture before the text; default nil.
  var iconImage: UIImage? { get }
  /// The text with attributes, shown in place of the plain one where there is one.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// Any value that an app attaches to the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// The text that is spoken; default nil, for the text that is shown.
  public var localizedDescription: String? { nil }
  /// The picture before the text; default nil.
  public var iconImage: UIImage? { nil }
}

/// A suggestion of texts and a picture, none of which changes.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let plain: String?
  private let attributed: NSAttributedString?
  private let spoken: String?
  private let icon: UIImage?

  private init(
    _ plain: String?,
    _ attributed: NSAttributedString?,
    _ spoken: String?,
    _ icon: UIImage?
  ) {
    (self.plain, self.attributed, self.spoken, self.icon) = (plain, attributed, spoken, icon)
    super.init()
  }

  /// Makes a suggestion of a text.
  public convenience init(localizedSuggestion suggestion: String) {
    self.init(suggestion, nil, nil, nil)
  }

  /// Makes a suggestion of a text and what is spoken for it.
  public convenience init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String?
  ) { self.init(suggestion, nil, description, nil) }

  /// Makes a suggestion of a text, what is spoken for it, and a picture.
  public convenience init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String?,
    iconImage: UIImage?
  ) { self.init(suggestion, nil, description, iconImage) }

  /// Makes a suggestion of a text with attributes.
  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(nil, suggestion, nil, nil)
  }

  /// Makes a suggestion of a text with attributes and what is spoken for it.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?
  ) { self.init(nil, suggestion, description, nil) }

  /// Makes a suggestion of a text with attributes, what is spoken for it, and a picture.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?,
    iconImage: UIImage?
  ) { self.init(nil, suggestion, description, iconImage) }

  /// The text of the suggestion; that of the text with attributes if it was made of one.
  open var localizedSuggestion: String? { plain ?? attributed?.string }
  /// The text that is spoken; nil for the text that is shown.
  open var localizedDescription: String? { spoken }
  /// The picture before the text; nil for none.
  open var iconImage: UIImage? { icon }
  /// The text with attributes; nil if the suggestion was made of a plain one.
  open var localizedAttributedSuggestion: NSAttributedString? { attributed }
  /// Any value that an app attaches to the suggestion; default nil.
  open var representedObject: Any?
}
