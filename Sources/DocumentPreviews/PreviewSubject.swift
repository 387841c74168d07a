package import CoreGraphics
package import InterfaceBuilder
internal import UIKitCore

/// One thing of a document that is drawn by itself: a scene, or a top-level view of a xib.
package struct PreviewSubject {
  /// The element id of the controller or view.
  package let id: String
  /// The name for people: its label in Xcode, its title, its class, or its kind.
  package let name: String
  package let storyboardIdentifier: String?
  /// The position of its middle on Xcode's canvas; nil in a xib.
  package let canvasLocation: CGPoint?
  package let isInitial: Bool
  /// The line and column of its element in the document.
  package let position: Position
  let content: Content

  enum Content {
    case scene(InterfaceBuilder.Scene)
    case object(Element)
  }

  init?(_ scene: InterfaceBuilder.Scene, of document: Document) {
    guard let controller = scene.controller, !scene.isReference else { return nil }
    id = controller.id ?? scene.id
    name = Self.name(of: controller)
    storyboardIdentifier = scene.storyboardIdentifier
    canvasLocation = scene.canvasLocation.map { CGPoint(x: $0.x, y: $0.y) }
    isInitial = controller.id == document.initialViewController
    position = controller.position
    content = .scene(scene)
  }

  /// Nil for objects that show nothing, such as gesture recognizers.
  init?(_ object: Element) {
    switch ElementClasses.named(object.name) {
    case .view, .controller: break
    case .object: return nil
    case nil: guard object.child("rect", key: "frame") != nil else { return nil }
    }
    id = object.id ?? "\(object.position)"
    name = Self.name(of: object)
    storyboardIdentifier = nil
    canvasLocation = object.child("point", key: "canvasLocation")
      .flatMap { InterfaceBuilder.Point($0) }.map { CGPoint(x: $0.x, y: $0.y) }
    isInitial = false
    position = object.position
    content = .object(object)
  }

  private static func name(of element: Element) -> String {
    let title = element["title"] ?? element.child("navigationItem", key: "navigationItem")?["title"]
    return [element["userLabel"], title, element["customClass"]].lazy.compactMap(\.self)
      .first { !$0.isEmpty } ?? spacedOut(element.name)
  }

  /// `tableViewController` as `Table View Controller`.
  private static func spacedOut(_ tag: String) -> String {
    let spaced = tag.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += String(letter)
    }
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }
}
