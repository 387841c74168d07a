import Foundation

/// The patterns by which data is found in texts.
enum DataPatterns {
  private static let endings =
    "com|org|net|edu|gov|mil|int|info|biz|io|co|me|app|dev|ai|tv|uk|us|de|fr|jp|cn|ru|it|es|nl|br|au|"
    + "ca|ch|at|se|no|dk|fi|pl|eu|in|kr|nz|ie|be|pt|gr|cz|tr|mx|ar|za|il|hk|tw|sg"

  static func links(in text: String, _ range: NSRange) -> [DetectedResult] {
    let pattern =
      "(?:(?:https?|ftp)://|www\\.)[^\\s<>\"'{}|\\\\^`]+"
      + "|(?:mailto:)?[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\\.[A-Z0-9-]+)*\\.[A-Z]{2,}"
      + "|\\b[A-Z0-9-]+(?:\\.[A-Z0-9-]+)*\\.(?:\(endings))\\b(?:/[^\\s<>\"'{}|\\\\^`]*)?"
      + "|\\b[a-z][a-z0-9+.-]+://[^\\s<>\"'{}|\\\\^`]+"
    return matches(pattern, in: text, range).compactMap { found in
      let address = trimmed(found.text)
      guard let url = url(address) else { return nil }
      let length = (address as NSString).length
      return DetectedResult(.link(url), NSRange(location: found.range.location, length: length))
    }
  }

  /// Without the marks that end a sentence, or a bracket that began before the address.
  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last {
      guard ".,;:!?'\"".contains(last) || last == ")" && !text.contains("(") else {
        break
      }
      text.removeLast()
    }
    return String(text)
  }

  private static func url(_ text: String) -> URL? {
    if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
    return URL(string: text.contains("@") ? "mailto:\(text)" : "http://\(text)")
  }

  static func phoneNumbers(in text: String, _ range: NSRange) -> [DetectedResult] {
    let number = "(?<![\\w.])\\+?(?:\\(\\d{1,5}\\)|\\d)[\\d\\s().\\-/]{5,18}\\d(?![\\w])"
    return matches(number, in: text, range).compactMap { found in
      let digits = found.text.filter(\.isNumber).count
      guard (7...15).contains(digits), !found.text.contains("\n") else { return nil }
      return DetectedResult(.phoneNumber(found.text), found.range)
    }
  }

  static func dates(in text: String, _ range: NSRange) -> [DetectedResult] {
    let month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*\\.?"
    let shapes: [(pattern: String, formats: [String])] = [
      ("\\b\\d{4}-\\d{2}-\\d{2}\\b", ["yyyy-MM-dd"]),
      ("\\b\\d{1,2}/\\d{1,2}/\\d{4}\\b", ["M/d/yyyy"]),
      ("\\b\\d{1,2}/\\d{1,2}/\\d{2}\\b", ["M/d/yy"]),
      ("\\b\(month)\\s+\\d{1,2},?\\s+\\d{4}\\b", ["MMMM d yyyy", "MMM d yyyy"]),
      ("\\b\\d{1,2}\\s+\(month)\\s+\\d{4}\\b", ["d MMMM yyyy", "d MMM yyyy"]),
    ]
    return shapes.flatMap { shape in
      matches(shape.pattern, in: text, range).compactMap { found in
        date(found.text, shape.formats).map { DetectedResult(.date($0), found.range) }
      }
    }
  }

  /// Noon of a day, as the day alone says no hour.
  private static func date(_ text: String, _ formats: [String]) -> Date? {
    let plain = text.replacingOccurrences(of: ",", with: "").replacingOccurrences(of: ".", with: "")
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for format in formats {
      formatter.dateFormat = format
      if let day = formatter.date(from: plain) { return day.addingTimeInterval(12 * 3600) }
    }
    return nil
  }

  private static func matches(_ pattern: String, in text: String, _ range: NSRange)
    -> [(text: String, range: NSRange)]
  {
    let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    return (expression?.matches(in: text, range: range) ?? []).map { match in
      ((text as NSString).substring(with: match.range), match.range)
    }
  }
}
