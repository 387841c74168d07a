/// Work that waits for its time.
struct ScheduledWork {
  /// In seconds of the display's clock.
  let time: TimeInterval
  let work: () -> Void
}
