extension FrameLoop {
  /// Calls something at intervals, in seconds, from one interval on, in place of what the owner
  /// repeated before; it ends with the owner.
  func repeatWork(every interval: TimeInterval, for owner: AnyObject, _ work: @escaping () -> Void)
  {
    stopRepeating(for: owner)
    repeating.append(
      RepeatingWork(owner: owner, interval: interval, due: display.now + interval, work: work)
    )
  }

  func stopRepeating(for owner: AnyObject) {
    repeating.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Runs what is due; a frame that is late makes up for nothing.
  func runRepeatingWork() {
    guard isWatched else { return }
    let now = display.now
    // What has no owner any more would wake the loop without end.
    repeating.removeAll { $0.owner == nil }
    var due: [RepeatingWork] = []
    for index in repeating.indices where repeating[index].due <= now + 1e-9 {
      repeating[index].due = now + repeating[index].interval
      due.append(repeating[index])
    }
    // The work may begin and end other repetitions; what it ended runs no more.
    for work in due where repeating.contains(where: { $0.owner === work.owner }) { work.work() }
  }

  /// The time at which something is due, in seconds of the display's clock; nil for never.
  var nextRepetition: TimeInterval? { isWatched ? repeating.map(\.due).min() : nil }
}
