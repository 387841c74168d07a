internal import Foundation

/// A value from outside as the type that a property or parameter has.
package enum Conversion {
  /// Numbers become what is wanted, nil any optional; nil when there is no way.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    switch value {
    case nil, is NSNull: return (Optional<Any>.none as Any) as? Value
    case let number as NSNumber: return self.number(number.doubleValue)
    case let number as CGFloat: return self.number(Double(number))
    case let number as Double: return self.number(number)
    case let number as Int: return self.number(Double(number))
    case let flag as Bool: return self.number(flag ? 1 : 0)
    default: return nil
    }
  }

  private static func number<Value>(_ number: Double) -> Value? {
    let forms: [Any] = [
      number, CGFloat(number), Float(number), number != 0, NSNumber(value: number),
    ]
    if let form = forms.lazy.compactMap({ $0 as? Value }).first { return form }
    return Int(exactly: number.rounded()) as? Value
  }
}
