import Foundation
import Testing

@testable import AppBuilding

/// Apps that host views of SwiftUI: they are built, and what isn't looked at is said.
@Suite struct `Apps that host SwiftUI` {
  private func plan(_ sources: [String: String]) throws -> AppPlan {
    let folder = try TemporaryFolder(sources)
    return try AppPlanner(catalog: ModuleCatalog(["UIKit", "SwiftUI", "Combine"]))
      .plan(for: folder.url)
  }

  @Test func `no module is missing, and the sources that import SwiftUI are known`() throws {
    let plan = try plan([
      "App/App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n",
      "App/Nest.swift":
        "import SwiftUI\nstruct Nest: View { var body: some View { Text(\"\") } }\n",
    ])
    #expect(plan.problems.isEmpty)
    #expect(plan.app.hosting.map { URL(fileURLWithPath: $0).lastPathComponent } == ["Nest.swift"])
  }

  @Test func `an app of SwiftUI alone is named as one`() throws {
    let plan = try plan([
      "App/App.swift": """
      import SwiftUI
      @main
      struct Birds: App {
        var body: some Scene { WindowGroup { Nest() } }
      }
      """
    ])
    #expect(plan.problems.map(\.kind) == [.viewsOnly(app: "Birds")])
    #expect(plan.problems.map(\.line) == [3])
  }

  private let leftOut = LeftOutSource([
    "/A.swift:1:1: warning: other", "/A.swift:3-5: note: left out", "/A.swift:9-9: note: left out",
  ])

  @Test func `the lines that are left out are read`() {
    #expect(leftOut.count == 2 && leftOut.fileCount == 1)
    let text = (1...10).map { "line \($0)" }.joined(separator: "\n")
    #expect(leftOut.part(of: text, path: "/A.swift") == "line 3\nline 4\nline 5\nline 9")
    #expect(leftOut.part(of: text, path: "/B.swift").isEmpty)
  }

  @Test func `what nobody looked at is not covered`() {
    var names = NameCount()
    names.add("UILabel UILabel UILabel UILabel")
    names.addUnchecked("UILabel")
    let report = CheckReport(
      app: "App",
      fileCount: 1,
      names: names,
      problems: [],
      imports: [],
      complaints: [],
      leftOut: leftOut,
      verdicts: [ModuleVerdict(name: "App", sources: ["App.swift"], result: .compiles)],
      errors: []
    )
    #expect(report.uses == 4 && report.uncheckedUses == 1)
    #expect(report.coverage == 0.75 && !report.isComplete)
  }

  @Test func `an error beside views says once what SwiftUI is here`() {
    var output = CompilerOutput(
      modules: ["App"],
      places: [("/cache/A.swift", "/App/A.swift")],
      hosting: ["/App/A.swift"]
    )
    let lines = [1, 2].map { "/cache/A.swift:\($0):1: error: cannot find 'X\($0)' in scope" }
    let events = lines.flatMap { output.read($0) } + output.finish()
    let texts = events.map { if case .diagnostic(_, let text) = $0 { text } else { "" } }
    #expect(texts.count == 2)
    #expect(texts[0].contains("SwiftUI, which is a placeholder here"))
    #expect(!texts[1].contains("SwiftUI"))
  }
}
