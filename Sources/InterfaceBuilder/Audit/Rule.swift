/// One thing that an audit looks for.
protocol Rule: Sendable {
  /// Looks at a document and says what it found.
  func check(_ document: Document, _ surroundings: Surroundings, _ findings: inout Findings)
}

/// A rule that looks at elements of some tags, one at a time.
protocol ElementRule: Sendable {
  /// The tags that it wants to see.
  var tags: [String] { get }
  /// Looks at an element and says what it found.
  func check(
    _ element: Element,
    in document: Document,
    _ surroundings: Surroundings,
    _ findings: inout Findings
  )
}

extension Document {
  /// Whether its objects are UIKit's, in words that the vocabulary knows.
  var holdsUIKit: Bool {
    guard !root.isArchive else { return false }
    return platform == .iOS || platform == .tvOS || platform == .visionOS
  }
}

/// Hands every element to the rules that want its tag.
struct ElementRules: Rule {
  static let standard = ElementRules([
    ClassRule(), ImageRule(), ColorRule(), FontRule(), LabelRule(),
  ])

  private let rules: [any ElementRule]
  /// By the number of the tag: places in `rules`.
  private let wanted: [[Int]]

  init(_ rules: [any ElementRule]) {
    self.rules = rules
    let names = Vocabulary.standard.names.names
    var places: [String: [Int]] = [:]
    for (place, rule) in rules.enumerated() {
      for tag in rule.tags { places[tag, default: []].append(place) }
    }
    wanted = names.map { places[$0] ?? [] }
  }

  func check(_ document: Document, _ surroundings: Surroundings, _ findings: inout Findings) {
    guard document.holdsUIKit else { return }
    for element in document.index.elements where element.number < wanted.count {
      for place in wanted[element.number] {
        rules[place].check(element, in: document, surroundings, &findings)
      }
    }
  }
}
