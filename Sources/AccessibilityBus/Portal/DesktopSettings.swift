internal import Foundation

/// Follows the settings of the desktop's user, through the portal `org.freedesktop.portal.Settings`.
///
/// The work is done on a thread of its own, and nobody waits for it: an app begins with its own
/// settings, and hears of others when they come. Without a bus or a portal it never does.
public final class DesktopSettings: Sendable {
  private let inbox: Inbox<PortalReader>

  /// Looks for the portal, and calls `changed`, from the thread, with each new state.
  ///
  /// `address` is that of a bus, for nil it is the session's.
  public init?(
    address: String? = nil,
    changed: @escaping @Sendable (DesktopPreferences) -> Void
  ) {
    guard let inbox = Inbox<PortalReader>() else { return nil }
    self.inbox = inbox
    let thread = Thread {
      PortalReader(address: address, inbox: inbox, changed: changed).run()
    }
    thread.name = "desktop settings"
    thread.start()
  }

  deinit { close() }

  /// Stops; does not wait for the thread.
  public func close() { inbox.post { $0.stop() } }
}
