import Foundation

/// One bird seen or heard, somewhere, some day.
struct Sighting {
  var name: String
  var place: String
  var date: Date
  var count = 1
  var isRare = false
  var notes = ""
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
}
