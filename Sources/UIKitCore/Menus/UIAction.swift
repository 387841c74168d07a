/// Called with the action that was triggered.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu element, or an action of a control, that runs a closure.
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The name of an action; a control holds one action of an identifier for an event.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action; a fresh UUID if none is given.
  public let identifier: Identifier

  /// The picture while `state` is not `off`; nil, the default, is `image`.
  open var selectedImage: UIImage?

  /// A longer title for places that have room; kept, and not shown here.
  open var discoverabilityTitle: String?

  /// Flags such as disabled or hidden; default none.
  open var attributes: UIMenuElement.Attributes = []

  /// The mark beside it in a menu; default `off`.
  open var state = UIMenuElement.State.off

  /// The object that triggered the action, while its handler runs; nil otherwise.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action with its title, its pictures and the closure that it runs.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(title, subtitle, image, identifier, handler)
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  init(
    _ title: String,
    _ subtitle: String?,
    _ image: UIImage?,
    _ identifier: Identifier?,
    _ handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title of the action.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture beside the title.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Runs the closure; `target` is not used.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
