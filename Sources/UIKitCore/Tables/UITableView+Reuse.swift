internal import QuartzCore

/// Cells and headers from the reuse pool, registrations and the document's prototypes.
extension UITableView {
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reuse.lent(.cell, identifier) as? UITableViewCell { return cell }
    if let cell = reuse.take(.cell, identifier) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    return newCell(identifier)
  }

  private func newCell(_ identifier: String) -> UITableViewCell? {
    let cell: UITableViewCell?
    if let type = reuse.type(for: .cell, identifier) as? UITableViewCell.Type {
      cell = type.made(.default, identifier)
    } else if let nib = reuse.nib(for: .cell, identifier) {
      let objects = nib.instantiate(withOwner: nil, options: nil)
      cell = objects.lazy.compactMap { $0 as? UITableViewCell }.first
    } else {
      cell = prototypes.first { $0.reuseIdentifier == identifier }?.make()
    }
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// An identifier that nothing was registered for ends the program (V-03).
  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      UIKitException.list(.unknownIdentifier(.table, identifier, kind: "")).raise()
    }
    if cell.superview == nil { resize(cell, for: path) }
    return cell
  }

  /// A cell for a row has the row's size before the app fills it (V-268); one that decides its
  /// height keeps its own until it is measured.
  private func resize(_ cell: UITableViewCell, for path: IndexPath) {
    guard rowWidth > 0, staticRows == nil else { return }
    let isKnown = measuredRow != path && geometry.isMeasured(path)
    let height = isKnown ? geometry.row(path)?.height : nil
    UIView.withoutAnimation {
      let old = cell.bounds.size
      cell.bounds.size = CGSize(width: rowWidth, height: height ?? old.height)
      // What the cell has beside its content is left out of it with the first layout.
      let content = cell.contentView.bounds.size
      cell.contentView.frame.size = CGSize(
        width: max(content.width + rowWidth - old.width, 0),
        height: max(content.height + cell.bounds.height - old.height, 0)
      )
    }
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.take(.header, identifier) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    if let type = reuse.type(for: .header, identifier) as? UITableViewHeaderFooterView.Type {
      return type.made(identifier)
    }
    let objects = reuse.nib(for: .header, identifier)?.instantiate(withOwner: nil, options: nil)
    return objects?.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
  }

  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier, staticRows == nil {
      reuse.recycle(cell, as: .cell, identifier)
    }
  }

  func recycleHeader(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      reuse.recycle(view, as: .header, identifier)
    }
  }
}
