/// Called with the action that was triggered.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu element, or a control's deed, that runs a closure.
open class UIAction: UIMenuElement {
  /// Names an action; a control holds one action of an identifier for an event.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Its name; a fresh one when none is given.
  public let identifier: Identifier

  /// A longer title for places that have room.
  open var discoverabilityTitle: String?

  /// How it behaves and looks.
  open var attributes: UIMenuElement.Attributes

  /// The mark beside it.
  open var state: UIMenuElement.State

  /// Who triggered it, while its handler runs.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// An action with what it shows and what it does.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The words of the action.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture beside the words.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
