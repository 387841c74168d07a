/// The lack in Portico that an error of the compiler points to.
enum Shortfall: Hashable {
  /// A symbol: `UIPicker`, `UILabel.shine`, `override flash()`.
  case symbol(String)
  /// A difference of another kind, as the compiler reports it.
  case difference(String)
  /// An error that only follows from another one beside it.
  case consequence

  /// Reads an error with the line of source that it points at; `ancestor` says what a class of
  /// the app descends from, and nil of other names.
  init(_ error: CompilerError, source: Substring, ancestor: (String) -> String?) {
    let message = error.message
    if let match = message.firstMatch(of: #/^cannot find (?:type |operator )?'([^']+)' in scope/#) {
      self = .symbol(String(match.1))
    } else if let match = message.firstMatch(of: Self.member) {
      self = .symbol("\(Self.type(match.1, ancestor)).\(match.2)")
    } else if let match = message.firstMatch(
      of: #/^'([^']+)' is not a member type of \w+ '([^']+)'/#
    ) {
      self = .symbol("\(Self.type(match.2, ancestor)).\(match.1)")
    } else if message.contains(#/^\w+ does not override any \w+ from its superclass/#) {
      self = .symbol("override \(Self.declared(source, column: error.column))")
    } else if let match = message.firstMatch(of: #/^no such module '([^']+)'/#) {
      self = .symbol("import \(match.1)")
    } else if Self.consequences.contains(where: { message.contains($0) }) {
      self = .consequence
    } else {
      self = .difference(message)
    }
  }

  private nonisolated(unsafe) static let member =
    #/^(?:value of (?:optional )?type|static member of type|type) '([^']+)' has no (?:dynamic )?member '([^']+)'/#

  private static let consequences = [
    "cannot infer contextual base", "requires a contextual type", "could not be inferred",
    "without a contextual type", "failed to produce diagnostic", "ambiguous without",
    "has no dynamic members",
  ]

  /// A type's name without what is around it, or what a class of the app descends from.
  private static func type(_ name: Substring, _ ancestor: (String) -> String?) -> String {
    var name = String(name).replacing(#/^(?:any|some) /#, with: "").replacing(
      #/\.(?:Type|Protocol)$/#,
      with: ""
    )
    name = name.replacing(#/[?!]+$/#, with: "")
    if name.hasPrefix("("), name.hasSuffix(")"), !name.contains(",") {
      name = String(name.dropFirst().dropLast()).replacing(#/^any /#, with: "")
    }
    return ancestor(name) ?? name
  }

  /// The name of the member that a line declares.
  private static func declared(_ line: Substring, column: Int) -> String {
    let rest = line.dropFirst(max(0, column - 1))
    let text =
      rest.firstMatch(of: #/\b(?:func|var|let) +`?(\w+)`?/#)
      ?? line.firstMatch(
        of: #/\b(?:func|var|let) +`?(\w+)`?/#
      )
    if let text { return String(text.1) }
    return line.contains("init") ? "init" : line.trimmed
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
