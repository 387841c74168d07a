internal import CoreGraphics
internal import Device
internal import UIKitCore

/// The kinds of actions on a list.
enum ListAction: CaseIterable {
  case edit, editStill, reload, move, moveSection, reloadSection
  case scroll, jump, flick, tap, select, special, finishDrop
  case openMenu, chooseInMenu, closeMenu, drag, dragWhileChanging, cancelDrag, swipe
  case rotate, wait

  /// Each as often as its weight.
  static let weighted: [Self] = allCases.flatMap { Array(repeating: $0, count: $0.weight) }

  private var weight: Int {
    switch self {
    case .edit: 8
    case .editStill, .move, .scroll, .flick, .tap, .special, .drag: 3
    case .openMenu, .chooseInMenu, .dragWhileChanging, .wait, .jump, .finishDrop: 2
    case .moveSection, .reloadSection, .reload, .select, .closeMenu, .cancelDrag, .swipe, .rotate: 1
    }
  }
}

extension ListActions {
  func perform(_ action: ListAction) {
    switch action {
    case .edit: edit(animated: true)
    case .editStill: edit(animated: false)
    case .reload: list.reload()
    case .move: move()
    case .moveSection: moveSection()
    case .reloadSection: reloadSection()
    case .finishDrop: list.finishDrop(&dice)
    case .scroll: scroll()
    case .jump: jump()
    case .flick: flick()
    case .tap: anyPoint().map { stage.tap(at: $0) }
    case .select: list.select(dice.flip() ? nil : dice.pick(list.model.paths))
    case .special: list.doSomethingSpecial(&dice)
    case .openMenu: openMenu()
    case .chooseInMenu: chooseInMenu()
    case .closeMenu: closeMenu()
    case .drag: drag(changes: false)
    case .dragWhileChanging: drag(changes: true)
    case .cancelDrag: drag(changes: false)?.cancel()
    case .swipe: swipe()
    case .rotate: stage.rotate(to: dice.pick(Orientation.allCases) ?? .portrait)
    case .wait: stage.advance(by: Double(dice.number(below: 30)) / 60)
    }
  }

  private func edit(animated: Bool) {
    list.noteOutlines()
    list.show(ListEdit(list.model, &dice), animated: animated)
    note("\(list.model.sections.map(\.items))")
  }

  private func move() {
    list.noteOutlines()
    guard let from = dice.pick(list.model.paths) else { return }
    var after = list.model
    after.sections[from.section].items.remove(at: from.item)
    let section = dice.number(below: after.sections.count)
    let item = dice.number(below: after.sections[section].items.count + 1)
    list.move(from, to: IndexPath(item: item, section: section))
  }

  private func moveSection() {
    list.noteOutlines()
    let count = list.model.sections.count
    guard count > 1 else { return }
    let (from, to) = (dice.number(below: count), dice.number(below: count))
    list.moveSection(from, to: to)
    note("\(from) to \(to): \(list.model.sections.map(\.items))")
  }

  private func reloadSection() {
    list.noteOutlines()
    guard !list.model.sections.isEmpty else { return }
    list.reloadSection(dice.number(below: list.model.sections.count))
  }

  private func scroll() {
    let room = max(list.list.contentSize.height - list.list.bounds.height, 0)
    let offset = room * CGFloat(dice.number(below: 101)) / 100
    list.list.setContentOffset(CGPoint(x: 0, y: offset), animated: dice.flip())
  }

  private func jump() {
    list.noteOutlines()
    guard let path = dice.pick(list.model.paths) else { return }
    list.scroll(to: path, animated: dice.flip())
  }

  private func flick() {
    let (top, bottom) = (CGPoint(x: 180, y: 250), CGPoint(x: 180, y: 550))
    let isUp = dice.flip()
    stage.drag(from: isUp ? bottom : top, to: isUp ? top : bottom, duration: 0.1)
  }

  /// The middle of an entry in sight, in the screen's coordinates.
  private func anyPoint() -> CGPoint? {
    let view = list.list
    let sight = view.bounds.inset(by: view.adjustedContentInset)
    let frames = list.shown.map(\.frame).filter { sight.contains(CGPoint(x: $0.midX, y: $0.midY)) }
    return dice.pick(frames).map { view.convert(CGPoint(x: $0.midX, y: $0.midY), to: nil) }
  }

  // MARK: - Menus

  private func openMenu() {
    guard let point = anyPoint() else { return }
    stage.press(at: point, for: 0.8)
    mayHaveMenu = true
  }

  /// Taps somewhere on the screen, where a menu may be.
  private func chooseInMenu() {
    openMenu()
    settle()
    let bounds = stage.window.bounds
    stage.tap(
      at: CGPoint(
        x: bounds.width * CGFloat(dice.number(below: 100)) / 100,
        y: bounds.height * CGFloat(dice.number(below: 100)) / 100
      )
    )
  }

  /// Taps outside of what is open.
  func closeMenu() {
    guard mayHaveMenu else { return }
    mayHaveMenu = false
    settle()
    // The corner is outside of every menu.
    if stage.window.subviews.count > 1 {
      stage.tap(at: CGPoint(x: 2, y: stage.window.bounds.height - 2))
      settle()
    }
  }

  // MARK: - Drags

  @discardableResult
  private func drag(changes: Bool) -> Finger? {
    guard let start = anyPoint(), let end = anyPoint() else { return nil }
    let finger = stage.touch(at: start)
    finger.stay(for: 0.7)
    finger.move(to: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), duration: 0.2)
    if changes { edit(animated: dice.flip()) }
    finger.move(to: end, duration: 0.2)
    if current != "\(ListAction.cancelDrag)" { finger.lift() }
    // A press that moves may open the menu of an entry that cannot be dragged.
    mayHaveMenu = true
    return finger
  }

  private func swipe() {
    guard let point = anyPoint() else { return }
    stage.drag(from: point, to: CGPoint(x: point.x - 120, y: point.y), duration: 0.1)
  }
}
