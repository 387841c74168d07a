internal import Foundation

/// The sections and items that a random list has to show, as a plain value; an item occurs once.
struct ListModel: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section] = []
  /// The number that nobody has yet.
  private var next = 0

  init(sections: Int, items: Int) {
    self.sections = (0..<sections).map { _ in Section(id: fresh(), items: []) }
    for index in 0..<sections { self.sections[index].items = (0..<items).map { _ in fresh() } }
  }

  mutating func fresh() -> Int {
    next += 1
    return next
  }

  var counts: [Int] { sections.map(\.items.count) }
  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  /// Adds an item that nobody has yet.
  mutating func insertFresh(at path: IndexPath) {
    let item = fresh()
    sections[path.section].items.insert(item, at: path.item)
  }

  /// The item at a place; nil where none is.
  func item(at path: IndexPath?) -> Int? {
    guard let path, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of item: Int) -> IndexPath? { paths.first { self.item(at: $0) == item } }

  mutating func moveSection(_ section: Int, to destination: Int) {
    sections.insert(sections.remove(at: section), at: destination)
  }

  mutating func move(_ path: IndexPath, to destination: IndexPath) {
    let item = sections[path.section].items.remove(at: path.item)
    let place = min(destination.item, sections[destination.section].items.count)
    sections[destination.section].items.insert(item, at: place)
  }
}

/// Changes of one batch: what goes by its place before, what comes by its place afterwards.
struct ListEdit {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// The list after all of them.
  var result: ListModel

  init(_ model: ListModel, _ dice: inout Dice) {
    result = model
    dropSections(model, &dice)
    for path in model.paths where !deletedSections.contains(path.section) {
      switch dice.number(below: 12) {
      case 0, 1: deleted.append(path)
      case 2: reloaded.append(path)
      default: break
      }
    }
    for path in deleted.reversed() { result.sections[path.section].items.remove(at: path.item) }
    for section in deletedSections.reversed() { result.sections.remove(at: section) }
    addSections(&dice)
    for _ in 0..<dice.number(below: 5) { insert(&dice) }
    inserted.sort()
  }

  private mutating func dropSections(_ model: ListModel, _ dice: inout Dice) {
    guard model.sections.count > 1, dice.number(below: 5) == 0 else { return }
    deletedSections.insert(dice.number(below: model.sections.count))
  }

  private mutating func addSections(_ dice: inout Dice) {
    guard result.sections.count < 5, dice.number(below: 5) == 0 else { return }
    let place = dice.number(below: result.sections.count + 1)
    let items = (0..<dice.number(below: 4)).map { _ in result.fresh() }
    result.sections.insert(ListModel.Section(id: result.fresh(), items: items), at: place)
    insertedSections.insert(place)
  }

  private mutating func insert(_ dice: inout Dice) {
    let section = dice.number(below: result.sections.count)
    guard !insertedSections.contains(section), result.sections[section].items.count < 30 else {
      return
    }
    let place = IndexPath(
      item: dice.number(below: result.sections[section].items.count + 1),
      section: section
    )
    // What was put in before and lies behind moves on.
    inserted = inserted.map {
      $0.section == section && $0.item >= place.item
        ? IndexPath(item: $0.item + 1, section: section) : $0
    }
    inserted.append(place)
    result.sections[section].items.insert(result.fresh(), at: place.item)
  }
}
