import Testing

@testable import AppBuilding

@Suite struct `Reading what the compiler says` {
  private func events(_ text: String) -> [BuildEvent] {
    var output = CompilerOutput(
      modules: ["App"],
      places: [("/cache/Sources/App/A.swift", "/home/me/App/A.swift")]
    )
    return text.split(separator: "\n").flatMap { output.read(String($0)) } + output.finish()
  }

  @Test func `steps become progress, and Portico's own are told apart`() {
    #expect(
      events(
        """
        Building for debugging...
        [0/3] Write swift-version.txt
        [2/30] Compiling UIKitCore UIView.swift
        [29/30] Compiling App A.swift
        [30/30] Linking App
        Build complete! (1.00s)
        """
      ) == [
        .compiling(2, of: 30, what: "UIView.swift", isPortico: true),
        .compiling(29, of: 30, what: "A.swift", isPortico: false), .linking,
      ]
    )
  }

  @Test func `messages name the source, keep their excerpts and come once`() {
    let message = """
      /cache/Sources/App/A.swift:3:7: error: cannot find 'x' in scope
       1 | import UIKit
       3 | print(x) // error: not one
         |       `- error: cannot find 'x' in scope
      """
    let text = """
      /home/me/App/A.swift:3:7: error: cannot find 'x' in scope
       1 | import UIKit
       3 | print(x) // error: not one
         |       `- error: cannot find 'x' in scope
      """
    #expect(
      events(message + "\n[3/4] Emitting module App\n" + message)
        == [
          .diagnostic(severity: .error, text: text),
          .compiling(3, of: 4, what: "App", isPortico: false),
        ]
    )
  }

  @Test(arguments: [
    "/usr/bin/ld.gold: error: undefined symbol 'App_main' referenced in expression",
    "ld.lld: error: --defsym:1: symbol not found: App_main",
    "/usr/bin/ld.bfd:--defsym:1: undefined symbol `App_main' referenced in expression",
  ])
  func `an app without a beginning is told so, once`(_ line: String) {
    let echoes = "error: link command failed with exit code 1\nclang: error: linker command failed"
    let text =
      "error: The app App has no beginning: none of its Swift sources has @main or "
      + "@UIApplicationMain, and none is called main.swift. "
      + "Write @main before the class of the app's delegate."
    #expect(
      events("\(echoes)\n\(line)\n\(line)\n\(echoes)")
        == [.diagnostic(severity: .error, text: text)]
    )
    // Of another function's absence nothing like that is said.
    let other = "ld.lld: error: undefined symbol: Other_main"
    #expect(events(other) == [.diagnostic(severity: .error, text: other)])
  }

  @Test func `the last lines of a failure without words are kept`() {
    var output = CompilerOutput(modules: ["App"], places: [])
    let lines = (1...30).map { "line \($0)" } + ["", "[3/4] Emitting module App"]
    for line in lines { _ = output.read(line) }
    #expect(output.unclaimed == (11...30).map { "line \($0)" })
  }

  @Test func `what follows a lowered source is no error of the app`() {
    let text =
      "/cache/Sources/App/A.swift:9:43: error: global variable must be a compile-time "
      + "constant to use @section attribute\n 9 | @section(\".init_array\")"
    #expect(events(text) == [])
    #expect(CompilerError.isAboutGeneratedSource(text))
    #expect(!CompilerError.isAboutGeneratedSource("cannot find 'x' in scope"))
  }

  @Test func `waiting for another package manager is told`() {
    let text = """
      Another instance of SwiftPM (PID: 7) is already running using '/cache/build', waiting until \
      that process has finished execution...
      """
    #expect(events(text) == [.waiting(.packageManager)])
  }

  @Test func `what the package manager adds of its own accord isn't an error of the app`() {
    #expect(events("error: emit-module command failed with exit code 1 (use -v)") == [])
    #expect(
      events("/cache/Sources/App/A.swift:9:1: warning: unused")
        == [.diagnostic(severity: .warning, text: "/home/me/App/A.swift:9:1: warning: unused")]
    )
  }
}
