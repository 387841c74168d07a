import Testing
import UIKitTesting

/// Apps on a compositor, by what that gets and says.
///
/// The limit of time ends what hangs; it is long, as a test waits for the main actor behind all tests
/// that run beside it.
@Suite(
  .serialized,
  .enabled(if: OwnCompositor.lacks == nil, "\(OwnCompositor.lacks ?? "")"),
  .timeLimit(.minutes(15))
)
struct `Apps on a compositor` {
  /// What depends on how fast the app answers, which a busy machine delays.
  private static let timed: Comment =
    "PORTICO_COMPOSITOR asks for tests that need a machine at rest"

  /// Begins once the window is there, with the pointer on it.
  private let begin = "wait buffer\npause 100\nenter 100 150\n"

  @Test(.oracle("W-184")) func `paint each pixel of a scale between whole numbers`() async throws {
    let lines = try await OwnCompositor(scale: 180).run(
      "wait buffer 590 1278\nscale 150\nwait scale 1.25 1.25\nwait buffer 491 1065"
    )
    #expect(lines.contains("app size 393 852 scale 1.5 1.5"))
    // The size in points of the desktop is the same at each scale.
    #expect(Set(lines.filter { $0.hasPrefix("destination") }) == ["destination 393 852"])
    #expect(!lines.contains { $0.hasPrefix("buffer scale") })
  }

  @Test(.oracle("W-184")) func `follow the window's size at such a scale`() async throws {
    let lines = try await OwnCompositor(scale: 180).run(
      "wait buffer 590 1278\nsize 401 333\nwait app size 401 333 scale 1.5\nwait buffer 602 500"
    )
    #expect(lines.contains("destination 401 333"))
  }

  @Test func `paint for whole scales alone where there are no others`() async throws {
    let lines = try await OwnCompositor(scale: 180, isPlain: true).run("wait buffer 786 1704")
    #expect(lines.contains("buffer scale 2"))
  }

  @Test(.oracle("W-180"), .enabled(if: OwnCompositor.isAskedFor, timed))
  func `scroll by fingers on a pad, which throw content and hold it`() async throws {
    let throwing = "pad 0 20\npause 16\npad 0 20\npause 16\npad 0 20\npause 16\npad 0 20\nlift\n"
    let lines = try await OwnCompositor().run(
      begin + throwing
        + """
        wait app drag ends at 80 and goes on
        wait app rests at
        pad 0 -10
        pause 16
        pad 0 -30
        pause 300
        lift
        wait and rests
        wheel 1
        wait app rests at
        """
    )
    let places = lines.compactMap { line in
      line.split(separator: " ").last.flatMap { line.contains("rests at") ? Int($0) : nil }
    }
    let ended = lines.compactMap { line -> Int? in
      let words = line.split(separator: " ")
      return line.hasSuffix("and rests") ? Int(words[4]) : nil
    }
    try #require(places.count == 2 && ended.count == 1)
    #expect(places[0] > 200)
    // The fingers went back by 40 points, a notch is 60.
    #expect([ended[0], places[1]] == [places[0] - 40, places[0] + 20])
  }

  @Test(.oracle("W-181")) func `zoom and turn by fingers on a pad`() async throws {
    let lines = try await OwnCompositor().run(
      begin + "move 150 600\npinch 2 0\nwait pinch ended\npinch 1 40\nwait turn ended"
    )
    #expect(lines.contains("app pinch ended 2.0 of 0") && lines.contains("app turn ended 0.7"))
    #expect(!lines.contains { $0.hasPrefix("app touch") })
  }

  @Test(.oracle("W-182", "W-183")) func `draw with a pen that is pressed and leans`() async throws {
    let lines = try await OwnCompositor().run(
      begin
        + """
        pen
        pen near 120 500
        wait app hover began 120 60 at 0.5
        pen down
        wait pencil began 120 60
        pen at 130 510 32768 30 0
        wait moved 130 70
        pen up
        wait pencil ended 130 70
        pen button
        wait pencil tapped
        pen away
        wait hover ended
        """
    )
    #expect(
      lines.contains(
        "app touch pencil moved 130 70 force 2.08 of 4.17 altitude 1.05 azimuth 0.0"
      )
    )
    #expect(!lines.contains { $0.hasPrefix("app touch direct") })
  }

  @Test(.oracle("W-128")) func `copy pictures to other programs, and from them`() async throws {
    let lines = try await OwnCompositor().run(
      begin
        + """
        move 60 400
        press
        release
        wait copied with
        read image/png
        wait got
        move 300 400
        press
        release
        wait app pasted a picture 400
        """
    )
    #expect(lines.contains("offers image/png"))
    let press = lines.first { $0.hasPrefix("serial") }?.dropFirst(7)
    let copied = lines.first { $0.hasPrefix("copied with") }?.dropFirst(12)
    // A number of the press or of the release, which is one more.
    #expect(copied.flatMap { Int($0) } == press.flatMap { Int($0) }.map { $0 + 1 })
    let size = lines.first { $0.hasPrefix("got") }?.split(separator: " ")[1]
    #expect(size.flatMap { Int($0) } ?? 0 > 300_000)
  }

  @Test(.oracle("W-128")) func `read what other programs copied in the form that they have`()
    async throws
  {
    let lines = try await OwnCompositor().run(
      begin + "copy text/plain \(#filePath)\nmove 300 400\npress\nrelease\nwait app pasted"
    )
    #expect(lines.contains("app pasted import Testing"))
  }

  @Test(.oracle("V-149", "V-151"), .enabled(if: OwnCompositor.isAskedFor, timed))
  func `carry what is dragged out of the window to other programs`()
    async throws
  {
    let lines = try await OwnCompositor().run(
      begin
        + """
        move 60 340
        press
        pause 900
        move 80 340
        pause 50
        move -30 340
        wait drag
        over
        carried UTF8_STRING
        wait got
        drop
        pause 50
        gone
        pause 100
        enter 300 400
        press
        release
        wait app pasted
        """
    )
    let press = lines.first { $0.hasPrefix("serial") }?.dropFirst(7) ?? ""
    #expect(lines.contains("drag \(press) from the window, with a picture"))
    #expect(lines.contains("offers UTF8_STRING") && lines.contains("actions 1"))
    #expect(lines.contains("got 10 bytes: Zaunkönig"))
  }

  @Test(.oracle("V-149"), .enabled(if: OwnCompositor.isAskedFor, timed))
  func `take back what nobody wants`() async throws {
    let lines = try await OwnCompositor().run(
      begin
        + """
        move 60 340
        press
        pause 900
        move 80 340
        pause 50
        move -30 340
        wait drag
        refuse
        pause 100
        enter 300 400
        press
        release
        wait app pasted
        """
    )
    #expect(lines.last == "app pasted nothing")
  }

  @Test(.oracle("V-289")) func `pass on what other programs drag over the window`() async throws {
    let lines = try await OwnCompositor().run(
      begin
        + """
        visit text/plain \(#filePath)
        wait app visit at 100 60
        visit-to 100 430
        wait accepts nothing
        visit-away
        pause 100
        visit text/plain \(#filePath)
        wait app visit at 100 60
        visit-to 120 520
        wait app visit at 120 80
        visit-fall
        wait app visit gets
        """
    )
    #expect(lines.filter { $0 == "app visit leaves" }.count == 1)
    #expect(lines.last == "app visit gets import Testing")
    #expect(lines.filter { $0.hasPrefix("app visit gets") }.count == 1)
  }
}
