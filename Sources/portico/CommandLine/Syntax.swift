/// The options and operands of a command, as data: the parser, `--help` and "did you mean" read the
/// same lists.
struct Syntax: Sendable {
  /// One option, such as `-o, --output FOLDER`.
  struct Option: Sendable {
    /// The long spelling with its dashes, such as `--output`.
    let name: String
    /// A one-letter spelling with its dash, such as `-o`.
    var short: String?
    /// The name of the value in the help; an option without one is a switch.
    var value: String?
    /// The values accepted; empty means any.
    var choices: [String] = []
    /// One line for the help.
    let help: String
  }

  /// The command's name.
  let name: String
  /// One sentence that says what it does.
  let summary: String
  /// The name of the operands in the usage line, such as `FILE…`.
  let operands: String
  /// The options it takes, besides `--help`.
  let options: [Option]
  /// Further paragraphs of the help, such as the meaning of exit codes.
  var notes = ""

  /// The option of that spelling, long or short.
  func option(_ spelling: String) -> Option? {
    options.first { $0.name == spelling || $0.short == spelling }
  }
}

extension Syntax {
  /// The text of `--help`.
  var help: String {
    let rows = options.map { option in
      (spelling(of: option), option.help + listing(option.choices))
    }
    let all = rows + [("-h, --help", "Show this help.")]
    let width = all.map(\.0.count).max() ?? 0
    let table = all.map { "  " + $0.0.padded(to: width) + "  " + $0.1 }.joined(separator: "\n")
    let tail = notes.isEmpty ? "" : "\n\n" + notes
    return """
      \(summary)

      Usage: portico \(name) [options] \(operands)

      \(table)\(tail)
      """
  }

  private func spelling(of option: Option) -> String {
    let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
    return option.value.map { "\(names) \($0)" } ?? names
  }

  private func listing(_ choices: [String]) -> String {
    choices.isEmpty || choices.count > 6 ? "" : " (\(choices.joined(separator: ", ")))"
  }
}

extension String {
  /// Followed by blanks up to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
