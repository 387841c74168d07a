/// A titled list of menu elements, itself a menu element.
open class UIMenu: UIMenuElement {
  /// Names a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows its children.
  nonisolated public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are in an inline menu.
  nonisolated public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// Its name; a fresh one when none is given.
  public let identifier: Identifier

  /// How it shows its children.
  public let options: Options

  /// How large its elements are.
  open var preferredElementSize: ElementSize

  /// What it lists.
  public let children: [UIMenuElement]

  /// A menu with a title and children.
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

  /// The elements that carry a mark, in nested inline menus too.
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

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }
}

/// A menu element whose elements are asked for when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  let provider: Provider
  let isCached: Bool

  /// Asks once and keeps the answer.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Asks each time the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  private init(isCached: Bool, provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }
}
