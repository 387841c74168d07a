public import Foundation

/// A part of a text that can be tapped: a link, an attachment, or what an app has tagged (W-205,
/// W-242).
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The meaning of the part.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// The menu of a part, and what is shown beside it.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The picture beside the menu.
    public enum Preview {
      case `default`
      case view(UIView)
    }

    let preview: Preview?
    let menu: UIMenu

    /// Makes a configuration; without a preview the menu is shown alone.
    public init(preview: Preview? = .default, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
    }
  }

  public let content: Content
  /// The part's place in the text view's text, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
  }
}
