public import Foundation

/// Something that is handed from one app to another, or from a list of pictures to an app.
///
/// A provider has the objects that it was made of; nothing comes from elsewhere here.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The reasons for which nothing is loaded.
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
  }

  /// The name under which items are saved; default nil.
  open var suggestedName: String?
  /// The identifiers of the types that the provider has.
  open private(set) var registeredTypeIdentifiers: [String] = []
  private var items: [String: Any] = [:]
  private var object: Any?

  public override init() { super.init() }

  /// Makes a provider of an object.
  public convenience init(object: Any) {
    self.init()
    self.object = object
  }

  /// Makes a provider of an item of a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    registeredTypeIdentifiers = [typeIdentifier]
    items[typeIdentifier] = item
  }

  /// True if the provider has an item of just this type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    items[typeIdentifier] != nil
  }

  /// True if the provider was made of an object of the class.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }

  /// Hands over the object on the main queue; an error if it is of another class.
  @discardableResult
  open func loadObject(
    ofClass aClass: AnyClass,
    completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let found = canLoadObject(ofClass: aClass) ? object : nil
    DispatchQueue.main.async {
      completionHandler(found, found == nil ? ErrorCode.itemUnavailableError : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  /// Hands over the item of a type on the main queue, or an error.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let found = items[typeIdentifier]
    DispatchQueue.main.async {
      completionHandler?(found, found == nil ? ErrorCode.itemUnavailableError : nil)
    }
  }
}
