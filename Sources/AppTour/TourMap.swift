internal import UIKitCore

/// The knowledge of a tour about an app: its places, and where actions led.
///
/// A value without any view, so that its choices can be tested. Actions of one group, such as
/// rows of one kind, are done until two of them in a row have led to no new place and brought no
/// more choices, as an item of an outline does that expands.
struct TourMap: Codable {
  /// The order of actions: changes of a screen first, ways out of it last.
  enum Rank: Int, Comparable, Codable {
    case change, open, tab, leave

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// An action that is possible at a place.
  struct Choice: Hashable, Codable {
    /// The same for the same action whenever the place is visited.
    let key: String
    /// Actions that are likely to lead to the same place.
    let group: String
    let rank: Rank
  }

  /// The number of actions of a group that may be in vain.
  private static let vainLimit = 2
  /// The number of times a known way is gone again.
  private static let wayLimit = 30
  /// The number of times that more choices of one place keep a group going.
  private static let growthLimit = 30

  private struct Place: Codable {
    var choices: [Choice] = []
    var done: Set<String> = []
    var vain: [String: Int] = [:]
    var ways: [String: String] = [:]
    var uses: [String: Int] = [:]
    /// All choices that there ever were.
    var offered: Set<String> = []
    /// The choices that there are for the first time.
    var fresh: Set<String> = []
    /// The number of entries in lists, in sight or not.
    var entries = 0
    /// True if there are more entries than at the visit before.
    var isLarger = false
    var growths = 0
  }

  private var places: [String: Place] = [:]

  /// The number of places visited.
  var count: Int { places.count }

  /// Comes to a place that offers choices, whose lists have so many entries; answers whether it is
  /// new.
  mutating func arrive(at place: String, choices: [Choice], entries: Int = 0) -> Bool {
    let isNew = places[place] == nil
    var known = places[place] ?? Place()
    let keys = choices.map(\.key)
    known.fresh = isNew ? [] : Set(keys).subtracting(known.offered)
    known.isLarger = entries > known.entries
    known.entries = entries
    known.offered.formUnion(keys)
    known.choices = choices
    places[place] = known
    return isNew
  }

  /// The next action at a place: an untried one, else a step on the way to an untried one.
  func next(at place: String) -> Choice? { untried(at: place) ?? step(from: place) }

  /// Notes the place an action led to, and whether that was new.
  mutating func note(_ choice: Choice, at place: String, ledTo other: String, isNew: Bool) {
    places[place]?.done.insert(choice.key)
    places[place]?.ways[choice.key] = other
    places[place]?.uses[choice.key, default: 0] += 1
    if isNew || other == place && brought(choice, at: place) {
      places[place]?.vain[choice.group] = 0
    } else {
      places[place]?.vain[choice.group, default: 0] += 1
    }
  }

  /// True if an action brought something to try to the place where it was done: an item that
  /// expands has further ones, and a list that is scrolled shows what isn't known to be in vain.
  private mutating func brought(_ choice: Choice, at name: String) -> Bool {
    guard let place = places[name], place.growths < Self.growthLimit else { return false }
    let hasMore = place.choices.contains {
      place.fresh.contains($0.key) && $0.rank == .open
        && place.vain[$0.group, default: 0] < Self.vainLimit
    }
    guard hasMore, place.isLarger || choice.rank != .open else { return false }
    places[name]?.growths += 1
    return true
  }

  private func untried(at name: String) -> Choice? {
    guard let place = places[name] else { return nil }
    return place.choices.filter { choice in
      !place.done.contains(choice.key)
        && place.vain[choice.group, default: 0] < Self.vainLimit
    }.enumerated().min { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }?.element
  }

  /// The first step of the shortest known way to a place with something untried.
  private func step(from start: String) -> Choice? {
    var seen: Set = [start]
    var waiting: [(place: String, first: Choice?)] = [(start, nil)]
    while !waiting.isEmpty {
      let (name, first) = waiting.removeFirst()
      if first != nil, untried(at: name) != nil { return first }
      for (choice, other) in ways(from: name) where seen.insert(other).inserted {
        waiting.append((other, first ?? choice))
      }
    }
    return nil
  }

  private func ways(from name: String) -> [(Choice, String)] {
    guard let place = places[name] else { return [] }
    return place.choices.compactMap { choice in
      guard let other = place.ways[choice.key], other != name,
        place.uses[choice.key, default: 0] < Self.wayLimit
      else { return nil }
      return (choice, other)
    }
  }
}
