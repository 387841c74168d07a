internal import Foundation

/// Follows the settings of the desktop's user, through the portal `org.freedesktop.portal.Settings`,
/// and asks the user by the portals for files, letters and addresses.
///
/// The work is done on a thread of its own, and nobody waits for it: an app begins with its own
/// settings, and hears of others when they come. Without a bus or a portal it never does.
public final class DesktopSettings: Sendable {
  private let inbox: Inbox<PortalReader>

  /// Looks for the portal, and calls `changed`, from the thread, with each new state, and `found`
  /// with the parts that can ask the user.
  ///
  /// `address` is that of a bus, for nil it is the session's.
  public init?(
    address: String? = nil,
    changed: @escaping @Sendable (DesktopPreferences) -> Void,
    found: @escaping @Sendable (Set<PortalService>) -> Void = { _ in }
  ) {
    guard let inbox = Inbox<PortalReader>() else { return nil }
    self.inbox = inbox
    let thread = Thread {
      PortalReader(address: address, inbox: inbox, changed: changed, found: found).run()
    }
    thread.name = "desktop settings"
    thread.start()
  }

  deinit { close() }

  /// Asks the user; the answer comes from the thread, also when nobody could be asked.
  public func ask(
    _ question: PortalQuestion,
    then answer: @escaping @Sendable (PortalAnswer) -> Void
  ) {
    inbox.post { $0.ask(question, then: answer) }
  }

  /// Stops; does not wait for the thread.
  public func close() { inbox.post { $0.stop() } }
}
