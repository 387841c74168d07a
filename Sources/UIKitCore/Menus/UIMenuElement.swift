/// An entry of a menu: an action, a command or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The mark beside an element.
  nonisolated public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// Flags for the behaviour and appearance of an element.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes, with the values of iOS.
    public let rawValue: UInt
    /// Attributes from their bits; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen; the key command it belongs to is not sent.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something, and is meant to be drawn in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The text of the element.
  public internal(set) var title: String

  /// A second line under the title; nil by default.
  public var subtitle: String?

  /// The picture beside the title; nil if there is none.
  public internal(set) var image: UIImage?

  /// A name for tests to find the element by; nil by default.
  public var accessibilityIdentifier: String?

  /// The key command in whose place the element is shown, and whose keys stand beside it; nil
  /// without one.
  var keyCommand: UIKeyCommand?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// A menu element that does something when it is chosen: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text of the element.
  var title: String { get }
  /// The picture beside the title; nil if there is none.
  var image: UIImage? { get }
  /// The picture while the element carries a mark; nil is `image`.
  var selectedImage: UIImage? { get set }
  /// A longer title for places that have room.
  var discoverabilityTitle: String? { get set }
  /// Flags such as disabled or hidden.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark beside it in a menu.
  var state: UIMenuElement.State { get set }
  /// The object that the element was chosen in, while it is performed; nil otherwise.
  var sender: Any? { get }
  /// Does what choosing the element does.
  func performWithSender(_ sender: Any?, target: Any?)
}
