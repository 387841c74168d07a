/// Something that the desktop tells its user for an app, as the specification of
/// `org.freedesktop.Notifications` describes it.
public struct DesktopNotice: Equatable, Sendable {
  /// A button of a notice.
  public struct Button: Equatable, Sendable {
    /// The name by which the button is known.
    public let name: String
    /// The text on it.
    public let title: String

    /// Makes a button.
    public init(name: String, title: String) { (self.name, self.title) = (name, title) }
  }

  /// The name of the notice in its app; a later one of the same name takes its place.
  public var name: String
  /// The name of the app, as its user reads it.
  public var app = ""
  /// The title.
  public var title = ""
  /// The text, without any markup.
  public var text = ""
  /// The buttons, besides the notice itself, which can be clicked.
  public var buttons: [Button] = []
  /// True for one that stays until the user has seen it.
  public var isUrgent = false
  /// True for one without a sound.
  public var isSilent = false

  /// Makes a notice that says nothing.
  public init(name: String) { self.name = name }
}

/// Something that became known of the desktop's notices.
public enum NoticeEvent: Equatable, Sendable {
  /// Says whether the desktop shows notices at all; reported at the beginning, and again when its
  /// service begins or the bus is lost.
  case availability(Bool)
  /// The user clicked a notice, or one of its buttons, whose name is given.
  case clicked(String, button: String?)
  /// The user took a notice away.
  case dismissed(String)
}
