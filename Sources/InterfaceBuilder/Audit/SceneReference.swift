/// A scene that refers to a scene of another storyboard.
struct SceneReference: Sendable {
  let storyboard: String
  /// Nil for the other storyboard's initial scene.
  let identifier: String?
  let file: String
  let position: Position
}

/// The scenes of one storyboard to which others can refer.
struct SceneNames: Sendable {
  let storyboard: String
  let identifiers: Set<String>
  let hasInitial: Bool

  init?(_ document: Document) {
    guard document.kind == .storyboard else { return nil }
    let name = document.file.split(separator: "/").last ?? ""
    storyboard = String(name.hasSuffix(".storyboard") ? name.dropLast(11) : name)
    identifiers = Set(document.scenes.compactMap { $0.storyboardIdentifier })
    hasInitial = document.initialViewController != nil
  }
}

extension SceneReference {
  /// The problem that this is, given every storyboard audited; nil when the scene is there.
  func problem(among storyboards: [String: [SceneNames]]) -> Problem? {
    let isThere = (storyboards[storyboard] ?? []).contains { names in
      identifier.map { names.identifiers.contains($0) } ?? names.hasInitial
    }
    guard !isThere else { return nil }
    return Problem(
      file: file,
      position: position,
      severity: .warning,
      kind: .missingScene(storyboard: storyboard, identifier: identifier)
    )
  }
}
