internal import Device
internal import Foundation
internal import UIKitCore

/// Does to a running app what a file says, a line each, and writes an account.
///
/// A line that is no step, or that finds nothing to tap, ends the run with the exit code 1. Empty
/// lines, and those that begin with `#`, are passed over.
final class ScriptRun {
  private let hand: TourHand
  private let screen: UIScreen
  private let album: Album
  private let journal: TourJournal

  init(_ launch: AppLaunch, album: Album, folder: URL?) {
    screen = launch.screen
    hand = TourHand(
      display: launch.display,
      screen: launch.screen,
      time: AppTime(launch.display, launch.screen)
    )
    self.album = album
    journal = TourJournal(folder: folder, named: "script.txt")
  }

  /// Does the lines of a file; returns the exit code.
  func run(_ file: URL) -> Int32 {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return fail("\(file.path) can't be read.")
    }
    return run(
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    )
  }

  func run(lines: [String]) -> Int32 {
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard let step = ScriptStep(line) else {
        return fail("Line \(index + 1): “\(line)” is no action.")
      }
      guard perform(step) else {
        return fail("Line \(index + 1): nothing named so can be tapped: “\(line)”.")
      }
      journal.write("\(line) → \(place)\n")
    }
    return 0
  }

  var account: String { journal.text }

  private func fail(_ text: String) -> Int32 {
    journal.write(text + "\n")
    return 1
  }

  /// False if there was nothing to do it with.
  private func perform(_ step: ScriptStep) -> Bool {
    switch step {
    case .turn(let side): turn(to: side)
    case .tap(let name):
      guard let point = find(name) else { return false }
      hand.tap(point)
    case .tapPoint(let point): hand.tap(point)
    case .drag(let start, let end): hand.drag(from: start, to: end)
    case .wheel(let point, let distance):
      hand.display.send(.scroll(by: distance, point: point))
      hand.time.turn()
    case .type(let text): hand.type(text)
    case .advance(let seconds): hand.time.pass(seconds)
    case .settle: hand.time.settle()
    case .picture(let name): _ = album.add(screen, named: name)
    }
    return true
  }

  private func turn(to side: UIDeviceOrientation) {
    switch side {
    case .portrait: hand.display.send(.rotate(.portrait))
    case .portraitUpsideDown: hand.display.send(.rotate(.portraitUpsideDown))
    // An interface's landscape right belongs to a device that was turned to its left (R-03).
    case .landscapeLeft: hand.display.send(.rotate(.landscapeRight))
    case .landscapeRight: hand.display.send(.rotate(.landscapeLeft))
    case .faceUp: hand.display.send(.lay(.faceUp))
    case .faceDown: hand.display.send(.lay(.faceDown))
    case .unknown: break
    }
    hand.time.turn()
  }

  /// The middle of what has a name, the frontmost first: identifiers, controls, the rest.
  private func find(_ name: String) -> CGPoint? {
    let views = screen.windows.reversed().flatMap { $0.seen(on: screen) }
    let kinds: [(UIView) -> Bool] = [
      { $0.accessibilityIdentifier == name },
      { $0 is UIControl && $0.names.contains(name) },
      { $0.names.contains(name) },
    ]
    return kinds.lazy.compactMap { isNamed in views.first(where: isNamed) }.first
      .map { $0.shownMiddle(on: self.screen) }
  }

  /// The screen that is shown, and its orientation.
  private var place: String {
    "\(TourPlace(screen)?.name ?? "nothing") \(screen.orientation.rawValue)"
  }
}
