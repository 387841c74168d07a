public import Foundation

/// A part of an entity that does one thing (L-279).
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
  /// The entity; nil for a component alone.
  open internal(set) weak var entity: GKEntity?
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Makes a component of no entity.
  public override init() { super.init() }
  /// Makes a component of no entity; an archive has nothing of it.
  public required init?(coder: NSCoder) { super.init() }

  /// Time has passed, in seconds; does nothing here.
  open func update(deltaTime seconds: TimeInterval) {}
  /// The component belongs to an entity now; does nothing here.
  open func didAddToEntity() {}
  /// The component is about to leave its entity; does nothing here.
  open func willRemoveFromEntity() {}

  /// Writes nothing; subclasses write what they are made of.
  open func encode(with coder: NSCoder) {}
  /// A component of the same class, made by its `init()`.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init() }
}
