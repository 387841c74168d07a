/// A titled list of menu elements, itself a menu element.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Flags for the display of a menu's children.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits of the options, with the values of iOS.
    public let rawValue: UInt
    /// Options from their bits; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the children in the parent menu instead of a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Marks the menu as one whose actions destroy something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one child carries a mark: choosing one clears those of the others (V-76).
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shows the children's pictures side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements of an inline menu.
  nonisolated public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// The name of the menu; a fresh UUID if none is given.
  public let identifier: Identifier

  /// The flags that the menu was created with.
  public let options: Options

  /// The size of its elements: small ones are pictures side by side, medium ones have titles below.
  open var preferredElementSize: ElementSize

  /// The drawing of its elements; nil, the default, takes that of the menu it is shown in.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// The elements that the menu lists, in order.
  public let children: [UIMenuElement]

  /// Creates a menu with a title and children.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The elements whose `state` is `on`, those of nested `displayInline` menus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      default: []
      }
    }
  }

  /// Returns a menu with the same identifier, title and options, and other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
    menu.displayPreferences = displayPreferences
    return menu
  }
}
