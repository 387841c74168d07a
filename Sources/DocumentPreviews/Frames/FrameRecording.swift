package import InterfaceBuilder
internal import UIKitCore

/// A record of the element that each view and constraint was made from, while a document is
/// examined.
final class FrameRecording {
  private var views: [ObjectIdentifier: [WeakView]] = [:]
  private(set) var elements: [Element] = []
  private var constraints: [ObjectIdentifier: (made: NSLayoutConstraint, from: Element)] = [:]
  private(set) var constraintsInOrder: [(made: NSLayoutConstraint, from: Element)] = []
  /// True if layout kept the length of a scroll view's content.
  var keepsContent = false
  /// The constraints that had no effect, in the order in which they were refused.
  private(set) var conflicts: [ConstraintConflict] = []

  private struct WeakView {
    weak var view: UIView?
  }

  /// Notes a view that has a saved frame, or a constraint.
  func note(_ element: Element, _ object: Any) {
    if let constraint = object as? NSLayoutConstraint {
      constraints[ObjectIdentifier(constraint)] = (constraint, element)
      constraintsInOrder.append((constraint, element))
    }
    guard let view = object as? UIView, element.child("rect", key: "frame") != nil else { return }
    let id = ObjectIdentifier(element)
    if views[id] == nil { elements.append(element) }
    views[id, default: []].append(WeakView(view: view))
  }

  /// Notes constraints that contradict each other; those that no document holds are left out.
  func noteConflict(of members: [NSLayoutConstraint], refused: NSLayoutConstraint?) {
    guard let refused, let element = constraints[ObjectIdentifier(refused)]?.from else { return }
    let others = members.compactMap { constraints[ObjectIdentifier($0)]?.from }
      .filter { $0 !== element }
    conflicts.append(ConstraintConflict(refused: element, others: others))
  }

  /// Returns the element that each view in a window was made from.
  func elementsByView(in window: UIWindow) -> [ObjectIdentifier: Element] {
    var found: [ObjectIdentifier: Element] = [:]
    for element in elements {
      for view in views[ObjectIdentifier(element)] ?? [] {
        if let view = view.view, view.window === window { found[ObjectIdentifier(view)] = element }
      }
    }
    return found
  }

  /// The view of an element that is in a window; a list may show more than one.
  func view(of element: Element, in window: UIWindow) -> UIView? {
    views[ObjectIdentifier(element)]?.lazy.compactMap(\.view).first { $0.window === window }
  }
}

/// A constraint of a document that has no effect, since others contradict it.
package struct ConstraintConflict {
  package let refused: Element
  /// The constraints of the document that cannot hold together with it; none when it contradicts
  /// the size of a content, a stack or a scene.
  package let others: [Element]
}
