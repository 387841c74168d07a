internal import Foundation

/// The arguments of the command.
struct Arguments {
  var module = ""
  var output: URL?
  var root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  var missing: Set<String> = []
  var implied: Set<String> = []
  var imports: [String] = []
  var sources: [String] = []
  var isOfPackage = true
  var verifies = false
  /// True if nothing is lowered, and what classes have is listed instead.
  var listsMembers = false
  var wantsHelp = false

  static let help = """
    portico-lower --module NAME --output FOLDER [--root FOLDER] FILE.swift …

    Writes the sources of one module so that they compile without Objective-C.

      --module NAME    The module's name, as storyboards give it
      --output FOLDER  Where to write; the state for the next run is kept there too
      --root FOLDER    The sources keep their places below it (the current folder if not given)
      --import FILE    The declarations.json in the output of a module that the sources import;
                       may be repeated
      --without NAME   Leaves the imports of a module out; may be repeated
      --implied NAME   A module that the sources see without importing it; may be repeated
      --members        Lowers nothing, and prints as JSON what documents can reach in classes; needs
                       no module and no output
      --no-package     The module is no target of a Swift package: SWIFT_PACKAGE is false
      --verify         Reads the results again and tells what went wrong
      @FILE            Reads more arguments from a file, one a line
    """

  init(_ commandLine: some Sequence<String>) throws {
    var commandLine = try commandLine.flatMap { word in
      guard word.hasPrefix("@") else { return [word] }
      let path = String(word.dropFirst())
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw LoweringFailure.unreadable(path)
      }
      return text.split(separator: "\n").map(String.init)
    }[...]
    while let word = commandLine.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--module": module = try Self.value(of: word, &commandLine)
      case "--output": output = URL(fileURLWithPath: try Self.value(of: word, &commandLine))
      case "--root": root = URL(fileURLWithPath: try Self.value(of: word, &commandLine))
      case "--import": imports.append(try Self.value(of: word, &commandLine))
      case "--verify": verifies = true
      case "--no-package": isOfPackage = false
      case "--members": listsMembers = true
      case "--without": missing.insert(try Self.value(of: word, &commandLine))
      case "--implied": implied.insert(try Self.value(of: word, &commandLine))
      case _ where word.hasPrefix("--"): throw LoweringFailure.unknownOption(word)
      default: sources.append(word)
      }
    }
    guard !wantsHelp else { return }
    // Without a folder of their own, the results would take the places of the sources.
    if !listsMembers {
      guard !module.isEmpty else { throw LoweringFailure.missingOption("--module NAME") }
      guard output != nil else { throw LoweringFailure.missingOption("--output FOLDER") }
    }
    guard !sources.isEmpty else { throw LoweringFailure.missingOption("a Swift source") }
  }

  private static func value(of option: String, _ commandLine: inout ArraySlice<String>) throws
    -> String
  {
    guard let value = commandLine.popFirst(), !value.isEmpty else {
      throw LoweringFailure.missingValue(option)
    }
    return value
  }
}
