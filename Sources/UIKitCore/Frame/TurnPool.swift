/// Keeps views and constraints that are taken out until the end of the frame's turn (W-27).
///
/// On iOS they go with the run loop's pool: an app may take a view out that only a weak outlet
/// names, and put it in again. Nothing is kept where no app runs, such as on a test's stage.
enum TurnPool {
  /// True while an app runs, whose turns empty the pool.
  static var isOpen = false
  private static var kept: [AnyObject] = []

  static func keep(_ object: AnyObject) { if isOpen { kept.append(object) } }

  /// Lets go of everything.
  static func drain() {
    guard !kept.isEmpty else { return }
    var gone: [AnyObject] = []
    swap(&gone, &kept)
    gone.removeAll(keepingCapacity: gone.count < 64)
    // What they held may have come here meanwhile.
    if kept.isEmpty { swap(&gone, &kept) }
  }
}
