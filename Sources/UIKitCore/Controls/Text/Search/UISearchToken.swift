/// Something that is searched for as a whole, shown in a search field before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Any value that an app attaches to the token; nil by default.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  /// Creates a token that shows a picture, if there is one, and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}
