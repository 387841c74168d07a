/// The files in the app's folder of documents, of some types, to be chosen from.
final class DocumentList: UITableViewController {
  private let types: [String]
  private let chosen: ([URL]) -> Void
  private(set) var files: [URL] = []
  var allowsMultiple = false
  /// The elements of the menu of a file; without elements none opens.
  var menu: ((URL) -> [UIMenuElement])?
  /// Called when other files are selected.
  var selected: (([URL]) -> Void)?

  init(_ types: [String], chosen: @escaping ([URL]) -> Void) {
    (self.types, self.chosen) = (types, chosen)
    super.init(style: .plain)
    title = "Documents"
  }

  /// Fails: the screen is never archived.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.allowsMultipleSelection = allowsMultiple
    reload()
  }

  /// Looks into the folder anew.
  func reload() {
    let manager = FileManager.default
    let folder = manager.urls(for: .documentDirectory, in: .userDomainMask).first
    let all = folder.flatMap {
      try? manager.contentsOfDirectory(
        at: $0,
        includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles
      )
    }
    files = (all ?? []).filter { DocumentTypes.fits($0, types) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    tableView.backgroundView = files.isEmpty ? emptyLabel : nil
    tableView.reloadData()
  }

  private var emptyLabel: UILabel {
    let label = UILabel()
    label.text = "No Documents"
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    label.textColor = .secondaryLabel
    return label
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    files.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    cell.textLabel?.text = files[indexPath.row].lastPathComponent
    cell.imageView?.image = UIImage(systemName: "doc")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isEditing { return selected?(selection) ?? () }
    if !allowsMultiple { chosen([files[indexPath.row]]) }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isEditing { selected?(selection) }
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let elements = menu?(files[indexPath.row]) ?? []
    guard !elements.isEmpty, !isEditing else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: elements)
    }
  }

  /// Files are selected here, not deleted.
  override func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  /// Lets files be selected by taps, which are not handed over.
  func select(_ isSelecting: Bool) {
    tableView.allowsSelectionDuringEditing = isSelecting
    tableView.allowsMultipleSelectionDuringEditing = isSelecting
    setEditing(isSelecting, animated: true)
  }

  private var selection: [URL] {
    (tableView.indexPathsForSelectedRows ?? []).map { files[$0.row] }
  }

  /// Hands over what is selected.
  func open() { chosen(selection) }
}
