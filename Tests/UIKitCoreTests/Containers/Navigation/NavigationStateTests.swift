import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// The stack's state without controllers, views and bars.
@Suite struct `The state of a stack` {
  /// A member of a stack.
  final class Page {
    let name: String
    init(_ name: String) { self.name = name }
  }

  typealias State = NavigationState<Page>

  static let names = ["A", "B", "C", "D", "E"]
  let pages = Self.names.map { Page($0) }
  var a: Page { pages[0] }
  var b: Page { pages[1] }
  var c: Page { pages[2] }

  /// Where a stack can stand.
  enum Placement: String, CaseIterable {
    case nothing, unloaded, resting, pending, moving, movingAndPending
  }

  func state(_ standing: Placement) -> State {
    var state = State()
    if standing == .nothing { return state }
    _ = state.replace(with: [a], animated: false, isSeen: false)
    if standing == .unloaded { return state }
    _ = state.install(a)
    state.finishFirst()
    _ = moves(&state)
    if standing == .resting { return state }
    _ = state.replace(with: [a, b], animated: true, isSeen: true)
    if standing == .pending { return state }
    _ = state.begin(isSeen: true)
    if standing == .moving { return state }
    _ = state.replace(with: [a, b, c], animated: true, isSeen: true)
    return state
  }

  // MARK: - As text

  func list(_ pages: [Page]) -> String { pages.map(\.name).joined() }

  func text(_ state: State) -> String {
    let phase =
      switch state.phase {
      case .empty: "empty"
      case .resting(let page): "resting \(page.name)"
      case .moving(let movement):
        "moving \(movement.from?.name ?? "-") to \(movement.to?.name ?? "-")"
      }
    let pending = state.pending.map { "\($0.isPop ? "pop" : "push") from \(list($0.stackBefore))" }
    return "\(list(state.stack)), \(phase), \(pending ?? "nothing pending"), "
      + "arriving \(list(state.arriving)), leaving \(list(state.leaving)), \(state.first)"
  }

  func text(_ action: State.Action) -> String {
    switch action {
    case .nothing: "nothing"
    case .wait: "wait"
    case .showItems: "show items"
    case .exchange(let out): "exchange \(out?.name ?? "-")"
    case .install(let page): "install \(page.name)"
    case .begin(let movement, let pending):
      "\(pending.isPop ? "pop" : "push") \(movement.from?.name ?? "-") to "
        + "\(movement.to?.name ?? "-")"
    }
  }

  func text(_ change: State.Change?) -> String {
    guard let change else { return "nothing" }
    return "in \(list(change.entering)), out \(list(change.leaving)), stay \(list(change.staying))"
  }

  /// What members are told late, in a word each.
  func moves(_ state: inout State) -> [String] {
    var reported: [String] = []
    while let move = state.nextMove() {
      switch move {
      case .arrived(let page): reported.append("\(page.name) arrived")
      case .left(let page): reported.append("\(page.name) left")
      }
    }
    return reported
  }

  // MARK: - What is refused

  enum Event: String, CaseIterable {
    case installTop, installOther, beginSeen, beginUnseen, finish, cancel
    case exchangeSeen, exchangeUnseen, announceFirst, finishFirst

    /// Where the event is legal; everywhere else it answers nothing and changes nothing.
    var legal: [Placement] {
      switch self {
      case .installTop: [.unloaded]
      case .beginSeen: [.pending]
      case .finish, .cancel: [.moving, .movingAndPending]
      case .exchangeSeen: [.unloaded]
      case .exchangeUnseen: [.unloaded, .pending]
      case .installOther, .beginUnseen, .announceFirst, .finishFirst: []
      }
    }
  }

