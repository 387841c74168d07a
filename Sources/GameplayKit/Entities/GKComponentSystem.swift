public import Foundation

/// Components of one class, of many entities, that hear of time together (L-279).
open class GKComponentSystem<ComponentType: GKComponent>: NSObject, Sequence {
  /// The class of the components.
  public let componentClass: AnyClass
  /// The components, in the order in which they came.
  open private(set) var components: [ComponentType] = []

  /// Makes a system without components.
  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }

  /// The component of a place.
  open subscript(idx: Int) -> ComponentType { components[idx] }

  /// Adds a component; one of another class is left out.
  open func addComponent(_ component: ComponentType) {
    guard type(of: component) == componentClass, !contains(component) else { return }
    components.append(component)
  }

  /// Adds the entity's component of the class, if there is one.
  open func addComponent(foundIn entity: GKEntity) { found(in: entity).map(addComponent) }

  /// Takes a component away.
  open func removeComponent(_ component: ComponentType) {
    components.removeAll { $0 === component }
  }

  /// Takes the entity's component of the class away, if there is one.
  open func removeComponent(foundIn entity: GKEntity) { found(in: entity).map(removeComponent) }

  private func found(in entity: GKEntity) -> ComponentType? {
    entity.components.first { type(of: $0) == componentClass } as? ComponentType
  }

  /// Time has passed, in seconds: the components hear so in their order.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }

  /// The class of the components.
  open func classForGenericArgument(at index: Int) -> AnyClass { componentClass }

  /// Goes through the components in their order.
  public func makeIterator() -> IndexingIterator<[ComponentType]> { components.makeIterator() }

  /// True if a component belongs to the system.
  public func contains(_ component: ComponentType) -> Bool {
    components.contains { $0 === component }
  }
}
