public import Foundation

/// What every object has on iOS, for subclasses that call `super`; they do nothing here. Those
/// that a class declares itself are found by name.
extension NSObjectProtocol {
  public func awakeFromNib() {}

  public func prepareForInterfaceBuilder() {}

  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
