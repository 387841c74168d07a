import Testing

@testable import AppTour
@testable import UIKitCore

@MainActor
struct `A tour's map` {
  private func choice(
    _ key: String,
    _ group: String? = nil,
    _ rank: TourMap.Rank = .open
  ) -> TourMap.Choice {
    TourMap.Choice(key: key, group: group ?? key, rank: rank)
  }

  @Test func `chooses what changes a screen first, and what leaves it last`() {
    var map = TourMap()
    let isNew = map.arrive(
      at: "a",
      choices: [
        choice("back", nil, .leave), choice("tab", nil, .tab), choice("row"),
        choice("switch", nil, .change),
      ]
    )
    #expect(isNew)
    var order: [String] = []
    while let next = map.next(at: "a") {
      order.append(next.key)
      map.note(next, at: "a", ledTo: "a", isNew: false)
    }
    #expect(order == ["switch", "row", "tab", "back"])
  }

  @Test func `gives up a group that led to nothing new twice`() {
    var map = TourMap()
    _ = map.arrive(at: "a", choices: (1...5).map { choice("row \($0)", "rows") })
    var done = 0
    while let next = map.next(at: "a") {
      done += 1
      map.note(next, at: "a", ledTo: "a", isNew: done == 2)
    }
    #expect(done == 4)
  }

  @Test func `goes a known way to where something is left`() {
    var map = TourMap()
    let (open, back, more) = (choice("open"), choice("back", nil, .leave), choice("more"))
    _ = map.arrive(at: "a", choices: [open])
    map.note(open, at: "a", ledTo: "b", isNew: true)
    _ = map.arrive(at: "b", choices: [more, back])
    map.note(back, at: "b", ledTo: "a", isNew: false)
    #expect(map.next(at: "a")?.key == "open")
    #expect(map.next(at: "b")?.key == "more")
    map.note(more, at: "b", ledTo: "b", isNew: false)
    #expect(map.next(at: "a") == nil)
    #expect(map.count == 2)
  }

  @Test func `does not go a way forever that leads elsewhere`() {
    var map = TourMap()
    let (open, never) = (choice("open"), choice("never"))
    _ = map.arrive(at: "a", choices: [open])
    _ = map.arrive(at: "b", choices: [never])
    var steps = 0
    while let next = map.next(at: "a"), steps < 100 {
      steps += 1
      map.note(next, at: "a", ledTo: "b", isNew: false)
    }
    #expect(steps == 30)
  }

  @Test func `what brings more choices is no reason to stop`() {
    var map = TourMap()
    var rows = (1...3).map { choice("row \($0)", "rows") }
    _ = map.arrive(at: "a", choices: rows, entries: rows.count)
    var done: [String] = []
    while let next = map.next(at: "a"), done.count < 20 {
      done.append(next.key)
      // The first three expand.
      if done.count <= 3 { rows.append(choice("row \(3 + done.count)", "rows")) }
      _ = map.arrive(at: "a", choices: rows, entries: rows.count)
      map.note(next, at: "a", ledTo: "a", isNew: false)
    }
    #expect(done == (1...5).map { "row \($0)" })
  }
}
