import Testing

@testable import AppBuilding

@Suite struct `Checking apps` {
  private func shortfall(_ message: String, source: Substring = "") -> Shortfall {
    let error = CompilerError(path: "/A.swift", line: 1, column: 1, message: message)
    return Shortfall(error, source: source) { $0 == "Menu" ? "UIViewController" : nil }
  }

  @Test(arguments: [
    ("cannot find 'UIPicker' in scope", "UIPicker"),
    ("cannot find type 'UIPicker' in scope", "UIPicker"),
    ("value of type 'UILabel' has no member 'shine'", "UILabel.shine"),
    ("value of type 'UILabel?' has no member 'shine'", "UILabel.shine"),
    ("value of type 'any UIShining' has no member 'shine'", "UIShining.shine"),
    ("value of type '(any UIShining)?' has no member 'shine'", "UIShining.shine"),
    ("type 'UILabel' has no member 'shine'", "UILabel.shine"),
    ("value of type 'Menu' has no member 'shine'", "UIViewController.shine"),
    ("'Role' is not a member type of class 'UIKitCore.UILabel'", "UIKitCore.UILabel.Role"),
    ("no such module 'MapKit'", "import MapKit"),
  ])
  func `errors name what is missing`(message: String, name: String) {
    #expect(shortfall(message) == .symbol(name))
  }

  @Test func `what can't be overridden is named by its source`() {
    let message = "method does not override any method from its superclass"
    #expect(shortfall(message, source: "  override func flash() {") == .symbol("override flash"))
  }

  @Test func `what only follows is no shortfall, and the rest is a difference`() {
    #expect(shortfall("'nil' requires a contextual type") == .consequence)
    let words = "missing argument for parameter 'frame' in call"
    #expect(shortfall(words) == .difference(words))
  }

  @Test func `a line of the compiler is read`() throws {
    let line = "/App/My Menu.swift:7:13: error: cannot find 'X' in scope [#Explained]"
    let error = try #require(CompilerError(line))
    #expect(error.path == "/App/My Menu.swift")
    #expect([error.line, error.column] == [7, 13])
    #expect(error.message == "cannot find 'X' in scope")
    #expect(CompilerError("   |   `- error: cannot find 'X' in scope") == nil)
    #expect(CompilerError("/A.swift:1:2: warning: unused") == nil)
  }

  @Test func `uses are names that the app doesn't declare`() {
    var names = NameCount()
    names.add(
      """
      class Menu: UIViewController { // UILabel in a comment
        let label = UILabel()          // counts once
        func show() { label.text = "UIButton.text"; self.show() }
      }
      """
    )
    // UIViewController, UILabel and text; `label` and `show` are the app's.
    #expect(names.total == 3)
    #expect(names.lineCount == 3)
    #expect(names.ancestor(of: "Menu") == "UIViewController")
    #expect(names.ancestor(of: "UILabel") == nil)
  }

  @Test func `cases, generic classes and names in backticks are the app's own`() {
    var names = NameCount()
    names.add(
      """
      class Box<Item: Sized>: Crate.Inner, Other {}
      enum Kind { case plain, fancy(Int); case new = "x"
        case last
      }
      func `default`(_ kind: Kind) { switch kind { case .plain: Box.open(.last) } }
      struct Row { /* UIView */ let text = #"UILabel "x" .y"#; let half = 0.5 }
      """
    )
    // The names of others are Inner and open.
    #expect(names.total == 2)
    #expect(names.ancestor(of: "Box") == "Crate.Inner")
  }

  @Test func `the report counts by name, the most used first`() {
    let messages = [
      (3, "cannot find 'A' in scope"), (1, "cannot find 'B' in scope"),
      (2, "cannot find 'B' in scope"), (4, "'nil' requires a contextual type"),
    ]
    let errors = messages.map { line, message in
      CompilerError(path: "/A.swift", line: line, column: 1, message: message)
    }
    var names = NameCount()
    names.add(String(repeating: "UILabel ", count: 12))
    let report = CheckReport(
      app: "App",
      fileCount: 1,
      names: names,
      problems: [],
      imports: [],
      complaints: [],
      verdicts: [],
      errors: errors.map { ($0, shortfall($0.message)) }
    )
    #expect(report.symbols.map { "\($0.name) \($0.count) \($0.line)" } == ["B 2 1", "A 1 3"])
    #expect(report.missing == 3)
    #expect(report.coverage == 0.75)
    #expect(report.errors.count == 4)
    #expect(report.isComplete == false)
  }

