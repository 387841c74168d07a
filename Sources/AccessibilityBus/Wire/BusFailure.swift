/// Why a call is not answered with what it asked for.
enum BusFailure: Error, Equatable, CustomStringConvertible {
  case noObject(String)
  case noInterface(String)
  case noMethod(String)
  case noProperty(String)
  case readOnly(String)
  case wrongTypes(expected: String, found: String)
  case tooMuch
  case gone

  /// The name that the bus has for it.
  var name: String {
    let kind =
      switch self {
      case .noObject: "UnknownObject"
      case .noInterface: "UnknownInterface"
      case .noMethod: "UnknownMethod"
      case .noProperty: "UnknownProperty"
      case .readOnly: "PropertyReadOnly"
      case .wrongTypes: "InvalidArgs"
      case .tooMuch: "LimitsExceeded"
      case .gone: "Failed"
      }
    return "org.freedesktop.DBus.Error." + kind
  }

  var description: String {
    switch self {
    case .noObject(let path): "There is no element at \(path); it may have left the screen."
    case .noInterface(let name): "The element has no interface \(name)."
    case .noMethod(let name): "There is no method \(name)."
    case .noProperty(let name): "There is no property \(name)."
    case .readOnly(let name): "The property \(name) can't be set."
    case .wrongTypes(let expected, let found):
      "The arguments are of the types (\(found)) instead of (\(expected))."
    case .tooMuch: "Too many calls wait for the app."
    case .gone: "The app ends."
    }
  }
}
