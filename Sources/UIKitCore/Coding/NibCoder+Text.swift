internal import Foundation

/// Text with attributes.
@MainActor
extension NibCoder {
  /// An `<attributedString key="…">`.
  package func attributedString(_ key: String) -> NSAttributedString? {
    guard let child = childElement(key: key), child.name == "attributedString" else { return nil }
    return archive.source.attributedString(child, traits: archive.traits)
  }
}
