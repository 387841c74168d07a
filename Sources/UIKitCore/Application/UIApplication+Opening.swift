internal import Foundation

extension UIApplication {
  /// Asks the app to open a file or another URL that the desktop hands it, such as one dropped on its
  /// window: the delegate of its scene, else its own.
  package func receive(_ url: URL) {
    let scene = connectedScenes.first { $0.activationState == .foregroundActive }
    if declaresScenes, let scene, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = delegate?.application(self, open: url, options: [:])
    }
  }
}
