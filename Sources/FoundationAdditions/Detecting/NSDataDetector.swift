public import Foundation

/// The raw value of types that are looked for in a text.
public typealias NSTextCheckingTypes = UInt64

/// The values that Foundation's own names have here, which apps write as `.link.rawValue`: all but
/// that of telephone numbers are the double of iOS's (L-184). The names themselves can't be used
/// without a warning that nothing of these types is found on Linux.
extension NSTextCheckingResult.CheckingType {
  fileprivate static let ofDate = Self(rawValue: 1 << 4)
  fileprivate static let ofAddress = Self(rawValue: 1 << 5)
  fileprivate static let ofLink = Self(rawValue: 1 << 6)
  fileprivate static let ofPhoneNumber = Self(rawValue: 1 << 11)
  fileprivate static let ofFlight = Self(rawValue: 1 << 12)
}

/// Finds addresses of the web, addresses of mail, telephone numbers and dates in a text.
///
/// Postal addresses and flights are not found; dates are those in figures and with English months.
/// It is no subclass of `NSRegularExpression` here, but has its methods.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The raw value of what is looked for.
  public let checkingTypes: NSTextCheckingTypes

  /// Looks for some types; an error if none of them is of data.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let known: [NSTextCheckingResult.CheckingType] = [
      .ofDate, .ofAddress, .ofLink, .ofPhoneNumber, .ofFlight,
    ]
    guard known.contains(where: { checkingTypes & $0.rawValue != 0 }) else {
      throw CocoaError(.formatting)
    }
    self.checkingTypes = checkingTypes
  }

  /// The data that was found, in the order of the text.
  open func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] {
    let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [DetectedResult] = []
    if wanted.contains(.ofLink) { found += DataPatterns.links(in: string, range) }
    if wanted.contains(.ofDate) { found += DataPatterns.dates(in: string, range) }
    if wanted.contains(.ofPhoneNumber) { found += DataPatterns.phoneNumbers(in: string, range) }
    // What was looked for first keeps its characters.
    let kept = found.enumerated().filter { place, one in
      !found[..<place].contains { NSIntersectionRange($0.range, one.range).length > 0 }
    }
    return kept.map(\.element).sorted { $0.range.location < $1.range.location }
  }

  /// The first that was found.
  open func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// The number of what was found.
  open func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// The place of the first that was found; `NSNotFound` without one.
  open func rangeOfFirstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a block with each of what was found, until that says to stop.
  open func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(match, [], &stop)
    }
  }

  /// The text with what was found replaced by another text.
  open func stringByReplacingMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    withTemplate template: String
  ) -> String {
    let text = NSMutableString(string: string)
    for match in matches(in: string, options: options, range: range).reversed() {
      text.replaceCharacters(in: match.range, with: template)
    }
    return "\(text)"
  }
}

/// Something that was found in a text.
final class DetectedResult: NSTextCheckingResult {
  /// The meaning of the characters.
  enum Meaning {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }

  let meaning: Meaning
  private let place: NSRange

  init(_ meaning: Meaning, _ place: NSRange) {
    (self.meaning, self.place) = (meaning, place)
    super.init()
  }

  required convenience init?(coder: NSCoder) { return nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override var resultType: CheckingType {
    switch meaning {
    case .link: .ofLink
    case .phoneNumber: .ofPhoneNumber
    case .date: .ofDate
    }
  }
}

extension NSTextCheckingResult {
  /// The address of a link; nil for others.
  public var url: URL? {
    guard case .link(let url) = (self as? DetectedResult)?.meaning else { return nil }
    return url
  }

  /// The telephone number as it is written; nil for others.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number) = (self as? DetectedResult)?.meaning else { return nil }
    return number
  }

  /// The point in time of a date; nil for others.
  public var date: Date? {
    guard case .date(let date) = (self as? DetectedResult)?.meaning else { return nil }
    return date
  }

  /// The time zone of a date: nil, as none is read here.
  public var timeZone: TimeZone? { nil }
  /// The length of a time in seconds: 0, as none is read here.
  public var duration: TimeInterval { 0 }
  /// The parts of a postal address: nil, as none is found here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of what was found besides: nil.
  public var components: [NSTextCheckingKey: String]? { nil }
}
