import Foundation
import UIKit
import UIKitTesting

/// Our player of the navigation benchmark: `Benchmarks navigation-run ROUNDS` pushes and pops
/// pages on a screen of 393 by 852 pixels, draws a frame after each, and prints what the peers'
/// players print.
@MainActor
enum NavigationRun {
  static func run(_ words: [String]) throws {
    guard words.count == 1, let rounds = Int(words[0]), rounds >= 10 else {
      throw Complaint("Usage: Benchmarks navigation-run ROUNDS")
    }
    let stage = Stage(.iPhone15, scale: 1)
    stage.keepsCallbacks = false
    stage.display.wantsPictures = true
    let controller = UINavigationController(rootViewController: NavigationPage(0))
    controller.isNavigationBarHidden = true
    stage.show(controller)
    stage.turn()
    let first = rounds / 10
    for number in 1...first { pushAndPop(number, controller, stage) }
    let before = resident()
    let (start, asked, shown) = (processorTime(), allocations(), stage.display.pictureCount)
    for number in first..<rounds { pushAndPop(number, controller, stage) }
    let count = Double(rounds - first)
    let pictures = stage.display.pictureCount - shown
    guard pictures == 2 * (rounds - first) else { throw Complaint("\(pictures) frames drawn.") }
    guard NavigationPage.alive == 1 else { throw Complaint("\(NavigationPage.alive) pages live.") }
    print(
      (processorTime() - start) / count,
      Double(allocations() - asked) / count,
      before,
      resident()
    )
  }

  private static func pushAndPop(
    _ number: Int,
    _ controller: UINavigationController,
    _ stage: Stage
  ) {
    controller.pushViewController(NavigationPage(number), animated: false)
    stage.turn()
    controller.popViewController(animated: false)
    stage.turn()
  }

  /// Microseconds of this program's own.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// What the preloaded counter has counted; 0 without one.
  private static func allocations() -> UInt {
    guard let symbol = dlsym(nil, "portico_allocation_count") else { return 0 }
    typealias Count = @convention(c) () -> UInt
    return unsafeBitCast(symbol, to: Count.self)()
  }

  /// Kilobytes of memory in use.
  private static func resident() -> Int {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    return (words.flatMap { Int($0[1]) } ?? 0) * Int(getpagesize()) / 1024
  }
}
