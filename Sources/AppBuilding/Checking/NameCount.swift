/// A count of the names that sources use and don't declare themselves.
///
/// A use is the name of a type of Apple's, such as `UILabel` or `CGRect`, or a member behind a
/// dot. Comments and texts don't count, nor do names that some source of the app declares.
struct NameCount {
  private var uses: [String: Int] = [:]
  private var declared: Set<String> = []
  /// The classes of the app and what each comes from.
  private(set) var parents: [String: String] = [:]
  private(set) var lineCount = 0

  mutating func add(_ source: String) {
    lineCount += source.utf8.count { $0 == UInt8(ascii: "\n") }
    let text = Self.stripped(source)
    for match in text.matches(of: Self.declaration) { declared.insert(String(match.1)) }
    for match in text.matches(of: Self.enumCase) {
      for name in match.1.split(separator: ",") {
        let name = name.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        declared.insert(String(name))
      }
    }
    for match in text.matches(of: Self.parent) where parents[String(match.1)] == nil {
      parents[String(match.1)] = String(match.2)
    }
    for match in text.matches(of: Self.name) {
      uses[String(match.0.drop { $0 == "." }), default: 0] += 1
    }
  }

  /// The uses of names that no source declares.
  var total: Int { uses.reduce(0) { declared.contains($1.key) ? $0 : $0 + $1.value } }

  /// The first superclass of a class of the app that isn't the app's; nil for other names.
  func ancestor(of name: String) -> String? {
    var name = name.split(separator: ".").last.map(String.init) ?? name
    var found: String?
    // A damaged source may name a class its own parent.
    for _ in 0..<32 {
      guard let parent = parents[name] else { return found }
      found = parent
      name = parent
    }
    return found
  }

  /// The text without comments and literals of text, as long as it was.
  private static func stripped(_ source: String) -> String {
    source.replacing(#/(?s)\/\*.*?\*\/|""".*?"""/#, with: " ")
      .replacing(#/"(?:\\.|[^"\\\n])*"|\/\/[^\n]*/#, with: " ")
  }

  private nonisolated(unsafe) static let declaration =
    #/\b(?:class|struct|enum|protocol|actor|typealias|associatedtype|func|var|let) +`?(\w+)/#
  private nonisolated(unsafe) static let enumCase = #/\bcase +([\w ,]+)(?:\(|=|\n|$)/#
  private nonisolated(unsafe) static let parent =
    #/\bclass +(\w+)(?:<[^>{]*>)? *: *([\w.]+)/#
  private nonisolated(unsafe) static let name =
    #/\.[a-zA-Z_]\w*|\b(?:UI|NS|CA|CG|CI|CT|WK|AV|MK|CL|SK|SC|MF|PH|SF|UN|CN|EK|HK|MT)[A-Z]\w+/#
}
