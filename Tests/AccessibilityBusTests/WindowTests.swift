import Foundation
import Testing
import UIKitTesting

/// Apps in a window of X11, used by mouse and keyboard.
@Suite(
  .serialized,
  .enabled(if: ServedApp.lacksWindow == nil, "\(ServedApp.lacksWindow ?? "")"),
  .timeLimit(.minutes(5))
)
struct `Apps in a window` {
  private func use(_ app: String, _ steps: String...) async throws -> String {
    try await ServedApp(app).use(steps)
  }

  @Test func `a click on a row shows its detail, and one on the back button the list`() async throws
  {
    let text = try await use(
      "Aviary",
      "click list item/Robin",
      "wait for push button/Delete",
      "rest"
    )
    #expect(text.contains("frame “Robin”"))
    let back = try await use(
      "Aviary",
      "click list item/Robin",
      "wait for push button/Delete",
      "rest",
      "click push button/Birds",
      "rest"
    )
    #expect(back.contains("list item “Waxwing”"))
  }

  @Test func `a form is filled in by mouse and keyboard`() async throws {
    expectSnapshot(
      try await use(
        "Aviary",
        "click page tab/Form",
        "wait for Loudness",
        "rest",
        "click Name",
        "type Wren Ha",
        "key BackSpace",
        "key Left",
        "type x",
        "click Rare",
        "drag Loudness by 60 0",
        "click Heard",
        "click push button/Increment",
        "rest"
      )
    )
  }

  @Test func `the wheel scrolls a list, and a drag does`() async throws {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_ROWS"] = "1000"
    let first = "list item/Kingfisher"
    let wheeled = try await app.use(["wheel 20 over \(first)", "rest"])
    let dragged = try await app.use(["drag \(first) by 0 -150", "rest"])
    let still = try await app.use(["rest"])
    #expect(wheeled != still && dragged != still)
  }

  @Test func `a colour that a timer changes is seen, though no view has to be laid out`()
    async throws
  {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_EXTRAS"] = "blinking"
    _ = try await app.use([
      "see FFFFFF at 120 520", "see FF0000 at 120 520", "see FFFFFF at 120 520",
    ])
  }

  @Test func `the app has the size of its window, and turns with it`() async throws {
    var app = ServedApp("Aviary")
    app.environment["PORTICO_COMMANDS"] = "1"
    _ = try await app.use([
      "frame 393 852", "size 700 500", "frame 700 500", "click page tab/Form", "wait for Loudness",
      "key F5", "frame 500 700", "click Name", "type Wren", "rest",
    ])
  }

  @Test func `text is copied to other programs, and from them`() async throws {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_EXTRAS"] = "1"
    _ = try await app.use([
      "click push button/Copy", "rest", "copied Zaunkönig", "copy 日本 é", "click push button/Paste",
      "wait for push button/日本 é",
    ])
  }

  @Test func `a program that does not answer is asked once for what it copied`() async throws {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_EXTRAS"] = "1"
    let text = try await app.use(["unanswered push button/Paste", "rest"])
    #expect(text.hasPrefix("asked 1 times"))
  }

  @Test(.oracle("W-128")) func `pictures are copied to other programs, and from them`()
    async throws
  {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_EXTRAS"] = "1"
    _ = try await app.use([
      "click push button/Take", "rest", "copied picture 400 300", "picture 500 200",
      "click push button/Measure", "wait for push button/500 × 200",
    ])
  }

