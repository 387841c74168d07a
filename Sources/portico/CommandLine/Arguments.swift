/// The arguments of a command line, sorted by a `Syntax` into options and operands.
struct Arguments: Sendable {
  /// The values given for each option, in order; a switch holds an empty string.
  private var values: [String: [String]] = [:]
  /// The arguments that belong to no option.
  private(set) var operands: [String] = []

  /// Sorts arguments; `--` ends the options, `--name=value` and `--name value` mean the same.
  init(_ commandLine: [String], syntax: Syntax) throws(UsageError) {
    var rest = commandLine[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("-"), word.count > 1 {
        try take(word, from: &rest, syntax: syntax)
      } else {
        operands.append(word)
      }
    }
  }

  /// True if a switch was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The last value given for an option.
  func value(_ option: String) -> String? { values[option]?.last }

  /// All values given for an option, in order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// All options as a command line has them, always in the same order.
  var options: [String] {
    values.sorted { $0.key < $1.key }.flatMap { name, values in
      values.map { $0.isEmpty ? name : "\(name)=\($0)" }
    }
  }

  /// The files and folders that a command is about.
  func paths(_ name: String, command: String) throws(UsageError) -> [String] {
    guard !operands.isEmpty else { throw .missingOperand(name, command: command) }
    guard !operands.contains("") else { throw .emptyOperand(name, command: command) }
    return operands
  }

  /// The one operand of a command that takes no more.
  func onlyOperand(_ name: String, command: String) throws(UsageError) -> String {
    let first = try paths(name, command: command)[0]
    guard operands.count == 1 else { throw .furtherOperand(operands[1], command: command) }
    return first
  }

  /// The value of an option as a number above zero, and at most the limit.
  func number(_ option: String, limit: Double = .infinity) throws(UsageError) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), number > 0, number.isFinite else {
      throw .notANumber(option: option, value: text)
    }
    guard number <= limit else { throw .tooLarge(option: option, value: text, limit: limit) }
    return number
  }

  private mutating func take(
    _ word: String,
    from rest: inout ArraySlice<String>,
    syntax: Syntax
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = syntax.option(name) else {
      throw .unknownOption(name, command: syntax.name, known: syntax.options.map(\.name))
    }
    guard option.value != nil else {
      guard parts.count == 1 else { throw .unexpectedValue(option: option.name) }
      values[option.name, default: []].append("")
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option: option.name, value: option.value ?? "")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .notAChoice(option: option.name, value: value, choices: option.choices)
    }
    values[option.name, default: []].append(value)
  }
}
