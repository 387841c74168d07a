public import Foundation

/// A list of user actions on text, pictures and addresses: the activities of the app, copying, and
/// those for which the desktop asks its user (F-09).
open class UIActivityViewController: UIViewController {
  /// Called at the end with the activity's type, `true` if it succeeded, and nil for items and
  /// error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called once, when an activity has ended or the list is closed; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that are not offered; nil by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// `true` if one activity may stand out; kept, and has no effect here.
  open var allowsProminentActivity = true

  let activityItems: [Any]
  private let ownActivities: [UIActivity]
  private let table = UITableView(frame: .zero, style: .insetGrouped)

  /// Creates a list for items, with the app's activities before the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Reads a list without items and activities.
  public required init?(coder: NSCoder) {
    activityItems = []
    ownActivities = []
    super.init(coder: coder)
  }

  /// The activities that have a use for the items, as they are when the list is first needed.
  private(set) lazy var offered: [UIActivity] =
    (ownActivities + [CopyActivity()] + DesktopActivity.all).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return isExcluded != true && activity.canPerform(withActivityItems: placeholders)
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
    if let linkMetadata {
      table.tableHeaderView = SharedLinkHeader(linkMetadata, width: view.bounds.width)
    }
    view.addSubview(table)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { finish(nil, false) }
  }

  private func perform(_ activity: UIActivity) {
    (activity as? DesktopActivity)?.subject = subject(for: activity.activityType)
    activity.prepare(withActivityItems: items(for: activity.activityType))
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

  /// Calls the handler once, for the activity or for closing the list, whichever is first.
  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
  /// The number of activities that are offered.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    offered.count
  }

  /// The items themselves, as far as they are texts and addresses, where they say nothing of
  /// themselves.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard tableView.tableHeaderView == nil else { return nil }
    let texts = placeholders.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The row of an activity, with its title and picture.
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

  /// Performs the activity of the row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    perform(offered[indexPath.row])
  }
}
