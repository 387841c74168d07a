internal import DataModels

/// The entities of an app.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// The entities; each belongs to one model.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }
  }

  private var byName: [String: NSEntityDescription] = [:]
  private var members: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] { byName }
  /// The names of the configurations.
  open var configurations: [String] { members.keys.sorted() }
  /// The requests that the model keeps, by name.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }
  /// Names of versions; none here.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// A model without entities.
  public override init() { super.init() }

  /// Reads a model: the folder that an app has (`.momd`), one version of it, or what Xcode saved;
  /// nil if there is none to be read, and the console says file, line and reason (CD-01).
  public convenience init?(contentsOf url: URL) {
    do {
      try self.init(reading: url)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return nil
    }
  }

  /// The model, which is shared.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The entities of a configuration; nil for an unknown one, and all for no name.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else {
      return entities
    }
    return members[configuration]
  }

  /// Gives a configuration its entities.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    members[name] = entities
  }

  /// True, as stores of all models can be opened with every other.
  open func isConfiguration(
    withName configuration: String?,
    compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { true }

  /// A request that the model keeps; nil for an unknown name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
    templates[name]
  }

  /// A copy of a request that the model keeps, with values for the variables of its predicate.
  open func fetchRequestFromTemplate(
    withName name: String,
    substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<NSFetchRequestResult>? {
    let request = templates[name]?.copied()
    request?.predicate = request?.predicate?.binding(variables)
    return request
  }

  /// Keeps a request under a name.
  open func setFetchRequestTemplate(
    _ request: NSFetchRequest<NSFetchRequestResult>?,
    forName name: String
  ) {
    templates[name] = request
  }
}

extension NSManagedObjectModel {
  /// All models of some bundles as one; of the app's own bundle for nil.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls: [URL] = (bundles ?? [.main]).flatMap { bundle in
      ["momd", "mom"].flatMap { ending in
        (bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []).map { $0 as URL }
      }
    }
    let models = urls.sorted { $0.path < $1.path }.compactMap {
      NSManagedObjectModel(contentsOf: $0)
    }
    return models.count == 1 ? models[0] : NSManagedObjectModel(byMerging: models)
  }

  /// One model with the entities of several, which move into it.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for model in models {
      members.merge(model.members) { $0 + $1 }
      templates.merge(model.templates) { $1 }
    }
  }

  convenience init(reading url: URL) throws(DataModelError) {
    self.init()
    fill(try DataModel(contentsOf: Self.contents(of: url)))
  }

  /// The file of the version that an app uses, in each of the forms that a model has.
  private static func contents(of url: URL) throws(DataModelError) -> URL {
    switch url.pathExtension {
    case "momd":
      let note = url.appendingPathComponent("VersionInfo.plist")
      let names = (try? Data(contentsOf: note)).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }
      let name =
        names?["NSManagedObjectModel_CurrentVersionName"] as? String
        ?? url.deletingPathExtension().lastPathComponent
      return url.appendingPathComponent("\(name).mom")
    case "xcdatamodeld", "xcdatamodel": return try DataModelFolder(url).contents
    default: return url
    }
  }

  /// Makes descriptions of what a document says, which names that lead nowhere were looked for in.
  private func fill(_ model: DataModel) {
    var made: [String: NSEntityDescription] = [:]
    for entity in model.entities {
      let description = NSEntityDescription(entity)
      made[entity.name] = description
    }
    for entity in model.entities {
      guard let description = made[entity.name] else { continue }
      description.subentities = model.entities.filter { $0.parent == entity.name }
        .compactMap { made[$0.name] }
    }
    entities = model.entities.compactMap { made[$0.name] }
    for entity in model.entities {
      for relationship in entity.relationships {
        let description = made[entity.name]?.own.first { $0.name == relationship.name }
        guard let description = description as? NSRelationshipDescription else { continue }
        description.destinationEntity = made[relationship.destination]
        description.inverseRelationship = relationship.inverse.flatMap {
          made[relationship.destination]?.relationshipsByName[$0]
        }
      }
    }
    for (name, names) in model.configurations { members[name] = names.compactMap { made[$0] } }
    for request in model.requests {
      templates[request.name] = Self.template(request, of: model)
    }
    for entity in model.entities {
      for fetch in entity.fetches {
        let property = made[entity.name]?.own.first { $0.name == fetch.name }
        (property as? NSFetchedPropertyDescription)?.fetchRequest = Self.template(fetch, of: model)
      }
    }
  }

  /// The request that a document describes; nil, and a line on the console, for one whose predicate
  /// can't be read.
  private static func template(
    _ request: DataModel.Request,
    of model: DataModel
  ) -> NSFetchRequest<NSFetchRequestResult>? {
    let template = NSFetchRequest<NSFetchRequestResult>(entityName: request.entity)
    guard let format = request.predicate else { return template }
    template.predicate = NSPredicate(readable: format)
    guard template.predicate == nil else { return template }
    let error = DataModelError(
      model.file,
      line: request.line,
      .unreadablePredicate(format, request: request.name)
    )
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return nil
  }
}

extension NSEntityDescription {
  fileprivate convenience init(_ entity: DataModel.Entity) {
    self.init()
    name = entity.name
    managedObjectClassName = entity.className ?? "NSManagedObject"
    isAbstract = entity.isAbstract
    renamingIdentifier = entity.formerName
    userInfo = entity.notes
    uniquenessConstraints = entity.constraints
    properties =
      entity.attributes.map { NSAttributeDescription($0) }
      + entity.relationships.map { NSRelationshipDescription($0) }
      + entity.fetches.map { NSFetchedPropertyDescription(named: $0.name) }
  }
}
