public import Foundation

/// A storyboard or xib as Xcode saved it, read and ready to be asked.
///
/// Loading needs nothing but the file's own bytes: no other file is ever opened on its behalf.
/// Elements that the reader does not know stay in the tree and are named by the audit.
public struct Document: Sendable {
  /// The sort of file.
  public enum Kind: String, Hashable, Sendable {
    /// Scenes, segues, an initial controller.
    case storyboard
    /// Top-level objects around a File's Owner.
    case xib
  }

  /// The path it was read from, as given; used in problems.
  public let file: String
  /// Storyboard or xib.
  public let kind: Kind
  /// The system that the document is for.
  public let platform: Platform
  /// Version of the document format, such as `3.0`.
  public let version: String
  /// Build of Interface Builder that saved it, such as `21507`.
  public let toolsVersion: String?
  /// The device that the frames were saved for; nil in documents older than Xcode 8.
  public let device: SimulatedDevice?
  /// The id of the controller that the storyboard begins with.
  public let initialViewController: String?
  /// True if constraints place the views.
  public let useAutolayout: Bool
  /// True if size classes vary the document.
  public let useTraitCollections: Bool
  /// True if layout guides follow the safe area.
  public let useSafeAreas: Bool
  /// True if the document is shown while the app starts.
  public let launchScreen: Bool
  /// The outermost element.
  public let root: Element
  /// The scenes of a storyboard, in the document's order.
  public let scenes: [Scene]
  /// The top-level objects of a xib without its placeholders, in the document's order.
  public let objects: [Element]
  /// The placeholders of a xib: File's Owner and First Responder.
  public let placeholders: [Element]
  /// Images and colours that the document recorded.
  public let resources: Resources
  /// The problems of the document as a whole, in the document's order.
  public let problems: [Problem]

  let source: Source
  let index: ElementIndex
}

// MARK: - Reading

extension Document {
  /// Reads a file.
  public init(contentsOf url: URL) throws(DocumentError) {
    try self.init(path: url.path)
  }

  /// Reads a file at a path.
  public init(path: String) throws(DocumentError) {
    try self.init(source: Source(path: path))
  }

  /// Reads bytes in place of a file's.
  public init(data: Data, file: String) throws(DocumentError) {
    try self.init(source: Source(bytes: Array(data), file: file))
  }
}

// MARK: - Asking

extension Document {
  /// The element of an id; the first one when an id is taken twice.
  public func element(id: String) -> Element? { index.element(id: id) }

  /// The element directly around another of this document; nil for the root.
  public func parent(of element: Element) -> Element? { index.parent(of: element) }

  /// The nearest object around an element: the view around a constraint, the cell around its outlets.
  public func owner(of element: Element) -> Element? {
    var candidate = parent(of: element)
    while let current = candidate {
      if current.id != nil { return current }
      candidate = parent(of: current)
    }
    return nil
  }

  /// The element of which another is, directly or not, a part; nearest first.
  public func ancestors(of element: Element) -> some Sequence<Element> {
    sequence(state: element) { current in
      guard let parent = parent(of: current) else { return nil }
      current = parent
      return parent
    }
  }

  /// The scene that holds an element; nil in a xib.
  public func scene(of element: Element) -> Scene? {
    scenes.last { $0.element.order <= element.order }
      .flatMap { scene in
        element === scene.element || ancestors(of: element).contains { $0 === scene.element }
          ? scene : nil
      }
  }

  /// The scene whose controller or placeholder has an id.
  public func scene(id: String) -> Scene? {
    scenes.first { $0.id == id || $0.controller?.id == id }
  }

  /// The scene that the storyboard begins with.
  public var initialScene: Scene? {
    initialViewController.flatMap { id in scenes.first { $0.controller?.id == id } }
  }

  /// The scene that code asks for by its storyboard identifier.
  public func scene(identifier: String) -> Scene? {
    scenes.first { $0.storyboardIdentifier == identifier }
  }

  /// The position of an attribute's name; the element's own when it has no such attribute.
  public func position(of attribute: String, in element: Element) -> Position {
    source.position(of: attribute, in: element)
  }
}
