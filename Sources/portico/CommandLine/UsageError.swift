/// A command line that cannot be run; data only, the sentences are in its description.
enum UsageError: Error, Equatable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case unexpectedValue(option: String)
  case missingValue(option: String, value: String)
  case notAChoice(option: String, value: String, choices: [String])
  case notANumber(option: String, value: String)
  case missingOperand(String, command: String)
  case noSuchFile(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "There is no command '\(name)'.\(suggestion(for: name, among: known)) "
        + "'portico --help' lists the commands."
    case .unknownOption(let name, let command, let known):
      "'portico \(command)' has no option \(name).\(suggestion(for: name, among: known)) "
        + "'portico \(command) --help' lists the options."
    case .unexpectedValue(let option):
      "\(option) is a switch and takes no value; write it without '='."
    case .missingValue(let option, let value):
      "\(option) needs a value: \(option) \(value)."
    case .notAChoice(let option, let value, let choices):
      "\(option) cannot be '\(value)'.\(suggestion(for: value, among: choices)) "
        + "It is one of: \(choices.joined(separator: ", "))."
    case .notANumber(let option, let value):
      "\(option) needs a number above zero, not '\(value)'."
    case .missingOperand(let operand, let command):
      "Name at least one \(operand): portico \(command) \(operand). "
        + "'portico \(command) --help' says more."
    case .noSuchFile(let path):
      "There is no file or folder at '\(path)'. Check the spelling and the current folder."
    }
  }

  private func suggestion(for word: String, among known: [String]) -> String {
    let near = known.map { ($0, editDistance(word, $0)) }.min { $0.1 < $1.1 }
    guard let near, near.1 <= max(2, word.count / 3) else { return "" }
    return " Did you mean '\(near.0)'?"
  }
}

/// How many letters must be changed, added or dropped to turn one word into the other.
/// - Complexity: O(*n* × *m*) in the words' lengths.
nonisolated func editDistance(_ one: String, _ other: String) -> Int {
  let letters = Array(other)
  var row = Array(0...letters.count)
  for (i, letter) in one.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in letters.indices {
      let replaced = diagonal + (letters[j] == letter ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[letters.count]
}
