internal import QuartzCore

/// A row whose actions are uncovered.
struct UncoveredRow {
  let path: IndexPath
  weak var cell: UITableViewCell?
  let buttons: [TableActionButton]
  /// True if the buttons are at the leading side.
  let isLeading: Bool
}

/// A button that swiping a row uncovers, or that asks whether to delete it.
final class TableActionButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()

  init(title: String?, image: UIImage?, color: UIColor?, _ work: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = color
    label.text = title
    label.textColor = .white
    label.textAlignment = .center
    picture.image = image
    picture.tintColor = .white
    picture.contentMode = .center
    addSubview(label)
    addSubview(picture)
    accessibilityLabel = title
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { _ in work() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat {
    let width = max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
    return max(74, width + 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasBoth = picture.image != nil && label.text?.isEmpty == false
    let half = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
    picture.frame = hasBoth ? half : bounds
    label.frame = hasBoth ? half.offsetBy(dx: 0, dy: half.height) : bounds
  }
}

/// Recognises strokes across rows that have actions on the side which they uncover.
final class RowSwipeRecognizer: UISwipeGestureRecognizer {
  override func mayBegin() -> Bool {
    guard let table = view as? UITableView, super.mayBegin() else { return false }
    return table.mayUncover(at: location(in: table), isLeading: uncoversLeading(in: table))
  }

  func uncoversLeading(in table: UITableView) -> Bool {
    (direction == .right) != table.isRightToLeft
  }
}

extension UITableView {
  func setUpSwipes() {
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = RowSwipeRecognizer()
      swipe.direction = direction
      swipe.handler = { [weak self] recognizer in
        guard let self, let swipe = recognizer as? RowSwipeRecognizer, swipe.state == .ended else {
          return
        }
        swiped(at: swipe.location(in: self), isLeading: swipe.uncoversLeading(in: self))
      }
      addGestureRecognizer(swipe)
    }
  }

  func mayUncover(at point: CGPoint, isLeading: Bool) -> Bool {
    guard let path = indexPathForRow(at: point) else { return uncovered != nil }
    return uncovered != nil || actions(at: path, isLeading: isLeading) != nil
  }

  private func swiped(at point: CGPoint, isLeading: Bool) {
    if let uncovered {
      let isBack = uncovered.isLeading != isLeading
      coverRow()
      if isBack { return }
    }
    guard let path = indexPathForRow(at: point) else { return }
    uncoverActions(at: path, isLeading: isLeading)
  }

  /// The actions that swiping a row offers: the delegate's, or to delete it where editing would.
  func actions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard !editing, let tableDelegate else { return nil }
    let own =
      isLeading
      ? tableDelegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    if !isLeading, let old = tableDelegate.tableView(self, editActionsForRowAt: path) {
      // The older method is asked where the newer one gives nothing, and an empty list lets the
      // row be (W-33).
      guard !old.isEmpty, mayEdit(path) else { return nil }
      return UISwipeActionsConfiguration(actions: old.map { $0.contextual(at: path) })
    }
    guard !isLeading, mayEdit(path),
      tableDelegate.tableView(self, editingStyleForRowAt: path) == .delete
    else { return nil }
    let delete = UIContextualAction(style: .destructive, title: deleteTitle(path)) {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      rowSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func mayEdit(_ path: IndexPath) -> Bool {
    rowSource?.tableView(self, canEditRowAt: path) ?? false
  }

  private func deleteTitle(_ path: IndexPath) -> String {
    tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
  }

  /// Slides a row aside and shows its actions.
  func uncoverActions(at path: IndexPath, isLeading: Bool) {
    coverRow()
    guard let configuration = actions(at: path, isLeading: isLeading), let cell = cells[path]
    else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    let buttons = configuration.actions.map { action in
      TableActionButton(title: action.title, image: action.image, color: action.backgroundColor) {
        [weak self] in self?.perform(action, in: cell)
      }
    }
    show(buttons, on: cell, at: path, isLeading: isLeading)
  }

  func perform(_ action: UIContextualAction, in cell: UITableViewCell) {
    action.handler(action, cell) { [weak self] _ in self?.coverRow() }
  }

  /// Asks whether a row of an edited table is to be deleted.
  func confirmDeletion(at path: IndexPath) {
    coverRow()
    guard let cell = cells[path] else { return }
    let button = TableActionButton(title: deleteTitle(path), image: nil, color: .systemRed) {
      [weak self] in
      guard let self else { return }
      coverRow()
      rowSource?.tableView(self, commit: .delete, forRowAt: path)
    }
    cell.showingDeleteConfirmation = true
    show([button], on: cell, at: path, isLeading: false)
  }

  private func show(
    _ buttons: [TableActionButton],
    on cell: UITableViewCell,
    at path: IndexPath,
    isLeading: Bool
  ) {
    uncovered = UncoveredRow(path: path, cell: cell, buttons: buttons, isLeading: isLeading)
    let isLeft = isLeading != isRightToLeft
    var x = isLeft ? 0 : cell.bounds.width
    for button in buttons {
      let width = button.naturalWidth
      if !isLeft { x -= width }
      button.frame = CGRect(x: x, y: 0, width: width, height: cell.bounds.height)
      if isLeft { x += width }
      cell.addSubview(button)
    }
    cell.slide = isLeft ? x : x - cell.bounds.width
    cell.willTransition(to: cell.stateMask)
    cell.setNeedsLayout()
    cell.didTransition(to: cell.stateMask)
  }

  /// Takes the actions away and slides the row back.
  func coverRow() {
    guard let open = uncovered else { return }
    uncovered = nil
    for button in open.buttons { button.removeFromSuperview() }
    guard let cell = open.cell else { return }
    let wasSwipe = !cell.showingDeleteConfirmation
    cell.showingDeleteConfirmation = false
    cell.slide = 0
    cell.setNeedsLayout()
    if wasSwipe {
      tableDelegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
    }
  }

  /// A tap on the circle that an edited row begins with.
  func editControlTapped(_ path: IndexPath, _ control: TableEditControl) {
    switch control.style {
    case .insert: rowSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      if uncovered?.path == path { coverRow() } else { confirmDeletion(at: path) }
    case .none: break
    }
  }

  // MARK: Moving

  /// Moves a row as a user does: the delegate may choose another place, and the data source is
  /// asked to move it there.
  func userMoved(_ source: IndexPath, to proposed: IndexPath) {
    guard editing, rowSource?.tableView(self, canMoveRowAt: source) ?? false else { return }
    let target =
      tableDelegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: source,
        toProposedIndexPath: proposed
      ) ?? proposed
    guard target != source else { return }
    rowSource?.tableView(self, moveRowAt: source, to: target)
    moveRow(at: source, to: target)
  }
}

extension UITableViewCell {
  /// The controls that the cell shows.
  var stateMask: StateMask {
    var mask: StateMask = []
    if editing { mask.insert(.showingEditControl) }
    if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }
}
