import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The calls of iOS 5 to 7 about turns, for those who override them.
@Suite(.serialized, .noLeaks) struct `The older calls of a turn` {
  class Older: UIViewController {
    let name: String
    let ledger: Ledger

    init(_ name: String, _ ledger: Ledger) {
      self.name = name
      self.ledger = ledger
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) {
      ledger.note("\(name) \(what) is \(interfaceOrientation.name) \(Int(view.bounds.width))")
    }

    override var shouldAutorotate: Bool {
      if name == "root" { ledger.note("root shouldAutorotate") }
      return true
    }
    override func willRotate(to new: UIInterfaceOrientation, duration: TimeInterval) {
      note("willRotate \(new.name) \(duration)")
      super.willRotate(to: new, duration: duration)
    }
    override func willAnimateRotation(to new: UIInterfaceOrientation, duration: TimeInterval) {
      note("willAnimate \(new.name) \(duration)")
      super.willAnimateRotation(to: new, duration: duration)
    }
    override func didRotate(from old: UIInterfaceOrientation) {
      note("didRotate \(old.name)")
      super.didRotate(from: old)
    }
    override func viewWillLayoutSubviews() { note("layout") }
  }

  /// Overrides what turns the older calls off, and calls super.
  final class Newer: Older {
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) { super.viewWillTransition(to: size, with: coordinator) }
  }

  @Test(.oracle("R-20", "R-21", "R-22", "O-31", "O-56", "O-58", "O-59", "O-61", "O-62"))
  func `come in their order, with old and new orientation`() {
    let ledger = Ledger()
    let root = Older("root", ledger)
    let stage = Stage(root: root)
    _ = ledger.take()
    stage.device.turn(to: .landscapeLeft)
    #expect(
      ledger.collapsed == [
        "root shouldAutorotate", "root willRotate landscapeRight 0.3 is portrait 393",
        "root layout is landscapeRight 852",
        "root willAnimate landscapeRight 0.3 is landscapeRight 852",
      ]
    )
    _ = ledger.take()
    stage.settle()
    #expect(ledger.take() == ["root didRotate portrait is landscapeRight 852"])
  }

  @Test(.oracle("O-59")) func `take what they change along`() {
    final class Fading: UIViewController {
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func viewDidLoad() { view.addSubview(mark) }
      override func willAnimateRotation(to new: UIInterfaceOrientation, duration: TimeInterval) {
        mark.alpha = 0
      }
    }
    let root = Fading()
    let stage = Stage(root: root)
    stage.device.turn(to: .landscapeLeft)
    stage.advance(by: 0.15)
    let alpha = root.mark.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.2 && alpha < 0.8)
    stage.settle()
  }

  @Test(.oracle("R-21", "O-57")) func `reach children that are seen, after their container`() {
    let ledger = Ledger()
    let (root, seen, unseen) = (
      Older("root", ledger), Older("seen", ledger), Older("unseen", ledger)
    )
    let stage = Stage(root: root)
    for child in [seen, unseen] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(seen.view)
    stage.settle()
    _ = ledger.take()
    stage.hold(.landscapeLeft)
    let heard = ledger.take().compactMap { line -> String? in
      let words = line.split(separator: " ").prefix(2)
      return words.last == "layout" || words.last == "shouldAutorotate"
        ? nil : words.joined(separator: " ")
    }
    #expect(
      heard == [
        "root willRotate", "seen willRotate", "root willAnimate", "seen willAnimate",
        "root didRotate", "seen didRotate",
      ]
    )
  }

  @Test(.oracle("R-21")) func `are not made to who overrides the newer one`() {
    let ledger = Ledger()
    let root = Newer("root", ledger)
    let stage = Stage(root: root)
    _ = ledger.take()
    stage.hold(.landscapeLeft)
    #expect(!ledger.take().contains { $0.contains("otat") && !$0.contains("should") })
  }

  @Test func `the class's own methods are told from inherited ones`() {
    let ledger = Ledger()
    #expect(RotationOverrides.has(.sizeTransition, in: Newer("a", ledger)))
    #expect(!RotationOverrides.has(.sizeTransition, in: Older("a", ledger)))
    #expect(!RotationOverrides.has(.sizeTransition, in: UISplitViewController()))
    #expect(RotationOverrides.has(.preference, in: PreferringController()))
    #expect(!RotationOverrides.has(.preference, in: TurningController()))
    #expect(!RotationOverrides.has(.preference, in: UINavigationController()))
    #expect(!RotationOverrides.has(.olderMask, in: UITabBarController()))
  }
}
