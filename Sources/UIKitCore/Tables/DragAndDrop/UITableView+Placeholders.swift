internal import QuartzCore

/// Cells between rows for data that are still on their way (G-08).
extension UITableView {
  /// A cell for a placeholder, filled by the app.
  func cell(of placeholder: UITableViewPlaceholder) -> UITableViewCell {
    let path = placeholder.insertionIndexPath
    let cell = dequeueCell(placeholder.reuseIdentifier, for: path)
    cell.table = self
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// The height that a placeholder asks for, or that its cell needs where it asks for none, as with
  /// `automaticDimension`.
  func height(of placeholder: UITableViewPlaceholder, _ cell: UITableViewCell) -> CGFloat {
    let wanted = placeholder.rowHeight
    if wanted >= 0, wanted.isFinite { return wanted }
    place(cell, at: placeholder.insertionIndexPath)
    return metrics.ceil(cell.fittingHeight(width: rowWidth))
  }

  /// The height that all placeholders add.
  var placeholderHeight: CGFloat {
    dragAndDrop?.placeholders.height(beforeSection: .max) ?? 0
  }

  /// The distance by which a section's header is shown lower, and its footer, which has the section's
  /// own placeholders before it.
  func placeholderShift(ofHeader section: Int) -> CGFloat {
    dragAndDrop?.placeholders.height(beforeSection: section) ?? 0
  }

  func placeholderShift(ofFooter section: Int) -> CGFloat {
    dragAndDrop?.placeholders.height(beforeSection: section + 1) ?? 0
  }

  /// The frame of a row, lower by the placeholders before it; zero if it is not there.
  func rectBelowPlaceholders(_ path: IndexPath) -> CGRect {
    guard let band = current.row(path) else { return .zero }
    let above = dragAndDrop?.placeholders.height(before: path) ?? 0
    return rect(band).offsetBy(dx: 0, dy: above)
  }

  /// The frame of a section, lower by the placeholders before it and with its own in it.
  func rectBelowPlaceholders(ofSection section: Int) -> CGRect {
    guard let band = current.section(section) else { return .zero }
    var frame = rect(band)
    let (above, below) = (placeholderShift(ofHeader: section), placeholderShift(ofFooter: section))
    frame.origin.y += above
    frame.size.height += below - above
    return frame
  }

  /// The frame of a header, lower by the placeholders of the sections before.
  func rectBelowPlaceholders(ofHeader section: Int) -> CGRect {
    guard let band = current.header(section) else { return .zero }
    return rect(band).offsetBy(dx: 0, dy: placeholderShift(ofHeader: section))
  }

  /// The frame of a footer, lower by the placeholders of its section too.
  func rectBelowPlaceholders(ofFooter section: Int) -> CGRect {
    guard let band = current.footer(section) else { return .zero }
    return rect(band).offsetBy(dx: 0, dy: placeholderShift(ofFooter: section))
  }

  /// The rows that a stretch touches as they are shown.
  func rowsBelowPlaceholders(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
    measureIfNeeded()
    let height = placeholderHeight
    let paths = geometry.rows(from: minY - height, to: maxY)
    guard height > 0 else { return paths }
    return paths.filter { path in
      let frame = rectBelowPlaceholders(path)
      return frame.minY < maxY && frame.maxY > minY
    }
  }

  /// The place that something shown at a place has without the placeholders above it; nil on one of
  /// them.
  func ownPlace(ofShown y: CGFloat) -> CGFloat? {
    // A reload takes the placeholders away.
    measureIfNeeded()
    guard let placeholders = dragAndDrop?.placeholders, !placeholders.isEmpty else { return y }
    var above: CGFloat = 0
    for placeholder in placeholders.all {
      let top = placeholderTop(placeholder.path) + above
      if y < top { break }
      if y < top + placeholder.height { return nil }
      above += placeholder.height
    }
    return y - above
  }

  func layOutPlaceholders() {
    guard let placeholders = dragAndDrop?.placeholders else { return }
    let height = geometry.contentHeight + placeholderHeight
    if contentSize.height != height { contentSize.height = height }
    var above: CGFloat = 0
    for placeholder in placeholders.all {
      let frame = CGRect(
        x: rowX,
        y: placeholderTop(placeholder.path) + above,
        width: rowWidth,
        height: placeholder.height
      )
      above += placeholder.height
      let isNew = placeholder.cell.superview !== self
      if isNew {
        UIView.performWithoutAnimation { placeholder.cell.frame = frame }
        insertSubview(placeholder.cell, at: backgroundView == nil ? 0 : 1)
      } else {
        placeholder.cell.frame = frame
      }
      if let cell = placeholder.cell as? UITableViewCell { place(cell, at: placeholder.path) }
    }
  }

  /// The top of a row, or the end of its section behind the last one.
  private func placeholderTop(_ path: IndexPath) -> CGFloat {
    guard geometry.sections.indices.contains(path.section) else { return 0 }
    let count = geometry.sections[path.section].rowCount
    if path.row < count { return geometry.row(path)?.y ?? 0 }
    if count > 0 {
      return geometry.row(IndexPath(row: count - 1, section: path.section))?.maxY ?? 0
    }
    return geometry.header(path.section)?.maxY ?? 0
  }
}
