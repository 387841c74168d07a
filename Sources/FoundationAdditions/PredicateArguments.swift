public import Foundation

// Values that are arguments of predicates on iOS, where each is an object that C's variable
// arguments take. Here the arguments of formats are read as they are, so the address that C would
// get is never asked for.

/// A value that can be `as CVarArg`, as the arguments of predicates are written.
public protocol PredicateArgument: CVarArg {}

extension PredicateArgument {
  // swift-format-ignore: NoLeadingUnderscores
  /// Nothing that C could read.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension PredicateArgument where Self: NSObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The object's address, as `%@` of `String(format:)` and `NSLog` wants it.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

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
extension NSNumber: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSError: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSDate: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSUUID: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSArray: @retroactive CVarArg, PredicateArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSSet: @retroactive CVarArg, PredicateArgument {}
