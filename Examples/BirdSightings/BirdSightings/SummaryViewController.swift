import UIKit

/// A container of our own: one of two tables, chosen above them. Held sideways, the pictures of
/// the birds take its place.
class SummaryViewController: UIViewController {
  @IBOutlet weak var chooser: UISegmentedControl!
  @IBOutlet weak var contentView: UIView!

  private let store = SightingStore.shared
  private var isShowingGallery = false

  private lazy var tallies = [
    tally(titled: NSLocalizedString("Places", comment: ""), by: \.place),
    tally(titled: NSLocalizedString("Birds", comment: ""), by: \.name),
  ]

  override func awakeFromNib() {
    super.awakeFromNib()
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    NotificationCenter.default.addObserver(
      self, selector: #selector(orientationChanged(_:)),
      name: UIDevice.orientationDidChangeNotification, object: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, tally) in tallies.enumerated() {
      chooser.setTitle(tally.title, forSegmentAt: index)
    }
    display(tallies[chooser.selectedSegmentIndex])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateGallery()
  }

  // MARK: - Children

  @IBAction func choose(_ sender: UISegmentedControl) {
    let new = tallies[sender.selectedSegmentIndex]
    guard let old = children.first as? TallyViewController, old !== new else { return }
    exchange(old, for: new)
  }

  private func display(_ child: UIViewController) {
    addChild(child)
    child.view.frame = contentView.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func exchange(_ old: UIViewController, for new: UIViewController) {
    old.willMove(toParent: nil)
    addChild(new)
    let width = contentView.bounds.width * (new === tallies[0] ? -1 : 1)
    new.view.frame = contentView.bounds.offsetBy(dx: width, dy: 0)
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transition(
      from: old, to: new, duration: 0.25, options: [],
      animations: {
        new.view.frame = self.contentView.bounds
        old.view.frame = self.contentView.bounds.offsetBy(dx: -width, dy: 0)
      },
      completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
      })
  }

  private func tally(
    titled title: String, by property: KeyPath<Sighting, String>
  ) -> TallyViewController {
    let tally = storyboard?.instantiateViewController(withIdentifier: "Tally")
    let controller = tally as? TallyViewController ?? TallyViewController()
    controller.title = title
    controller.rows = store.counts(by: property)
    controller.restorationIdentifier = title
    return controller
  }

  // MARK: - Coming back

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(chooser.selectedSegmentIndex, forKey: "chosen")
    coder.encode(children.first, forKey: "tally")
    coder.encode(isShowingGallery, forKey: "isShowingGallery")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let index = coder.decodeInteger(forKey: "chosen")
    guard tallies.indices.contains(index), let old = children.first else { return }
    isShowingGallery = coder.decodeBool(forKey: "isShowingGallery")
    chooser.selectedSegmentIndex = index
    if let kept = coder.decodeObject(forKey: "tally") as? TallyViewController {
      kept.title = tallies[index].title
      kept.rows = tallies[index].rows
      tallies[index] = kept
    }
    guard tallies[index] !== old else { return }
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    display(tallies[index])
  }

  // MARK: - The other interface

  @objc private func orientationChanged(_ notification: Notification) {
    guard viewIfLoaded?.window != nil || isShowingGallery else { return }
    updateGallery()
  }

  private func updateGallery() {
    let orientation = UIDevice.current.orientation
    if orientation.isLandscape, !isShowingGallery {
      isShowingGallery = true
      performSegue(withIdentifier: "ShowGallery", sender: self)
    } else if orientation.isPortrait, isShowingGallery {
      isShowingGallery = false
      dismiss(animated: true)
    }
  }
}

/// Names, each with a number.
class TallyViewController: UITableViewController {
  var rows: [(name: String, count: Int)] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Tally", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].name
    cell.detailTextLabel?.text = "\(rows[indexPath.row].count)"
    return cell
  }
}

/// The birds side by side.
class GalleryViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var prefersStatusBarHidden: Bool { true }
}
