internal import CCairo
import Foundation

/// The attributes of a run of text for pango: its font, features and language.
struct RunAttributes: Hashable {
  let face: FontFace
  let usesLigatures: Bool
  let kernsPairs: Bool
  /// The font families that are asked for characters of other scripts.
  let scripts: [String]
  let language: String

  init(_ run: ShapingRun, scripts: [String], language: String) {
    (face, usesLigatures, self.scripts) = (run.face, run.usesLigatures, scripts)
    kernsPairs = run.kernsPairs
    self.language = run.language?.lowercased() ?? language
  }

  /// Adds them to a list for some bytes of the text.
  func insert(into list: OpaquePointer?, from start: Int, to end: Int) {
    let description = face.makeDescription(language: language, scripts: scripts)
    let features = face.features(ligatures: usesLigatures, pairs: kernsPairs)
    let attributes = [
      pango_attr_font_desc_new(description),
      features.isEmpty ? nil : pango_attr_font_features_new(features),
      pango_attr_language_new(pango_language_from_string(language)),
    ]
    pango_font_description_free(description)
    for case let attribute? in attributes {
      (attribute.pointee.start_index, attribute.pointee.end_index) = (UInt32(start), UInt32(end))
      pango_attr_list_insert(list, attribute)
    }
  }
}
