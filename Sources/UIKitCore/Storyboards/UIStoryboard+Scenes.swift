internal import Foundation
package import InterfaceBuilder

/// From a scene of the document to a controller.
extension UIStoryboard {
  func instantiateInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let scene = source.document.initialScene else { return nil }
    return instantiate(scene, creator: creator)
  }

  func instantiate(
    identifier: String,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let scene = source.document.scene(identifier: identifier)
    guard let controller = scene.flatMap({ instantiate($0, creator: creator) }) else {
      UIKitException.missingScene(identifier: identifier, storyboard: self).raise()
    }
    return controller
  }

  /// The controller of a scene; nil for a scene without one, or for one that contains itself.
  package func instantiate(
    _ scene: InterfaceBuilder.Scene,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard !scene.isReference else { return instantiate(reference: scene, creator) }
    return SceneInstance(storyboard: self, scene: scene)?.instantiate(creator: creator)
  }

  /// The controller that a segue leads to.
  func instantiate(
    destination id: String,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    source.document.scene(id: id).flatMap { instantiate($0, creator: creator) }
  }

  /// Follows a reference into another storyboard, or to another scene of this one.
  private func instantiate(
    reference scene: InterfaceBuilder.Scene,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let reference = scene.reference,
      reference.storyboard != nil || reference.identifier != nil,
      Nesting.enter("reference \(scene.id)")
    else { return nil }
    defer { Nesting.leave("reference \(scene.id)") }
    let name = reference.storyboard ?? name
    let target = name == self.name ? self : storyboard(named: name)
    if let target, let found = target.scene(for: reference.identifier) {
      return target.instantiate(found, creator: creator)
    }
    guard !location.isForgiving else {
      return SceneInstance(storyboard: self, scene: scene)?.instantiate(creator: creator)
    }
    guard let target else {
      UIKitException.missingStoryboard(name: name, bundle: location.bundle ?? .main).raise()
    }
    return reference.identifier.map { target.instantiate(identifier: $0, creator: nil) }
  }

  private func scene(for identifier: String?) -> InterfaceBuilder.Scene? {
    guard let identifier else { return source.document.initialScene }
    return source.document.scene(identifier: identifier)
  }

  private func storyboard(named name: String) -> UIStoryboard? {
    location.open(name).map { UIStoryboard($0, name: name, location: location) }
  }
}
