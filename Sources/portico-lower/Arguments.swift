internal import Foundation

/// What the command line says.
struct Arguments {
  var module = "App"
  var output = URL(fileURLWithPath: ".")
  var root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  var missing: Set<String> = []
  var imports: [String] = []
  var sources: [String] = []
  var verifies = false
  var wantsHelp = false

  static let help = """
    portico-lower --module NAME --output FOLDER [--root FOLDER] FILE.swift …

    Writes the sources of one module so that they compile without Objective-C.

      --module NAME    The module's name, as storyboards give it
      --output FOLDER  Where to write; the state for the next run is kept there too
      --root FOLDER    The sources keep their places below it (default: the current folder)
      --import FILE    The declarations.json in the output of a module that the sources import;
                       may be repeated
      --without NAME   Leaves the imports of a module out; may be repeated
      --verify         Reads the results again and tells what went wrong
      @FILE            Reads more arguments from a file, one a line
    """

  enum Failure: Error, CustomStringConvertible {
    case missingValue(String)
    case unknownOption(String)
    case unreadable(String)

    var description: String {
      switch self {
      case .missingValue(let option): "\(option) needs a value; see --help"
      case .unreadable(let path): "\(path) can't be read; is it there?"
      case .unknownOption(let option): "there is no option \(option); see --help"
      }
    }
  }

  init(_ words: some Sequence<String>) throws {
    var words = try words.flatMap { word in
      guard word.hasPrefix("@") else { return [word] }
      let path = String(word.dropFirst())
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw Failure.unreadable(path)
      }
      return text.split(separator: "\n").map(String.init)
    }[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--module": module = try Self.value(of: word, &words)
      case "--output": output = URL(fileURLWithPath: try Self.value(of: word, &words))
      case "--root": root = URL(fileURLWithPath: try Self.value(of: word, &words))
      case "--import": imports.append(try Self.value(of: word, &words))
      case "--verify": verifies = true
      case "--without": missing.insert(try Self.value(of: word, &words))
      case _ where word.hasPrefix("--"): throw Failure.unknownOption(word)
      default: sources.append(word)
      }
    }
  }

  private static func value(of option: String, _ words: inout ArraySlice<String>) throws -> String {
    guard let value = words.popFirst() else { throw Failure.missingValue(option) }
    return value
  }
}
