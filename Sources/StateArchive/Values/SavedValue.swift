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
  public var key: SavedValue
  public var value: SavedValue

  public init(_ key: SavedValue, _ value: SavedValue) {
    self.key = key
    self.value = value
  }
}

/// What one coder was given: values by key, and the objects among them that coded themselves.
///
/// An object that was given twice, or that knows itself, is written once.
public struct SavedContent: Equatable, Sendable {
  public var values: [String: SavedValue]
  public var instances: [SavedInstance]

  public init(values: [String: SavedValue] = [:], instances: [SavedInstance] = []) {
    self.values = values
    self.instances = instances
  }
}

/// An object that coded itself.
public struct SavedInstance: Equatable, Sendable {
  /// The class with its module, such as `Birds.Sighting`.
  public var className: String
  public var values: [String: SavedValue]

  public init(className: String, values: [String: SavedValue] = [:]) {
    self.className = className
    self.values = values
  }
}
