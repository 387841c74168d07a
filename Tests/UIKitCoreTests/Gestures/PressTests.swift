import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Presses of recognizers` {
  /// Writes down the presses that it gets.
  private final class Listener: UIGestureRecognizer {
    var presses: [(String, UIPress)] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      self.presses += presses.map { ("began", $0) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      self.presses += presses.map { ("ended", $0) }
    }
  }

  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive press: UIPress
    ) -> Bool { false }
  }

  private final class KeyView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let stage = Stage()
  private let listener = Listener()

  private func show() {
    let screen = UIViewController()
    stage.show(screen)
    let view = KeyView(frame: screen.view.bounds)
    screen.view.addSubview(view)
    view.addGestureRecognizer(listener)
    view.becomeFirstResponder()
    stage.turn()
  }

  @Test(.oracle("V-255")) func `come to those of the view that has the keys`() {
    show()
    stage.press(key: 4)
    #expect(listener.presses.map(\.0) == ["began", "ended"])
    #expect(listener.presses.first?.1 === listener.presses.last?.1)
  }

  @Test(.oracle("V-255")) func `are those of the allowed types alone`() {
    listener.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    show()
    stage.press(key: 4)
    #expect(listener.presses.isEmpty)
  }

  @Test(.oracle("V-255")) func `may be refused by the delegate`() {
    let delegate = Refusing()
    listener.delegate = delegate
    show()
    stage.press(key: 4)
    #expect(listener.presses.isEmpty)
  }

  @Test(.oracle("W-251")) func `by force never begin`() {
    let interaction = UIPreviewInteraction(view: UIView())
    #expect(interaction.location(in: nil) == .zero)
    interaction.cancel()
  }
}
