internal import Foundation
internal import InterfaceBuilder

/// Sets what a document lists under "User Defined Runtime Attributes".
enum RuntimeAttributes {
  /// Sets one attribute; a key that a registered class lacks costs a line in the log (L-13).
  static func apply(_ attribute: Element, to object: AnyObject, in archive: NibArchive) {
    guard let path = attribute["keyPath"] else { return }
    let value = value(of: NibCoder(element: attribute, archive: archive))
    let outcome = KeyValue.set(value, forKeyPath: path, of: object)
    guard case .undefined(let key, let culprit) = outcome else { return }
    let exception = UIKitException.unknownKeySet(of: culprit.object, key: key)
    Diagnostic.undefinedAttribute(
      key: path,
      of: String(describing: type(of: object)),
      reason: exception.reason
    ).report()
  }

  private static func value(of coder: NibCoder) -> Any? {
    switch coder.element["type"] {
    case "string": coder.string("value")
    case "localizedString": coder.string("value")
    case "number": coder.number("value")
    case "boolean": coder.bool("value")
    case "color": coder.color("value")
    case "image": coder.image("value")
    case "point": coder.point("value")
    case "size": coder.size("value")
    case "rect": coder.rect("value")
    case "range": range(coder)
    default: nil
    }
  }

  private static func range(_ coder: NibCoder) -> NSRange? {
    guard let child = coder.child(key: "value") else { return nil }
    guard let location = child.integer("location"), let length = child.integer("length") else {
      return nil
    }
    return NSRange(location: location, length: length)
  }
}
