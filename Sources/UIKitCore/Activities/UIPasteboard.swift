public import Foundation

/// What was cut or copied, for as long as the app runs; other programs don't see it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Self("com.apple.UIKit.pboard.general")
  }

  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification"
  )

  static let textType = "public.utf8-plain-text"
  static let addressType = "public.url"
  static let imageType = "public.image"
  static let colorType = "com.apple.uikit.color"

  private static var boards: [Name: UIPasteboard] = [:]

  /// The pasteboard of Cut, Copy and Paste.
  public static let general = UIPasteboard(name: .general)

  public let name: Name
  /// Goes up with every change.
  open private(set) var changeCount = 0
  /// What is on the pasteboard: for each item its values by type.
  open var items: [[String: Any]] = [] { didSet { changed() } }

  private init(name: Name) { self.name = name }

  /// The pasteboard of a name; nil if there is none and none is to be made.
  public convenience init?(name: Name, create: Bool) {
    guard create || Self.boards[name] != nil else { return nil }
    self.init(name: name)
    items = Self.boards[name]?.items ?? []
    Self.boards[name] = self
  }

  /// A pasteboard with a name of its own.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }

  /// Forgets the pasteboard of a name.
  public class func remove(withName name: Name) { boards[name] = nil }

  // MARK: - What is on it

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]? {
    get { values(Self.textType) }
    set { put(newValue, type: Self.textType) }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { values(Self.addressType) }
    set { put(newValue, type: Self.addressType) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { values(Self.imageType) }
    set { put(newValue, type: Self.imageType) }
  }
  open var color: UIColor? {
    get { (values(Self.colorType) as [UIColor]?)?.first }
    set { put(newValue.map { [$0] }, type: Self.colorType) }
  }

  open var numberOfItems: Int { items.count }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }

  /// The types of the first item.
  open var types: [String] { (items.first ?? [:]).keys.sorted() }

  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// Adds to what is there.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  func add(_ value: Any, type: String) { items.append([type: value]) }

  private func values<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func put(_ values: [Any]?, type: String) { items = (values ?? []).map { [type: $0] } }

  private func changed() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
