import Foundation

/// One bird seen or heard, somewhere, some day.
struct Sighting: Codable {
  /// What sort of row shows it; the names are those of the cells in the storyboard.
  enum Kind: String, Codable {
    case plain = "Sighting"
    case garden = "Garden"
    case rare = "Rare"
  }

  /// Stays the same wherever the sighting stands in the list.
  var id = UUID().uuidString
  var name: String
  var place: String
  var date: Date
  var count = 1
  var kind = Kind.plain
  var notes = ""

  /// The name of the picture that goes with it.
  var picture: String {
    switch kind {
    case .plain: return "KingfisherLarge"
    case .garden: return "Robin"
    case .rare: return "Waxwing"
    }
  }
}

/// The sightings, newest first, in a file of the app's.
final class SightingStore {
  static let shared = SightingStore()

  private(set) var sightings: [Sighting]

  private init() {
    let data = try? Data(contentsOf: Self.file)
    let kept = data.flatMap { try? JSONDecoder().decode([Sighting].self, from: $0) }
    sightings = kept ?? Sighting.samples.sorted { $0.date > $1.date }
  }

  func add(_ sighting: Sighting) {
    sightings.insert(sighting, at: 0)
    let folder = Self.file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? JSONEncoder().encode(sightings).write(to: Self.file, options: .atomic)
  }

  func sighting(_ id: String) -> Sighting? { sightings.first { $0.id == id } }

  private static var file: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("BirdSightings/sightings.json")
  }

  /// How many birds there were by what a sighting says, such as its place, in alphabetical order.
  func counts(by property: KeyPath<Sighting, String>) -> [(name: String, count: Int)] {
    Dictionary(grouping: sightings, by: { $0[keyPath: property] })
      .map { (name: $0.key, count: $0.value.reduce(0) { $0 + $1.count }) }
      .sorted { $0.name < $1.name }
  }
}

extension Sighting {
  /// What the list holds before its owner adds to it.
  static let samples = [
    Sighting(
      id: "kingfisher", name: "Common Kingfisher", place: "Mill Pond", date: .day(20), count: 1,
      notes: "Dived twice from the low branch by the sluice, a minnow in its bill both times."),
    Sighting(
      id: "robin", name: "European Robin", place: "Back garden", date: .day(19), count: 2,
      kind: .garden),
    Sighting(
      id: "tit", name: "Great Tit", place: "Back garden", date: .day(17), count: 4, kind: .garden),
    Sighting(
      id: "waxwing", name: "Bohemian Waxwing", place: "Station Road", date: .day(14), count: 11,
      kind: .rare, notes: "In the rowan opposite the ticket office; gone after ten minutes."),
  ]
}

extension Date {
  /// A day of November 2026, when the sample's birds were about.
  static func day(_ number: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: 2026, month: 11, day: number, hour: 12)) ?? .now
  }
}
