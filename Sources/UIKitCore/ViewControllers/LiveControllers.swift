/// The controllers that live, in the order in which they were made.
///
/// Memory warnings go to all of them, and the test kit asks which ones should be gone. None is
/// kept alive.
package enum LiveControllers {
  private struct Entry {
    weak var controller: UIViewController?
    let scope: Int
  }

  private static var entries: [Entry] = []
  private static var sweepAt = 64

  /// Tells apart the controllers that different tests make.
  @TaskLocal package static var scope = 0

  static func note(_ controller: UIViewController) {
    if entries.count >= sweepAt {
      entries.removeAll { $0.controller == nil }
      sweepAt = max(64, entries.count * 2)
    }
    entries.append(Entry(controller: controller, scope: scope))
  }

  /// Everyone who lives.
  package static var living: [UIViewController] { entries.compactMap(\.controller) }

  /// Those who live of the ones made in a scope.
  package static func living(scope: Int) -> [UIViewController] {
    entries.filter { $0.scope == scope }.compactMap(\.controller)
  }
}

extension UIViewController {
  /// Counts the controller among those that live.
  func joinLiveControllers() { LiveControllers.note(self) }
}
