import Foundation

/// One bird seen or heard, somewhere, some day.
struct Sighting {
  /// What sort of row shows it; the names are those of the cells in the storyboard.
  enum Kind: String {
    case plain = "Sighting"
    case garden = "Garden"
    case rare = "Rare"
  }

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

/// The sightings, newest first.
final class SightingStore {
  private(set) var sightings: [Sighting]

  init(_ sightings: [Sighting] = []) {
    self.sightings = sightings.sorted { $0.date > $1.date }
  }

  func add(_ sighting: Sighting) {
    sightings.insert(sighting, at: 0)
  }

  /// How many birds there were by what a sighting says, such as its place, in alphabetical order.
  func counts(by property: KeyPath<Sighting, String>) -> [(name: String, count: Int)] {
    Dictionary(grouping: sightings, by: { $0[keyPath: property] })
      .map { (name: $0.key, count: $0.value.reduce(0) { $0 + $1.count }) }
      .sorted { $0.name < $1.name }
  }
}

extension Date {
  /// A day of November 2026, when the sample's birds were about.
  static func day(_ number: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: 2026, month: 11, day: number, hour: 12)) ?? .now
  }
}
