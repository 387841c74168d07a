public import Foundation

extension NSItemProvider {
  /// Adds an object, in all the types that it writes.
  public func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: RepresentationVisibility
  ) {
    objects.append(object)
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
      }
    }
  }

  /// Adds an object of a class that is made when it is asked for.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    makers.append(
      (
        aClass,
        { done in
          nonisolated(unsafe) let done = done
          return loadHandler { done($0, $1) }
        }
      )
    )
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
        loadHandler { object, error in
          guard let object else { return handler(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
        }
      }
    }
  }

  /// Adds data of a type that are made when they are asked for.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: RepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) {
    register(typeIdentifier, visibility)
    loaders[typeIdentifier] = loadHandler
  }

  /// Adds a file of a type that is made when it is asked for.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: FileOptions = [],
    visibility: RepresentationVisibility,
    loadHandler: @escaping FileLoader
  ) {
    defer {
      if fileOptions.contains(.openInPlace) { placeLoaders[typeIdentifier] = loadHandler }
    }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      handler in
      loadHandler { url, _, error in
        guard let url else { return handler(nil, error) }
        do {
          handler(try Data(contentsOf: url), nil)
        } catch {
          handler(nil, error)
        }
      }
    }
  }

  /// Adds an item of a type that is made when it is asked for.
  public func registerItem(
    forTypeIdentifier typeIdentifier: String,
    loadHandler:
      @escaping (
        @escaping (Any?, (any Error)?) -> Void, AnyClass?, [AnyHashable: Any]?
      ) -> Void
  ) {
    register(typeIdentifier, .all)
    itemMakers[typeIdentifier] = { done in loadHandler(done, nil, nil) }
  }

  /// Notes a type; one that is registered again keeps its place in the order, and what it had before
  /// is replaced, its visibility too: our own rule, as that of iOS is not recorded.
  private func register(_ type: String, _ visibility: RepresentationVisibility) {
    if !registeredTypeIdentifiers.contains(type) { registeredTypeIdentifiers.append(type) }
    if visibility == .all { ownTypes.remove(type) } else { ownTypes.insert(type) }
    (loaders[type], items[type], itemMakers[type]) = (nil, nil, nil)
    placeLoaders[type] = nil
  }
}
