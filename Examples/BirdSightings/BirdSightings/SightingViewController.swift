import UIKit

/// One sighting, with its picture and notes.
class SightingViewController: UITableViewController {
  @IBOutlet weak var photoView: UIImageView!
  @IBOutlet weak var birdLabel: UILabel!
  @IBOutlet weak var placeLabel: UILabel!
  @IBOutlet weak var dateLabel: UILabel!
  @IBOutlet weak var notesLabel: UILabel!

  var sighting: Sighting?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let sighting else { return }
    photoView.image = UIImage(named: sighting.picture)
    birdLabel.text = sighting.name
    placeLabel.text = sighting.place
    dateLabel.text = sighting.date.formatted(date: .long, time: .omitted)
    notesLabel.text = sighting.notes
  }

  @IBAction func share(_ sender: Any) {
    guard let sighting else { return }
    let text = "\(sighting.name), \(sighting.place)"
    present(
      UIActivityViewController(activityItems: [text], applicationActivities: nil), animated: true)
  }
}
