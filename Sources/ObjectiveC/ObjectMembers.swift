public import Foundation

/// Members of every object on iOS, for subclasses that call `super`; they do nothing here.
///
/// Those that a class declares itself are found by name.
extension NSObjectProtocol {
  /// Does nothing; documents call that of classes which declare it.
  public func awakeFromNib() {}

  /// Does nothing.
  public func prepareForInterfaceBuilder() {}

  /// Does nothing; `addObserver(_:forKeyPath:)` calls that of classes which declare it.
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
