internal import Foundation

/// The center on a desktop (L-297).
extension UNUserNotificationCenter {
  /// A desktop is asked whether it shows notifications: who wants to know waits until it answers.
  package func awaitDesktop() {
    lock.withLock { if case .none = service { service = .awaited([]) } }
  }

  /// The desktop shows notifications, or with nil there is none that does.
  @MainActor package func found(_ desktop: (any NotificationDesktop)?) {
    let waiting = lock.withLock {
      defer { service = desktop.map(NotificationService.desktop) ?? .none }
      return if case .awaited(let waiting) = service { waiting } else {
        [] as [@Sendable () -> Void]
      }
    }
    if delivery?.desktop !== desktop {
      delivery?.stop()
      delivery = desktop.map { NotificationDelivery(self, on: $0) }
      planPending()
    }
    for tell in waiting { tell() }
  }

  /// Plans what was asked for before it was allowed.
  @MainActor private func planPending() {
    guard isAllowed else { return }
    for request in lock.withLock({ pending }) { delivery?.plan(request) }
  }

  /// The user chose an action of a notification, nil for the notification itself.
  @MainActor package func choose(_ action: String?, of identifier: String) {
    delivery?.choose(action, of: identifier)
  }

  /// The user took a notification away.
  @MainActor package func dismiss(_ identifier: String) { delivery?.dismiss(identifier) }

  // MARK: - The app's side

  /// Calls, on a queue of its own, once it is known whether there is a desktop.
  func answer(_ body: @escaping @Sendable () -> Void) {
    let isKnown = lock.withLock {
      guard case .awaited(let waiting) = service else { return true }
      service = .awaited(waiting + [{ DispatchQueue.global().async(execute: body) }])
      return false
    }
    if isKnown { DispatchQueue.global().async(execute: body) }
  }

  /// Waits until it is known whether there is a desktop.
  func waitForDesktop() async {
    await withCheckedContinuation { continuation in answer { continuation.resume() } }
  }

  /// True if there is a desktop that shows notifications: its user allows or mutes each app there.
  var hasDesktop: Bool {
    lock.withLock { if case .desktop = service { true } else { false } }
  }

  private static var allowanceKey: String { "PorticoNotificationsAllowed" }

  /// True once the app has asked, on a desktop that shows notifications.
  var isAllowed: Bool { hasDesktop && UserDefaults.standard.bool(forKey: Self.allowanceKey) }

  /// Remembers that the app has asked; answers whether it may notify.
  func allow() -> Bool {
    guard hasDesktop else { return false }
    if !isAllowed {
      UserDefaults.standard.set(true, forKey: Self.allowanceKey)
      withDelivery { _ in self.planPending() }
    }
    return true
  }

  /// Does something with what is shown, on the main actor.
  func withDelivery(_ work: @escaping @MainActor @Sendable (NotificationDelivery) -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { if let delivery = self.delivery { work(delivery) } }
    }
  }

  // MARK: - Lists

  /// Keeps a request in place of one of the same name, and has it shown when it is due.
  func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
    answer { if self.isAllowed { self.withDelivery { $0.plan(request) } } }
  }

  func isPending(_ request: UNNotificationRequest) -> Bool {
    lock.withLock { pending.contains { $0 === request } }
  }

  func forget(_ request: UNNotificationRequest) {
    lock.withLock { pending.removeAll { $0 === request } }
  }

  func keepDelivered(_ notification: UNNotification) {
    lock.withLock {
      delivered.removeAll { $0.request.identifier == notification.request.identifier }
      delivered.append(notification)
    }
  }

  func takeDelivered(_ identifier: String) -> UNNotification? {
    lock.withLock {
      let place = delivered.firstIndex { $0.request.identifier == identifier }
      return place.map { delivered.remove(at: $0) }
    }
  }

  func category(named name: String) -> UNNotificationCategory? {
    lock.withLock { categories.first { $0.identifier == name } }
  }
}
