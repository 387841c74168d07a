public import Foundation

/// The data that was cut or copied, kept as long as the app runs.
///
/// The general pasteboard of an app in a window is the desktop's clipboard as far as texts and images
/// go: it begins with what other programs copied, and they get texts, addresses and images that are put
/// in.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name's text.
    public let rawValue: String
    /// A name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the pasteboard of Cut, Copy and Paste.
    public static let general = Self("com.apple.UIKit.pboard.general")
  }

  /// Posted with the pasteboard as object after each change, without user info.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification"
  )

  static let textType = "public.utf8-plain-text"
  static let addressType = "public.url"
  static let imageType = "public.image"
  static let pngType = "public.png"
  static let jpegType = "public.jpeg"
  static let colorType = "com.apple.uikit.color"

  private static var boards: [Name: UIPasteboard] = [:]

  /// The pasteboard of Cut, Copy and Paste.
  public static let general = UIPasteboard(name: .general)

  /// The name of the pasteboard.
  public let name: Name
  /// The number of changes, from 0.
  open private(set) var changeCount = 0
  /// The items on the pasteboard, each with its values by type; default none.
  open var items: [[String: Any]] {
    get {
      adoptClipboard()
      return ownItems
    }
    set {
      ownItems = newValue
      // Those who hear of the change may read the pasteboard, which adopts what the clipboard has.
      passToClipboard()
      changed()
    }
  }
  var ownItems: [[String: Any]] = []
  /// The text that the clipboard and the pasteboard had in common last.
  var sharedText: String?
  /// The encoded image that was adopted last.
  var adoptedImage: Data?
  /// The clipboard that was read last, and its number then.
  weak var readClipboard: (any DesktopClipboard)?
  var readNumber = 0
  /// The desktop's clipboard; nil without a desktop.
  package static weak var clipboard: (any DesktopClipboard)?

  private init(name: Name) { self.name = name }

  /// Creates the pasteboard of a name, with its items; nil if there is none and `create` is
  /// `false`.
  public convenience init?(name: Name, create: Bool) {
    guard create || Self.boards[name] != nil else { return nil }
    self.init(name: name)
    items = Self.boards[name]?.items ?? []
    Self.boards[name] = self
  }

  /// Creates a pasteboard with a name of its own.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }

  /// Forgets the pasteboard of a name; objects in use keep their items.
  public class func remove(withName name: Name) { boards[name] = nil }

  // MARK: - Content

  /// The first text, or nil; setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All texts, or nil if there are none; setting them replaces all items.
  open var strings: [String]? {
    get { values(Self.textType) }
    set { put(newValue, type: Self.textType) }
  }
  /// The first address, or nil; setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// All addresses, or nil if there are none; setting them replaces all items.
  open var urls: [URL]? {
    get { values(Self.addressType) }
    set { put(newValue, type: Self.addressType) }
  }
  /// The first image, or nil; setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// All images, or nil if there are none; setting them replaces all items.
  open var images: [UIImage]? {
    get {
      let found = items.compactMap(Self.image)
      return found.isEmpty ? nil : found
    }
    set { put(newValue, type: Self.imageType) }
  }
  /// The first colour, or nil; setting it replaces all items.
  open var color: UIColor? {
    get { (values(Self.colorType) as [UIColor]?)?.first }
    set { put(newValue.map { [$0] }, type: Self.colorType) }
  }

  /// The number of items, of any type.
  open var numberOfItems: Int { items.count }
  /// `true` if there is a text.
  open var hasStrings: Bool { string != nil }
  /// `true` if there is an address.
  open var hasURLs: Bool { url != nil }
  /// `true` if there is an image.
  open var hasImages: Bool { image != nil }
  /// `true` if there is a colour.
  open var hasColors: Bool { color != nil }

  /// The types of the first item, sorted; empty without items.
  open var types: [String] { (items.first ?? [:]).keys.sorted() }

  /// Returns `true` if the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  /// The first item's value of a type; nil if it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces all items by one with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The first item's value of a type, if it is data; else nil.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }

  /// Replaces all items by one with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// Adds items after those that are there.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  func add(_ value: Any, type: String) { items.append([type: value]) }

  private func values<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func put(_ values: [Any]?, type: String) { items = (values ?? []).map { [type: $0] } }

  func changed() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
