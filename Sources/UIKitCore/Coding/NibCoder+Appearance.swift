internal import Foundation
internal import InterfaceBuilder

/// Colours, fonts and images.
@MainActor
extension NibCoder {
  /// A `<color key="…">` of any kind; nil also for `<nil key="…"/>`.
  package func color(_ key: String) -> UIColor? {
    childElement(key: key).flatMap { archive.source.color($0) }
  }

  /// A `<fontDescription>`, in the size that the traits' content size category asks for.
  package func font(_ key: String = "fontDescription") -> UIFont? {
    childElement(key: key).flatMap { archive.source.font($0, traits: traits) }
  }

  /// The image that an attribute or an `<imageReference key="…">` child names.
  package func image(_ name: String) -> UIImage? {
    if let child = childElement(key: name), child.name == "imageReference" {
      return archive.source.image(of: child, attribute: "image")
    }
    guard
      let holder = variations.last(where: { $0[name] != nil })
        ?? element[name].map({ _ in element })
    else { return nil }
    return archive.source.image(of: holder, attribute: name)
  }

  /// A `<preferredSymbolConfiguration key="…">`.
  package func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    childElement(key: key).flatMap { InterfaceBuilder.SymbolConfiguration($0) }
      .map { archive.source.symbolConfiguration($0) }
  }
}
