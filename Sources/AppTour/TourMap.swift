internal import UIKitCore

/// The knowledge of a tour about an app: its places, and where actions led.
///
/// A value without any view, so that its choices can be tested. Actions of one group, such as
/// rows of one kind, are done until two of them in a row have led to no new place.
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

  private struct Place: Codable {
    var choices: [Choice] = []
    var done: Set<String> = []
    var vain: [String: Int] = [:]
    var ways: [String: String] = [:]
    var uses: [String: Int] = [:]
  }

  private var places: [String: Place] = [:]

  /// The number of places visited.
  var count: Int { places.count }

  /// Comes to a place that offers choices; answers whether it is new.
  mutating func arrive(at place: String, choices: [Choice]) -> Bool {
    let isNew = places[place] == nil
    places[place, default: Place()].choices = choices
    return isNew
  }

  /// The next action at a place: an untried one, else a step on the way to an untried one.
  func next(at place: String) -> Choice? { untried(at: place) ?? step(from: place) }

  /// Notes the place an action led to, and whether that was new.
  mutating func note(_ choice: Choice, at place: String, ledTo other: String, isNew: Bool) {
    places[place]?.done.insert(choice.key)
    places[place]?.ways[choice.key] = other
    places[place]?.uses[choice.key, default: 0] += 1
    if isNew {
      places[place]?.vain[choice.group] = 0
    } else {
      places[place]?.vain[choice.group, default: 0] += 1
    }
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
