/// The scenes that a container's relationships bring in.
///
/// Their objects wake once the outermost container has all its children: `awakeFromNib` of a
/// controller finds the stack, tab bar or split view controller that it is in (L-49).
enum NestedScenes {
  private static var depth = 0
  private static var waiting: [() -> Void] = []

  /// Makes the scenes inside of a container.
  static func build(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
  }

  /// Wakes a scene's objects: after those inside it, or with those around it.
  static func wake(_ work: @escaping () -> Void) {
    waiting.append(work)
    guard depth == 0 else { return }
    let scenes = waiting
    waiting = []
    for wake in scenes { wake() }
  }
}