  @Test func `what the lowering complains about keeps an app from being complete`() {
    let complaint = "/A.swift:3:1: warning: a class in a function has no name"
    let reports = [[], [complaint]].map { complaints in
      CheckReport(
        app: "App",
        fileCount: 1,
        names: NameCount(),
        problems: [],
        imports: [],
        complaints: complaints,
        verdicts: [ModuleVerdict(name: "App", sources: ["App.swift"], result: .compiles)],
        errors: []
      )
    }
    #expect(reports.map(\.isComplete) == [true, false])
    #expect(reports[1].complaints == [complaint])
  }

  private func report(
    imports: [CheckReport.Finding] = [],
    _ verdict: ModuleVerdict.Result
  ) -> CheckReport {
    var names = NameCount()
    names.add("UILabel UILabel UILabel")
    return CheckReport(
      app: "App",
      fileCount: 1,
      names: names,
      problems: [],
      imports: imports,
      complaints: [],
      verdicts: [ModuleVerdict(name: "App", sources: ["App.swift"], result: verdict)],
      errors: []
    )
  }

  @Test func `what was not looked at has no figure`() {
    let whole = report(.compiles)
    #expect(whole.coverage == 1 && whole.isComplete)
    let crashed = report(.unfinished(reason: "the compiler crashed"))
    #expect(crashed.coverage == nil && !crashed.isComplete)
  }

  @Test func `an import of what isn't here counts as missing`() {
    let photos = CheckReport.Finding(name: "Photos", count: 1, path: "/A.swift", line: 1)
    let report = report(imports: [photos], .compiles)
    #expect(report.coverage == 0.75 && !report.isComplete)
  }

  @Test(
    arguments: [
      (0, "", 0, nil),
      (1, "/A.swift:1:1: error: cannot find 'A' in scope", 1, nil),
      (1, "error: fatal error encountered while reading", 0, "the compiler gave up: error: fatal"),
      (
        1, "PLEASE submit a bug report\n2. While type-checking 'f()' (at /A.swift:3:1)", 1,
        "the compiler crashed at /A.swift:3:1"
      ),
      (139, "", 0, "the compiler crashed"),
    ] as [(Int32, String, Int, String?)]
  )
  func `a compiler that didn't look at everything is found out`(
    code: Int32,
    output: String,
    errors: Int,
    trouble: String?
  ) {
    let end = CompilerEnd(code: code, output: output, errors: errors, limit: nil)
    #expect(end.trouble?.hasPrefix(trouble ?? "-") ?? (trouble == nil))
    #expect(
      CompilerEnd(code: 137, output: "", errors: 0, limit: 9).trouble?.contains("9 s") == true
    )
  }
}

@Suite struct `Processes of a check` {
  @Test func `a few large batches look at many files`() {
    #expect(TypeChecker.batchCount(files: 3, cores: 2) == 2)
    #expect(TypeChecker.batchCount(files: 500, cores: 2) == 2)
    #expect(TypeChecker.batchCount(files: 1_700, cores: 2) == 7)
    #expect(TypeChecker.batchCount(files: 1_700, cores: 8) == 8)
    #expect(TypeChecker.batchCount(files: 0, cores: 1) == 1)
  }
}

@Suite struct `Symbols of catalogues` {
  @Test(arguments: [
    ("CloseButton", "closeButton"), ("close button", "closeButton"), ("URLIcon", "urlIcon"),
    ("house", "house"), ("HeroImage", "hero"), ("icons/star-fill", "iconsStarFill"), ("ABC", "abc"),
  ])
  func `are named as Xcode names them`(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, without: "Image") == symbol)
  }
}
