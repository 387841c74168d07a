import Foundation
import Testing
import UIKit
import UIKitTesting

/// One app that keeps its state, or makes all anew; `Benchmarks states-run KIND SCREENS PHASES`
/// lives through the first phases, for counting instructions.
@MainActor
final class StatesRun {
  enum Kind: String { case kept, made }

  let stage: Stage

  init(_ kind: Kind, screens: Int) {
    stage = Stage(info: [:]) { KeptTreeDelegate(screens: screens, makesAll: kind == .made) }
    if kind == .kept, let root { delegate?.fill(root) }
    stage.turn(3)
  }

  private var delegate: KeptTreeDelegate? { stage.app.delegate as? KeptTreeDelegate }
  var root: KeptScreen? { delegate?.window?.rootViewController as? KeptScreen }

  /// The screens with what they keep, for the peer.
  var values: [String: [String: Any]] {
    var values: [String: [String: Any]] = [:]
    for screen in (root.map { [$0] } ?? [])
      + (root?.children.compactMap { $0 as? KeptScreen } ?? [])
    {
      let name = screen.restorationIdentifier ?? ""
      values[name] = screen.values.dictionary
      for part in screen.parts {
        values["\(name)/\(part.restorationIdentifier ?? "")"] = part.values.dictionary
      }
    }
    return values
  }

  /// How many screens and views there are.
  var counts: (screens: Int, views: Int) {
    let screens =
      (root.map { [$0] } ?? []) + (root?.children.compactMap { $0 as? KeptScreen } ?? [])
    return (screens.count, screens.reduce(0) { $0 + $1.parts.count })
  }

  func save() { stage.background() }

  func relaunch() {
    stage.kill()
    stage.relaunch()
  }

  static func run(_ words: [String]) throws {
    guard words.count == 3, let kind = Kind(rawValue: words[0]), let count = Int(words[1]),
      let phases = Int(words[2])
    else { throw Complaint("Usage: Benchmarks states-run kept|made SCREENS PHASES") }
    let run = StatesRun(kind, screens: count)
    if phases > 0 { run.save() }
    if phases > 1 { run.relaunch() }
  }
}
