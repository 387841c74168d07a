/// A menu element that sends a selector along the responder chain.
open class UICommand: UIMenuElement {
  /// The selector that is sent along the responder chain.
  public let action: Selector

  /// A value that distinguishes commands with the same action; kept, and not read here.
  public let propertyList: Any?

  /// A longer title for places that have room; kept, and not shown here.
  open var discoverabilityTitle: String?

  /// Flags such as disabled or hidden; a disabled key command swallows its key; default none.
  open var attributes: UIMenuElement.Attributes

  /// The mark beside it in a menu; default `off`.
  open var state: UIMenuElement.State

  /// Creates a command with its title and picture and the selector that it sends.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// A command that a hardware key triggers.
open class UIKeyCommand: UICommand {
  /// The key, as the character that it types.
  public let input: String?

  /// The modifier keys held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// `true` if the command comes before the system's use of the key; nothing competes here.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a key command with its title and picture, the selector that it sends, and its key.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a key command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The `input` of the up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The `input` of the down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The `input` of the left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The `input` of the right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The `input` of the escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The `input` of the home key.
  public static let inputHome = "UIKeyInputHome"
  /// The `input` of the end key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The `input` of the page up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The `input` of the page down key.
  public static let inputPageDown = "UIKeyInputPageDown"
}
