internal import Foundation
package import InterfaceBuilder
package import UIKitCore

/// A scene of a document in the containers that are around it, ready to be shown in a window.
package struct StagedScene {
  /// The root controller of the window.
  package let root: UIViewController
  /// The scene's own controller.
  package let controller: UIViewController
}

extension DocumentPreview {
  /// A scene made anew; nil when its document describes no controller for it.
  package func staged(_ scene: InterfaceBuilder.Scene) -> StagedScene? {
    let name = document.file
    let storyboard = UIStoryboard(source, name: name, location: location)
    let stage = SceneStage(storyboard: storyboard, surroundings: surroundings)
    guard let root = stage.root(for: scene) else { return nil }
    let controller = root.tree.first { $0.isMade(from: scene) } ?? root
    return StagedScene(root: root, controller: controller)
  }
}

extension UIViewController {
  /// The controller and all below it.
  fileprivate var tree: [UIViewController] { [self] + children.flatMap(\.tree) }

  /// The object that the scene made from the element with an id, if it is alive.
  package func sceneObject(id: String) -> AnyObject? {
    sceneInstance?.object(id: id).map { $0 as AnyObject }
  }

  /// True if a controller was made from the scene with that controller's id.
  package func isMade(fromController id: String) -> Bool {
    sceneInstance?.scene.controller?.id == id
  }

  /// Does what a tap on the segue's source does.
  package func set(off template: SegueTemplate, from sender: Any?) {
    triggerSegue(template, sender: sender)
  }
}

extension UIBarButtonItem {
  /// Does what a tap on the item does.
  package func setOff() { perform() }
}
