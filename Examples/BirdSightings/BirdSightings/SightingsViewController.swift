import UIKit

/// The list: one row a sighting, a tap shows it, the plus adds one.
class SightingsViewController: UITableViewController {
  let store = SightingStore([
    Sighting(
      name: "Common Kingfisher", place: "Mill Pond", date: .day(20), count: 1,
      notes: "Dived twice from the low branch by the sluice, a minnow in its bill both times."),
    Sighting(name: "European Robin", place: "Back garden", date: .day(19), count: 2, kind: .garden),
    Sighting(name: "Great Tit", place: "Back garden", date: .day(17), count: 4, kind: .garden),
    Sighting(
      name: "Bohemian Waxwing", place: "Station Road", date: .day(14), count: 11, kind: .rare,
      notes: "In the rowan opposite the ticket office; gone after ten minutes."),
  ])

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
    summary.store = store
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
