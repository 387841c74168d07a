public import Foundation

/// A value that an app put into its state under a key.
///
/// The cases are what a property list holds, and three kinds of links. No case names a class to be
/// made: that is only done for `instance`, by whoever decodes it, and only for classes asked for.
public enum SavedValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)
  case date(Date)
  /// The absolute form of an address.
  case url(String)
  /// The numbers of an index path.
  case path([Int])
  case list([SavedValue])
  case set([SavedValue])
  case dictionary([SavedPair])
  /// An object that coded itself, by its place in `SavedContent.instances`.
  case instance(Int)
  /// Another preserved object, by its place in `SavedState.objects`.
  case reference(Int)
}

/// An entry of a dictionary.
public struct SavedPair: Equatable, Sendable {
  /// The key, a value of any kind.
  public var key: SavedValue
  /// The value of the key.
  public var value: SavedValue

  /// Makes an entry of a key and its value.
  public init(_ key: SavedValue, _ value: SavedValue) {
    self.key = key
    self.value = value
  }
}

/// The values that one coder got by key, and the objects among them that coded themselves.
///
/// An object that was given twice, or that knows itself, is written once.
public struct SavedContent: Equatable, Sendable {
  /// The values by the keys that they were encoded for.
  public var values: [String: SavedValue]
  /// The objects to which `SavedValue.instance` refers by their index.
  public var instances: [SavedInstance]

  /// Makes content that is empty but for what is given.
  public init(values: [String: SavedValue] = [:], instances: [SavedInstance] = []) {
    self.values = values
    self.instances = instances
  }
}

/// An object that coded itself.
public struct SavedInstance: Equatable, Sendable {
  /// The class with its module, such as `Birds.Sighting`.
  public var className: String
  /// The values by the keys that the object encoded them for.
  public var values: [String: SavedValue]

  /// Makes an object of a class that is only named.
  public init(className: String, values: [String: SavedValue] = [:]) {
    self.className = className
    self.values = values
  }
}
