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
    if path.row < count { return rectForRow(at: path).minY }
    if count > 0 { return rectForRow(at: IndexPath(row: count - 1, section: path.section)).maxY }
    return geometry.header(path.section)?.maxY ?? 0
  }
}
