internal import ConstraintSolver

/// The invariants of views, layout and controllers, checked in builds that define `CHECKS`.
///
/// Those are debug builds, and so all tests, and release builds made with `PORTICO_CHECKS=1`. Each
/// invariant is a property that answers the first thing that is not as it should be, as a rule and,
/// after a colon, whom it concerns; the files `…+Invariants.swift` hold them.
package enum Invariants {
  /// True if this build checks them.
  package static var areChecked: Bool {
    #if CHECKS
    true
    #else
    false
    #endif
  }

  /// Is notified of each broken invariant; nil, the default, ends the program there.
  package static var listener: ((String) -> Void)? {
    didSet {
      SolverInvariants.listener = listener.map { listener in
        { violation in MainActor.assumeIsolated { listener(violation) } }
      }
    }
  }

  /// Checks an invariant; other builds do not even work it out.
  static func check(_ violation: @autoclosure () -> String?) {
    #if CHECKS
    guard let violation = violation() else { return }
    guard let listener else { fatalError("Broken invariant, \(violation)") }
    listener(violation)
    #endif
  }
}
