internal import Foundation

/// Follows the settings of the desktop's user, through the portal `org.freedesktop.portal.Settings`,
/// asks the user by the portals for files, letters and addresses, and shows notices.
///
/// The work is done on a thread of its own, and nobody waits for it: an app begins with its own
/// settings, and hears of others when they come. Without a bus or a portal it never does.
public final class DesktopSettings: Sendable {
  private let inbox: Inbox<PortalReader>

  /// Looks for the portal, and calls `changed`, from the thread, with each new state, and `found`
  /// with the parts that can ask the user, and `noticed` with what becomes of notices.
  ///
  /// `address` is that of a bus, for nil it is the session's.
  public init?(
    address: String? = nil,
    changed: @escaping @Sendable (DesktopPreferences) -> Void,
    found: @escaping @Sendable (Set<PortalService>) -> Void = { _ in },
    noticed: @escaping @Sendable (NoticeEvent) -> Void = { _ in }
  ) {
    guard let inbox = Inbox<PortalReader>() else { return nil }
    self.inbox = inbox
    let thread = Thread {
      let reader = PortalReader(
        address: address,
        inbox: inbox,
        changed: changed,
        found: found,
        noticed: noticed
      )
      reader.run()
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

  /// Shows a notice in the desktop's way, in place of one of the same name.
  public func show(_ notice: DesktopNotice) { inbox.post { $0.show(notice) } }

  /// Takes a notice back; does nothing for one that isn't shown.
  public func withdraw(_ name: String) { inbox.post { $0.withdraw(name) } }

  /// Stops; does not wait for the thread.
  public func close() { inbox.post { $0.stop() } }
}
