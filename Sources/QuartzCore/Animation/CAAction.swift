public import Foundation

/// Something that happens when a layer's value changes.
public protocol CAAction: AnyObject {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, and so means “no action”.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
