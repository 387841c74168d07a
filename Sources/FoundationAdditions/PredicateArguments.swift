public import Foundation

// Values that are arguments of predicates on iOS, where each is an object that C's variable
// arguments take. Predicates read the arguments of their formats as they are; other formats ask for
// the address of the object.

/// A value that can be `as CVarArg`, as the arguments of predicates are written.
public protocol PredicateArgument: CVarArg {}

extension PredicateArgument {
  // swift-format-ignore: NoLeadingUnderscores
  /// The address of a text that says what the object says of itself, as `%@` wants it.
  ///
  /// Not of the object: Core Foundation ends the program when it is to describe lists that Swift made.
  public var _cVarArgEncoding: [Int] {
    let text = (self as AnyObject as? NSObject)?.description ?? "\(self)"
    return [FormattedTexts.address(of: NSString(string: text))]
  }
}

/// The texts of values that were formatted by `%@`, which nobody holds: the latest of each thread stay,
/// as they do until the end of a turn on iOS.
private final class FormattedTexts {
  /// More than a format has arguments.
  private static let count = 256
  private static let key = "portico.formatted"
  private var texts: [NSString] = []

  static func address(of text: NSString) -> Int {
    let thread = Thread.current.threadDictionary
    let kept = thread[key] as? FormattedTexts ?? FormattedTexts()
    thread[key] = kept
    if kept.texts.count >= count { kept.texts.removeFirst(count / 2) }
    kept.texts.append(text)
    return Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())
  }
}

extension PredicateArgument where Self: NSObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The object's address, as `%@` and `%p` of `String(format:)` and `NSLog` want it, where Core
  /// Foundation can describe the object, and else that of a text that describes it.
  public var _cVarArgEncoding: [Int] {
    let object: NSObject = self
    switch object {
    case is NSNumber, is NSError, is NSDate, is NSUUID, is NSString:
      return [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
    default:
      return [FormattedTexts.address(of: NSString(string: description))]
    }
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
/// Every object is an argument of formats on iOS (L-230).
extension NSObject: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Data: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Decimal: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Dictionary: @retroactive CVarArg, PredicateArgument {}
