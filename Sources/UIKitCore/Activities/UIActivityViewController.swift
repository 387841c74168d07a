public import Foundation

/// Offers what can be done with text, pictures and addresses: the activities of the app, and
/// copying.
open class UIActivityViewController: UIViewController {
  /// Told at the end: which activity, whether it did what it should, what came back.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  let activityItems: [Any]
  private let ownActivities: [UIActivity]
  private let table = UITableView(frame: .zero, style: .insetGrouped)

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    ownActivities = []
    super.init(coder: coder)
  }

  /// The activities that have a use for the items.
  var offered: [UIActivity] {
    (ownActivities + [CopyActivity()]).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return isExcluded != true && activity.canPerform(withActivityItems: activityItems)
    }
  }

  override var automaticModalStyle: UIModalPresentationStyle {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  // MARK: - View

  open override func viewDidLoad() {
    super.viewDidLoad()
    sheetPresentationController?.detents = [.medium(), .large()]
    view.backgroundColor = .systemGroupedBackground
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    view.addSubview(table)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { finish(nil, false) }
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: activityItems)
    activity.finished = { [weak self] completed in
      guard let self else { return }
      finish(activity.activityType, completed)
      presentingViewController?.dismiss(animated: true)
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Once, whoever comes first: the activity or the one who closes the sheet.
  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    offered.count
  }

  /// The items themselves, as far as they are words.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    let words = activityItems.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = offered[indexPath.row]
    cell.textLabel?.text = activity.activityTitle
    let image = UIImageView(image: activity.activityImage)
    image.tintColor = .label
    cell.accessoryView = image
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    perform(offered[indexPath.row])
  }
}