  func perform(_ event: Event, _ state: inout State) -> String {
    switch event {
    case .installTop: text(state.install(state.stack.last ?? Page("X")))
    case .installOther: text(state.install(Page("X")))
    case .beginSeen: text(state.begin(isSeen: true))
    case .beginUnseen: text(state.begin(isSeen: false))
    case .finish: text(state.finish(true))
    case .cancel: text(state.finish(false))
    case .exchangeSeen: text(state.exchange(isSeen: true))
    case .exchangeUnseen: text(state.exchange(isSeen: false))
    case .announceFirst: state.announceFirst()?.name ?? "nothing"
    case .finishFirst: finishFirst(&state)
    }
  }

  private func finishFirst(_ state: inout State) -> String {
    state.finishFirst()
    return "nothing"
  }

  @Test(arguments: Event.allCases, Placement.allCases)
  func `what is not legal answers nothing and changes nothing`(event: Event, standing: Placement) {
    var state = state(standing)
    let before = text(state)
    let answer = perform(event, &state)
    if event.legal.contains(standing) {
      #expect(answer != "nothing")
    } else {
      #expect(answer == "nothing" && text(state) == before)
    }
    #expect(state.violation == nil)
  }

  // MARK: - What is legal

  @Test(.oracle("N-03")) func `a push arrives when its transition has ended`() {
    var state = state(.resting)
    let (change, action) = state.replace(with: [a, b], animated: true, isSeen: true)
    #expect(text(change) == "in B, out , stay " && text(action) == "wait")
    #expect(text(state.begin(isSeen: true)) == "push A to B")
    #expect(moves(&state) == [])
    #expect(text(state.finish(true)) == "in , out , stay ")
    #expect(moves(&state) == ["B arrived"])
    #expect(text(state) == "AB, resting B, nothing pending, arriving , leaving , arrived")
  }

  @Test(.oracle("N-12")) func `a cancelled push leaves`() {
    var state = state(.moving)
    #expect(text(state.finish(false)) == "in , out B, stay ")
    #expect(moves(&state) == ["B left"] && state.isExpected)
    #expect(text(state) == "A, resting A, nothing pending, arriving , leaving , arrived")
  }

  @Test(.oracle("N-12")) func `a cancelled pop over several brings those between in again`() {
    var state = state(.movingAndPending)
    _ = state.finish(true)
    _ = state.begin(isSeen: true)
    _ = state.finish(true)
    #expect(moves(&state) == ["B arrived", "C arrived"])
    let (change, _) = state.replace(with: [a], animated: true, isSeen: true)
    #expect(text(change) == "in , out BC, stay ")
    #expect(text(state.begin(isSeen: true)) == "pop C to A")
    #expect(moves(&state) == ["B left"])
    #expect(text(state.finish(false)) == "in B, out , stay C")
    #expect(moves(&state) == ["B arrived"])
    #expect(text(state) == "ABC, resting C, nothing pending, arriving , leaving , arrived")
  }

  @Test func `a change during a transition that is cancelled holds`() {
    var state = state(.movingAndPending)
    #expect(text(state.finish(false)) == "in , out , stay " && state.isExpected)
    #expect(text(state) == "ABC, resting A, push from A, arriving BC, leaving , arrived")
    #expect(text(state.begin(isSeen: true)) == "push A to C")
    #expect(moves(&state) == ["B arrived"])
  }

  @Test(.oracle("N-18")) func `back to the top that is seen nothing moves`() {
    var state = state(.pending)
    let (change, action) = state.replace(with: [a], animated: true, isSeen: true)
    #expect(text(change) == "in , out B, stay " && text(action) == "show items")
    #expect(moves(&state) == ["B left"] && state.pending == nil)
  }

  @Test(.oracle("N-08")) func `unseen the top is exchanged at once`() {
    var state = state(.resting)
    let (_, action) = state.replace(with: [a, b], animated: true, isSeen: false)
    #expect(text(action) == "exchange A")
    #expect(text(state.install(b)) == "install B")
    #expect(moves(&state) == ["B arrived"])
  }

