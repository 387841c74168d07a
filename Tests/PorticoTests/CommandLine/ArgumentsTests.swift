import Testing

@testable import portico

@Suite struct `Reading a command line` {
  static let syntax = Syntax(
    name: "draw",
    summary: "Draws.",
    operands: "FILE…",
    options: [
      .init(name: "--output", short: "-o", value: "FOLDER", help: "Where to."),
      .init(
        name: "--appearance",
        value: "NAME",
        choices: ["light", "dark"],
        help: "The colours."
      ),
      .init(name: "--scale", value: "N", help: "Pixels in a point."),
      .init(name: "--quiet", help: "Say nothing."),
    ]
  )

  func parse(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, syntax: Self.syntax)
  }

  @Test func `options may be long, short or joined, among operands`() throws {
    let arguments = try parse("a", "-o", "x", "--appearance=dark", "b", "--quiet", "--", "-c")
    #expect(arguments.value("--output") == "x")
    #expect(arguments.value("--appearance") == "dark")
    #expect(arguments.has("--quiet"))
    #expect(arguments.operands == ["a", "b", "-c"])
  }

  @Test(arguments: [
    (["--otput", "x"], "'portico draw' has no option --otput. Did you mean '--output'?"),
    (["--output"], "--output needs a value: --output FOLDER."),
    (["--quiet=yes"], "--quiet is a switch and takes no value; write it without '='."),
    (["--appearance", "drak"], "--appearance cannot be 'drak'. Did you mean 'dark'?"),
  ])
  func `a mistake is named with its cure`(_ words: [String], _ sentence: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(words, syntax: Self.syntax) }
    #expect(error?.description.hasPrefix(sentence) == true, "\(String(describing: error))")
  }

  @Test(arguments: ["0", "-1", "two", "nan", "inf"])
  func `a scale that is no number above zero is refused`(_ text: String) throws {
    let arguments = try Arguments(["--scale=\(text)"], syntax: Self.syntax)
    #expect(throws: UsageError.notANumber(option: "--scale", value: text)) {
      try arguments.number("--scale")
    }
  }

  @Test func `a command of one operand refuses a second`() throws {
    #expect(try parse("App").onlyOperand("APP", command: "build") == "App")
    #expect(throws: UsageError.missingOperand("APP", command: "build")) {
      try parse().onlyOperand("APP", command: "build")
    }
    #expect(throws: UsageError.furtherOperand("nonsense", command: "build")) {
      try parse("App", "nonsense").onlyOperand("APP", command: "build")
    }
  }

  @Test func `the help lists every option with its choices`() {
    let help = Self.syntax.help
    #expect(help.contains("Usage: portico draw [options] FILE…"))
    #expect(help.contains("  -o, --output FOLDER  Where to."))
    #expect(help.contains("The colours. (light, dark)"))
    #expect(help.contains("-h, --help"))
  }

  @Test func `a value that is empty or beyond a limit is refused`() throws {
    #expect(throws: UsageError.missingValue(option: "--output", value: "FOLDER")) {
      try parse("--output=")
    }
    #expect(throws: UsageError.tooLarge(option: "--scale", value: "20", limit: 8)) {
      try parse("--scale", "20").number("--scale", limit: 8)
    }
  }

  @Test(arguments: [(0, "0 birds"), (1, "1 bird"), (2, "2 birds")])
  func `what is counted is named in its number`(_ count: Int, _ words: String) {
    #expect(count.counted("bird") == words)
  }
}
