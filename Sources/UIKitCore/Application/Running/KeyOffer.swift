package import Device

extension UIScreen {
  /// Shows a key to the desktop's assistive software, then to whoever reads the screen here; what
  /// neither keeps is handed on, in the order in which keys were pressed.
  package func offer(
    _ key: OfferedKey,
    _ modifiers: KeyModifiers,
    then deliver: @escaping @MainActor @Sendable () -> Void
  ) {
    let pass: @MainActor @Sendable () -> Void = { [weak self] in
      guard let self else { return }
      defer { frameLoop.requestFrame() }
      let withShift = modifiers.contains(.shift)
      let isTaken = key.isDown && screenReader?.take(key: key.usage, withShift: withShift) == true
      if !isTaken { deliver() }
    }
    guard let accessibilityPublisher else { return pass() }
    accessibilityPublisher.offer(key, then: pass)
  }
}
