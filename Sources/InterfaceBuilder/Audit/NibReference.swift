/// A nib that a controller of a document takes its view from.
package struct NibReference: Sendable {
  /// Its name, without an ending.
  package let name: String
  let file: String
  let position: Position

  /// The problem that it is when there is no such nib.
  package var problem: Problem {
    Problem(file: file, position: position, severity: .error, kind: .missingNib(name))
  }
}

extension Document {
  /// The nibs that controllers take their views from, those left out that have a view here.
  package var nibReferences: [NibReference] {
    index.elements.compactMap { element in
      guard let name = element["nibName"], !name.isEmpty,
        element.name.lowercased().hasSuffix("controller"), element.child(key: "view") == nil
      else { return nil }
      let position = position(of: "nibName", in: element)
      return NibReference(name: name, file: file, position: position)
    }
  }
}
