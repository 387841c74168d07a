internal import Foundation
package import InterfaceBuilder

/// The part of a scene that its controller keeps in order to load its view.
package final class SceneInstance {
  package let storyboard: UIStoryboard
  package let scene: InterfaceBuilder.Scene
  /// Segues that begin in the scene, relationships and embeds left out.
  let segues: [SegueTemplate]
  /// The folder of a project with the storyboard and the documents beside it.
  var folder: URL? { storyboard.location.folder }
  private let archive: NibArchive
  private let element: Element
  private let viewIDs: Set<String>
  private var keptAlive: [Any] = []

  /// Nil for a scene without a controller.
  init?(storyboard: UIStoryboard, scene: InterfaceBuilder.Scene) {
    guard let element = scene.controller else { return nil }
    self.storyboard = storyboard
    self.scene = scene
    self.element = element
    segues = scene.segues.map { SegueTemplate($0, in: storyboard.source.document) }
      .filter { !$0.isStructure }
    archive = NibArchive(source: storyboard.source, traits: .current)
    viewIDs = Self.viewIDs(of: scene, controller: element)
    archive.deferred = viewIDs
  }

  /// Makes the controller, what surrounds it in its scene, and its container's children.
  func instantiate(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard Nesting.enter(scene.id) else { return nil }
    defer { Nesting.leave(scene.id) }
    archive.creator = creator
    guard let controller = archive.decode(element) as? UIViewController else { return nil }
    controller.sceneInstance = self
    archive.owner = controller
    // A weak outlet of the controller may be all that knows of a view beside its hierarchy.
    keptAlive = scene.objects.compactMap { archive.decode($0) }
    NestedScenes.build {
      Relationships.build(controller, scene: scene, storyboard: storyboard)
    }
    let connected = archive.connect()
    archive.settle()
    NestedScenes.wake { [archive] in archive.wake(connected) }
    return controller
  }

  /// The object of an id, if the scene has made it and it lives.
  package func object(id: String) -> Any? { archive.made(id) }

  /// Decodes the view hierarchy and gives it to the controller; false when the scene has none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement = element.child(key: "view") else { return false }
    guard Nesting.enter("view of \(scene.id)") else { return false }
    defer { Nesting.leave("view of \(scene.id)") }
    archive.forget(viewIDs)
    archive.deferred = []
    guard let view = archive.decode(viewElement) as? UIView else { return false }
    // The saved rectangle is that of the document; a root view begins as large as the screen
    // (L-23).
    view.frame = UIScreen.main.bounds
    controller.view = view
    keptAlive += scene.objects.compactMap { archive.decode($0) }
    archive.finish()
    archive.settle()
    archive.deferred = viewIDs
    return true
  }

  /// The ids that belong to the view's archive: the view's tree, and gesture recognizers.
  private static func viewIDs(
    of scene: InterfaceBuilder.Scene,
    controller: Element
  ) -> Set<String> {
    var ids: Set<String> = []
    let collect: (Element) -> Void = { element in element.id.map { _ = ids.insert($0) } }
    controller.child(key: "view")?.visit(collect)
    for object in scene.objects where object.name.hasSuffix("GestureRecognizer") {
      object.visit(collect)
    }
    return ids
  }
}
