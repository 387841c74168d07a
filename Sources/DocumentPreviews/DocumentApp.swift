internal import Device
package import Foundation
internal import InterfaceBuilder
package import UIKitCore

/// An app that is one document: its first scene or view, and all that segues lead to from there.
///
/// Classes of the app that the document was made for are stood in for by their base classes.
package final class DocumentApp: UIResponder, UIApplicationDelegate {
  private let preview: DocumentPreview
  private let name: String

  /// Reads a document; images and nibs that are not beside it are looked for below a folder.
  package init(
    contentsOf url: URL,
    below root: URL? = nil,
    bundle: Bundle? = nil,
    settings: LaunchSettings
  ) throws {
    var options = PreviewOptions()
    options.language = settings.language
    preview = try DocumentPreview(contentsOf: url, below: root, bundle: bundle, options: options)
    name = url.deletingPathExtension().lastPathComponent
    super.init()
  }

  /// Runs the app to its end; returns the exit code.
  package func run(_ settings: LaunchSettings) -> Int32 {
    let kinds = preview.document.device.map { _ in preview.device.idiom == .pad ? [2] : [1] }
    let info: [String: Any] = ["CFBundleName": name, "UIDeviceFamily": kinds ?? [1]]
    return AppRun(settings, app: nil, delegate: self, info: info).run()
  }

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = preview.firstController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  package var window: UIWindow?
}

extension DocumentPreview {
  /// The controller that the document begins with: that of its initial scene, or else of the first,
  /// or one around a xib's first view; nil for a document without any.
  func firstController() -> UIViewController? {
    switch (subjects.first(where: \.isInitial) ?? subjects.first)?.content {
    case .scene(let scene):
      return UIStoryboard(source, name: name, location: location).instantiate(scene)
    case .object:
      let objects = NibInstance(source: source).instantiate(owner: PreviewOwner(), external: [:])
      if let controller = objects.lazy.compactMap({ $0 as? UIViewController }).first {
        return controller
      }
      let controller = UIViewController()
      guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return nil }
      controller.view = view
      return controller
    case nil: return nil
    }
  }
}
