/// A class that nobody outside of it can name while the program is loaded, since it is generic or
/// declared in a function.
///
/// Generated source has such classes conform. A class is asked when one of its objects is first sent
/// a message by name, or asked for a key (L-340).
public protocol SelfDescribing: AnyObject {
  /// Makes the methods and keys known that the class declares, not those that it inherits.
  static func describeMembers()
}
