import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// Where the cursor goes (H-09 to H-15, A-34).
@Suite(.noLeaks) struct `The cursor` {
  private func stage(_ names: String...) -> (Stage, UIViewController) {
    let controller = UIViewController()
    for (index, name) in names.enumerated() {
      controller.view.addSubview(
        NamedView(name, CGRect(x: 20, y: 100 + 60 * index, width: 100, height: 44))
      )
    }
    return (Stage(root: controller), controller)
  }

  @Test func `begins at the first element and goes on to the last`() {
    let (stage, _) = stage("A", "B", "C")
    stage.voiceOver.start()
    #expect(stage.voiceOver.take() == ["A"])
    #expect(stage.voiceOver.next() && stage.voiceOver.next())
    #expect(!stage.voiceOver.next())
    #expect(stage.voiceOver.previous())
    #expect(stage.voiceOver.take() == ["B", "C", "B"])
    stage.voiceOver.last()
    stage.voiceOver.first()
    #expect(stage.voiceOver.take() == ["C", "A"])
  }

  @Test(.oracle("H-09")) func `goes to the first element when its own is gone`() {
    let (stage, controller) = stage("A", "B")
    stage.voiceOver.start()
    stage.voiceOver.next()
    controller.view.subviews.forEach { $0.removeFromSuperview() }
    for (index, name) in ["Y", "X"].enumerated() {
      controller.view.addSubview(
        NamedView(name, CGRect(x: 100 - 50 * index, y: 100, width: 40, height: 44))
      )
    }
    stage.turn()
    #expect(stage.voiceOver.lastSpeech == "X")
    controller.view.subviews.forEach { $0.removeFromSuperview() }
    stage.turn()
    #expect(stage.voiceOver.focusedElement == nil)
  }

  @Test(.oracle("H-10", "A-11", "A-34")) func `falls on the way back after a push`() {
    let (_, first) = stage("A")
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    stage.voiceOver.start()
    stage.voiceOver.last()
    let second = column(NamedView("B"))
    second.title = "Second"
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(stage.voiceOver.lastSpeech == "First. Back Button.")
    stage.voiceOver.activate()
    stage.settle()
    #expect(stage.voiceOver.lastSpeech == "First. Heading.")
  }

  @Test(.oracle("H-16")) func `takes either change at any time`() {
    let (stage, controller) = stage("A", "B", "C")
    stage.voiceOver.start()
    for kind in [UIAccessibility.Notification.layoutChanged, .screenChanged, .layoutChanged] {
      stage.voiceOver.first()
      UIAccessibility.post(notification: kind, argument: controller.view.subviews[2])
      stage.turn()
      #expect(stage.voiceOver.lastSpeech == "C")
    }
  }

  @Test(.oracle("H-11", "H-12", "A-34")) func `goes where a new screen is said to begin`() {
    let (stage, controller) = stage("A", "B", "C")
    stage.voiceOver.start()
    UIAccessibility.post(notification: .screenChanged, argument: controller.view.subviews[1])
    stage.turn()
    #expect(stage.voiceOver.lastSpeech == "B")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    stage.turn()
    #expect(stage.voiceOver.lastSpeech == "A")
  }

  @Test(.oracle("H-15", "A-34")) func `goes where a new layout says, or stays`() {
    let (stage, controller) = stage("A", "B", "C")
    stage.voiceOver.start()
    UIAccessibility.post(notification: .layoutChanged, argument: controller.view.subviews[2])
    stage.turn()
    #expect(stage.voiceOver.take() == ["A", "C"])
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    stage.turn()
    #expect(stage.voiceOver.take() == [])
    #expect(stage.voiceOver.focusedElement === controller.view.subviews[2])
  }

  @Test(.oracle("H-14")) func `goes back to the first element when the device is turned`() {
    let (stage, _) = stage("A", "B")
    stage.voiceOver.start()
    stage.voiceOver.next()
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(stage.voiceOver.lastSpeech == "A")
  }

  @Test func `is in what is presented, and back at the beginning after it`() {
    let (stage, controller) = stage("A", "B")
    stage.voiceOver.start()
    stage.voiceOver.next()
    controller.present(column(NamedView("Sheet")), animated: true)
    stage.settle()
    #expect(stage.voiceOver.lastSpeech == "Sheet")
    #expect(!stage.voiceOver.next())
    #expect(stage.voiceOver.escape())
    stage.settle()
    #expect(stage.voiceOver.lastSpeech == "A")
  }

  @Test func `tells elements and observers that it comes and goes`() {
    final class Watching: UIView {
      var heard: [String] = []
      override func accessibilityElementDidBecomeFocused() { heard.append("came") }
      override func accessibilityElementDidLoseFocus() { heard.append("went") }
    }
    let watching = Watching()
    watching.isAccessibilityElement = true
    let stage = Stage(root: column(watching, NamedView("B")))
    nonisolated(unsafe) var focused: [Any?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification,
      object: nil,
      queue: nil
    ) { note in
      let element = note.userInfo?[UIAccessibility.focusedElementUserInfoKey]
      focused.append(element)
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.voiceOver.start()
    #expect(watching.accessibilityElementIsFocused())
    let element = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    #expect(element === watching)
    stage.voiceOver.next()
    #expect(watching.heard == ["came", "went"])
    #expect(focused.count == 2 && (focused[0] as? UIView) === watching)
    stage.voiceOver.stop()
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test func `says what changes under it`() {
    let control = UISwitch()
    control.accessibilityLabel = "Wi-Fi"
    let stage = Stage(root: column(control))
    stage.voiceOver.start()
    stage.voiceOver.activate()
    #expect(control.isOn)
    #expect(stage.voiceOver.take() == ["Wi-Fi. Switch Button. Off.", "On."])
  }

  @Test func `is on what exists and can be reached, or nowhere, whatever happens`() {
    var dice = Dice(seed: 16)
    for _ in 0..<20 {
      let (stage, controller) = stage("A", "B", "C", "D")
      stage.voiceOver.start()
      for _ in 0..<60 {
        let views = controller.view.subviews
        switch dice.number(below: 8) {
        case 0: stage.voiceOver.next()
        case 1: stage.voiceOver.previous()
        case 2: views.randomElement(using: &dice)?.removeFromSuperview()
        case 3: views.randomElement(using: &dice)?.isHidden.toggle()
        case 4: views.randomElement(using: &dice)?.accessibilityViewIsModal.toggle()
        case 5:
          let y = CGFloat(dice.number(below: 500))
          controller.view.addSubview(NamedView("N", CGRect(x: 0, y: y, width: 20, height: 20)))
        case 6:
          UIAccessibility.post(
            notification: .layoutChanged,
            argument: views.randomElement(using: &dice)
          )
        default: stage.voiceOver.last()
        }
        stage.turn()
        let reachable = AccessibilityWalk.items(on: stage.screen).flatMap(\.elements)
        let cursor = stage.voiceOver.focusedElement
        let isThere = reachable.contains { $0.object === cursor }
        #expect(cursor == nil ? reachable.isEmpty : isThere)
      }
    }
  }
}
