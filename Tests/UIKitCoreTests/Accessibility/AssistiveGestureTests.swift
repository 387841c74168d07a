import Testing
import UIKitTesting

@testable import UIKitCore

/// The five gestures and activation (A-30 to A-35, H-18 to H-34).
@Suite(.noLeaks) struct `Gestures of assistive software` {
  /// Writes down what it is asked, and answers as told.
  final class Asked: UIViewController {
    var answers = true
    var heard: [String] = []
    override func accessibilityPerformEscape() -> Bool { note("escape") }
    override func accessibilityPerformMagicTap() -> Bool { note("magic tap") }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      note("scroll \(direction.rawValue)")
    }
    private func note(_ entry: String) -> Bool {
      heard.append(entry)
      return answers
    }
  }

  final class AskedView: UIView {
    var answers = false
    var heard: [String] = []
    override func accessibilityPerformEscape() -> Bool {
      heard.append("escape")
      return answers
    }
    override func accessibilityPerformMagicTap() -> Bool {
      heard.append("magic tap")
      return answers
    }
    override func accessibilityActivate() -> Bool {
      heard.append("activate")
      return answers
    }
    override func accessibilityIncrement() { heard.append("increment") }
    override func accessibilityDecrement() { heard.append("decrement") }
  }

  private func asked() -> (Stage, Asked, AskedView) {
    let controller = Asked()
    let view = AskedView(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Element"
    controller.view.addSubview(view)
    let stage = Stage(root: controller)
    stage.voiceOver.start()
    return (stage, controller, view)
  }

  @Test(.oracle("H-18", "H-19", "H-20", "A-30", "A-31", "A-32"))
  func `are asked up the chain until someone says yes`() {
    let (stage, controller, view) = asked()
    #expect(stage.voiceOver.escape() && stage.voiceOver.magicTap())
    #expect(stage.voiceOver.scroll(.left))
    #expect(view.heard == ["escape", "magic tap"])
    #expect(controller.heard == ["escape", "magic tap", "scroll 2"])
    view.answers = true
    controller.heard = []
    #expect(stage.voiceOver.escape() && stage.voiceOver.magicTap())
    #expect(controller.heard == [])
    (view.answers, controller.answers) = (false, false)
    #expect(!stage.voiceOver.escape() && !stage.voiceOver.magicTap())
  }

  @Test(.oracle("H-30", "A-32")) func `scroll with these numbers`() {
    let directions: [UIAccessibilityScrollDirection] = [
      .right, .left, .up, .down, .next, .previous,
    ]
    #expect(directions.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
    let (stage, controller, _) = asked()
    for direction in directions { stage.voiceOver.scroll(direction) }
    let numbers = (1...6).map { "scroll \($0)" }
    #expect(controller.heard == numbers)
  }

  @Test(.oracle("H-21", "H-32", "H-34", "A-35"))
  func `adjust an adjustable element only, once each`() {
    let (stage, _, view) = asked()
    #expect(!stage.voiceOver.increment())
    view.accessibilityTraits = .adjustable
    #expect(stage.voiceOver.increment() && stage.voiceOver.decrement())
    #expect(view.heard == ["increment", "decrement"])
    let plain = NamedView("Plain")
    plain.accessibilityTraits = .adjustable
    let other = Stage(root: column(plain))
    other.voiceOver.start()
    other.voiceOver.increment()
    #expect(other.voiceOver.take() == ["Plain. Adjustable."])
  }

  @Test(.oracle("H-33", "A-06", "A-07")) func `adjust sliders and steppers and tell their targets`()
  {
    let (slider, stepper) = (UISlider(), UIStepper())
    slider.frame.size = CGSize(width: 200, height: 31)
    slider.maximumValue = 50
    stepper.stepValue = 5
    var heard: [String] = []
    slider.addAction(UIAction { _ in heard.append("slider") }, for: .valueChanged)
    stepper.addAction(UIAction { _ in heard.append("stepper") }, for: .valueChanged)
    let stage = Stage(root: column(slider, stepper))
    stage.voiceOver.start()
    stage.voiceOver.increment()
    stage.voiceOver.increment()
    stage.voiceOver.decrement()
    #expect(slider.value == 5)
    #expect(
      stage.voiceOver.take() == ["0%. Adjustable.", "10%", "20%", "10%"]
    )
    stage.voiceOver.focus(on: "Increment")
    stage.voiceOver.activate()
    #expect(stepper.value == 5)
    stage.voiceOver.focus(on: "Decrement")
    stage.voiceOver.activate()
    #expect(stepper.value == 0)
    #expect(!stage.voiceOver.activate())
    #expect(heard == ["slider", "slider", "slider", "stepper", "stepper"])
    stepper.accessibilityIncrement()
    #expect(stepper.value == 5)
  }

  @Test(.oracle("H-22")) func `say that nobody took them`() {
    let stage = Stage(root: column(NamedView("A")))
    stage.voiceOver.start()
    #expect(!stage.voiceOver.magicTap())
    #expect(!stage.voiceOver.escape())
    #expect(!stage.voiceOver.scroll(.up))
  }

  @Test(.oracle("A-33")) func `activate by the element itself, or by a tap`() {
    let (stage, _, view) = asked()
    view.answers = true
    stage.voiceOver.activate()
    #expect(view.heard == ["activate"])
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let other = Stage(root: column(button))
    other.voiceOver.start()
    other.voiceOver.activate()
    #expect(taps == 1)
    button.isEnabled = false
    #expect(!other.voiceOver.activate())
    #expect(taps == 1)
  }

  // MARK: - Escape

  @Test(.oracle("H-26", "A-30")) func `escape pops, down to the last`() {
    let navigation = UINavigationController(rootViewController: column(NamedView("A")))
    navigation.pushViewController(column(NamedView("B")), animated: false)
    let stage = Stage(root: navigation)
    stage.voiceOver.start()
    #expect(stage.voiceOver.escape())
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(!stage.voiceOver.escape())
  }

  @Test(.oracle("H-24", "A-30")) func `escape cancels an alert`() {
    let root = column(NamedView("A"))
    let stage = Stage(root: root)
    stage.voiceOver.start()
    for style in [UIAlertController.Style.alert, .actionSheet] {
      var cancelled = 0
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled += 1 })
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: true)
      stage.settle()
      #expect(stage.voiceOver.escape())
      stage.settle()
      #expect(cancelled == 1 && root.presentedViewController == nil)
    }
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    stage.settle()
    #expect(!stage.voiceOver.escape())
    root.dismiss(animated: false)
    stage.settle()
  }

  @Test(.oracle("H-24", "H-25", "A-30"))
  func `escape lets sheets and popovers go, full screens stay`() {
    let root = column(NamedView("A"))
    let stage = Stage(.tablet, root: root)
    stage.voiceOver.start()
    for (style, goes) in [
      (UIModalPresentationStyle.pageSheet, true), (.popover, true), (.fullScreen, false),
    ] {
      let shown = column(NamedView("B"))
      shown.modalPresentationStyle = style
      shown.popoverPresentationController?.sourceView = root.view
      root.present(shown, animated: false)
      stage.settle()
      #expect(stage.voiceOver.lastSpeech == "B")
      #expect(stage.voiceOver.escape() == goes)
      stage.settle()
      #expect((root.presentedViewController == nil) == goes)
    }
    root.dismiss(animated: false)
    stage.settle()
  }

  @Test(.oracle("H-23", "A-30")) func `escape takes an overlay away that handles it`() {
    final class Overlay: UIView {
      override func accessibilityPerformEscape() -> Bool {
        removeFromSuperview()
        return true
      }
    }
    let root = column(NamedView("Below"))
    let overlay = Overlay(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    overlay.accessibilityViewIsModal = true
    overlay.addSubview(NamedView("Over", CGRect(x: 0, y: 60, width: 50, height: 50)))
    root.view.addSubview(overlay)
    let stage = Stage(root: root)
    stage.voiceOver.start()
    #expect(stage.voiceOver.escape())
    #expect(stage.voiceOver.take() == ["Over", "Below"])
  }

  @Test(.oracle("H-27", "A-30")) func `escape reaches a container of one's own`() {
    let container = Asked()
    let child = column(NamedView("Child"))
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let stage = Stage(root: container)
    stage.voiceOver.start()
    #expect(stage.voiceOver.escape())
    #expect(container.heard == ["escape"])
  }

  // MARK: - Magic tap

  @Test(.oracle("H-28", "A-31")) func `magic tap runs wherever in the controller the cursor is`() {
    let (stage, controller, view) = asked()
    let deep = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    deep.addSubview(NamedView("Deep", CGRect(x: 0, y: 0, width: 50, height: 50)))
    controller.view.addSubview(deep)
    stage.voiceOver.focus(on: "Deep")
    stage.voiceOver.magicTap()
    #expect(controller.heard == ["magic tap"] && view.heard == [])
  }

  @Test(.oracle("H-29", "A-31")) func `magic tap comes to the app's delegate last`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var taps = 0
      override func accessibilityPerformMagicTap() -> Bool {
        taps += 1
        return true
      }
    }
    let delegate = Delegate()
    let (stage, controller, _) = asked()
    stage.app.delegate = delegate
    stage.voiceOver.magicTap()
    #expect(delegate.taps == 0)
    controller.answers = false
    #expect(stage.voiceOver.magicTap())
    #expect(delegate.taps == 1)
  }

  // MARK: - Scrolling

  @Test(.oracle("H-31", "A-32", "A-34")) func `scroll a page and say which`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 1_000)
    scroll.addSubview(NamedView("Top", CGRect(x: 0, y: 0, width: 50, height: 50)))
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    let stage = Stage(root: controller)
    stage.voiceOver.start()
    #expect(stage.voiceOver.scroll(.up))
    #expect(scroll.contentOffset.y == 400)
    stage.voiceOver.scroll(.up)
    #expect(scroll.contentOffset.y == 600)
    stage.voiceOver.scroll(.up)
    stage.voiceOver.scroll(.down)
    #expect(stage.voiceOver.take() == ["Top", "Page 2 of 3", "Page 3 of 3", "Page 2 of 3"])
    #expect(!stage.voiceOver.scroll(.left))
  }

  @Test func `choose the app's own actions and turn its rotors`() {
    let views = ["A", "B", "C"].map { NamedView($0) }
    var done: [String] = []
    views[0].accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Share") { action in
        done.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(name: "Fail") { _ in false },
    ]
    let controller = column(views[0], views[1], views[2])
    controller.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Ends") { predicate in
        let target = predicate.searchDirection == .next ? views[2] : nil
        return target.map {
          UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
        }
      }
    ]
    let stage = Stage(root: controller)
    stage.voiceOver.start()
    #expect(stage.voiceOver.actions == ["Share", "Fail"])
    #expect(stage.voiceOver.perform("Share") && !stage.voiceOver.perform("Fail"))
    #expect(done == ["Share"])
    #expect(stage.voiceOver.turn(rotor: "Ends"))
    #expect(stage.voiceOver.lastSpeech == "C")
    #expect(!stage.voiceOver.turn(rotor: "Ends", .previous))
    controller.accessibilityCustomRotors = nil
  }
}
