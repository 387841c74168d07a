internal import QuartzCore

/// A cell that makes room for uncovered actions.
protocol SwipedCell: UIView {
  /// The distance, in points, by which the content makes room.
  var slide: CGFloat { get set }
}

/// A row whose actions are uncovered.
struct UncoveredRow {
  let path: IndexPath
  weak var cell: (any SwipedCell)?
  let buttons: [TableActionButton]
  /// True if the buttons are at the leading side.
  let isLeading: Bool
}

/// A list whose rows uncover actions when they are swiped: a table, or a collection view with lists.
protocol SwipedList: UIScrollView {
  /// The row whose actions are uncovered.
  var uncovered: UncoveredRow? { get set }
  /// The row at a point, in the list's coordinates.
  func swipedRow(at point: CGPoint) -> IndexPath?
  /// The cell in sight that shows a row and can make room.
  func swipedCell(at path: IndexPath) -> (any SwipedCell)?
  /// The actions that swiping a row offers; nil for none.
  func actions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Called before the actions of a row that was swiped are uncovered.
  func willUncover(_ path: IndexPath)
  /// Called when the buttons have their places and the content makes room.
  func didUncover(_ cell: any SwipedCell)
  /// Called when they are gone.
  func didCover(_ cell: any SwipedCell)
}

extension SwipedList {
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
    guard let path = swipedRow(at: point) else { return uncovered != nil }
    return uncovered != nil || actions(at: path, isLeading: isLeading) != nil
  }

  private func swiped(at point: CGPoint, isLeading: Bool) {
    if let uncovered {
      let isBack = uncovered.isLeading != isLeading
      coverRow()
      if isBack { return }
    }
    guard let path = swipedRow(at: point) else { return }
    uncoverActions(at: path, isLeading: isLeading)
  }

  /// Slides a row aside and shows its actions.
  func uncoverActions(at path: IndexPath, isLeading: Bool) {
    coverRow()
    guard let configuration = actions(at: path, isLeading: isLeading),
      let cell = swipedCell(at: path)
    else { return }
    willUncover(path)
    // The cell holds the buttons.
    let buttons = configuration.actions.map { action in
      TableActionButton(title: action.title, image: action.image, color: action.backgroundColor) {
        [weak self, weak cell] in if let cell { self?.perform(action, in: cell) }
      }
    }
    show(buttons, on: cell, at: path, isLeading: isLeading)
  }

  func perform(_ action: UIContextualAction, in cell: UIView) {
    action.handler(action, cell) { [weak self] _ in self?.coverRow() }
  }

  func show(
    _ buttons: [TableActionButton],
    on cell: any SwipedCell,
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
    didUncover(cell)
  }

  /// Takes the actions away and slides the row back.
  func coverRow() {
    guard let open = uncovered else { return }
    uncovered = nil
    for button in open.buttons { button.removeFromSuperview() }
    guard let cell = open.cell else { return }
    cell.slide = 0
    didCover(cell)
  }
}

/// Recognises strokes across rows that have actions on the side which they uncover.
final class RowSwipeRecognizer: UISwipeGestureRecognizer {
  override func mayBegin() -> Bool {
    guard let list = view as? any SwipedList, super.mayBegin() else { return false }
    return list.mayUncover(at: location(in: list), isLeading: uncoversLeading(in: list))
  }

  func uncoversLeading(in list: UIView) -> Bool {
    (direction == .right) != list.isRightToLeft
  }
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
