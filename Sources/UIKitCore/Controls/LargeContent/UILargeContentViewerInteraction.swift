/// Shows items of a view large while a finger is held on them, at the text sizes for accessibility
///
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Chooses items and is notified of the end; held weakly.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that it belongs to; nil without one.
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private weak var panel: LargeContentPanel?
  private weak var item: (any UILargeContentViewerItem)?

  /// Makes an interaction; without a delegate the views under the finger are the items.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
    ActionTable.register("largeContentPressed:", of: UILargeContentViewerInteraction.self) {
      target,
      _,
      _ in
      (target as? UILargeContentViewerInteraction)?.pressed()
    }
    press.addTarget(self, action: "largeContentPressed:")
  }

  /// `true` while the text size is one of the sizes for accessibility.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted when `isEnabled` changed.
  nonisolated public static let enabledStatusDidChangeNotification =
    DeviceSettings.largeContentStatusDidChange

  /// The recogniser of the press, for relations with others.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    self.view?.removeGestureRecognizer(press)
    hide()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: - Pressing

  private func pressed() {
    guard let view else { return }
    let point = press.location(in: view)
    switch press.state {
    case .began, .changed: if Self.isEnabled { show(item(at: point, in: view)) } else { hide() }
    case .ended:
      if panel != nil {
        delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
      }
      hide()
    default: hide()
    }
  }

  /// The delegate's item, or the innermost view at the point that shows large content.
  private func item(at point: CGPoint, in view: UIView) -> (any UILargeContentViewerItem)? {
    let own = delegate?.largeContentViewerInteraction(self, itemAt: point)
    if let own { return own.showsLargeContentViewer ? own : nil }
    let hit = view.hitTest(point, with: nil)
    return hit.flatMap { first in
      sequence(first: first, next: { $0 === view ? nil : $0.superview })
        .first { $0.showsLargeContentViewer }
    }
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item, let room = room else { return hide() }
    guard item !== self.item || panel == nil else { return }
    self.item = item
    let panel = self.panel ?? LargeContentPanel()
    panel.show(item)
    panel.place(in: room)
    self.panel = panel
  }

  private func hide() {
    panel?.removeFromSuperview()
    panel = nil
    item = nil
  }

  /// The view in whose middle items are shown: that of the delegate's controller, or the window.
  private var room: UIView? {
    delegate?.viewController(for: self)?.view ?? view?.window
  }
}

/// Chooses what an interaction shows large, and where.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Tells that the finger was lifted on an item, or beside all, at a point of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  )
  /// Asks for the item at a point of the interaction's view; nil, the default, is the view there.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Asks in whose view items are shown; nil, the default, is the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}

  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }

  public func viewController(for interaction: UILargeContentViewerInteraction)
    -> UIViewController?
  { nil }
}

extension UIView {
  /// Lets the items of a bar be shown large once the text size asks for it.
  func offerLargeContent() {
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      !interactions.contains(where: { $0 is UILargeContentViewerInteraction })
    else { return }
    addInteraction(UILargeContentViewerInteraction())
  }
}
