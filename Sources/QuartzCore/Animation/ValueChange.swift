/// The action of a view's layer inside an animation: it notes a value before it changes, and makes
/// it move from there afterwards.
package final class ValueChange: CAAction {
  /// The relation of a new animation to one that runs already.
  package enum Joining {
    /// It is added to it.
    case added
    /// It takes its place and goes on from what is seen.
    case replacing
    /// It follows it.
    case following
  }

  /// An animation that was made: the layer, the value's name, and the values before and after.
  package struct Note {
    package let layer: CALayer
    package let key: String
    package let animationKey: String
    package let old: Any
    package let new: Any
  }

  private let old: AnimatedValue?
  private let seen: AnimatedValue?
  private let joining: Joining
  private let make: () -> CABasicAnimation
  private let note: (Note) -> Void

  /// Notes the value; `make` is asked for an animation without values if it does change.
  package init(
    of layer: CALayer,
    key: String,
    joining: Joining,
    make: @escaping () -> CABasicAnimation,
    note: @escaping (Note) -> Void
  ) {
    old = AnimatedValue(layer.value(forKey: key))
    seen = layer.motion?.copy.flatMap { AnimatedValue($0.value(forKey: key)) }
    (self.joining, self.make, self.note) = (joining, make, note)
  }

  package func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer else { return }
    let value = AnimatedValue(layer.value(forKey: event))
    guard let from = old ?? value?.vanished, let to = value ?? old?.vanished,
      !from.isEqual(to: to)
    else { return }
    let animation = make()
    animation.keyPath = event
    let animationKey: String
    switch joining {
    case .added where from.isAdditive:
      animation.isAdditive = true
      animation.fromValue = from.minus(to).any
      animation.toValue = from.zero.any
      animationKey = layer.freeAnimationKey(event)
    case .added, .replacing:
      animation.fromValue = (seen ?? from).any
      animationKey = event
    case .following:
      animation.fromValue = from.any
      animation.toValue = to.any
      animationKey = layer.freeAnimationKey(event)
      animation.window?.fillsBefore = animationKey == event
    }
    // A value that was removed, such as a colour, has no end of its own.
    if value == nil { animation.toValue = to.any }
    layer.add(animation, forKey: animationKey)
    note(
      Note(layer: layer, key: event, animationKey: animationKey, old: from.any, new: to.any)
    )
  }
}

extension AnimatedValue {
  /// The value to animate from or to where there is none beside this one.
  fileprivate var vanished: AnimatedValue? {
    if case .color(let color) = self { return color.copy(alpha: 0).map(AnimatedValue.color) }
    return nil
  }
}

extension CALayer {
  /// The name, with a number if an animation has it already.
  fileprivate func freeAnimationKey(_ name: String) -> String {
    guard animation(forKey: name) != nil else { return name }
    var number = 2
    while animation(forKey: "\(name)-\(number)") != nil { number += 1 }
    return "\(name)-\(number)"
  }
}
