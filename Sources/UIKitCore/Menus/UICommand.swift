/// A menu element that sends a selector along the responder chain.
open class UICommand: UIMenuElement {
  /// The selector that is sent along the responder chain.
  public let action: Selector

  /// A value that distinguishes commands with the same action (V-278).
  public internal(set) var propertyList: Any?

  /// The actions that it sends instead while further modifier keys are held.
  public internal(set) var alternates: [UICommandAlternate] = []

  /// The picture while `state` is not `off`; nil, the default, is `image`.
  open var selectedImage: UIImage?

  /// The object that the command was chosen in, while it is sent; nil otherwise.
  public internal(set) var sender: Any?

  /// A longer title, for the list of key commands (W-160); `nil`, the default, is `title`.
  open var discoverabilityTitle: String?

  /// Flags such as disabled or hidden; a disabled key command swallows its key; default none.
  open var attributes: UIMenuElement.Attributes = []

  /// The mark beside it in a menu; default `off`.
  open var state = UIMenuElement.State.off

  /// Creates a command with its title and picture and the selector that it sends.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(title, subtitle, image, sends: action)
    self.selectedImage = selectedImage
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  init(_ title: String, _ subtitle: String?, _ image: UIImage?, sends action: Selector) {
    self.action = action
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// Another action of a command, for which further modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title in menus while the keys are held; kept, and shown in the list of key commands.
  public let title: String
  /// The selector that is sent instead.
  public let action: Selector
  /// The keys that are held in addition to the command's own.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
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

  /// `true`, the default, if another keyboard's layout may exchange the key; kept: keys are as given.
  open var allowsAutomaticLocalization = true

  /// `true`, the default, if the key may be mirrored for languages read from right to left; kept:
  /// keys are as given.
  open var allowsAutomaticMirroring = true

  /// Creates a key command with its title and picture, the selector that it sends, and its key.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(title, image, sends: action, by: input, modifierFlags)
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  init(
    _ title: String,
    _ image: UIImage?,
    sends action: Selector,
    by input: String,
    _ modifierFlags: UIKeyModifierFlags
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title, nil, image, sends: action)
  }

  /// Creates a key command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command with its title in the list of them, for text of an app before iOS 13.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }
}
