import UIKit

/// The list: one row a sighting, a tap shows it, the plus adds one.
class SightingsViewController: UITableViewController {
  private let store = SightingStore.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("Summary", comment: "The button that opens the summary"),
      style: .plain, target: self, action: #selector(showSummary))
  }

  @objc private func showSummary() {
    let storyboard = UIStoryboard(name: "Summary", bundle: nil)
    guard let summary = storyboard.instantiateInitialViewController() as? SummaryViewController
    else { return }
    show(summary, sender: self)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.sightings.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let sighting = store.sightings[indexPath.row]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: sighting.kind.rawValue, for: indexPath)
    (cell as? SightingCell)?.show(sighting)
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "ShowSighting",
      let detail = segue.destination as? SightingViewController,
      let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return }
    detail.sighting = store.sightings[indexPath.row]
  }

  @IBAction func saveSighting(_ segue: UIStoryboardSegue) {
    guard let form = segue.source as? AddSightingViewController, let new = form.sighting else {
      return
    }
    store.add(new)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  @IBAction func cancelAdding(_ segue: UIStoryboardSegue) {}
}

/// The list comes back to the same birds, even when others came meanwhile.
extension SightingsViewController: UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    store.sightings.indices.contains(idx.row) ? store.sightings[idx.row].id : nil
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    store.sightings.firstIndex { $0.id == identifier }.map { IndexPath(row: $0, section: 0) }
  }
}

/// One row of the list.
class SightingCell: UITableViewCell {
  @IBOutlet weak var photoView: UIImageView!
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var placeLabel: UILabel!

  func show(_ sighting: Sighting) {
    let date = sighting.date.formatted(date: .abbreviated, time: .omitted)
    nameLabel.text = sighting.name
    placeLabel.text = "\(sighting.place), \(date)"
    accessibilityLabel = "\(sighting.name), \(sighting.place), \(date)"
  }
}
