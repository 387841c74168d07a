/// Reads a visual format: places, gaps and conditions from left to right.
struct VisualFormatParser {
  typealias Failure = VisualFormatError

  private let text: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0
  private var result = VisualFormat()

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    text = format.filter { !$0.isWhitespace }
    self.metrics = metrics
    self.views = views
  }

  /// The whole format, or what is wrong with it.
  mutating func parse() throws(Failure) -> VisualFormat {
    guard !text.isEmpty else { throw failure(.empty) }
    guard text.allSatisfy(\.isASCII) else { throw failure(.notASCII) }
    try orientation()
    var place: VisualFormat.Place
    if take("|") {
      place = .edge
      // An edge needs a view beside it.
      let gap = try gap()
      guard peek == "[" else { throw failure(.expectedView) }
      place = try link(place, gap)
    } else {
      place = try view()
    }
    while position < text.count {
      let gap = try gap()
      guard peek == "[" || peek == "|" else { throw failure(.expectedView) }
      let isEnd = peek == "|"
      place = try link(place, gap)
      if isEnd { break }
    }
    guard position == text.count else { throw failure(.expectedEnd) }
    result.length = text.count
    return result
  }

  /// An error about a place in the text; the current one when none is given.
  func failure(_ kind: Failure.Kind, at place: Int? = nil) -> Failure {
    Failure(kind: kind, format: String(text), position: place ?? position)
  }

  // MARK: Characters

  private var peek: Character? { position < text.count ? text[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func run(_ isWanted: (Character) -> Bool) -> String {
    let start = position
    while let next = peek, isWanted(next) { position += 1 }
    return String(text[start..<position])
  }

  // MARK: Places

  private mutating func orientation() throws(Failure) {
    guard let letter = peek, letter == "H" || letter == "V" else { return }
    position += 1
    guard take(":") else { throw failure(.expectedColon(after: letter)) }
    result.axis = letter == "H" ? .horizontal : .vertical
  }

  private mutating func link(
    _ first: VisualFormat.Place,
    _ gap: VisualFormat.Gap
  ) throws(Failure) -> VisualFormat.Place {
    let index = result.parts.count
    let second: VisualFormat.Place
    if take("|") { second = .edge } else { second = try view() }
    let link = VisualFormat.Link(first: first, gap: gap, second: second, position: position)
    result.parts.insert(.link(link), at: index)
    return second
  }

  private mutating func view() throws(Failure) -> VisualFormat.Place {
    guard take("[") else { throw failure(.expectedView) }
    let name = identifier()
    guard !name.isEmpty else { throw failure(.expectedView) }
    guard let value = views[name] else { throw failure(.unknownView(name)) }
    let object = value as AnyObject
    guard object is UIView || object is UILayoutGuide else { throw failure(.notAView(name)) }
    if peek == "(" {
      let predicates = try predicateList()
      result.parts.append(.sizing(.init(view: object, predicates: predicates)))
    }
    guard take("]") else { throw failure(.expectedClosingBracket) }
    result.views.append(object)
    return .view(object)
  }

  private mutating func identifier() -> String {
    guard let first = peek, first.isLetter || first == "_" else { return "" }
    return run { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: Gaps

  private mutating func gap() throws(Failure) -> VisualFormat.Gap {
    guard take("-") else {
      guard peek == "[" || peek == "|" else { throw failure(.expectedHyphen) }
      return .flush
    }
    if peek == "[" || peek == "|" || peek == nil { return .standard }
    let start = position
    let predicates = peek == "(" ? try predicateList() : [try simplePredicate()]
    if predicates.contains(where: { $0.view != nil }) {
      throw failure(.viewInGap(String(text[start..<position])))
    }
    guard take("-") else { throw failure(.expectedHyphen) }
    return .sized(predicates)
  }

  private mutating func simplePredicate() throws(Failure) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    predicate.constant = try constant(isSigned: false)
    return predicate
  }

  private mutating func predicateList() throws(Failure) -> [VisualFormat.Predicate] {
    guard take("(") else { throw failure(.expectedConstant) }
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate()) } while take(",")
    guard take(")") else { throw failure(.expectedClosingParenthesis) }
    return predicates
  }

  private mutating func predicate() throws(Failure) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    predicate.relation = relation()
    try object(of: &predicate)
    if take("@") {
      predicate.priority = UILayoutPriority(Float(try constant(isSigned: false)))
    }
    return predicate
  }

  private mutating func relation() -> VisualFormat.Relation {
    let signs: [(String, VisualFormat.Relation)] = [
      ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ]
    for (sign, relation) in signs where text[position...].starts(with: sign) {
      position += 2
      return relation
    }
    return .equal
  }

  /// A number, a metric, or a view with what is done to its length.
  private mutating func object(of predicate: inout VisualFormat.Predicate) throws(Failure) {
    let start = position
    let name = identifier()
    let value = views[name].map { $0 as AnyObject }
    guard !name.isEmpty, metrics[name] == nil, let value, !(value is NSNumber) else {
      position = start
      predicate.constant = try constant(isSigned: true)
      return
    }
    guard value is UIView || value is UILayoutGuide else { throw failure(.notAView(name)) }
    predicate.view = value
    while let sign = peek, "*/+-".contains(sign) {
      position += 1
      let number = try constant(isSigned: false)
      switch sign {
      case "*": predicate.multiplier *= number
      case "/": predicate.multiplier /= number
      case "+": predicate.constant += number
      default: predicate.constant -= number
      }
    }
  }

  /// A number as written, or the number of a name.
  private mutating func constant(isSigned: Bool) throws(Failure) -> CGFloat {
    let name = identifier()
    if !name.isEmpty {
      guard let number = Self.number(metrics[name] ?? views[name]) else {
        throw failure(.unknownMetric(name))
      }
      return number
    }
    let start = position
    let sign: CGFloat = isSigned && take("-") ? -1 : 1
    let digits = run { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { throw failure(.expectedConstant, at: start) }
    return sign * CGFloat(number)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
