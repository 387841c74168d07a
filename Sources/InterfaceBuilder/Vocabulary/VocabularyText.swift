/// The vocabulary of Interface Builder, written as data.
///
/// A line is `group name …`, `element name …` or `enum name values…`; a line that is indented
/// continues the one above. `+name` takes over a group; `attribute:kind` says what values an
/// attribute has, by the name of an enumeration or of a `ValueKind`. The lists were gathered by
/// counting what Xcode saved in some thousand public documents, then widened by what else its
/// inspectors offer.
enum VocabularyText {
  static let all = [documents, controllers, views, controls, values, enumerations, roles]
}
