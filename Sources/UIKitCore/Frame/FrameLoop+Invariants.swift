extension FrameLoop {
  /// Looks, in check builds, whether all that the screen shows is sound at the end of a frame.
  func checkInvariants() {
    #if CHECKS
    for window in screen.windows {
      Invariants.check(window.treeViolation)
      Invariants.check(waitingViolation(of: window))
      Invariants.check(window.rootViewController?.hierarchyViolation)
    }
    #endif
  }

  /// What waits for a pass gets a frame.
  func waitingViolation(of window: UIWindow) -> String? {
    guard window.waits(for: .settling), !needsFrame else { return nil }
    return "a window waits and no frame is wanted: \(Diagnostic.address(window))"
  }
}
