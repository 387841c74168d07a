internal import UIKitCore

/// A collection view of list cells: in a list or in columns, of which both decide their own height, in
/// lines, or beside each other in sections that scroll across.
final class RandomCollection: RandomList {
  private final class Cell: UICollectionViewListCell {
    var item = 0
  }

  private let collection: UICollectionView
  private let layouts: [UICollectionViewLayout]
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override init(isDiffable: Bool, takesDrops: Bool) {
    layouts = [Self.rows, Self.columns, Self.lines, Self.across]
    collection = UICollectionView(frame: .zero, collectionViewLayout: layouts[0])
    super.init(isDiffable: isDiffable, takesDrops: takesDrops)
  }

  required init?(coder: NSCoder) { nil }

  private static var rows: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  }

  private static var columns: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .estimated(60)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(60)
      ),
      subitems: [item]
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private static var lines: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 70)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return layout
  }

  private static var across: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4),
      heightDimension: .absolute(70)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func loadView() { view = collection }

  override func viewDidLoad() {
    super.viewDidLoad()
    note(collection)
    for layout in layouts { note(layout) }
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.delegate = self
    collection.dragDelegate = self
    collection.dragInteractionEnabled = true
    if takesDrops { collection.dropDelegate = self }
    guard isDiffable else { return collection.dataSource = self }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      [weak self] in self?.cell($0, $1, item: $2)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [weak self] in self?.adopt($0.finalSnapshot) }
    self.source = source
    note(source)
    source.apply(snapshot(of: model), animatingDifferences: false)
  }

  /// Takes over an order that the user made, or an outline that was shown.
  private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    model.sections = snapshot.sectionIdentifiers.map {
      ListModel.Section(id: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }

  private func cell(_ view: UICollectionView, _ path: IndexPath, item: Int) -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    note(cell)
    guard let cell = cell as? Cell else { return cell }
    cell.item = item
    var content = cell.defaultContentConfiguration()
    content.text = text(of: item)
    cell.contentConfiguration = content
    cell.accessories =
      item % 2 == 0 ? [.disclosureIndicator(), .outlineDisclosure()] : [.delete(), .reorder()]
    return cell
  }

  override var list: UIScrollView { collection }
  override var counts: [Int] {
    (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
  }
  override var shown: [Shown] {
    collection.visibleCells.map { cell in
      let path = collection.indexPath(for: cell)
      let place = path.flatMap { collection.layoutAttributesForItem(at: $0) }?.frame
      return Shown(
        path: path,
        item: (cell as? Cell)?.item ?? 0,
        frame: collection.convert(cell.bounds, from: cell),
        place: place ?? .null
      )
    }
  }
  override var selected: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
  override func frame(of path: IndexPath) -> CGRect {
    collection.layoutAttributesForItem(at: path)?.frame ?? .null
  }

  override func show(_ edit: ListEdit, animated: Bool) {
    if let source {
      model = edit.result
      return source.apply(snapshot(of: model), animatingDifferences: animated)
    }
    let change = { [self] in
      collection.performBatchUpdates {
        model = edit.result
        collection.deleteItems(at: edit.deleted)
        collection.deleteSections(edit.deletedSections)
        collection.insertSections(edit.insertedSections)
        collection.insertItems(at: edit.inserted)
        collection.reloadItems(at: edit.reloaded)
      }
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  override func noteOutlines() { source.map { adopt($0.snapshot()) } }
  override func reload() { collection.reloadData() }
  override func scroll(to path: IndexPath, animated: Bool) {
    collection.scrollToItem(at: path, at: .centeredVertically, animated: animated)
  }
  override func select(_ path: IndexPath?) {
    collection.selectItem(at: path, animated: false, scrollPosition: [])
  }
  override func move(_ path: IndexPath, to destination: IndexPath) {
    guard source == nil else { return }
    model.move(path, to: destination)
    collection.moveItem(at: path, to: destination)
  }

  override func moveSection(_ section: Int, to destination: Int) {
    model.moveSection(section, to: destination)
    guard let source else { return collection.moveSection(section, toSection: destination) }
    source.apply(snapshot(of: model))
  }
  override func reloadSection(_ section: Int) {
    guard let source else { return collection.reloadSections([section]) }
    var new = snapshot(of: model)
    new.reloadSections([model.sections[section].id])
    source.apply(new)
  }
  /// Layouts know nothing of placeholders, nor of how far sections were scrolled across.
  override var showsLayout: Bool {
    waiting.isEmpty && collection.collectionViewLayout !== layouts[3]
  }

  override func doSomethingSpecial(_ dice: inout Dice) {
    switch dice.number(below: 4) {
    case 0: collection.isEditing.toggle()
    case 1:
      let other = layouts[dice.number(below: layouts.count)]
      collection.setCollectionViewLayout(other, animated: dice.flip())
    case 2: collection.allowsMultipleSelection.toggle()
    default: showOutline(&dice)
    }
  }

  /// Makes an outline of a section: each item is below one before it or at the top.
  private func showOutline(_ dice: inout Dice) {
    guard let source, let section = dice.pick(model.sections) else { return }
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    var parents: [Int] = []
    for item in section.items {
      outline.append([item], to: dice.flip() ? dice.pick(parents) : nil)
      parents.append(item)
    }
    outline.expand(parents.filter { _ in dice.flip() })
    source.apply(outline, to: section.id, animatingDifferences: dice.flip())
    adopt(source.snapshot())
  }
}

extension RandomCollection: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { model.sections[section].items.count }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(collectionView, indexPath, item: model.item(at: indexPath) ?? -1)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { model.move(sourceIndexPath, to: destinationIndexPath) }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { model.item(at: indexPaths.first).map(menu) }
}

extension RandomCollection: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { dragged(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let dragged = coordinator.items.first?.dragItem, let item = dragged.localObject as? Int
    else { return }
    if source == nil, item % 3 == 0 {
      return wait(for: dragged, at: coordinator.destinationIndexPath, coordinator)
    }
    guard let path = take(item, to: coordinator.destinationIndexPath) else { return }
    coordinator.drop(dragged, toItemAt: path)
  }

  /// Keeps a place for a thing: in the last section, which may be empty, where no entry is under the
  /// finger.
  private func wait(
    for dragged: UIDragItem,
    at path: IndexPath?,
    _ coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let last = model.sections.indices.last else { return }
    let end = IndexPath(item: model.sections[last].items.count, section: last)
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path ?? end,
      reuseIdentifier: "cell"
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
