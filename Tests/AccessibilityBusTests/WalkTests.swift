import Testing
import UIKitTesting

/// What pyatspi finds in apps that run: role, name, value and states of each element.
@Suite(
  .serialized,
  .enabled(if: ServedApp.lacksBus == nil, "\(ServedApp.lacksBus ?? "")"),
  .timeLimit(.minutes(5))
)
struct `Apps on the accessibility bus` {
  private func walk(_ steps: String...) throws -> String {
    try ServedApp("Aviary").run("walk.py", steps)
  }

  @Test func `a list with a tab bar below it`() throws { expectSnapshot(try walk()) }

  @Test func `a detail after its row was activated`() throws {
    expectSnapshot(try walk("activate list item/Robin", "wait for push button/Delete"))
  }

  @Test func `an alert hides what is behind it`() throws {
    let steps = [
      "activate list item/Robin", "activate push button/Delete", "wait for push button/Cancel",
    ]
    expectSnapshot(try ServedApp("Aviary").run("walk.py", steps))
  }

  @Test func `escape leaves an alert`() throws {
    let text = try walk(
      "activate list item/Robin",
      "activate push button/Delete",
      "do escape on push button/Cancel",
      "wait for push button/Call"
    )
    #expect(text.contains("frame “Robin”"))
    #expect(!text.contains("alert"))
  }

  @Test func `a form`() throws {
    expectSnapshot(try walk("activate page tab/Form", "wait for Loudness"))
  }

  @Test func `a form in which things were changed`() throws {
    expectSnapshot(
      try walk(
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

  @Test func `only the rows that are loaded are served`() throws {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_ROWS"] = "10000"
    let text = try app.run("walk.py")
    let rows = text.split(separator: "\n").count { $0.contains("list item") }
    #expect((4...40).contains(rows))
  }

  private func walkSample(_ steps: String...) throws -> String {
    let app = try ServedApp.sample()
    defer { app.remove() }
    return try app.run("walk.py", steps)
  }

  @Test func `the sample app begins with a list`() throws { expectSnapshot(try walkSample()) }

  @Test func `a row of the sample app shows a detail`() throws {
    let row = "activate list item/Common Kingfisher, Mill Pond, 20 Nov 2026"
    expectSnapshot(try walkSample(row, "wait for push button/Share", "rest"))
  }

  @Test func `the sample app's form`() throws {
    expectSnapshot(
      try walkSample("activate push button/Add", "wait for push button/Done", "rest")
    )
  }

  @Test func `the sample app's summary, with other tables chosen`() throws {
    expectSnapshot(
      try walkSample("activate push button/Summary", "activate radio button/Birds", "rest")
    )
  }

  @Test func `a hostile client gets errors, and the app goes on`() throws {
    let text = try ServedApp("Aviary").run("hostile.py", ["2000", "1"])
    #expect(text.hasPrefix("2000 calls"))
    #expect(text.hasSuffix("the app answers"))
  }
}
