public import Foundation

/// An item that is handed from one app to another, from view to view, or from a list of pictures
/// to an app (G-01).
///
/// A provider has objects and data by the identifiers of their types, and what makes them when
/// they are asked for. On a desktop they come from other programs too, and go there.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The reasons for which nothing is loaded.
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  /// Calls back with data or an error.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
  /// Makes data once they are asked for; a progress of nil is for what is there at once.
  public typealias DataLoader = @Sendable (@escaping DataHandler) -> Progress?

  /// Makes a file once it is asked for: where it is, whether its user coordinates its use, or an error.
  public typealias FileLoader =
    @Sendable (
      @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress?
  /// Calls back with an item or an error.
  public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void
  /// Makes an item once it is asked for, of a class that is wanted, by options.
  public typealias LoadHandler =
    @Sendable (
      @escaping CompletionHandler, AnyClass?, [AnyHashable: Any]?
    ) -> Void

  /// The name under which items are saved; default nil.
  open var suggestedName: String?
  /// The identifiers of the types that the provider has, in the order in which they came.
  open internal(set) var registeredTypeIdentifiers: [String] = []
  /// The types that other programs do not see.
  var ownTypes: Set<String> = []
  var loaders: [String: DataLoader] = [:]
  /// Loaders of files that may be read where they are, by the identifiers of their types (V-283).
  var placeLoaders: [String: FileLoader] = [:]
  var items: [String: Any] = [:]
  /// Supplies a picture of the item, for `loadPreviewImage`; default nil.
  open var previewImageHandler: LoadHandler?
  /// Makers of items when they are asked for, by the identifiers of their types.
  var itemMakers: [String: (@escaping (Any?, (any Error)?) -> Void) -> Void] = [:]
  /// The objects of which the provider was made, as they are.
  var objects: [Any] = []
  /// Makers of objects of a class when they are asked for.
  var makers: [(made: Any.Type, make: (@escaping (Any?, (any Error)?) -> Void) -> Progress?)] = []

  /// Makes a provider of nothing.
  public override init() { super.init() }

  /// Makes a provider of an object, in all the types that it writes.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of an item of a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    registeredTypeIdentifiers = [typeIdentifier]
    items[typeIdentifier] = item
  }

  /// Makes a provider of the content of a file, by the type of its ending; nil if it can't be read.
  ///
  /// The file is read when somebody asks for its content.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    register(fileURL, FileTypes.identifier(ofEnding: fileURL.pathExtension), [], .all)
  }

  func register(
    _ file: URL,
    _ type: String,
    _ options: FileOptions,
    _ visibility: RepresentationVisibility
  ) {
    registerFileRepresentation(
      forTypeIdentifier: type,
      fileOptions: options,
      visibility: visibility
    ) { done in
      done(file, false, nil)
      return nil
    }
  }

  /// The programs that see what a provider has; other programs of the desktop see what all do.
  public enum RepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
  }

  /// The options of a registered file.
  public struct FileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file may be opened where it is.
    public static let openInPlace = FileOptions(rawValue: 1)
  }

  // MARK: - What is there

  /// The identifiers of the types that any program sees, in the order in which they came (V-151).
  package var publicTypeIdentifiers: [String] {
    registeredTypeIdentifiers.filter { !ownTypes.contains($0) }
  }

  /// True if the provider has a type that is the one named, or a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { FileTypes.conforms($0, to: typeIdentifier) }
  }

  /// True if the provider has data of a type, or a file that may be read in place if that is asked
  /// for (V-283).
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String,
    fileOptions: FileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains {
      FileTypes.conforms($0, to: typeIdentifier)
    }
  }

  /// The identifiers of the types, or of those with files that may be read in place (V-283).
  open func registeredTypeIdentifiers(fileOptions: FileOptions) -> [String] {
    registeredTypeIdentifiers.filter {
      !fileOptions.contains(.openInPlace) || placeLoaders[$0] != nil
    }
  }

  /// True if the provider was made of an object of the class, or has a type that the class reads.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { type(of: $0) == aClass } || makers.contains { $0.made == aClass }
      || readable(by: aClass) != nil
  }

  /// The first type that a class reads and the provider has.
  func readable(by type: any NSItemProviderReading.Type) -> String? {
    let wanted = type.readableTypeIdentifiersForItemProvider
    return wanted.lazy.compactMap { wanted in
      self.registeredTypeIdentifiers.first { FileTypes.conforms($0, to: wanted) }
    }.first
  }
}
