/// The table of the typefaces that a picker offers.
final class FontList: UITableViewController {
  /// A typeface of the table, and the name that it is shown by.
  struct Entry {
    let name: String
    let descriptor: UIFontDescriptor
  }

  private let configuration: UIFontPickerViewController.Configuration
  private(set) lazy var entries = Self.entries(configuration)
  var picked: ((UIFontDescriptor) -> Void)?
  /// True for the full name of the typeface that has a check mark.
  var isChosen: ((String) -> Bool)?

  init(_ configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    super.init(style: .plain)
    title = "Choose Font"
  }

  required init?(coder: NSCoder) {
    configuration = UIFontPickerViewController.Configuration()
    super.init(coder: coder)
  }

  private static func entries(_ configuration: UIFontPickerViewController.Configuration) -> [Entry]
  {
    UIFont.familyNames.sorted().flatMap { family in
      let names = UIFont.fontNames(forFamilyName: family)
      let faces = configuration.includeFaces ? names : Array(names.prefix(1))
      return faces.compactMap { name -> Entry? in
        let descriptor = UIFontDescriptor(name: name, size: 17)
        guard descriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits) else {
          return nil
        }
        return Entry(name: configuration.includeFaces ? name : family, descriptor: descriptor)
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let entry = entries[indexPath.row]
    cell.textLabel?.text = entry.name
    cell.textLabel?.font =
      configuration.displayUsingSystemFont
      ? .systemFont(ofSize: 17) : UIFont(descriptor: entry.descriptor, size: 17)
    cell.accessoryType = isChosen?(entry.descriptor.postscriptName) == true ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    picked?(entries[indexPath.row].descriptor)
  }
}
