extension FrameLoop {
  /// Nobody listens yet: there is no server below the kit, so there is nothing to tell.
  func publishAccessibility() {}
}