  @Test(.oracle("V-149", "V-151"))
  func `what is dragged out of the window falls on other programs`() async throws {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_EXTRAS"] = "1"
    let text = try await app.use([
      "carry Song as UTF8_STRING", "carry Link as text/uri-list", "carry Link as text/plain",
      "carry Picture as image/png", "carry Picture as text/uri-list", "refused Song", "rest",
    ])
    #expect(
      text.hasPrefix(
        """
        UTF8_STRING 'Zaunkönig'
        text/uri-list 'https://example.org/wren\\r\\n'
        text/plain 'https://example.org/wren'
        image/png True (400, 300)
        Plumage.png (400, 300)
        refused left

        """
      )
    )
  }

  @Test(.oracle("V-150"))
  func `what is dragged from window to window falls on the app's own views`() async throws {
    let app = try ServedApp.scenes()
    defer { app.remove() }
    _ = try await app.use([
      "window Perch 1", "click push button/Open", "window Perch 2", "size 300 400",
      "see 00FF00 at 290 390", "place 900 50", "window Perch 1",
      "carry Feather into Perch 2 at 60 76", "window Perch 2", "see 0000FF at 290 390",
      "window Perch 1", "see FF0000 at 10 200",
    ])
  }

  @Test(arguments: ["SIGTERM", "SIGINT", "SIGHUP"])
  func `the app goes to the background when it is ended`(_ signal: String) async throws {
    let notes = Notes()
    defer { notes.remove() }
    #expect(try await notes.app.use(["end by \(signal)"]).hasPrefix("background"))
  }

  @Test func `the app goes to the background when its display is gone`() async throws {
    let notes = Notes()
    defer { notes.remove() }
    let text = try await notes.app.use(["lose the display"])
    #expect(text.hasPrefix("background"))
    #expect(text.contains("The desktop's display has gone."))
  }

  @Test func `a disk that is full ends a recording, and not the app`() async throws {
    let notes = Notes()
    defer { notes.remove() }
    var app = try ServedApp.crowded("Aviary", kilobytes: 8)
    defer { app.remove() }
    app.environment.merge(notes.app.environment) { $1 }
    app.environment["PORTICO_PICTURES"] = app.program.deletingLastPathComponent().path
    let text = try await app.use([
      "key shift+F12", "click page tab/Form", "wait for Loudness", "rest", "click page tab/Birds",
      "rest", "key F7", "note shaken", "end by SIGTERM",
    ])
    #expect(text.hasPrefix("shaken"))
    #expect(text.contains("background"))
    #expect(text.contains("cannot be written"))
  }

  @Test(.oracle("W-121", "W-122", "W-123"))
  func `scenes have windows, of which each is used, sized and closed by itself`() async throws {
    let app = try ServedApp.scenes()
    defer { app.remove() }
    // The first is red, the next one green, and what is typed into one makes it blue.
    let text = try await app.use([
      "window Perch 1", "see FF0000 at 10 200", "click push button/Open", "window Perch 2",
      "see 00FF00 at 10 200", "size 300 400", "see 00FF00 at 290 390", "type ab",
      "see 0000FF at 290 390", "window Perch 1", "see FF0000 at 10 200", "type ab",
      "see 0000FF at 10 200", "window Perch 2", "shut", "no window Perch 2", "window Perch 1",
      "see 0000FF at 10 200", "close",
    ])
    #expect(text.hasPrefix("the app has ended"))
  }

  @Test(.oracle("W-142", "W-143"))
  func `windows are frames on the bus, and keys move the focus in one of them`() async throws {
    let app = try ServedApp.scenes()
    defer { app.remove() }
    let text = try await app.use([
      "listen", "window Perch 1", "click push button/Open", "window Perch 2", "rest", "key Tab",
      "rest", "window Perch 1", "rest",
    ])
    let order = [
      "activate Perch 2", "focus entry", "focus push button Open", "activate Perch 1",
      "focus entry", "frame “Perch 1”, active", "focused single-line", "frame “Perch 2”\n",
    ]
    var rest = text[...]
    for line in order {
      let found = rest.range(of: line)
      #expect(found != nil, "“\(line)” is missing, or not in this order, in: \(text)")
      rest = found.map { rest[$0.upperBound...] } ?? rest
    }
  }

  @Test func `keys shake the device and make memory short`() async throws {
    let notes = Notes()
    defer { notes.remove() }
    _ = try await notes.app.use(["key F7", "note shaken", "key F8", "note memory warning"])
  }

  @Test func `the app ends when its window is closed`() async throws {
    #expect(try await use("Aviary", "close").hasPrefix("the app has ended"))
  }
}

/// The same apps on a compositor of Wayland.
@Suite(
  .serialized,
  .enabled(if: ServedApp.lacksWayland == nil, "\(ServedApp.lacksWayland ?? "")"),
  .timeLimit(.minutes(5))
)
struct `Apps in a window of Wayland` {
  @Test func `are used by mouse and keyboard, and painted where they changed`() async throws {
    let notes = Notes()
    defer { notes.remove() }
    var app = notes.app
    app.environment["AVIARY_EXTRAS"] = "blinking"
    let text = try await app.use(
      [
        "frame 393 852", "see FFFFFF at 120 520", "see FF0000 at 120 520",
        "click page tab/Form", "wait for Loudness", "rest", "click Name", "type Wren", "key Left",
        "type x", "drag Loudness by 60 0", "rest",
      ],
      on: .wayland
    )
    #expect(text.contains("text “Wrexn” caret 4"))
    #expect(!text.contains("value 50 of"))
  }

  // By itself: a shake after something was typed asks whether to undo it (W-119).
  @Test func `are shaken by a key`() async throws {
    let notes = Notes()
    defer { notes.remove() }
    _ = try await notes.app.use(["key F7", "note shaken"], on: .wayland)
  }

  @Test func `go to the background when the compositor is gone`() async throws {
    let notes = Notes()
    defer { notes.remove() }
    let text = try await notes.app.use(["lose the display"], on: .wayland)
    #expect(text.hasPrefix("background"))
    #expect(text.contains("The desktop's display has gone."))
  }
}

/// The test app with a file in which it notes what happens to it.
private struct Notes {
  let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID()).txt")

  var app: ServedApp {
    var app = ServedApp("Aviary")
    app.environment["AVIARY_NOTES"] = file.path
    app.environment["PORTICO_COMMANDS"] = "1"
    return app
  }

  func remove() { try? FileManager.default.removeItem(at: file) }
}
