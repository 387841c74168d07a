import QuartzCore
import UIKitTesting

@testable import UIKitCore

/// A stage with a box of 10 points at its corner.
///
/// Each test makes its own: there is one main screen at a time.
@MainActor struct MovingBox {
  let stage = Stage(root: UIViewController())
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let ledger = Ledger()

  init() {
    stage.window.addSubview(box)
    stage.turn()
  }

  /// Where the middle of the box is seen.
  var x: CGFloat { (box.layer.presentation()?.position.x ?? -1).rounded() }
}
