public import Foundation
public import UIKitCore

/// Shows files: pictures and texts as what they are, other files by their names (L-267).
///
/// A swipe to the left goes to the next item. Where no navigation controller has it, it brings its
/// own bar with the title, a button that takes it away and one that shares the file.
open class QLPreviewController: UIViewController {
  /// Has the items.
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  /// Is notified of what happens.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The place of the item that is shown, from 0; setting it goes there.
  open var currentPreviewItemIndex = 0 {
    didSet { if isViewLoaded { showItem() } }
  }
  /// The item that is shown; nil without one.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  private let bar = UINavigationBar(frame: .zero)
  private let ownItem = UINavigationItem(title: "")
  private var content: UIView?
  private var count: Int { dataSource?.numberOfPreviewItems(in: self) ?? 0 }

  /// Makes a preview.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a preview.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Makes a preview of a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// True for pictures, texts and PDFs (L-267).
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { PreviewKind($0) != .other } ?? false
  }

  /// Asks the data source anew.
  open func reloadData() {
    let last = max(0, count - 1)
    if currentPreviewItemIndex > last { currentPreviewItemIndex = last } else { showItem() }
  }

  /// Shows the item anew.
  open func refreshCurrentPreviewItem() { showItem() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.items = [ownItem]
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = SwipeByClosure { [weak self] in self?.go(by: step) }
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bar.isHidden = navigationController != nil
    let isFirst = navigationController.map { $0.viewControllers.first === self } ?? true
    let item = navigationController == nil ? ownItem : navigationItem
    if isFirst, presentingViewController != nil, item.leftBarButtonItem == nil {
      item.leftBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.finish() }
      )
    }
    if item.rightBarButtonItem == nil {
      item.rightBarButtonItem = UIBarButtonItem(
        systemItem: .action,
        primaryAction: UIAction { [weak self] _ in self?.share() }
      )
    }
    showItem()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isLeaving { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isLeaving { delegate?.previewControllerDidDismiss(self) }
  }

  private var isLeaving: Bool {
    isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true
  }

  private func finish() { presentingViewController?.dismiss(animated: true) }

  private func share() {
    guard let url = currentPreviewItem?.previewItemURL else { return }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    let item = navigationController == nil ? ownItem : navigationItem
    sheet.popoverPresentationController?.barButtonItem = item.rightBarButtonItem
    present(sheet, animated: true)
  }

  private func go(by step: Int) {
    let index = currentPreviewItemIndex + step
    if (0..<count).contains(index) { currentPreviewItemIndex = index }
  }

  private func showItem() {
    content?.removeFromSuperview()
    content = nil
    let item = currentPreviewItem
    let title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
    ownItem.title = title
    navigationItem.title = title
    guard let url = item?.previewItemURL else { return }
    let shown = PreviewKind(url).makeView(url)
    shown.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(shown, belowSubview: bar)
    let top =
      navigationController == nil ? bar.bottomAnchor : view.safeAreaLayoutGuide.topAnchor
    NSLayoutConstraint.activate([
      shown.topAnchor.constraint(equalTo: top),
      shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shown.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    content = shown
  }
}
