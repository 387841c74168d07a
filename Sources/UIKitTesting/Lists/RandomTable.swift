internal import UIKitCore

/// A table whose rows decide their own height: plain or in groups, with titles over some of them.
final class RandomTable: RandomList {
  private final class Cell: UITableViewCell {
    var item = 0
  }

  private let table: UITableView
  private var source: UITableViewDiffableDataSource<Int, Int>?

  override init(isDiffable: Bool, takesDrops: Bool) {
    table = UITableView(frame: .zero, style: takesDrops ? .plain : .insetGrouped)
    super.init(isDiffable: isDiffable, takesDrops: takesDrops)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    note(table)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.delegate = self
    table.dragDelegate = self
    table.dragInteractionEnabled = true
    if takesDrops { table.dropDelegate = self }
    guard isDiffable else { return table.dataSource = self }
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [weak self] in
      self?.cell($0, $1, item: $2)
    }
    self.source = source
    note(source)
    source.apply(snapshot(of: model), animatingDifferences: false)
  }

  private func cell(_ table: UITableView, _ path: IndexPath, item: Int) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    note(cell)
    (cell as? Cell)?.item = item
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = text(of: item)
    return cell
  }

  override var list: UIScrollView { table }
  override var counts: [Int] {
    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }
  override var shown: [Shown] {
    table.visibleCells.map { cell in
      let path = table.indexPath(for: cell)
      return Shown(
        path: path,
        item: (cell as? Cell)?.item ?? 0,
        frame: cell.frame,
        place: path.map { table.rectForRow(at: $0) } ?? .null
      )
    }
  }
  override var selected: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
  override func frame(of path: IndexPath) -> CGRect { table.rectForRow(at: path) }

  override func show(_ edit: ListEdit, animated: Bool) {
    if let source {
      model = edit.result
      var new = snapshot(of: model)
      new.reloadItems(edit.reloaded.compactMap(item(before: edit)))
      return source.apply(new, animatingDifferences: animated)
    }
    let change = { [self] in
      table.performBatchUpdates {
        model = edit.result
        table.deleteRows(at: edit.deleted, with: .automatic)
        table.deleteSections(edit.deletedSections, with: .automatic)
        table.insertSections(edit.insertedSections, with: .automatic)
        table.insertRows(at: edit.inserted, with: .automatic)
        table.reloadRows(at: edit.reloaded, with: .automatic)
      }
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Items that are to be reloaded, by their places before, as long as they are there.
  private func item(before edit: ListEdit) -> (IndexPath) -> Int? {
    let old = source?.snapshot()
    return { path in
      guard let old, old.sectionIdentifiers.indices.contains(path.section) else { return nil }
      let items = old.itemIdentifiers(inSection: old.sectionIdentifiers[path.section])
      guard items.indices.contains(path.row) else { return nil }
      return edit.result.path(of: items[path.row]) == nil ? nil : items[path.row]
    }
  }

  override func reload() { table.reloadData() }
  override func scroll(to path: IndexPath, animated: Bool) {
    table.scrollToRow(at: path, at: .middle, animated: animated)
  }
  override func select(_ path: IndexPath?) {
    table.selectRow(at: path, animated: false, scrollPosition: .none)
  }
  override func move(_ path: IndexPath, to destination: IndexPath) {
    guard source == nil else { return }
    model.move(path, to: destination)
    table.moveRow(at: path, to: destination)
  }
  override func moveSection(_ section: Int, to destination: Int) {
    model.moveSection(section, to: destination)
    guard let source else { return table.moveSection(section, toSection: destination) }
    source.apply(snapshot(of: model))
  }
  override func reloadSection(_ section: Int) {
    guard let source else { return table.reloadSections([section], with: .automatic) }
    var new = snapshot(of: model)
    new.reloadSections([model.sections[section].id])
    source.apply(new)
  }
  override func doSomethingSpecial(_ dice: inout Dice) {
    switch dice.number(below: 3) {
    case 0: table.setEditing(!table.isEditing, animated: dice.flip())
    case 1: table.allowsMultipleSelection.toggle()
    default: table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
    }
  }
}

extension RandomTable: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].items.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath, item: model.item(at: indexPath) ?? -1)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    model.sections[section].id % 2 == 0 ? nil : "Section \(model.sections[section].id)"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    model.sections[section].id % 3 == 0 ? "The end" : nil
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { model.move(sourceIndexPath, to: destinationIndexPath) }
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { model.item(at: indexPath).map(menu) }
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let item = model.item(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(item)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension RandomTable: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { dragged(indexPath) }
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let dragged = coordinator.items.first?.dragItem, let item = dragged.localObject as? Int
    else { return }
    if source == nil, item % 3 == 0, let path = coordinator.destinationIndexPath {
      return wait(for: dragged, at: path, coordinator)
    }
    guard let path = take(item, to: coordinator.destinationIndexPath) else { return }
    coordinator.drop(dragged, toRowAt: path)
  }

  private func wait(
    for dragged: UIDragItem,
    at path: IndexPath,
    _ coordinator: any UITableViewDropCoordinator
  ) {
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: path,
      reuseIdentifier: "cell",
      rowHeight: path.row % 2 == 0 ? 30 : UITableView.automaticDimension
    )
    placeholder.cellUpdateHandler = { [weak self] in self?.note($0) }
    let context = coordinator.drop(dragged, to: placeholder)
    waiting.append(
      WaitingDrop(
        commit: { context.commitInsertion(dataSourceUpdates: $0) },
        giveUp: { context.deletePlaceholder() }
      )
    )
  }
}
