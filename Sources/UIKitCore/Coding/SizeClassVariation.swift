internal import InterfaceBuilder

/// The `<variation>` elements that hold for a set of traits, and the elements that they leave out.
enum SizeClassVariation {
  /// The variations of an element that hold, from the most general to the most special.
  static func holding(of element: Element, in traits: UITraitCollection) -> [Element] {
    let variations = element.children("variation")
    guard !variations.isEmpty else { return [] }
    let held = variations.compactMap { variation in
      rank(of: variation.key ?? "default", in: traits).map { (rank: $0, variation: variation) }
    }
    return held.sorted { $0.rank < $1.rank }.map(\.variation)
  }

  /// The ids that masks such as `<mask key="subviews">` take out of a collection.
  static func excluded(from collection: String, in variations: [Element]) -> Set<String> {
    var excluded: Set<String> = []
    for mask in variations.flatMap({ $0.children("mask") }) where mask.key == collection {
      excluded.formUnion(mask.children("exclude").compactMap { $0["reference"] })
      excluded.subtract(mask.children("include").compactMap { $0["reference"] })
    }
    return excluded
  }

  /// The number of conditions in a key such as `heightClass=compact-widthClass=regular`; nil if it
  /// does not hold.
  static func rank(of key: String, in traits: UITraitCollection) -> Int? {
    guard key != "default" else { return 0 }
    let conditions = key.split(separator: "-")
    for condition in conditions where !holds(String(condition), in: traits) { return nil }
    return conditions.count
  }

  private static func holds(_ condition: String, in traits: UITraitCollection) -> Bool {
    let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    return switch parts[0] {
    case "heightClass": traits.verticalSizeClass == sizeClass(parts[1])
    case "widthClass": traits.horizontalSizeClass == sizeClass(parts[1])
    case "userInterfaceIdiom": traits.userInterfaceIdiom == idiom(parts[1])
    default: false
    }
  }

  private static func sizeClass(_ word: String) -> UIUserInterfaceSizeClass? {
    ["compact": .compact, "regular": .regular][word]
  }

  private static func idiom(_ word: String) -> UIUserInterfaceIdiom? {
    ["phone": .phone, "pad": .pad, "mac": .mac][word]
  }
}
