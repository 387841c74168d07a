/// One scene of a storyboard: a controller and the placeholders and objects beside it.
public struct Scene: Sendable {
  /// The scene's own id.
  public let id: String
  /// The middle of the scene on Xcode's canvas, in canvas points.
  public let canvasLocation: Point?
  /// The `<scene>` itself.
  public let element: Element
  /// The controller, or the reference to a controller elsewhere; nil in a broken document.
  public let controller: Element?
  /// The placeholders: First Responder and the like.
  public let placeholders: [Element]
  /// The other top-level objects: gesture recognizers, loose views, custom objects.
  public let objects: [Element]
  /// The unwind exit.
  public let exit: Element?
  /// Every segue that begins in this scene, relationships included, in the document's order.
  public let segues: [Segue]

  init(_ element: Element) {
    self.element = element
    id = element["sceneID"] ?? ""
    canvasLocation = element.child("point", key: "canvasLocation").flatMap(Point.init)
    let members = element.child("objects")?.children ?? []
    controller =
      members.first { $0["sceneMemberID"] == "viewController" }
      ?? members.first { $0.name.hasSuffix("ontroller") || $0.name == "viewControllerPlaceholder" }
    let controller = controller
    placeholders = members.filter { $0.name == "placeholder" }
    exit = members.first { $0.name == "exit" }
    objects = members.filter {
      $0 !== controller && $0.name != "placeholder" && $0.name != "exit"
    }
    var segues: [Segue] = []
    element.visit { candidate in
      if candidate.name == "segue", let segue = Segue(candidate) { segues.append(segue) }
    }
    self.segues = segues
  }
}

extension Scene {
  /// True if the scene only refers to a scene of another storyboard, or of this one.
  public var isReference: Bool { controller?.name == "viewControllerPlaceholder" }

  /// The name under which code instantiates the scene.
  public var storyboardIdentifier: String? {
    isReference ? nil : controller?["storyboardIdentifier"]
  }

  /// The storyboard and the identifier that a reference points at.
  public var reference: (storyboard: String?, identifier: String?, bundle: String?)? {
    guard isReference, let controller else { return nil }
    return (
      controller["storyboardName"], controller["referencedIdentifier"],
      controller["bundleIdentifier"]
    )
  }

  /// The segues that build a container: root, tabs, columns; embeds are not among them.
  public func relationships(_ relationship: String) -> [Segue] {
    segues.filter { $0.kind == "relationship" && $0.relationship == relationship }
  }
}
