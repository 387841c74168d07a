/// References to other storyboards: `missing-scene`, which `Audit` tells once it knows them all.
///
/// Those into other bundles cannot be resolved.
struct ReferenceRule: Rule {
  func check(_ document: Document, _ surroundings: Surroundings, _ findings: inout Findings) {
    for scene in document.scenes where scene.isReference {
      guard let controller = scene.controller, let reference = scene.reference,
        let storyboard = reference.storyboard, reference.bundle == nil
      else { continue }
      findings.references.append(
        SceneReference(
          storyboard: storyboard,
          identifier: reference.identifier,
          file: document.file,
          position: document.position(of: "storyboardName", in: controller)
        )
      )
    }
  }
}
