internal import Device
internal import Foundation
internal import UIKitCore

/// Opens every screen of an app that its own rows, buttons, bars, tabs and gestures lead to.
///
/// At each place it does what it has not done there yet, and when nothing is left goes a known
/// way to where something is. A place is known again by its controllers, not by its texts.
final class Tour {
  let hand: TourHand
  let screen: UIScreen
  let album: Album
  let journal: TourJournal
  private let limit: Int
  /// Ends the app at each screen; nil for a tour in one go.
  let relauncher: Relauncher?
  var memory: TourMemory
  private(set) var scenes: TourScenes

  var map: TourMap { memory.map }

  private let turns: Bool

  /// At most so many pictures of one place.
  private static let pictureLimit = 4

  /// A tour from its beginning, or from what it knew when the app was launched again, of at most so
  /// many actions; `turns` also turns the device at each new place.
  init(
    _ launch: AppLaunch,
    album: Album,
    journal: TourJournal,
    limit: Int,
    turns: Bool = false,
    relauncher: Relauncher? = nil,
    memory: TourMemory = TourMemory()
  ) {
    self.turns = turns
    self.relauncher = relauncher
    self.memory = memory
    scenes = TourScenes(memory.scenes)
    album.count = max(album.count, memory.pictures)
    screen = launch.screen
    let time = AppTime(launch.display, launch.screen)
    hand = TourHand(display: launch.display, screen: launch.screen, time: time)
    self.album = album
    self.journal = journal
    self.limit = limit
  }

  /// Goes until nothing is left to do, or the limit is reached; tells of each arrival.
  func run(_ arrived: () -> Void = {}) {
    guard var place = TourPlace(screen) else {
      journal.write("There is no screen: no window has a root view controller.\n")
      return
    }
    var found = begin(at: place)
    arrived()
    turn(at: place, found)
    leave(place, shownBy: found.picture)
    while memory.actions < limit, let choice = map.next(at: place.id),
      let action = found.actions.first(where: { $0.choice.key == choice.key })
    {
      memory.actions += 1
      journal.write("\(memory.actions). \(place.name): \(action.title) → ")
      action.perform(hand)
      hand.time.settle()
      guard let next = TourPlace(screen) else {
        journal.write("nothing is shown any more\n")
        break
      }
      found = arrive(at: next)
      arrived()
      memory.map.note(choice, at: place.id, ledTo: next.id, isNew: found.isNew)
      journal.write(
        next.id == place.id && found.picture == nil ? "stays\n" : "\(arrival(at: next, found))\n"
      )
      turn(at: next, found)
      place = next
      leave(place, shownBy: found.picture)
    }
    journal.write(summary)
  }

  /// Looks around after the first launch, or after one in the middle of the tour.
  private func begin(at place: TourPlace) -> Finding {
    let departure = memory.departure
    memory.departure = nil
    if let departure { compare(departure, with: place) }
    let found = arrive(at: place)
    if departure == nil {
      journal.write("launch → \(arrival(at: place, found))\n")
    } else if let picture = found.picture {
      journal.write("  another look (\(picture))\n")
    }
    return found
  }

  /// Turns the device at a place that is new, and tells what comes of it.
  private func turn(at place: TourPlace, _ found: Finding) {
    guard turns, found.isNew else { return }
    let turns = TourTurns(hand: hand, screen: screen) { [self] other in
      scenes.note(other.scenes)
      return picture(of: other)
    }
    journal.write(turns.run(at: place))
  }

  /// The things a tour finds at the place it came to.
  private struct Finding {
    let actions: [TourAction]
    let isNew: Bool
    let picture: String?
  }

  private func arrive(at place: TourPlace) -> Finding {
    scenes.note(place.scenes)
    let actions = TourActions(at: place, on: screen)
    let isNew = memory.map.arrive(
      at: place.id,
      choices: actions.found.map(\.choice),
      entries: actions.entries
    )
    return Finding(actions: actions.found, isNew: isNew, picture: picture(of: place))
  }

  /// A picture, if the place never had these texts and there aren't many of it.
  private func picture(of place: TourPlace) -> String? {
    let visibleText = place.front.view.visibleText
    guard memory.visibleTexts[place.id, default: []].count < Self.pictureLimit,
      memory.visibleTexts[place.id, default: []].insert(visibleText).inserted
    else { return nil }
    return album.add(screen, named: album.count == 0 ? "launch" : place.title)
  }

  private func arrival(at place: TourPlace, _ found: Finding) -> String {
    let title = place.title == place.name ? "" : " “\(place.title.short)”"
    return place.name + title + (found.picture.map { " (\($0))" } ?? "")
  }

  private var summary: String {
    let rest = scenes.unseen
    let missed = rest.isEmpty ? "" : "Scenes not seen: \(rest.joined(separator: ", ")).\n"
    let end = memory.actions < limit ? "" : "The tour ended at its limit of \(limit) actions.\n"
    return "\(map.count) screens, \(memory.actions) actions, \(album.count) pictures.\n"
      + returnsSummary + missed + end
  }
}

extension UIView {
  /// The mark by which two states of a screen are distinguished: its texts, in no order.
  fileprivate var visibleText: String { everyText.sorted().joined(separator: "\n") }

  private var everyText: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    return names + subviews.flatMap(\.everyText)
  }
}
