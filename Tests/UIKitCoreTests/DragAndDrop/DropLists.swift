import UIKitCore

/// A table of texts on which things fall between the rows.
class DropRows: UITableViewController, UITableViewDropDelegate {
  var rows = ["a", "b", "c"]
  var operation = UIDropOperation.copy

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

/// Teal squares in lines of three, which keep a grey place for what falls between them.
class DropItems: UICollectionViewController, UICollectionViewDropDelegate {
  var items = (0..<9).map { "\($0)" }
  var contexts: [any UICollectionViewDropPlaceholderContext] = []

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    self.init(collectionViewLayout: layout)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dropDelegate = self
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items.count }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath ?? IndexPath(item: items.count, section: 0)
    for item in coordinator.items { keepPlace(for: item.dragItem, at: path, coordinator) }
  }

  @discardableResult
  func keepPlace(
    for item: UIDragItem,
    at path: IndexPath,
    _ coordinator: any UICollectionViewDropCoordinator
  ) -> any UICollectionViewDropPlaceholderContext {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path,
      reuseIdentifier: "cell"
    )
    placeholder.cellUpdateHandler = { $0.backgroundColor = .systemGray3 }
    let context = coordinator.drop(item, to: placeholder)
    contexts.append(context)
    return context
  }
}
