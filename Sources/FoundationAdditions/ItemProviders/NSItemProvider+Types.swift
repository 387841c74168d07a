public import Foundation
public import UniformTypeIdentifiers

/// The forms of providers' calls that take types in place of their names (V-283).
extension NSItemProvider {
  /// Makes a provider of a file, of the type of its ending unless another one is given.
  ///
  /// The file is read when somebody asks for it, where it is if `openInPlace` says so; `coordinated`
  /// has no effect here.
  public convenience init(
    contentsOf fileURL: URL,
    contentType: UTType?,
    openInPlace: Bool = false,
    coordinated: Bool = false,
    visibility: RepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = contentType?.identifier ?? FileTypes.identifier(ofEnding: fileURL.pathExtension)
    register(fileURL, type, openInPlace ? .openInPlace : [], visibility)
  }

  /// The types that the provider has, in the order in which they came; without names that neither the
  /// system nor the app declares.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// Those of the types whose files may be read in place.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
  }

  /// Those of the types that are kinds of another one.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Adds data of a type that are made when they are asked for.
  public func registerDataRepresentation(
    for contentType: UTType,
    visibility: RepresentationVisibility = .all,
    loadHandler: @escaping DataLoader
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      visibility: visibility,
      loadHandler: loadHandler
    )
  }

  /// Adds a file of a type that is made when it is asked for.
  public func registerFileRepresentation(
    for contentType: UTType,
    visibility: RepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping FileLoader
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier,
      fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility,
      loadHandler: loadHandler
    )
  }

  /// Hands over the data of a type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping DataHandler
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      completionHandler: completionHandler
    )
  }

  /// Hands over a file of a type: a copy that is gone once the handler returns, or the file itself
  /// where it is, with true, if that is asked for and possible.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType,
    openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let type = contentType.identifier
    guard !openInPlace else {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: type,
        completionHandler: completionHandler
      )
    }
    return loadFileRepresentation(forTypeIdentifier: type) { completionHandler($0, false, $1) }
  }
}

/// The forms of providers' calls that wait for their answer (V-283).
extension NSItemProvider {
  /// The item of a type, or its data, once it is there.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Any {
    try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Loaded, any Error>) in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        waiting.resume(with: Loaded.result(item, error))
      }
    }.item
  }

  /// The picture that `previewImageHandler` makes, once it is there.
  public func loadPreviewImage(
    options: [AnyHashable: Any]? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Any {
    try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Loaded, any Error>) in
      loadPreviewImage(options: options) { item, error in
        waiting.resume(with: Loaded.result(item, error))
      }
    }.item
  }

  /// An item on its way to who waits for it, which nobody else has.
  private struct Loaded: @unchecked Sendable {
    let item: Any

    static func result(_ item: Any?, _ error: (any Error)?) -> Result<Loaded, any Error> {
      item.map { .success(Loaded(item: $0)) }
        ?? .failure(error ?? ErrorCode.itemUnavailableError)
    }
  }
}
