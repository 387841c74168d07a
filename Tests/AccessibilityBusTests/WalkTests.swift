import Testing
import UIKitTesting

/// What pyatspi finds in apps that run: role, name, value and states of each element.
@Suite(
  .serialized,
  .enabled(if: ServedApp.lacksBus == nil, "\(ServedApp.lacksBus ?? "")"),
  .timeLimit(.minutes(5))
)
struct `Apps on the accessibility bus` {
  private func walk(_ steps: String...) async throws -> String {
    try await ServedApp("Aviary").run("walk.py", steps)
  }

  @Test func `a list with a tab bar below it`() async throws { expectSnapshot(try await walk()) }

  @Test func `a detail after its row was activated`() async throws {
    expectSnapshot(try await walk("activate list item/Robin", "wait for push button/Delete"))
  }

  @Test func `an alert hides what is behind it`() async throws {
    let steps = [
      "activate list item/Robin", "activate push button/Delete", "wait for push button/Cancel",
    ]
    expectSnapshot(try await ServedApp("Aviary").run("walk.py", steps))
  }

  @Test func `escape leaves an alert`() async throws {
    let text = try await walk(
      "activate list item/Robin",
      "activate push button/Delete",
      "do escape on push button/Cancel",
      "wait for push button/Call"
    )
    #expect(text.contains("frame “Robin”"))
    #expect(!text.contains("alert"))
  }

  @Test func `a form`() async throws {
    expectSnapshot(try await walk("activate page tab/Form", "wait for Loudness"))
  }

  @Test func `a form in which things were changed`() async throws {
    expectSnapshot(
      try await walk(
        "activate page tab/Form",
        "set 8 in Loudness",
        "do increment on Loudness",
        "activate Rare",
        "write kïwi in Name",
        "caret 2 in Name",
        "activate Heard",
        "activate push button/Increment",
        "rest"
      )
    )
  }

  @Test func `only the rows that are loaded are served`() async throws {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_ROWS"] = "10000"
    let text = try await app.run("walk.py")
    let rows = text.split(separator: "\n").count { $0.contains("list item") }
    #expect((4...40).contains(rows))
  }

  private func walkSample(_ steps: String...) async throws -> String {
    let app = try ServedApp.sample()
    defer { app.remove() }
    return try await app.run("walk.py", steps)
  }

  @Test func `the sample app begins with a list`() async throws {
    expectSnapshot(try await walkSample())
  }

  @Test func `a row of the sample app shows a detail`() async throws {
    let row = "activate list item/Common Kingfisher, Mill Pond, Nov 20, 2026"
    expectSnapshot(try await walkSample(row, "wait for push button/Share", "rest"))
  }

  @Test func `the sample app's form`() async throws {
    expectSnapshot(
      try await walkSample("activate push button/Add", "wait for push button/Done", "rest")
    )
  }

  @Test func `the sample app's summary, with other tables chosen`() async throws {
    expectSnapshot(
      try await walkSample("activate push button/Summary", "activate radio button/Birds", "rest")
    )
  }

  @Test func `a hostile client gets errors, and the app goes on`() async throws {
    let text = try await ServedApp("Aviary").run("hostile.py", ["2000", "1"])
    #expect(text.hasPrefix("2000 calls"))
    #expect(text.hasSuffix("the app answers"))
  }

  @Test func `characters have places, in lines, in both directions and scrolled`() async throws {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_TEXTS"] = "1"
    let text = try await app.run("places.py")
    #expect(!text.contains("wrong"))
    expectSnapshot(text)
  }

  /// The bus takes nothing more from the app while this client reads nothing, and what the app has
  /// no room for is told afterwards, once for each label.
  @Test func `a client that stops reading is told afterwards what it missed`() async throws {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_TICKS"] = "40"
    let lines = try await app.run("slow.py", limit: 90, bus: "strict-bus").split(separator: "\n")
    #expect(lines.first == "300 labels, ticks left: {'0'}, 0 told otherwise")
    let count = try #require(lines.last.flatMap { Int($0.split(separator: " ")[1]) })
    #expect((300..<38 * 300).contains(count), "told \(count) times")
  }
}
