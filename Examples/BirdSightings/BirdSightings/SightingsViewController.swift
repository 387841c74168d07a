import UIKit

/// The list: one row a sighting, a tap shows it, the plus adds one.
class SightingsViewController: UITableViewController {
  let store = SightingStore([
    Sighting(name: "Common Kingfisher", place: "Mill Pond", date: .now),
    Sighting(name: "European Robin", place: "Back garden", date: .now - 86_400),
    Sighting(name: "Bohemian Waxwing", place: "Station Road", date: .now - 518_400, isRare: true),
  ])

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.sightings.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let sighting = store.sightings[indexPath.row]
    let identifier = sighting.isRare ? "Rare" : "Sighting"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
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
    tableView.reloadData()
  }

  @IBAction func cancelAdding(_ segue: UIStoryboardSegue) {}
}

/// One row of the list.
class SightingCell: UITableViewCell {
  @IBOutlet weak var photoView: UIImageView!
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var placeLabel: UILabel!

  func show(_ sighting: Sighting) {
    nameLabel.text = sighting.name
    placeLabel.text = "\(sighting.place), \(sighting.date.formatted(date: .abbreviated, time: .omitted))"
  }
}
