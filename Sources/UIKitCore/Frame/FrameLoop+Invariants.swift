extension FrameLoop {
  /// Checks, in check builds, the rules of all trees on the screen at the end of a frame.
  func checkInvariants() {
    #if CHECKS
    for window in screen.windows {
      Invariants.check(window.treeViolation)
      Invariants.check(waitingViolation(of: window))
      Invariants.check(window.rootViewController?.hierarchyViolation)
    }
    #endif
  }

  /// The rule that a window that waits for a pass gets a frame; nil if it holds.
  func waitingViolation(of window: UIWindow) -> String? {
    guard window.waits(for: .settling), !needsFrame else { return nil }
    return "a window waits and no frame is wanted: \(Diagnostic.address(window))"
  }
}
