public import Foundation

extension NSString {
  /// A text of a format, with numbers as the user's language writes them.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...)
    -> NSString
  { NSString(string: String(format: format as String, locale: .current, arguments: args)) }

  /// The path with `~` in place of the user's folder.
  public var abbreviatingWithTildeInPath: String {
    let folder = NSHomeDirectory()
    let path = self as String
    guard path == folder || path.hasPrefix(folder + "/") else { return path }
    return "~" + path.dropFirst(folder.count)
  }

  /// The list or dictionary that the text is; nil for another text.
  public func propertyList() -> Any? {
    try? PropertyListSerialization.propertyList(
      from: Data((self as String).utf8),
      options: [],
      format: nil
    )
  }

  /// The keys and texts of a file of translations; nil for another text.
  public func propertyListFromStringsFileFormat() -> [AnyHashable: Any]? {
    propertyList() as? [AnyHashable: Any]
  }

  /// The text itself: it has no forms for other widths.
  public func variantFittingPresentationWidth(_ width: Int) -> String { self as String }
}

extension NSMutableString {
  /// Adds a text of a format.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}

extension String {
  /// The text itself: it has no forms for other widths.
  public func variantFittingPresentationWidth(_ width: Int) -> String { self }
  /// The keys and texts of a file of translations; empty for another text.
  public func propertyListFromStringsFileFormat() -> [String: String] {
    (self as NSString).propertyList() as? [String: String] ?? [:]
  }
}
