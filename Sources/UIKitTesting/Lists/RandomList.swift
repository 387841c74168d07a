internal import UIKitCore

/// A screen with a list that random actions change, and the data that it has to show.
class RandomList: UIViewController {
  /// The data, as the app has them.
  var model = ListModel(sections: 2, items: 12)
  /// True if a diffable data source stands between data and list.
  let isDiffable: Bool
  /// True if the app takes drops itself.
  let takesDrops: Bool
  /// Things that fell on the list and keep a place in it until their data come.
  var waiting: [WaitingDrop] = []
  /// Everything that was made for this screen and has to go with it.
  private(set) var made: [() -> AnyObject?] = []

  init(isDiffable: Bool, takesDrops: Bool) {
    self.isDiffable = isDiffable
    self.takesDrops = takesDrops
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ object: AnyObject) { made.append { [weak object] in object } }

  /// One to three lines.
  func text(of item: Int) -> String {
    (["Item \(item)"] + Array(repeating: "and more of it", count: item % 3))
      .joined(separator: "\n")
  }

  /// A menu of an action that takes the item away and one that does nothing.
  func menu(of item: Int) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Delete") { [weak self] _ in self?.delete(item) },
        UIAction(title: "Keep") { _ in },
      ])
    })
  }

  func delete(_ item: Int) {
    guard let path = model.path(of: item) else { return }
    var new = model
    new.sections[path.section].items.remove(at: path.item)
    var edit = ListEdit(kept: model)
    edit.deleted = [path]
    edit.result = new
    show(edit, animated: true)
  }

  /// Takes over an item that fell somewhere.
  func take(_ item: Int, to destination: IndexPath?) -> IndexPath? {
    guard let path = model.path(of: item), !model.sections.isEmpty else { return nil }
    var new = model
    let section = min(destination?.section ?? 0, new.sections.count - 1)
    new.sections[path.section].items.remove(at: path.item)
    let row = min(destination?.item ?? .max, new.sections[section].items.count)
    new.sections[section].items.insert(item, at: row)
    let place = IndexPath(item: row, section: section)
    var edit = ListEdit(kept: model)
    (edit.deleted, edit.inserted, edit.result) = ([path], [place], new)
    show(edit, animated: true)
    return place
  }

  /// The data of a thing come, or it turns out that there are none.
  func finishDrop(_ dice: inout Dice) {
    guard !waiting.isEmpty else { return }
    let drop = waiting.remove(at: dice.number(below: waiting.count))
    guard dice.flip() else { return drop.giveUp() }
    drop.commit { path in model.insertFresh(at: path) }
  }

  func dragged(_ path: IndexPath) -> [UIDragItem] {
    guard let item = model.item(at: path) else { return [] }
    let dragged = UIDragItem(itemProvider: NSItemProvider(object: "\(item)" as NSString))
    dragged.localObject = item
    return [dragged]
  }

  func snapshot(of model: ListModel) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(model.sections.map(\.id))
    for section in model.sections { snapshot.appendItems(section.items, toSection: section.id) }
    return snapshot
  }

  // MARK: - Lists of either kind

  /// A thing that fell on the list.
  struct WaitingDrop {
    /// Has the data change at the place that was kept, unless that is gone.
    let commit: (_ change: (IndexPath) -> Void) -> Void
    /// Takes the place away.
    let giveUp: () -> Void
  }

  /// An entry with a cell.
  struct Shown {
    let path: IndexPath?
    let item: Int
    let frame: CGRect
    /// The frame that the layout has for it.
    let place: CGRect
  }

  /// The list.
  var list: UIScrollView { UIScrollView() }
  /// The number of entries of each section, as the list has it.
  var counts: [Int] { [] }
  var shown: [Shown] { [] }
  var selected: [IndexPath] { [] }
  func frame(of path: IndexPath) -> CGRect { .zero }
  /// Goes to other data, as one batch or one snapshot.
  func show(_ edit: ListEdit, animated: Bool) {}
  /// Notes which items the user expanded and collapsed.
  func noteOutlines() {}
  func reload() {}
  func scroll(to path: IndexPath, animated: Bool) {}
  func select(_ path: IndexPath?) {}
  func move(_ path: IndexPath, to destination: IndexPath) {}
  func moveSection(_ section: Int, to destination: Int) {}
  func reloadSection(_ section: Int) {}
  /// True if cells lie where the layout has their entries, so that it can be compared.
  var showsLayout: Bool { true }
  /// Does what only this kind of list can do.
  func doSomethingSpecial(_ dice: inout Dice) {}
}

extension ListEdit {
  /// No changes yet.
  init(kept model: ListModel) { result = model }
}
