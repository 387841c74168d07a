/// The models of the coordinators that there are, in which classes look for their entity.
enum ModelsInUse {
  private struct Place { weak var model: NSManagedObjectModel? }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var places: [Place] = []

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      places.removeAll { $0.model == nil || $0.model === model }
      places.append(Place(model: model))
    }
  }

  /// The entity of a class, in the model that was taken into use last.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    all.lazy.compactMap { $0.entity(of: type) }.first
  }

  /// The models, the one that was taken into use last first.
  static var all: [NSManagedObjectModel] {
    lock.withLock { places.reversed().compactMap(\.model) }
  }
}

extension NSManagedObjectModel {
  /// The entity whose objects are of a class, or of the nearest class above it.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    var current: AnyClass? = type
    while let type = current as? NSManagedObject.Type, type != NSManagedObject.self {
      if let entity = entities.first(where: { $0.objectClass == type }) { return entity }
      current = class_getSuperclass(type)
    }
    return nil
  }
}
