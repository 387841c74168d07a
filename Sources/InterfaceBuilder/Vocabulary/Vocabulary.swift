/// The elements and attributes that Interface Builder writes, and what values they have.
///
/// Names are numbered: first all of the vocabulary's, in `names`; a reader goes on counting from
/// there for names that are not in it.
final class Vocabulary: Sendable {
  /// The one that documents are held against.
  static let standard = Vocabulary(VocabularyText.all)

  /// Every name of an element or an attribute.
  let names: NameTable
  /// The values of each list.
  let choices: [Set<String>]

  private let kinds: [ValueKind]
  private let isElement: [Bool]
  /// For each element a row of all names; 0 where the element has no such attribute.
  private let table: [UInt8]

  init(_ texts: [String]) {
    let draft = VocabularyDraft(texts)
    names = draft.names
    choices = draft.choices
    kinds = draft.kinds
    isElement = names.names.indices.map { draft.elements[$0] != nil }
    var table = [UInt8](repeating: 0, count: names.count * names.count)
    for (element, attributes) in draft.elements {
      for (attribute, kind) in attributes { table[element * names.count + attribute] = kind }
    }
    self.table = table
  }

  /// True if the number is that of an element's name.
  func isElement(_ name: Int) -> Bool { name < isElement.count && isElement[name] }

  /// The kind of values of an element's attribute; nil when the element has no such attribute.
  func kind(of attribute: Int, in element: Int) -> ValueKind? {
    guard attribute < names.count, element < names.count else { return nil }
    let kind = table[element * names.count + attribute]
    return kind == 0 ? nil : kinds[Int(kind)]
  }

  /// True if an attribute of that kind may have a value.
  func accepts(_ value: String, as kind: ValueKind) -> Bool {
    kind.accepts(value, choices: choices)
  }

  /// Names of attributes that an element has, for suggestions.
  func attributes(of element: Int) -> [String] {
    guard isElement(element) else { return [] }
    return names.names.indices.filter { table[element * names.count + $0] != 0 }
      .map { names.names[$0] }
  }

  /// Names of all elements, for suggestions.
  var elements: [String] { names.names.indices.filter { isElement[$0] }.map { names.names[$0] } }

  /// Names of the elements that have an attribute.
  func elements(having attribute: String) -> [String] {
    guard let number = names.names.firstIndex(of: attribute) else { return [] }
    return names.names.indices.filter { table[$0 * names.count + number] != 0 }
      .map { names.names[$0] }
  }
}
