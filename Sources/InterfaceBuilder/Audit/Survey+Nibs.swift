internal import Foundation

extension Survey {
  /// The problems that references to nibs are which none of the documents here is, nor one beside
  /// a document that was named by itself.
  func missing(_ references: [NibReference]) -> [Problem] {
    guard !references.isEmpty else { return [] }
    let names = Set(documents.compactMap { $0.split(separator: "/").last.map(String.init) })
    return references.filter { reference in
      let variants = ["", "~iphone", "~ipad"].map { reference.name + $0 + ".xib" }
      if variants.contains(where: names.contains) { return false }
      guard let root = roots[reference.file] else { return true }
      return !variants.contains { DocumentFinder.nearest($0, to: root, below: root) != nil }
    }.map(\.problem)
  }
}