  @Test(.oracle("N-05")) func `the first is announced once`() {
    var state = state(.unloaded)
    _ = state.install(a)
    #expect(state.announceFirst() === a && state.announceFirst() == nil)
    #expect(state.firstToShow === a && moves(&state) == [])
    state.finishFirst()
    #expect(state.firstToShow == nil && moves(&state) == ["A arrived"])
  }

  @Test(.oracle("T-26")) func `who is given away is forgotten, whatever moves`() {
    var state = state(.moving)
    #expect(list(state.giveAway([b])) == "B")
    #expect(text(state) == "A, moving A to -, nothing pending, arriving , leaving , arrived")
    _ = state.finish(true)
    #expect(text(state.install(a)) == "install A")
    var pending = self.state(.movingAndPending)
    _ = pending.finish(true)
    #expect(list(pending.giveAway([a])) == "A")
    #expect(text(pending) == "BC, resting B, push from B, arriving BC, leaving , arrived")
  }

  // MARK: - By chance

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `random changes tell every member in the right order`(seed: UInt64) {
    var run = RandomStack(pages: pages, dice: Dice(seed: seed))
    for _ in 0..<500 where run.problem == nil { run.step() }
    run.rest()
    #expect(run.problem == nil, "seed \(seed), after \(run.steps.suffix(12))")
    #expect(run.state.arriving.isEmpty && run.state.leaving.isEmpty)
    #expect(run.children == Set(run.state.stack.map(\.name)))
  }
}

/// Does what a navigation controller does, and keeps who is a child.
private struct RandomStack {
  typealias Page = `The state of a stack`.Page

  let pages: [Page]
  var dice: Dice
  var state = NavigationState<Page>()
  var children: Set<String> = []
  var problem: String?
  var steps: [String] = []
  private var isSeen = false

  init(pages: [Page], dice: Dice) {
    self.pages = pages
    self.dice = dice
  }

  mutating func step() {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0, 1, 2: replace()
    case 3: begin()
    case 4: finish(true)
    case 5: finish(false)
    case 6: install()
    default: changeSight()
    }
    tell()
    if let violation = state.violation { complain(violation) }
  }

  /// Everything that is under way comes to its end.
  mutating func rest() {
    isSeen = true
    finish(true)
    begin()
    finish(true)
    install()
    state.finishFirst()
    tell()
  }

  private mutating func replace() {
    let count = Int.random(in: 0...pages.count, using: &dice)
    let new = Array(pages.shuffled(using: &dice).prefix(count))
    steps.append("replace \(new.map(\.name).joined())")
    let (change, action) = state.replace(with: new, animated: true, isSeen: isSeen)
    follow(change)
    if case .wait = action { return }
    tell()
  }

  private mutating func begin() {
    steps.append("begin")
    _ = state.begin(isSeen: isSeen)
  }

  private mutating func finish(_ finished: Bool) {
    steps.append("finish \(finished)")
    if let change = state.finish(finished) { follow(change) }
    tell()
  }

  private mutating func install() {
    steps.append("install")
    if let top = state.stack.last { _ = state.install(top) }
    state.finishFirst()
  }

  private mutating func changeSight() {
    isSeen.toggle()
    steps.append("seen \(isSeen)")
    if !isSeen { finish(true) }
    _ = state.exchange(isSeen: isSeen)
  }

  // MARK: - Who is told what

  private mutating func follow(_ change: NavigationState<Page>.Change) {
    for page in change.entering { children.insert(page.name) }
    for page in change.leaving + change.staying where !children.contains(page.name) {
      complain("\(page.name) is told of leaving and is no child")
    }
  }

  private mutating func tell() {
    while let move = state.nextMove() {
      switch move {
      case .arrived(let page):
        if !children.contains(page.name) { complain("\(page.name) arrives and is no child") }
      case .left(let page):
        if children.remove(page.name) == nil { complain("\(page.name) leaves and is no child") }
        if state.stack.contains(where: { $0 === page }) { complain("\(page.name) is on the stack") }
      }
    }
  }

  private mutating func complain(_ text: String) { problem = problem ?? text }
}
