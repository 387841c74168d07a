import Foundation

/// What the files of UIKitCore know of each other.
///
/// An arrow leads from a file to each other file that declares a type whose name it uses. Members
/// that an extension adds to a type are not counted, so files are coupled a little more than this
/// says.
struct KitGraph {
  /// From the file that knows to the files that are known; paths below the target's folder.
  private(set) var arrows: [String: Set<String>] = [:]

  static let kit = KitGraph(folder: "Sources/UIKitCore")

  init(folder: String) {
    let words = House.files(folder, ending: ".swift").map { file in
      (file: String(file.dropFirst(folder.count + 1)), words: SwiftWords(House.text(file)))
    }
    var homes: [String: String] = [:]
    for (file, words) in words {
      for name in words.declared where homes[name] == nil { homes[name] = file }
    }
    for (file, words) in words {
      arrows[file] = Set(words.all.compactMap { homes[$0] }).subtracting([file])
    }
  }

  /// The folder of the target that a file stands in; the empty one for a file beside them.
  static func folder(of file: String) -> String {
    file.contains("/") ? String(file.prefix { $0 != "/" }) : ""
  }

  var folders: Set<String> { Set(arrows.keys.map(Self.folder)).subtracting([""]) }

  /// The most files of which each leads to each other by arrows, in order.
  var largestCircle: [String] {
    var search = CircleSearch(arrows: arrows)
    return search.largest().sorted()
  }
}

/// Tarjan's search for strongly connected components.
private struct CircleSearch {
  let arrows: [String: Set<String>]
  private var number: [String: Int] = [:]
  private var lowest: [String: Int] = [:]
  private var path: [String] = []
  private var onPath: Set<String> = []
  private var best: [String] = []

  init(arrows: [String: Set<String>]) { self.arrows = arrows }

  mutating func largest() -> [String] {
    for file in arrows.keys.sorted() where number[file] == nil { visit(file) }
    return best
  }

  private mutating func visit(_ file: String) {
    let own = number.count
    (number[file], lowest[file]) = (own, own)
    path.append(file)
    onPath.insert(file)
    for next in arrows[file] ?? [] {
      if number[next] == nil {
        visit(next)
        lowest[file] = min(lowest[file] ?? own, lowest[next] ?? own)
      } else if onPath.contains(next) {
        lowest[file] = min(lowest[file] ?? own, number[next] ?? own)
      }
    }
    guard lowest[file] == own, let start = path.lastIndex(of: file) else { return }
    let circle = Array(path[start...])
    path.removeSubrange(start...)
    onPath.subtract(circle)
    if circle.count > best.count { best = circle }
  }
}
