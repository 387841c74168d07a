internal import QuartzCore

extension UIPopoverPresentationController {
  /// The popover's size where the content has no preferred size (in points).
  private static let plainSize = CGSize(width: 320, height: 480)

  // MARK: - Source

  /// Without something to point at there is no popover (P-40).
  func checkSource() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, barButtonItem == nil else { return }
    if presentedViewController is UIAlertController {
      UIKitException.actionSheetWithoutSource(presentedViewController).raise()
    }
    UIKitException.popoverWithoutSource(self).raise()
  }

  private var source: CGRect {
    guard let containerView else { return .zero }
    return place(in: containerView)
      ?? CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
  }

  /// The part of a view that the popover points at; nil if it points at nothing.
  func place(in view: UIView) -> CGRect? {
    if let barButtonItem, let button = view.window?.button(for: barButtonItem) {
      return button.convert(button.bounds, to: view)
    }
    return sourceView.map {
      $0.convert(sourceRect.isNull ? $0.bounds : sourceRect, to: view)
    }
  }

  // MARK: - Where it is

  var placement: PopoverPlacement {
    guard let containerView else { return PopoverPlacement() }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    let source = source
    let size = outerSize
    let permitted = Self.order.filter { permittedArrowDirections.contains($0) }
    let candidates = (permitted.isEmpty ? Self.order : permitted).map { direction in
      (direction: direction, space: space(direction, source, room))
    }
    let fits = candidates.first { size.fits(into: $0.space.size) }
    let roomiest = candidates.max { Self.shared(size, $0.space) < Self.shared(size, $1.space) }
    guard let best = fits ?? roomiest else { return PopoverPlacement() }
    return place(size, best.direction, best.space, source)
  }

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// The room on one side of the source, the arrow's taken off.
  private func space(
    _ direction: UIPopoverArrowDirection,
    _ source: CGRect,
    _ room: CGRect
  ) -> CGRect {
    let arrow = arrowHeight
    var space = room
    switch direction {
    case .up:
      space.origin.y = max(room.minY, source.maxY + arrow)
      space.size.height = max(0, room.maxY - space.minY)
    case .down: space.size.height = max(0, min(room.maxY, source.minY - arrow) - room.minY)
    case .left:
      space.origin.x = max(room.minX, source.maxX + arrow)
      space.size.width = max(0, room.maxX - space.minX)
    default: space.size.width = max(0, min(room.maxX, source.minX - arrow) - room.minX)
    }
    return space
  }

  private static func shared(_ size: CGSize, _ space: CGRect) -> CGFloat {
    min(size.width, space.width) * min(size.height, space.height)
  }

  /// Centred on the source as far as the room allows; the arrow points at its middle.
  private func place(
    _ wanted: CGSize,
    _ direction: UIPopoverArrowDirection,
    _ space: CGRect,
    _ source: CGRect
  ) -> PopoverPlacement {
    let size = CGSize(
      width: min(wanted.width, space.width),
      height: min(wanted.height, space.height)
    )
    let arrow = arrowHeight
    var body = CGRect(origin: .zero, size: size)
    if direction == .up || direction == .down {
      body.origin.x = (source.midX - size.width / 2).clamped(space.minX, space.maxX - size.width)
      body.origin.y = direction == .up ? space.minY : space.maxY - size.height
    } else {
      body.origin.y = (source.midY - size.height / 2).clamped(space.minY, space.maxY - size.height)
      body.origin.x = direction == .left ? space.minX : space.maxX - size.width
    }
    body.origin = CGPoint(x: body.minX.rounded(), y: body.minY.rounded())
    switch direction {
    case .up:
      body = CGRect(
        x: body.minX,
        y: body.minY - arrow,
        width: body.width,
        height: body.height + arrow
      )
    case .down: body.size.height += arrow
    case .left:
      body = CGRect(
        x: body.minX - arrow,
        y: body.minY,
        width: body.width + arrow,
        height: body.height
      )
    default: body.size.width += arrow
    }
    let isVertical = direction == .up || direction == .down
    return PopoverPlacement(
      frame: body,
      direction: direction,
      arrow: isVertical ? source.midX - body.minX : source.midY - body.minY
    )
  }

  /// The size of the bubble without its arrow: that of the content, and of a background around it.
  private var outerSize: CGSize {
    let insets = groundInsets
    let size = contentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
  }

  private var contentSize: CGSize {
    let content = presentedViewController
    var size = content.preferredContentSize
    if size == .zero, let top = (content as? UINavigationController)?.topViewController {
      size = top.preferredContentSize
    }
    return CGSize(
      width: size.width > 0 ? size.width : Self.plainSize.width,
      height: size.height > 0 ? size.height : Self.plainSize.height
    )
  }

  // MARK: - Coming

  func popoverWillCome() {
    guard let containerView else { return }
    placedRoom = nil
    backdrop.frame = containerView.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if backdrop.gestureRecognizers?.isEmpty != false {
      ActionTable.register("tappedOutside:", of: UIPopoverPresentationController.self) {
        target,
        _,
        _ in (target as? UIPopoverPresentationController)?.tappedOutside()
      }
      let tap = UITapGestureRecognizer(target: self, action: "tappedOutside:")
      backdrop.addGestureRecognizer(tap)
    }
    containerView.insertSubview(backdrop, at: 0)
    bubble.show(presentedViewController.view)
    dimTintOfPresenter(true)
    layOutPopover()
  }

  func layOutPopover() {
    askAboutSource()
    let placement = placement
    arrowDirection = placement.direction
    bubble.placement = placement
    bubble.frame = placement.frame
  }

  /// The delegate may have the popover point elsewhere where the room has changed (W-224).
  private func askAboutSource() {
    guard let size = containerView?.bounds.size, size != placedRoom else { return }
    defer { placedRoom = size }
    guard placedRoom != nil, barButtonItem == nil, var view = sourceView else { return }
    let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    let before = sourceRect.isNull ? view.bounds : sourceRect
    var rect = before
    popoverDelegate?.popoverPresentationController(
      self,
      willRepositionPopoverTo: &rect,
      in: &view
    )
    if rect != before { sourceRect = rect }
    if view !== sourceView { sourceView = view }
  }

  private func tappedOutside() {
    let old = delegate as? any UIPopoverPresentationControllerDelegate
    guard old?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return }
    presentation?.dismissByUser()
  }

  /// The view of `passthroughViews` that a touch beside the popover goes to.
  func passthrough(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let containerView, let passthroughViews else { return nil }
    for view in passthroughViews {
      let inside = view.convert(point, from: containerView)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return nil
  }
}

extension UIView {
  /// The button of a bar below this view that represents an item.
  func button(for item: UIBarButtonItem) -> UIView? {
    if let custom = item.customView, custom.isSelfOrBelow(self) { return custom }
    if let button = self as? BarButton, button.item === item { return button }
    for view in subviews { if let found = view.button(for: item) { return found } }
    return nil
  }
}

nonisolated extension CGSize {
  fileprivate func fits(into other: CGSize) -> Bool {
    width <= other.width && height <= other.height
  }
}

nonisolated extension CGFloat {
  fileprivate func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    Swift.max(low, Swift.min(self, high))
  }
}
