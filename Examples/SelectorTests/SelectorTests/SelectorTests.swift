import Testing
import UIKit
import UIKitTesting

/// What a test listens with, as in a test of Xcode.
final class Listener: NSObject {
  var taps = 0

  @objc func tapped(_ sender: UIButton) {
    taps += 1
  }
}

/// Tests that use `@objc` and `#selector` themselves; the plugin lowers them as it does an app.
@MainActor @Suite struct `A button's target` {
  @Test func `is sent what was named by a selector`() {
    let listener = Listener()
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    button.frame = CGRect(x: 20, y: 160, width: 100, height: 44)
    button.addTarget(listener, action: #selector(Listener.tapped(_:)), for: .touchUpInside)
    controller.view.addSubview(button)
    Stage(.iPhone15, root: controller).tap("Count")
    #expect(listener.taps == 1)
  }
}
