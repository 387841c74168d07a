import Foundation
import Testing

/// The floors inside of UIKitCore: folders know what is below them.
@Suite struct `Floors of the kit` {
  /// How many arrows may point up; it may only fall, with the list of exceptions.
  static let mostExceptions = 35
  /// How many files may lie in one circle; it may only fall.
  static let largestCircle = 120

  /// Folder by folder, lowest floor first, read from `Package.swift`.
  static let floors = House.lists(named: "kitFloors")

  /// An arrow that points up or sideways.
  struct Arrow: Hashable, CustomStringConvertible {
    let from: String
    let to: String

    var description: String { "\(from) \(to)" }
  }

  static let upward: Set<Arrow> = {
    let floor = Dictionary(
      floors.enumerated().flatMap { number, names in names.map { ($0, number) } }
    ) { first, _ in first }
    let kernel = floor["Views"]
    return Set(
      KitGraph.kit.arrows.flatMap { file, known in
        known.compactMap { other in
          let (here, there) = (KitGraph.folder(of: file), KitGraph.folder(of: other))
          guard here != there, let low = floor[here], let high = floor[there] else { return nil }
          let isAllowed = high < low || (high == low && low == kernel)
          return isAllowed ? nil : Arrow(from: file, to: other)
        }
      }
    )
  }()

  /// The arrows that may point up for now, each with its reason.
  static let exceptions: [Arrow: String] = Dictionary(
    House.text("Tests/HouseTests/UpwardArrows.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        return (Arrow(from: parts[0], to: parts[1]), parts.count > 2 ? parts[2] : "")
      }
  ) { $1 }

  @Test func `every folder stands on one floor`() {
    let named = Self.floors.flatMap(\.self)
    #expect(Set(named).count == named.count, "a folder stands on two floors")
    #expect(Set(named).symmetricDifference(KitGraph.kit.folders).sorted() == [])
  }

  @Test func `types are named downhill`() {
    let strangers = Self.upward.subtracting(Self.exceptions.keys).map(\.description).sorted()
    for arrow in strangers { Issue.record("points up: \(arrow)") }
  }

  @Test func `exceptions are needed, say why, and get fewer`() {
    for (arrow, reason) in Self.exceptions {
      #expect(Self.upward.contains(arrow), "UpwardArrows.txt still lists \(arrow)")
      #expect(!reason.isEmpty, "UpwardArrows.txt gives no reason for \(arrow)")
    }
    #expect(Self.exceptions.count <= Self.mostExceptions)
  }

  @Test func `circles of files get smaller`() {
    let circle = KitGraph.kit.largestCircle
    if ProcessInfo.processInfo.environment["PORTICO_FLOORS"] != nil {
      print("\(Self.upward.count) arrows point up:")
      for arrow in Self.upward.map(\.description).sorted() { print("  \(arrow)") }
      print("\(circle.count) files lie in the largest circle:")
      for file in circle { print("  \(file)") }
    }
    #expect(circle.count <= Self.largestCircle)
  }
}
