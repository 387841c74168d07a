/// A check that an audit makes.
protocol Rule: Sendable {
  /// Checks a document and adds its findings.
  func check(_ document: Document, _ surroundings: Surroundings, _ findings: inout Findings)
}

/// A rule that checks elements of some tags, one at a time.
protocol ElementRule: Sendable {
  /// The tags that it wants to see.
  var tags: [String] { get }
  /// Checks an element and adds its findings.
  func check(
    _ element: Element,
    in document: Document,
    _ surroundings: Surroundings,
    _ findings: inout Findings
  )
}

extension Document {
  /// True if its objects are UIKit's, with names that the vocabulary knows.
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
