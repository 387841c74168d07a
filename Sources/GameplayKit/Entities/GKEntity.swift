public import Foundation

/// A thing of a game, which is what its components do (L-279).
open class GKEntity: NSObject, NSCopying, NSSecureCoding {
  /// The components, in the order in which they came, one of a class.
  open private(set) var components: [GKComponent] = []
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Makes an entity without components.
  public override init() { super.init() }
  /// Makes an entity of an archive's components.
  public required init?(coder: NSCoder) {
    super.init()
    let kept = coder.decodeObject(forKey: Self.key) as? [GKComponent] ?? []
    kept.forEach(addComponent)
  }

  private static let key = "components"

  /// Time has passed, in seconds: the components hear so in their order.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }

  /// Adds a component, in place of one of the same class.
  open func addComponent(_ component: GKComponent) {
    guard component.entity !== self else { return }
    component.entity?.remove { $0 === component }
    remove { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  /// Takes the component of a class away.
  open func removeComponent<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) { remove { type(of: $0) == componentClass } }

  /// The component of a class, or else one of a subclass; nil if there is none.
  open func component<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) -> ComponentType? {
    let found = components.first { type(of: $0) == componentClass } as? ComponentType
    return found ?? components.lazy.compactMap { $0 as? ComponentType }.first
  }

  private func remove(where isMeant: (GKComponent) -> Bool) {
    for component in components.filter(isMeant) {
      component.willRemoveFromEntity()
      components.removeAll { $0 === component }
      component.entity = nil
    }
  }

  /// Writes the components.
  open func encode(with coder: NSCoder) { coder.encode(components, forKey: Self.key) }

  /// An entity of the same class, made by its `init()`, with copies of the components.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    for case let component as GKComponent in components.map({ $0.copy(with: zone) }) {
      copy.addComponent(component)
    }
    return copy
  }
}
