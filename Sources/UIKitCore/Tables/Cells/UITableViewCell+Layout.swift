internal import QuartzCore

/// The places of content, labels, marks and lines of a row.
extension UITableViewCell {
  package var metrics: TableMetrics {
    place?.metrics
      ?? TableMetrics(screenWidth: ownScreenWidth, scale: traitCollection.displayScale)
  }

  /// The width by which a cell outside of any table chooses margins: the screen's, unless it is as
  /// wide as the smallest phone.
  ///
  /// Frames of LoopKit, OpenFoodFacts and nRF Mesh have it so.
  private var ownScreenWidth: CGFloat {
    guard bounds.width > 320, let window else { return bounds.width }
    return window.screen.bounds.width
  }

  private var safeSides: UIEdgeInsets {
    let safe = table?.insetFromSafeArea ?? .zero
    guard place?.style != .insetGrouped else { return .zero }
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  func layOutCell() {
    configureIfNeeded()
    layOutCorners()
    let sides = safeSides
    var left = sides.left
    var right = bounds.width - sides.right
    layOutEditing(&left, &right)
    let area = layOutAccessory(before: right)
    let hasLine = place?.separatorColor != nil && distances.linesTakeRoom
    let height = bounds.height - (hasLine ? metrics.pixel : 0)
    contentView.frame = CGRect(
      x: left + slide,
      y: 0,
      width: max(area - left, 0),
      height: max(height, 0)
    )
    let configured = configured.background
    for ground in [backgroundView, selectedBackgroundView, selectionGround, configured] {
      ground?.frame = bounds
    }
    if placesLabels { layOutLabels() }
    layOutLines(left: sides.left)
  }

  private func layOutCorners() {
    let corners = place?.roundedCorners ?? []
    layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.cornerRadius
    layer.maskedCorners = corners
    configured.background?.group = (layer.cornerRadius, corners)
    if place?.style == .insetGrouped { clipsToBounds = !corners.isEmpty }
  }

  // MARK: Accessory

  /// Places the mark and answers where the content ends.
  private func layOutAccessory(before right: CGFloat) -> CGFloat {
    let margin = editing && showsMoveControl ? 8 : metrics.margin
    if let view = shownAccessoryView {
      let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
      let x = right - margin - size.width
      view.frame = CGRect(
        x: x,
        y: metrics.round((bounds.height - size.height) / 2),
        width: size.width,
        height: size.height
      )
      return x - 8
    }
    guard let accessory else { return right }
    let width = accessory.naturalWidth
    accessory.frame = CGRect(
      x: right - margin - width,
      y: 0,
      width: width,
      height: bounds.height
    )
    return right - margin - (distances.markRoom ?? width + accessory.gap)
  }

  // MARK: Editing

  private func layOutEditing(_ left: inout CGFloat, _ right: inout CGFloat) {
    updateEditControls()
    guard editing else { return }
    editControl?.frame = CGRect(
      x: left + metrics.margin,
      y: (bounds.height - 22) / 2,
      width: 22,
      height: 22
    )
    if editControl != nil || isIndentedWhileEditing { left += 38 }
    guard let moveControl else { return }
    moveControl.frame = CGRect(
      x: right - metrics.margin - 22,
      y: 0,
      width: 22,
      height: bounds.height
    )
    right -= metrics.margin + 22
  }

  /// Makes the controls that the state asks for, and takes away those that it doesn't.
  private func updateEditControls() {
    let style = editing ? shownEditingStyle : .none
    if editControl?.style ?? .none != style {
      editControl?.removeFromSuperview()
      editControl = style == .none ? nil : TableEditControl(style)
      editControl.map(addSubview)
    }
    let moves = editing && showsMoveControl
    if moves != (moveControl != nil) {
      moveControl?.removeFromSuperview()
      moveControl = moves ? TableMoveControl() : nil
      moveControl.map(addSubview)
    }
  }

  // MARK: Lines

  /// The line's automatic inset follows the text, which comes after an image.
  var automaticSeparatorInset: UIEdgeInsets {
    let textX = textStart + (editing && shownEditingStyle != .none ? 38 : 0)
    let own = UIEdgeInsets(top: 0, left: textX, bottom: 0, right: 0)
    guard let place, let given = place.separatorInset else { return own }
    return given.separators(over: own, place.separatorInsetReference)
  }

  /// The inset of the line below the cell.
  private var shownSeparatorInset: UIEdgeInsets {
    let automatic = automaticSeparatorInset
    return ownSeparatorInset?.separators(over: automatic, .fromCellEdges) ?? automatic
  }

  private func layOutLines(left: CGFloat) {
    let pixel = metrics.pixel
    topLine.isHidden = !(place?.hasTopLine ?? false)
    bottomLine.isHidden = !(place?.hasBottomLine ?? false)
    topLine.backgroundColor = place?.separatorColor
    bottomLine.backgroundColor = place?.separatorColor
    topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    let isFull = place?.bottomLineIsFullWidth ?? false
    let inset = isFull ? .zero : shownSeparatorInset
    let x = isFull ? 0 : left + inset.left
    bottomLine.frame = CGRect(
      x: x,
      y: bounds.height - pixel,
      width: max(bounds.width - x - inset.right, 0),
      height: pixel
    )
    if subviews.last !== bottomLine {
      bringSubviewToFront(topLine)
      bringSubviewToFront(bottomLine)
    }
  }
}
