internal import QuartzCore

/// The places of content, accessories and lines of a list's row.
extension UICollectionViewListCell {
  private var metrics: TableMetrics {
    listPlace?.metrics
      ?? TableMetrics(
        screenWidth: window?.bounds.width ?? bounds.width,
        scale: traitCollection.displayScale
      )
  }

  /// The room that the safe area takes at the sides of a row that goes from edge to edge.
  private var safeSides: (leading: CGFloat, trailing: CGFloat) {
    guard let listPlace, listPlace.appearance.tableStyle != .insetGrouped, let list else {
      return (0, 0)
    }
    let safe = list.safeAreaInsets
    return isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
  }

  private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The views that have a place now, from the leading side on.
  private func shown(leading: Bool) -> [CellAccessoryView] {
    let isEditing = configurationState.isEditing
    return accessoryViews.filter {
      $0.accessory.isLeading == leading && $0.accessory.isShown(whileEditing: isEditing)
    }
  }

  /// The room of the content in a width: what accessories and indentation leave.
  private func room(width: CGFloat) -> (start: CGFloat, end: CGFloat) {
    let safe = safeSides
    var start = indent + safe.leading
    for view in shown(leading: true) { start += view.width + Self.leadingGap }
    let trailing = shown(leading: false)
    guard !trailing.isEmpty else { return (start, width - safe.trailing) }
    let widths = trailing.reduce(0) { $0 + $1.width }
    let gaps = CGFloat(trailing.count - 1) * Self.trailingGap + trailing[0].gap
    return (start, width - safe.trailing - metrics.margin - widths - gaps)
  }

  /// The distance between an accessory at the leading side and what follows; with a circle of 22 the
  /// content moves as far as that of an edited table's row.
  private static let leadingGap: CGFloat = 16
  /// The distance between two accessories at the trailing side.
  private static let trailingGap: CGFloat = 10

  func layOutListCell() {
    configureIfNeeded()
    for ground in [backgroundView, selectedBackgroundView, configured.background, listBackground] {
      ground?.frame = bounds
    }
    layOutAccessories()
    let room = room(width: bounds.width)
    (contentView as? UIListContentView)?.endsBesideMark = !shown(leading: false).isEmpty
    contentView.frame = placed(
      CGRect(x: room.start, y: 0, width: max(room.end - room.start, 0), height: bounds.height)
    )
    layOutLines()
  }

  /// A place that is planned in reading direction, moved aside with the content.
  private func placed(_ frame: CGRect) -> CGRect {
    mirrored(frame, in: bounds).offsetBy(dx: slide, dy: 0)
  }

  private func layOutAccessories() {
    let isEditing = configurationState.isEditing
    for view in accessoryViews {
      view.isHidden =
        view.accessory.isHidden || !view.accessory.isShown(whileEditing: isEditing)
    }
    let safe = safeSides
    var x = safe.leading + metrics.margin + (indentsAccessories ? indent : 0)
    for view in shown(leading: true) {
      view.frame = placed(CGRect(x: x, y: 0, width: view.width, height: bounds.height))
      x += view.width + Self.leadingGap
    }
    var end = bounds.width - safe.trailing - metrics.margin
    for view in shown(leading: false).reversed() {
      let width = view.width
      view.frame = placed(CGRect(x: end - width, y: 0, width: width, height: bounds.height))
      end -= width + Self.trailingGap
    }
  }

  // MARK: Height

  func neededHeight(width: CGFloat) -> CGFloat {
    configureIfNeeded()
    let room = room(width: width)
    let content = contentView
    (content as? UIListContentView)?.endsBesideMark = !shown(leading: false).isEmpty
    let isFitted = content is any UIContentView || content.holdsLayout
    let height = isFitted ? content.contentViewHeight(width: max(room.end - room.start, 1)) : 0
    let least = listPlace?.leastHeight ?? TableMetrics.rowHeight
    return metrics.ceil(max(height, least))
  }

  func fittedInList(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let fitted = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    fitted.size.height = neededHeight(width: attributes.size.width)
    return fitted
  }

  // MARK: Lines

  func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let edges = (
      leading: guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailing: trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    )
    // Any constraint of the app's is stronger.
    for edge in [edges.leading, edges.trailing] { edge.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate([
      edges.leading, edges.trailing,
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    separatorEdges = edges
    setNeedsLayout()
    return guide
  }

  /// The inset of lines that nobody set: they begin where the text does.
  private var automaticInset: CGFloat {
    guard let content = contentView as? UIListContentView else {
      return room(width: bounds.width).start + metrics.margin
    }
    return room(width: bounds.width).start + content.textStart(width: content.bounds.width)
  }

  /// The list's edges of lines, in reading direction, as the app's constraints leave them.
  private var automaticEdges: (leading: CGFloat, trailing: CGFloat) {
    let own = (leading: automaticInset, trailing: CGFloat(0))
    guard let edges = separatorEdges else { return own }
    if edges.leading.constant != own.leading { edges.leading.constant = own.leading }
    let frame = ownSeparatorGuide.layoutFrame
    guard frame.width > 0 else { return own }
    return isRightToLeft
      ? (bounds.width - frame.maxX, frame.minX) : (frame.minX, bounds.width - frame.maxX)
  }

  private func layOutLines() {
    guard let place = listPlace, place.part == .row, let separators = place.separators else {
      (topLine.isHidden, bottomLine.isHidden) = (true, true)
      return
    }
    let row = place.row
    topLine.isHidden = !separators.topSeparatorVisibility.isShown(row.hasTopLine)
    bottomLine.isHidden = !separators.bottomSeparatorVisibility.isShown(row.hasBottomLine)
    topLine.backgroundColor = separators.color
    bottomLine.backgroundColor = separators.color
    let pixel = metrics.pixel
    let top = row.hasTopLine ? .zero : separators.topSeparatorInsets
    topLine.frame = line(y: 0, pixel, top)
    let bottom = row.bottomLineIsFullWidth ? .zero : separators.bottomSeparatorInsets
    bottomLine.frame = line(y: bounds.height - pixel, pixel, bottom)
    bringSubviewToFront(bottomLine)
    insertSubview(topLine, belowSubview: bottomLine)
  }

  private func line(
    y: CGFloat,
    _ height: CGFloat,
    _ insets: NSDirectionalEdgeInsets
  ) -> CGRect {
    let automatic = automaticEdges
    func edge(_ own: CGFloat, _ automatic: CGFloat) -> CGFloat {
      own == UITableView.automaticDimension ? automatic : own
    }
    let start = edge(insets.leading, automatic.leading)
    let end = bounds.width - edge(insets.trailing, automatic.trailing)
    let width = max(end - start, 0)
    return CGRect(
      x: isRightToLeft ? bounds.width - end : start,
      y: y,
      width: width,
      height: height
    )
  }
}
