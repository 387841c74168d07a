/// A class whose initialisers may answer with an object that exists already.
///
/// Objective-C's factory methods such as `+imageNamed:` do that; in Swift only an initialiser of a
/// protocol may replace `self`.
nonisolated protocol SharedObject {}

nonisolated extension SharedObject {
  init?(sharing object: AnyObject?) {
    guard let object = object as? Self else { return nil }
    self = object
  }
}
