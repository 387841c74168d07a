/// An object that a dynamic animator moves and turns: a view, the attributes of a collection view's
/// item, or one of the app's own (D-01).
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The place of the item, in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The size of the item, which an animator reads when the item comes to it.
  var bounds: CGRect { get }
  /// The rotation of the item, which may be scaled too.
  var transform: CGAffineTransform { get set }
  /// The shape that collides; the bounds by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape for `.path`, about the centre, convex; empty by default.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds by default.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Empty by default.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
