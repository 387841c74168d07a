internal import Foundation

/// The symbols that are drawn here, by the names that iOS gives to symbols of their meaning.
nonisolated package enum SymbolLibrary {
  /// All names that `symbol(named:)` knows.
  package static let names: Set<String> = Set(table.keys.filter { !$0.hasPrefix(".") })

  /// The symbol of that name; nil when nobody has drawn it.
  package static func symbol(named name: String) -> SystemSymbol? {
    guard names.contains(name) else { return nil }
    return cache.symbol(name) { boxed(name, layers(name, depth: 0)) }
  }

  /// The symbol shown in place of one that nobody has drawn: an empty square with round corners.
  package static let placeholder = boxed(
    "",
    SymbolText.layers("s r -40 -40 80 80 16", symbol: { _ in [] })
  )

  private static let table: [String: String] = {
    var all: [String: String] = [:]
    for group in groups { all.merge(group) { first, _ in first } }
    for (name, text) in enclosed(in: all) where all[name] == nil { all[name] = text }
    return all
  }()

  private static let groups = [
    arrows, signs, shapes, people, messages, media, documents, writing, tools, places, nature,
    devices, goods,
  ]

  /// Layers around (0, 0).
  ///
  /// A text refers to others at most a few levels deep.
  private static func layers(_ name: String, depth: Int) -> [SystemSymbol.Layer] {
    guard depth < 4, let text = table[name] else { return [] }
    return SymbolText.layers(text) { layers($0, depth: depth + 1) }
  }

  /// Moves layers from around (0, 0) into a box that holds them, with room at the sides, and whose
  /// middle is theirs.
  private static func boxed(_ name: String, _ layers: [SystemSymbol.Layer]) -> SystemSymbol {
    let ink = layers.filter { !$0.isErased }.reduce(CGRect.null) { box, layer in
      let half = (layer.lineWidth ?? 0) / 2
      return box.union(layer.path.boundingBoxOfPath.insetBy(dx: -half, dy: -half))
    }
    let width = 2 * max(abs(ink.minX), abs(ink.maxX)) + 0.18
    // A circle is 19 points high at 17, a square 17.33.
    let height = 2 * max(abs(ink.minY), abs(ink.maxY)) + 0.12
    var move = CGAffineTransform(translationX: width / 2, y: height / 2)
    let moved = layers.map { layer in
      var layer = layer
      layer.path = layer.path.copy(using: &move) ?? layer.path
      return layer
    }
    return SystemSymbol(name: name, size: CGSize(width: width, height: height), layers: moved)
  }

  private static let cache = SymbolCache()
}

/// Symbols that were read once.
nonisolated private final class SymbolCache: @unchecked Sendable {
  private let lock = NSLock()
  private var symbols: [String: SystemSymbol] = [:]

  func symbol(_ name: String, _ make: () -> SystemSymbol) -> SystemSymbol {
    if let known = lock.withLock({ symbols[name] }) { return known }
    let symbol = make()
    lock.withLock { symbols[name] = symbol }
    return symbol
  }
}

// MARK: - Signs in frames

nonisolated extension SymbolLibrary {
  /// Signs that are drawn as lines in frames although they can be filled.
  private static let thinInFrames: Set = ["trash", "gift", "cart", "square.and.arrow.up", "eye"]

  /// Signs in a circle or a square, as a line or filled: `plus.circle`, `plus.square.fill`.
  private static func enclosed(in table: [String: String]) -> [String: String] {
    var result: [String: String] = [:]
    for (name, scale) in framed where table[name] != nil {
      let isSolid = table["\(name).fill"] != nil && !thinInFrames.contains(name)
      let sign = isSolid ? "\(name).fill \(scale)" : "\(name) \(scale)"
      result["\(name).circle"] = "s o 0 0 46|@\(sign)"
      result["\(name).square"] = "s r -41 -41 82 82 14|@\(sign)"
      result["\(name).circle.fill"] = "f o 0 0 50|x@\(sign)"
      result["\(name).square.fill"] = "f r -45 -45 90 90 18|x@\(sign)"
    }
    return result
  }
}
