/// A count of the names that sources use and don't declare themselves.
///
/// A use is the name of a type of Apple's, such as `UILabel` or `CGRect`, or a member behind a
/// dot. Comments and texts don't count, nor do names that some source of the app declares.
struct NameCount {
  private var uses: [String: Int] = [:]
  private var unchecked: [String: Int] = [:]
  private var declared: Set<String> = []
  /// The classes of the app and what each comes from.
  private(set) var parents: [String: String] = [:]
  private(set) var lineCount = 0

  mutating func add(_ source: String) {
    lineCount += source.utf8.count { $0 == UInt8(ascii: "\n") }
    var previous: CodeIdentifiers.Identifier?
    var cases: [String] = []
    for name in CodeIdentifiers(source) {
      if name.isMember || Self.isAppleType(name.text) { uses[name.text, default: 0] += 1 }
      if let previous, previous.isFollowedByAnother {
        if Self.declaring.contains(previous.text) { declared.insert(name.text) }
        if previous.text == "class", let parent = name.parent, parents[name.text] == nil {
          parents[name.text] = parent
        }
      }
      cases = Self.cases(cases, previous, name)
      if !cases.isEmpty, name.endsCase { declared.formUnion(cases) }
      previous = name
    }
  }

  /// Counts names in source that was counted already and that nobody compiles.
  mutating func addUnchecked(_ source: String) {
    for name in CodeIdentifiers(source) where name.isMember || Self.isAppleType(name.text) {
      unchecked[name.text, default: 0] += 1
    }
  }

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var",
    "let",
  ]

  /// The names behind a `case` up to an identifier: one, or several with commas between.
  private static func cases(
    _ names: [String],
    _ previous: CodeIdentifiers.Identifier?,
    _ name: CodeIdentifiers.Identifier
  ) -> [String] {
    guard !name.isMember, let previous else { return [] }
    if previous.text == "case", previous.isFollowedByAnother { return [name.text] }
    return !names.isEmpty && previous.next == UInt8(ascii: ",") ? names + [name.text] : []
  }

  private static let prefixes: Set<String> = [
    "UI", "NS", "CA", "CG", "CI", "CT", "WK", "AV", "MK", "CL", "SK", "SC", "MF", "PH", "SF", "UN",
    "CN", "EK", "HK", "MT",
  ]

  /// True for `UILabel` and `CGRect`: two letters of a framework, a capital, and more.
  private static func isAppleType(_ name: String) -> Bool {
    let third = name.utf8.dropFirst(2)
    guard let capital = third.first, third.count > 1 else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital)
      && prefixes.contains(String(name.prefix(2)))
  }

  /// The uses of names that no source declares.
  var total: Int { sum(uses) }

  /// The uses among them that nobody compiles.
  var uncheckedTotal: Int { sum(unchecked) }

  private func sum(_ uses: [String: Int]) -> Int {
    uses.reduce(0) { declared.contains($1.key) ? $0 : $0 + $1.value }
  }

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
}
