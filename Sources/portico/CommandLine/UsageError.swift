internal import Foundation
internal import InterfaceBuilder

/// A command line that cannot be run; data only, the sentences are in its description.
enum UsageError: Error, Equatable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case unexpectedValue(option: String)
  case missingValue(option: String, value: String)
  case notAChoice(option: String, value: String, choices: [String])
  case notANumber(option: String, value: String)
  case tooLarge(option: String, value: String, limit: Double)
  case missingOperand(String, command: String)
  case emptyOperand(String, command: String)
  case furtherOperand(String, command: String)
  case noSuchFile(String)
  case needs(option: String, other: String)
  case notForDevice(option: String, device: String)
  case nothingToDraw
  case unwritable(String, reason: String)
  case cannotRun(String, reason: String)
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
    case .tooLarge(let option, let value, let limit):
      "\(option) can be \(limit.formatted()) at most, not '\(value)'."
    case .missingOperand(let operand, let command):
      "Name at least one \(operand): portico \(command) \(operand). "
        + "'portico \(command) --help' says more."
    case .emptyOperand(let operand, let command):
      "A path is empty: portico \(command) \(operand). Write '.' for the current folder."
    case .furtherOperand(let operand, let command):
      "'portico \(command)' takes one app, so '\(operand)' is too much. "
        + "Quote a path that has blanks."
    case .noSuchFile(let path):
      "There is no file or folder at '\(path)'. Check the spelling and the current folder."
    case .needs(let option, let other): "\(option) does nothing without \(other)."
    case .notForDevice(let option, let device):
      "\(option) is for iPads, whose screens apps share; '\(device)' is none."
    case .nothingToDraw:
      "There is no .storyboard or .xib to draw. Name a file, or a folder that holds some; what they "
        + "are compiled to (.storyboardc, .nib) cannot be read."
    case .unwritable(let path, let reason):
      "Nothing can be written to '\(path)': \(reason). Name another folder with --output."
    case .cannotRun(let path, let reason): "\(path) can't be run: \(reason)."
    }
  }

  private func suggestion(for word: String, among known: [String]) -> String {
    let near = known.map { ($0, Spelling.distance(word, $0)) }.min { $0.1 < $1.1 }
    guard let near, near.1 <= max(2, word.count / 3) else { return "" }
    return " Did you mean '\(near.0)'?"
  }
}
