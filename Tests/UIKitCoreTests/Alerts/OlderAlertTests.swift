import Testing
import UIKitTesting

@testable import UIKitCore

/// Alerts and sheets of buttons as apps showed them before there were controllers for them.
@Suite struct `Older alerts` {
  private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var lines: [String] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "none")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("gone \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(buttonIndex)")
    }
  }

  @Test(.oracle("P-82")) func `an alert tells its delegate which button was tapped`() {
    let listener = Listener()
    let stage = Stage(root: UIViewController())
    stage.turn()
    let alert = UIAlertView(
      title: "Nest",
      message: "Open it?",
      delegate: listener,
      cancelButtonTitle: "No",
      otherButtonTitles: "Yes",
      "Later"
    )
    #expect((alert.numberOfButtons, alert.firstOtherButtonIndex) == (3, 1))
    alert.show()
    stage.settle()
    #expect(alert.isVisible)
    stage.tap("Yes")
    stage.settle()
    #expect(listener.lines == ["clicked Yes", "gone 1"] && !alert.isVisible)
  }

  @Test(.oracle("P-82")) func `an alert has text fields`() {
    let stage = Stage(root: UIViewController())
    stage.turn()
    let alert = UIAlertView(title: "Name", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.alertViewStyle = .loginAndPasswordInput
    alert.textField(at: 0)?.text = "wren"
    alert.show()
    stage.settle()
    #expect(alert.textField(at: 0)?.text == "wren")
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
    stage.tap("OK")
    stage.settle()
  }

  @Test(.oracle("P-82")) func `a sheet tells its delegate which button was tapped`() {
    let listener = Listener()
    let root = UIViewController()
    let stage = Stage(root: root)
    stage.turn()
    let sheet = UIActionSheet(
      title: nil,
      delegate: listener,
      cancelButtonTitle: "Cancel",
      destructiveButtonTitle: "Delete",
      otherButtonTitles: "Copy"
    )
    sheet.show(in: root.view)
    stage.settle()
    stage.tap("Copy")
    stage.settle()
    #expect(listener.lines == ["clicked 2"] && sheet.cancelButtonIndex == 1)
  }

  @Test func `notifications of the older kind wait until they are cancelled`() {
    let app = UIApplication.shared
    let note = UILocalNotification()
    app.scheduleLocalNotification(note)
    #expect(app.scheduledLocalNotifications?.contains(note) == true)
    app.cancelLocalNotification(note)
    #expect(app.scheduledLocalNotifications?.contains(note) == false)
  }
}
