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
    show()
  }

  private func show() {
    guard let sighting else { return }
    photoView.image = UIImage(named: sighting.picture)
    birdLabel.text = sighting.name
    placeLabel.text = sighting.place
    dateLabel.text = sighting.date.formatted(date: .long, time: .omitted)
    notesLabel.text = sighting.notes
  }

  // MARK: - Coming back

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(sighting?.id, forKey: "sighting")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let id = coder.decodeObject(of: NSString.self, forKey: "sighting") as String?
    sighting = id.flatMap { SightingStore.shared.sighting($0) }
    show()
  }

  @IBAction func share(_ sender: Any) {
    guard let sighting else { return }
    let text = "\(sighting.name), \(sighting.place)"
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    present(sheet, animated: true)
  }
}
