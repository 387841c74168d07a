internal import Foundation
internal import InterfaceBuilder

/// Embed segues: a controller's view inside a container view of its parent.
extension NibArchive {
  /// Performs the embed segues of a container view, in the order of L-28.
  func embedChildren(of decoded: Decoded) {
    guard let container = decoded.object as? UIView, let parent = owner as? UIViewController,
      let storyboard = source.storyboardObject as? UIStoryboard
    else { return }
    for element in decoded.element.child("connections")?.children("segue") ?? []
    where element["kind"] == "embed" {
      guard let segue = Segue(element) else { continue }
      let template = SegueTemplate(segue, in: storyboard.source.document)
      guard let child = parent.destination(of: template, sender: nil) else { continue }
      embed(child, of: parent, in: container, identifier: template.identifier)
    }
  }

  private func embed(
    _ child: UIViewController,
    of parent: UIViewController,
    in container: UIView,
    identifier: String?
  ) {
    let segue = UIStoryboardSegue(identifier: identifier, source: parent, destination: child)
    parent.prepare(for: segue, sender: nil)
    parent.addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: parent)
  }
}
