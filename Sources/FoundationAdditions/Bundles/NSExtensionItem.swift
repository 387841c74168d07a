public import Foundation

/// Something that is handed to an extension, or back by it; kept as it is.
open class NSExtensionItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// True: items can be archived.
  public static var supportsSecureCoding: Bool { true }
  /// A title; default nil.
  @NSCopying open var attributedTitle: NSAttributedString?
  /// A text; default nil.
  @NSCopying open var attributedContentText: NSAttributedString?
  /// Pictures, files and the like; default nil.
  open var attachments: [NSItemProvider]?
  /// Values by keys, among them those of the properties; default nil.
  open var userInfo: [AnyHashable: Any]? {
    get {
      let own: [AnyHashable: Any?] = [
        NSExtensionItemAttributedTitleKey: attributedTitle,
        NSExtensionItemAttributedContentTextKey: attributedContentText,
        NSExtensionItemAttachmentsKey: attachments,
      ]
      let present = own.compactMapValues(\.self)
      return values == nil && present.isEmpty ? nil : (values ?? [:]).merging(present) { $1 }
    }
    set { values = newValue }
  }
  private var values: [AnyHashable: Any]?

  /// Makes an empty item.
  public override init() { super.init() }

  /// Reads the texts of an item from an archive; attachments are in none.
  public required init?(coder: NSCoder) {
    attributedTitle = coder.decodeObject(of: NSAttributedString.self, forKey: "title")
    attributedContentText = coder.decodeObject(of: NSAttributedString.self, forKey: "text")
    super.init()
  }

  /// Writes the texts of the item.
  open func encode(with coder: NSCoder) {
    coder.encode(attributedTitle, forKey: "title")
    coder.encode(attributedContentText, forKey: "text")
  }

  /// An item of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.attributedTitle = attributedTitle
    copy.attributedContentText = attributedContentText
    copy.attachments = attachments
    copy.values = values
    return copy
  }
}

/// The key of the title in an item's user info.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
/// The key of the text in an item's user info.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
/// The key of the attachments in an item's user info.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
/// The key of items and their errors in an error's user info.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
/// The key of what a script of a page found, in the values of an attachment.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of what a script of a page is to get back.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

extension NSNotification.Name {
  /// Posted when the app that an extension serves comes back, which never happens here.
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
    "NSExtensionHostWillEnterForegroundNotification"
  )
  /// Posted when the app that an extension serves has gone, which never happens here.
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
    "NSExtensionHostDidEnterBackgroundNotification"
  )
  /// Posted before the app that an extension serves is inactive, which never happens here.
  public static let NSExtensionHostWillResignActive = NSNotification.Name(
    "NSExtensionHostWillResignActiveNotification"
  )
  /// Posted when the app that an extension serves is active, which never happens here.
  public static let NSExtensionHostDidBecomeActive = NSNotification.Name(
    "NSExtensionHostDidBecomeActiveNotification"
  )
}
