/// A menu element that sends a selector along the responder chain.
open class UICommand: UIMenuElement {
  /// What is sent.
  public let action: Selector

  /// A value that tells commands with the same action apart.
  public let propertyList: Any?

  /// A longer title for places that have room.
  open var discoverabilityTitle: String?

  /// How it behaves and looks.
  open var attributes: UIMenuElement.Attributes

  /// The mark beside it.
  open var state: UIMenuElement.State

  /// A command with what it shows and what it sends.
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

  /// The keys held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command comes before what the system does with the key; nothing does here.
  open var wantsPriorityOverSystemBehavior = false

  /// A command with what it shows, what it sends, and its key.
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

  /// A command without words, for a key alone.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}
