import Foundation
import InterfaceBuilder

/// Asks a document everything that can be asked of it.
enum Exhaustion {
  /// Reads bytes and, when a document comes of it, all its values; otherwise the error, which must
  /// say where, unless the file as a whole is at fault.
  static func read(_ bytes: [UInt8]) -> DocumentError? {
    do throws(DocumentError) {
      let document = try Document(data: Data(bytes), file: "Mutated.storyboard")
      exhaust(document)
      return nil
    } catch {
      return error
    }
  }

  private static func exhaust(_ document: Document) {
    document.root.visit { element in
      values(element)
      _ = element.connections.count + element.runtimeAttributes.count
      _ = document.owner(of: element)
      for attribute in element.attributes.prefix(3) {
        _ = document.position(of: attribute.name, in: element)
      }
    }
    for scene in document.scenes {
      _ = document.scene(id: scene.id)
      _ = scene.reference
    }
    _ = document.initialScene
    for problem in Audit.problems(of: document) { _ = problem.description }
  }

  private static func values(_ element: Element) {
    _ = Color(element)
    _ = Font(element)
    _ = Rect(element)
    _ = Insets(element)
    _ = Constraint(element)
    _ = Connection(element)
    _ = RuntimeAttribute(element)
    _ = AttributedString(element)
    _ = ImageReference(element)
    _ = SymbolConfiguration(element)
    _ = ParagraphStyle(element)
  }
}
