internal import Device
internal import Foundation
internal import UIKitCore

/// Opens every screen of an app that its own rows, buttons, bars, tabs and gestures lead to.
///
/// At each place it does what it has not done there yet, and when nothing is left goes a known
/// way to where something is. A place is known again by its controllers, not by its texts.
final class Tour {
  private let hand: TourHand
  private let screen: UIScreen
  private let album: Album
  private let journal: TourJournal
  private let limit: Int
  private(set) var map = TourMap()
  private var looks: [String: Set<String>] = [:]
  private var scenes = TourScenes()
  private var deeds = 0

  /// At most so many pictures of one place.
  private static let looksLimit = 4

  init(_ launch: AppLaunch, album: Album, journal: TourJournal, limit: Int) {
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
    var found = look(at: place)
    arrived()
    journal.write("launch → \(arrival(at: place, found))\n")
    while deeds < limit, let choice = map.next(at: place.id),
      let deed = found.deeds.first(where: { $0.choice.key == choice.key })
    {
      deeds += 1
      journal.write("\(deeds). \(place.name): \(deed.words) → ")
      deed.perform(hand)
      hand.time.settle(patience: AppTime.deedPatience)
      guard let next = TourPlace(screen) else {
        journal.write("nothing is shown any more\n")
        break
      }
      found = look(at: next)
      arrived()
      map.note(choice, at: place.id, ledTo: next.id, isNew: found.isNew)
      journal.write(
        next.id == place.id && found.picture == nil ? "stays\n" : "\(arrival(at: next, found))\n"
      )
      place = next
    }
    journal.write(summary)
  }

  /// The things a tour finds at the place it came to.
  private struct Finding {
    let deeds: [TourDeed]
    let isNew: Bool
    let picture: String?
  }

  private func look(at place: TourPlace) -> Finding {
    scenes.note(place.scenes)
    let deeds = TourDeeds(at: place, on: screen).found
    let isNew = map.arrive(at: place.id, choices: deeds.map(\.choice))
    return Finding(deeds: deeds, isNew: isNew, picture: picture(of: place))
  }

  /// A picture, if the place never had these texts and there aren't many of it.
  private func picture(of place: TourPlace) -> String? {
    let look = place.front.view.looks
    guard looks[place.id, default: []].count < Self.looksLimit,
      looks[place.id, default: []].insert(look).inserted
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
    let end = deeds < limit ? "" : "The tour ended at its limit of \(limit) deeds.\n"
    return "\(map.count) screens, \(deeds) deeds, \(album.count) pictures.\n" + missed + end
  }
}

extension UIView {
  /// The mark by which two states of a screen are distinguished: its texts, in no order.
  fileprivate var looks: String { everyText.sorted().joined(separator: "\n") }

  private var everyText: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    return names + subviews.flatMap(\.everyText)
  }
}
