internal import Foundation
internal import StateArchive

/// Between the values of Swift and Foundation and those of a state.
nonisolated enum StateValues {
  /// The value inside of optionals, however deep; nil if there is none.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// A value without others in it; nil for all else.
  ///
  /// Types are compared exactly, since a number of Foundation lets itself be cast to a Boolean.
  static func plain(_ value: Any) -> SavedValue? {
    switch value {
    case is NSNull: .null
    case let number as NSNumber where type(of: value) is AnyClass: plain(number)
    case let truth as Bool where type(of: value) == Bool.self: .boolean(truth)
    case let number as any BinaryInteger: integer(number)
    case let number as any BinaryFloatingPoint: .real(Double(number))
    case let text as String: .text(text)
    case let text as Substring: .text(String(text))
    case let data as Data: .data(data)
    case let date as Date: date.timeIntervalSinceReferenceDate.isFinite ? .date(date) : .null
    case let url as URL: .url(url.absoluteString)
    case let id as UUID: .text(id.uuidString)
    case let path as IndexPath: .path(Array(path))
    case let text as NSAttributedString: .text(text.string)
    default: foundation(value)
    }
  }

  private static func foundation(_ value: Any) -> SavedValue? {
    switch value {
    case let text as NSString: .text(String(text))
    case let data as NSData: .data(Data(data))
    case let date as NSDate:
      .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    case let url as NSURL: .url(url.absoluteString)
    case let id as NSUUID: .text(id.uuidString)
    default: nil
    }
  }

  private static func plain(_ number: NSNumber) -> SavedValue {
    switch String(cString: number.objCType) {
    case "B", "c":
      number.int64Value == 0 || number.int64Value == 1
        ? .boolean(number.boolValue) : .integer(number.int64Value)
    case "f", "d": .real(number.doubleValue)
    case "Q": integer(number.uint64Value)
    default: .integer(number.int64Value)
    }
  }

  private static func integer(_ number: any BinaryInteger) -> SavedValue {
    Int64(exactly: number).map { .integer($0) } ?? .real(Double(number))
  }

  /// Most of Foundation's own classes don't code themselves on Linux and end the program instead.
  static func codesItself(_ object: AnyObject) -> Bool {
    !stateName(of: type(of: object)).hasPrefix("Foundation.")
  }

  // MARK: - Back

  /// A value without others in it as Swift has it; nil for all else, and for nothing.
  static func swift(_ value: SavedValue) -> Any? {
    switch value {
    case .boolean(let truth): truth
    case .integer(let number): Int(number)
    case .real(let number): number
    case .text(let text): text
    case .data(let data): data
    case .date(let date): date
    case .url(let text): URL(string: text)
    case .path(let numbers): IndexPath(indexes: numbers)
    case .null, .list, .set, .dictionary, .instance, .reference: nil
    }
  }

  /// A value without others in it as an object of one of the classes; nil if it is none of them.
  static func object(_ value: SavedValue, of classes: [AnyClass]) -> NSObject? {
    /// Makes an object only if it is wanted.
    func one<Kind: NSObject>(_ make: @autoclosure () -> Kind?) -> NSObject? {
      let isWanted = classes.contains { wanted in
        sequence(first: Kind.self as AnyClass, next: Swift._getSuperclass).contains { $0 == wanted }
      }
      return isWanted ? make() : nil
    }
    return switch value {
    case .boolean(let truth): one(NSNumber(value: truth))
    case .integer(let number): one(NSNumber(value: number))
    case .real(let number): one(NSNumber(value: number))
    case .text(let text):
      one(NSString(string: text)) ?? one(NSUUID(uuidString: text))
        ?? one(NSAttributedString(string: text))
    case .data(let data): one(NSData(data: data))
    case .date(let date):
      one(NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    case .url(let text): one(NSURL(string: text))
    case .path(let numbers): one(NSIndexPath(indexes: numbers, length: numbers.count))
    case .null, .list, .set, .dictionary, .instance, .reference: nil
    }
  }
}
