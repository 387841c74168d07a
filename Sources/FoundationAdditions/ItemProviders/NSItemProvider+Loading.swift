public import Foundation

/// All completions are called on the main queue, in a turn of their own.
extension NSItemProvider {
  /// Hands over an object of a class; an error if the provider can't be read as one.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    read(aClass) { object, error in
      nonisolated(unsafe) let object = object
      DispatchQueue.main.async {
        progress.completedUnitCount = 1
        completionHandler(object, error)
      }
    }
    return progress
  }

  /// Hands over a value of a type, such as `String` or `URL`.
  @discardableResult
  public func loadObject<Value: NSItemProviderReading & Sendable>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value: _ObjectiveCBridgeable {
    loadObject(ofClass: type as any NSItemProviderReading.Type) { object, error in
      completionHandler(object as? Value, error)
    }
  }

  /// Hands over the data of a type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping DataHandler
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    data(of: typeIdentifier) { data, error in
      DispatchQueue.main.async {
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Writes the data of a type to a file that is gone once the handler returns.
  ///
  /// The file has the suggested name, without folders.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let ending = FileTypes.ending(of: typeIdentifier)
    let name = FileTypes.name(suggested: suggestedName)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)
      let file = folder.appendingPathComponent(ending.map { "\(name).\($0)" } ?? name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Hands over the file of a type where it is, with true, or else a copy of it, with false, which is
  /// gone once the handler returns (V-283).
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let types = registeredTypeIdentifiers(fileOptions: .openInPlace)
    let type = types.first { FileTypes.conforms($0, to: typeIdentifier) }
    guard let loader = type.flatMap({ placeLoaders[$0] }) else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) {
        completionHandler($0, false, $1)
      }
    }
    let progress = Progress(totalUnitCount: 1)
    _ = loader { file, _, error in
      DispatchQueue.main.async {
        progress.completedUnitCount = 1
        completionHandler(file, file != nil, error)
      }
    }
    return progress
  }

  /// Hands over what `previewImageHandler` makes, or an error without one (V-283).
  public func loadPreviewImage(
    options: [AnyHashable: Any]? = nil,
    completionHandler: @escaping CompletionHandler
  ) {
    guard let previewImageHandler else {
      return DispatchQueue.main.async { completionHandler(nil, ErrorCode.itemUnavailableError) }
    }
    let answer: CompletionHandler = { image, error in
      nonisolated(unsafe) let image = image
      DispatchQueue.main.async { completionHandler(image, error) }
    }
    previewImageHandler(answer, nil, options)
  }

  /// Hands over the item of a type, or its data, or an error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let type = registeredTypeIdentifiers.first { FileTypes.conforms($0, to: typeIdentifier) }
    if let item = type.flatMap({ items[$0] }) {
      nonisolated(unsafe) let item = item
      DispatchQueue.main.async { completionHandler?(item, nil) }
    } else if let maker = type.flatMap({ itemMakers[$0] }) {
      maker { item, error in
        nonisolated(unsafe) let item = item
        DispatchQueue.main.async { completionHandler?(item, error) }
      }
    } else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
    }
  }

  // MARK: - At once

  /// Hands over an object of a class on the queue that made it, at once if it is there.
  package func read(
    _ type: any NSItemProviderReading.Type,
    _ done: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) {
    let own = objects.first { Swift.type(of: $0) == type } as? any NSItemProviderReading
    if let own { return done(own, nil) }
    if let maker = makers.first(where: { $0.made == type }) {
      _ = maker.make { done($0 as? any NSItemProviderReading, $1) }
      return
    }
    guard let identifier = readable(by: type) else {
      return done(nil, ErrorCode.itemUnavailableError)
    }
    // A class is the same on every thread; the compiler cannot know it of a metatype.
    nonisolated(unsafe) let type = type
    data(of: identifier) { data, error in
      guard let data else { return done(nil, error) }
      do {
        done(try type.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        done(nil, error)
      }
    }
  }

  private func data(of typeIdentifier: String, _ done: @escaping DataHandler) {
    let type = registeredTypeIdentifiers.first { FileTypes.conforms($0, to: typeIdentifier) }
    if let loader = type.flatMap({ loaders[$0] }) {
      _ = loader(done)
    } else if let item = type.flatMap({ items[$0] }) {
      Self.handOver(item, nil, done)
    } else if let maker = type.flatMap({ itemMakers[$0] }) {
      maker { Self.handOver($0, $1, done) }
    } else {
      done(nil, ErrorCode.itemUnavailableError)
    }
  }

  /// Hands over the data of an item; an error if it has none.
  private static func handOver(_ item: Any?, _ error: (any Error)?, _ done: DataHandler) {
    guard let item else { return done(nil, error ?? ErrorCode.itemUnavailableError) }
    let data = data(of: item)
    done(data, data == nil ? ErrorCode.unavailableCoercionError : nil)
  }

  private static func data(of item: Any) -> Data? {
    switch item {
    case let data as Data: data
    case let url as URL: url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
    case let text as String: Data(text.utf8)
    default: nil
    }
  }
}
