import ObjectiveC
import UIKit

/// A scene with a colour of its own and a field: what is typed into it makes it blue, and a button opens
/// one more.
final class PerchScene: UIResponder, UIWindowSceneDelegate, UITextFieldDelegate {
  private static var count = 0
  var window: UIWindow?
  private let controller = UIViewController()

  /// Says of the class what lowering would.
  static func describe() {
    ObjectiveC.describe(PerchScene.self, named: "PerchScene", in: "Aviary") {
      $0.make { PerchScene() }
    }
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    Self.count += 1
    scene.title = "Perch \(Self.count)"
    controller.view.backgroundColor = Self.count == 1 ? .red : .green
    addControls(to: controller.view)
    window = UIWindow(windowScene: scene)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    controller.view.subviews.first?.becomeFirstResponder()
  }

  private func addControls(to view: UIView) {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [weak view, weak field] _ in
        if field?.text == "ab" { view?.backgroundColor = .blue }
      },
      for: .editingChanged
    )
    let open = UIAction(title: "Open") { _ in
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    }
    let button = UIButton(type: .system, primaryAction: open)
    button.frame = CGRect(x: 20, y: 110, width: 100, height: 40)
    let feather = Feather("Feather", NSItemProvider(object: "ab" as NSString))
    feather.frame = CGRect(x: 20, y: 260, width: 100, height: 40)
    view.addSubview(field)
    view.addSubview(button)
    view.addSubview(feather)
  }
}
