internal import Foundation
internal import FoundationAdditions

/// The command: picks the subcommand, and reports a wrong command line with exit code 2.
@main
enum Portico {
  static let commands: [any Command.Type] = [
    RenderCommand.self, AuditCommand.self, BuildCommand.self, RunCommand.self,
    CheckCommand.self, StateCommand.self,
  ]

  static func main() {
    // Pictures are the same on every machine.
    UserLocale.choose("en_US")
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  static func run(_ commandLine: [String]) -> Int32 {
    guard let word = commandLine.first, !["-h", "--help", "help"].contains(word) else {
      Console.print(help)
      return 0
    }
    guard word != "--version" else {
      Console.print("portico \(version)")
      return 0
    }
    do {
      if word == Worker.word { return try Worker.run(Array(commandLine.dropFirst())) }
      let command = try command(named: word)
      let rest = Array(commandLine.dropFirst())
      guard !rest.contains("--help"), !rest.contains("-h") else {
        Console.print(command.syntax.help)
        return 0
      }
      return try command.init(Arguments(rest, syntax: command.syntax)).run()
    } catch {
      Console.complain("portico: \(error)")
      return 2
    }
  }

  private static func command(named name: String) throws(UsageError) -> any Command.Type {
    for command in commands where command.syntax.name == name { return command }
    throw .unknownCommand(name, known: commands.map { $0.syntax.name })
  }

  private static let version = "0.1.0"

  private static var help: String {
    let rows = commands.map { "  \($0.syntax.name.padded(to: 8))\($0.syntax.summary)" }
    return """
      Portico builds and runs iOS apps on Linux, and shows the screens of their storyboards.

      Usage: portico COMMAND [options] PATH…

      \(rows.joined(separator: "\n"))

      'portico COMMAND --help' says what a command takes.
      """
  }
}
