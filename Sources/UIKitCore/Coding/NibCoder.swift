internal import Foundation
package import InterfaceBuilder

/// Reads one element of a storyboard or xib: what `init?(coder:)` receives when a nib is loaded.
///
/// Invariant: an element is read through the size-class variations that hold for the archive's
/// traits, so a class that decodes itself never sees a `<variation>`. Asking for a key that the
/// element lacks is nil; nothing here fails.
nonisolated package final class NibCoder: NSCoder {
  /// The element that is being read.
  package let element: Element
  /// The decoding that this coder is part of; it keeps the identity of objects.
  package let archive: NibArchive
  /// The variations of the element that hold here, the most general first.
  let variations: [Element]
  /// The traits that choose among variations and text sizes.
  let traits: UITraitCollection

  @MainActor
  package convenience init(element: Element, archive: NibArchive) {
    self.init(element: element, archive: archive, traits: archive.traits)
  }

  /// Reads an element once more, for other traits than it was made for.
  @MainActor
  init(element: Element, archive: NibArchive, traits: UITraitCollection) {
    self.element = element
    self.archive = archive
    self.traits = traits
    variations = SizeClassVariation.holding(of: element, in: traits)
    super.init()
  }

  // MARK: NSCoder

  // Application code may ask a nib's coder for keys of its own; it finds none, as in UIKit.

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { element[key] != nil }
  package override func decodeObject() -> Any? { nil }
  package override func decodeObject(forKey key: String) -> Any? { element[key] }
  package override func decodeBool(forKey key: String) -> Bool { element[key] == "YES" }
  package override func decodeInteger(forKey key: String) -> Int {
    element[key].flatMap(Int.init) ?? 0
  }
  package override func decodeInt32(forKey key: String) -> Int32 {
    element[key].flatMap(Int32.init) ?? 0
  }
  package override func decodeInt64(forKey key: String) -> Int64 {
    element[key].flatMap(Int64.init) ?? 0
  }
  package override func decodeFloat(forKey key: String) -> Float {
    element[key].flatMap(Float.init) ?? 0
  }
  package override func decodeDouble(forKey key: String) -> Double {
    element[key].flatMap(Double.init) ?? 0
  }
  package override func encode(_ object: Any?, forKey key: String) {}
}
