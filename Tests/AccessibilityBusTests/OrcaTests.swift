import Testing
import UIKitTesting

/// What Debian's Orca says while apps are used by keys and by AT-SPI's actions.
@Suite(
  .serialized,
  .enabled(if: ServedApp.lacksOrca == nil, "\(ServedApp.lacksOrca ?? "")"),
  .timeLimit(.minutes(5))
)
struct `Apps as Orca reads them` {
  @Test func `a list, a detail, an announcement, an alert and the way back`() async throws {
    let steps = """
      key Tab
      key Tab
      key Shift-Tab
      key Space
      key Tab
      key Tab
      key Tab
      activate push button/Call
      activate push button/Delete
      key Tab
      key Tab
      key Tab
      key Escape
      key Escape
      """
    expectSnapshot(try await ServedApp("Aviary").hear(steps))
  }

  @Test func `tabs, fields, typing and the caret, a switch, a slider, segments`() async throws {
    let steps = """
      focus page tab/Form
      key Space
      focus Name
      key Return
      text kiwi!
      key Left
      key BackSpace
      key Home
      key Right
      key End
      key BackSpace
      key Tab
      key Tab
      key Space
      key Tab
      key Up
      do decrement on Loudness
      set 9 in Loudness
      key Tab
      key Tab
      key Space
      focus Send
      focus Notes
      """
    expectSnapshot(try await ServedApp("Aviary").hear(steps))
  }

  @Test func `the sample app`() async throws {
    let app = try ServedApp.sample()
    defer { app.remove() }
    let steps = """
      key Tab
      key Tab
      key Tab
      key Tab
      key Space
      key Tab
      key Tab
      activate push button/Share
      key Escape
      key Escape
      activate push button/Add
      focus Name
      key Return
      text wren
      key Left
      key Tab
      activate push button/Done
      activate push button/Summary
      activate radio button/Birds
      key Escape
      """
    expectSnapshot(try await app.hear(steps))
  }
}
