internal import ConstraintSolver

/// The solver of one tree of views: a window, a tree outside of windows, or a measurement.
///
/// Invariant: an item exists for every view and guide that a lowered constraint refers to. What
/// changes is only noted; `update()` hands it to the solver, and says which views to lay out.
package final class LayoutEngine {
  /// The last contradiction, for debuggers.
  static var lastContradiction = ""

  unowned let root: UIView
  /// The root, to compare with; loading it costs more than the comparison.
  let rootIdentity: ObjectIdentifier
  /// True if the engine measures the root instead of holding it at its size.
  let isFitting: Bool
  /// The rules that lay things out otherwise than UIKit does; nil in apps.
  let rules = UIScreen.main.layoutRules

  var solver = Solver()
  /// Tells items of this engine, which views keep, from those of one that is gone.
  let number: Int
  private static var count = 0
  var itemCount = 0
  /// The items of guides, and those of views while something is measured.
  var otherItems: [ObjectIdentifier: LayoutItem] = [:]
  var lowered: [ObjectIdentifier: LoweredConstraint] = [:]
  /// The items that the variables belong to, by their positions.
  package var owners: [LayoutItem?] = []
  var constraintsByToken: [Solver.Token: Unowned<NSLayoutConstraint>] = [:]
  var loweredCount = 0

  /// For each constraint of a conflict those that were given up for it.
  var refused: [Solver.Token: [Solver.Token]] = [:]

  /// Trees that came in since the last update, without those that are gone again.
  private var joined: [Known] = []

  /// A view that tells before it goes, by flags that only the tree's own engine sets.
  ///
  /// Weak references cost too much where so many views come.
  struct Known {
    unowned(unsafe) let view: UIView
  }

  var pending: [NSLayoutConstraint] = []
  /// Constraints on views that are not in the tree.
  var ownerless: [NSLayoutConstraint] = []
  var changedContent: [LayoutItem] = []
  var changedFrames: [LayoutItem] = []
  /// Stacks that line up their views anew with the next update.
  var changedStacks: [Known] = []
  /// Views whose margins, safe area or offset changed, and the constraints that refer to them.
  var changedInsets: [ObjectIdentifier] = []
  var insetDependents: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  /// Items that have other numbers than layout heard of.
  private var moved: [LayoutItem] = []
  /// Text that may have got another width.
  var unsettled: [LayoutItem] = []
  /// Text that is narrower than the room it was measured in.
  var shrunk: [LayoutItem] = []
  private(set) var isDirty = true
  private var isUpdating = false
  /// True once the main thread has used it: no other one may change it then (L-60).
  private var isOfMainThread = false

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    rootIdentity = ObjectIdentifier(root)
    self.isFitting = isFitting
    Self.count += 1
    number = Self.count
    joined = [Known(view: root)]
  }

  func markDirty() {
    guard !isDirty else { return }
    isDirty = true
    if !isFitting { root.setNeeds(.solving) }
  }

  /// Notes that a tree of views came in.
  func join(_ view: UIView) {
    joined.append(Known(view: view))
    view.layout.isJoining = true
    markDirty()
  }

  func forgetJoined(_ view: UIView) {
    view.layout.isJoining = false
    joined.removeAll { $0.view === view }
  }

  /// Brings the solution up to date with everything that was noted.
  func update() {
    guard isDirty, !isUpdating else { return }
    checkThread()
    isUpdating = true
    defer { isUpdating = false }
    isDirty = false
    if !isFitting { root.needs.remove(.solving) }
    adoptJoined()
    lowerPending()
    updateFrames()
    updateStacks()
    updateContent()
    releaseShrunk()
    lowerInsets()
    solve()
    settleWrapping()
    announceChanges()
    Invariants.check(violation)
  }

  private func checkThread() {
    if MainQueue.isCurrent {
      isOfMainThread = true
    } else if isOfMainThread {
      UIKitException.layoutInBackground.raise()
    }
  }

  private func adoptJoined() {
    var trees: [Known] = []
    swap(&trees, &joined)
    if !trees.isEmpty, !ownerless.isEmpty {
      pending += ownerless
      ownerless.removeAll()
    }
    for tree in trees {
      if !isFitting { tree.view.layout.isJoining = false }
      if tree.view.isSelfOrBelow(root) { adopt(tree.view) }
    }
    // The memory serves those that come in next.
    guard joined.isEmpty else { return }
    trees.removeAll(keepingCapacity: trees.count < 64)
    swap(&trees, &joined)
  }

  /// The number of a variable; zero for one that grew beyond measure.
  func value(_ variable: Solver.Variable) -> CGFloat {
    let value = solver.value(of: variable)
    return value.isFinite && abs(value) < 1e7 ? CGFloat(value) : 0
  }

  /// Notes what the last solution moved.
  func collectChanges() {
    for variable in solver.takeChanges() {
      guard let item = owners[variable.position], item.has(variable) else { continue }
      if item.breaksLines && variable == item.width { settleLater(item) }
      guard !item.hasMoved else { continue }
      item.hasMoved = true
      moved.append(item)
    }
  }

  /// Asks for layout of what holds the views that moved.
  private func announceChanges() {
    collectChanges()
    let items = moved
    moved.removeAll(keepingCapacity: true)
    for item in items {
      item.hasMoved = false
      guard !isFitting, !item.isGone else { continue }
      // Text that is measured anew on the way mostly ends where it was.
      let place = rect(item)
      guard item.reported != place else { continue }
      item.reported = place
      if let view = item.view {
        view.superview?.setNeedsLayout()
      } else {
        (item.object as? UILayoutGuide)?.owningView?.setNeedsLayout()
      }
    }
  }
}

/// A constraint that the solver has.
struct LoweredConstraint {
  let constraint: NSLayoutConstraint
  let token: Solver.Token
  /// The number of constraints that came before it; a new constant leaves it as it is.
  let order: Int
  var constant: Double
  /// The views whose margins, safe areas or offsets its constant is made of.
  let insetViews: [ObjectIdentifier]
}
