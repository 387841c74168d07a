/// One thing that a menu shows.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// A mark beside an element.
  nonisolated public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// How an element behaves and looks.
  nonisolated public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The words of the element.
  public internal(set) var title: String

  /// A second line under the title.
  public var subtitle: String?

  /// The picture beside the title.
  public internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
