internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// The storyboards and xibs of an app's folder, and all that they connect.
struct ConnectionList {
  /// A scene or a xib, and the places of its connections in the list.
  struct Subject {
    enum Content {
      case scene(Scene, UIStoryboard)
      case xib(NibSource, name: String)
    }

    let content: Content
    fileprivate(set) var outlets: [Int] = []
    fileprivate(set) var actions: [Int] = []
  }

  private(set) var connections: [DocumentConnection] = []
  private(set) var places: [ConnectionLedger.Place] = []
  private(set) var subjects: [Subject] = []

  init(_ bundle: Bundle) {
    let root = bundle.bundlePath
    let location = StoryboardLocation(bundle: bundle, folder: nil)
    for path in Self.documents(in: root) {
      let url = URL(fileURLWithPath: root).appendingPathComponent(path)
      guard let source = try? location.open(url) else { continue }
      let name = url.deletingPathExtension().lastPathComponent
      if source.document.kind == .xib {
        let document = source.document
        add(.xib(source, name: name), document.placeholders + document.objects, document, path)
      } else {
        let storyboard = UIStoryboard(source, name: name, location: location)
        for scene in source.document.scenes where scene.controller != nil && !scene.isReference {
          add(.scene(scene, storyboard), [scene.element], source.document, path)
        }
      }
    }
  }

  /// Documents of one language are enough: others have the same connections.
  private static func documents(in root: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    var seen: Set<String> = []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .sorted { ($0.contains("Base.lproj") ? 0 : 1, $0) < ($1.contains("Base.lproj") ? 0 : 1, $1) }
      .filter { seen.insert(($0 as NSString).lastPathComponent).inserted }
  }

  private mutating func add(
    _ content: Subject.Content,
    _ roots: [Element],
    _ document: Document,
    _ path: String
  ) {
    var subject = Subject(content: content)
    for root in roots {
      root.visit { element in
        for wire in element.child("connections")?.children ?? [] {
          guard let connection = Self.connection(wire, of: element, path) else { continue }
          let index = connections.count
          connections.append(connection)
          places.append(ConnectionLedger.Place(file: document.file, position: wire.position))
          if connection.kind == .action {
            subject.actions.append(index)
          } else {
            subject.outlets.append(index)
          }
        }
      }
    }
    if !subject.outlets.isEmpty || !subject.actions.isEmpty { subjects.append(subject) }
  }

  private static func connection(
    _ wire: Element,
    of element: Element,
    _ path: String
  ) -> DocumentConnection? {
    let kinds: [String: DocumentConnection.Kind] = [
      "outlet": .outlet, "outletCollection": .collection, "action": .action,
    ]
    guard let kind = kinds[wire.name] else { return nil }
    return DocumentConnection(
      kind: kind,
      document: path,
      line: wire.position.line,
      name: wire[kind == .action ? "selector" : "property"] ?? "",
      source: element["customClass"] ?? element.name
    )
  }
}
