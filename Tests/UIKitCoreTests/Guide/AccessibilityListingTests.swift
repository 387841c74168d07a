import ObjectiveC
import Testing
import UIKitTesting

@testable import UIKitCore

/// Listings of the guide's chapter on accessibility, in Swift.
@Suite(.noLeaks) struct `The guide's accessibility` {
  /// Listing 6-1: the view that is to be read first.
  final class FirstRead: UIViewController {
    let myFirstElement = NamedView(
      "First to be read",
      CGRect(x: 20, y: 300, width: 200, height: 44)
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(NamedView("Above", CGRect(x: 20, y: 200, width: 200, height: 44)))
      view.addSubview(myFirstElement)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      UIAccessibility.post(notification: .screenChanged, argument: myFirstElement)
    }
  }

  @Test(.oracle("H-13")) func `6-1 puts the cursor on a view after every appearance`() {
    let navigation = UINavigationController(rootViewController: column(NamedView("Root")))
    let stage = Stage(root: navigation)
    stage.voiceOver.start()
    let controller = FirstRead()
    for animated in [true, false] {
      _ = stage.voiceOver.take()
      navigation.pushViewController(controller, animated: animated)
      stage.settle()
      #expect(stage.voiceOver.take() == ["First to be read"])
      #expect(stage.voiceOver.focusedElement === controller.myFirstElement)
      navigation.popViewController(animated: false)
      stage.settle()
    }
  }

  /// Listing 6-2: told how an announcement ended.
  final class Told: UIViewController {
    var heard: [(String?, Bool?)] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      NotificationCenter.default.addObserver(
        self,
        selector: Selector("didFinishAnnouncement:"),
        name: UIAccessibility.announcementDidFinishNotification,
        object: nil
      )
    }

    func didFinishAnnouncement(_ dict: Notification) {
      let valueSpoken =
        dict.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      let wasSuccessful =
        dict.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
      heard.append((valueSpoken, wasSuccessful))
    }
  }

  @Test(.oracle("H-37")) func `6-2 hears which announcement ended, and how`() {
    ActionTable.register("didFinishAnnouncement:", of: Told.self) { target, sender, _ in
      guard let note = sender as? Notification else { return }
      (target as? Told)?.didFinishAnnouncement(note)
    }
    let controller = Told()
    let stage = Stage(root: controller)
    stage.voiceOver.start()
    UIAccessibility.post(notification: .announcement, argument: "Message sent")
    stage.voiceOver.listen()
    UIAccessibility.post(notification: .announcement, argument: "Another")
    stage.voiceOver.stopSpeaking()
    #expect(controller.heard.map(\.0) == ["Message sent", "Another"])
    #expect(controller.heard.map(\.1) == [true, false])
    NotificationCenter.default.removeObserver(controller)
  }
}
