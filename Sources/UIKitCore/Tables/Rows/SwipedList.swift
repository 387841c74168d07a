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
  /// The action that a swipe across the whole row performs; nil for none.
  var fullAction: UIContextualAction?

  /// The room that all buttons want, in points.
  var fullWidth: CGFloat { buttons.map(\.naturalWidth).reduce(0, +) }
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
    let swipe = RowSwipeRecognizer()
    swipe.handler = { [weak swipe] _ in swipe?.follow() }
    addGestureRecognizer(swipe)
  }

  /// Slides a row aside and shows its actions.
  func uncoverActions(at path: IndexPath, isLeading: Bool) {
    coverRow()
    guard let (cell, buttons, first) = actionButtons(at: path, isLeading: isLeading) else { return }
    willUncover(path)
    show(buttons, on: cell, at: path, isLeading: isLeading)
    uncovered?.fullAction = first
    didUncover(cell)
  }

  /// The cell of a row with a button for each of its actions, and the action of a full swipe.
  func actionButtons(
    at path: IndexPath,
    isLeading: Bool
  ) -> (cell: any SwipedCell, buttons: [TableActionButton], first: UIContextualAction?)? {
    guard let configuration = actions(at: path, isLeading: isLeading),
      let cell = swipedCell(at: path)
    else { return nil }
    // The cell holds the buttons.
    let buttons = configuration.actions.map { action in
      TableActionButton(title: action.title, image: action.image, color: action.backgroundColor) {
        [weak self, weak cell] in if let cell { self?.perform(action, in: cell) }
      }
    }
    let first = configuration.performsFirstActionWithFullSwipe ? configuration.actions.first : nil
    return (cell, buttons, first)
  }

  func perform(_ action: UIContextualAction, in cell: UIView) {
    action.handler(action, cell) { [weak self] _ in self?.coverRow(animated: true) }
  }

  /// Adds the buttons to a cell, whose content makes room for them.
  func show(
    _ buttons: [TableActionButton],
    on cell: any SwipedCell,
    at path: IndexPath,
    isLeading: Bool
  ) {
    uncovered = UncoveredRow(path: path, cell: cell, buttons: buttons, isLeading: isLeading)
    for button in buttons { cell.addSubview(button) }
    slideRow(to: uncovered?.fullWidth ?? 0)
  }

  /// Makes so much room beside the content of the row that is uncovered, in points, and lets its
  /// buttons fill it: each in proportion, or the first alone.
  func slideRow(to room: CGFloat, firstTakesAll: Bool = false) {
    guard let open = uncovered, let cell = open.cell else { return }
    let isLeft = open.isLeading != isRightToLeft
    let part = room / max(open.fullWidth, 1)
    var x = isLeft ? 0 : cell.bounds.width
    for (index, button) in open.buttons.enumerated() {
      var width = button.naturalWidth * part
      if firstTakesAll { width = index == 0 ? room : 0 }
      if !isLeft { x -= width }
      button.frame = CGRect(x: x, y: 0, width: width, height: cell.bounds.height)
      if isLeft { x += width }
    }
    cell.slide = isLeft ? room : -room
    cell.setNeedsLayout()
  }

  /// Takes the actions away and slides the row back.
  func coverRow(animated: Bool = false) {
    guard let open = uncovered else { return }
    guard let cell = open.cell, animated, window != nil, UIView.areAnimationsEnabled else {
      uncovered = nil
      for button in open.buttons { button.removeFromSuperview() }
      guard let cell = open.cell else { return }
      cell.slide = 0
      return didCover(cell)
    }
    for button in open.buttons { button.isUserInteractionEnabled = false }
    UIView.animate(withDuration: rowSlideDuration, options: .allowUserInteraction) {
      self.slideRow(to: 0)
      cell.layoutIfNeeded()
    } completion: { _ in
      for button in open.buttons { button.removeFromSuperview() }
    }
    uncovered = nil
    didCover(cell)
  }

  /// Lets the row that a finger has let go slide until all of its actions are in sight.
  func openRow() {
    guard let open = uncovered, let cell = open.cell else { return }
    UIView.animate(withDuration: rowSlideDuration, options: .allowUserInteraction) {
      self.slideRow(to: open.fullWidth)
      cell.layoutIfNeeded()
    }
    didUncover(cell)
  }

  /// Lets the content leave the row, and performs the action of a full swipe.
  func completeSwipe() {
    guard let open = uncovered, let cell = open.cell, let action = open.fullAction else {
      return openRow()
    }
    UIView.animate(withDuration: rowSlideDuration, options: .allowUserInteraction) {
      self.slideRow(to: cell.bounds.width, firstTakesAll: true)
      cell.layoutIfNeeded()
    }
    didUncover(cell)
    perform(action, in: cell)
  }
}

/// The time in which a row slides open or back, in seconds.
private let rowSlideDuration: TimeInterval = 0.25
