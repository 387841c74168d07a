internal import QuartzCore

/// Columns that come and go in motion.
extension UISplitViewController {
  /// Moves the columns from where an arrangement had them to where the present one wants them.
  ///
  /// The transition sends the appearance callbacks of the outermost column that comes and of the
  /// one that goes; the other columns' follow from their views.
  func moveColumns(from old: DisplayMode) {
    guard motion == nil, !isCollapsed, viewIfLoaded?.window != nil else {
      motion?.end(finished: true)
      return columnsChanged()
    }
    let (before, after) = (columns(in: old), columns(in: currentDisplayMode))
    let coming = after.filter { !before.contains($0) }
    let leaving = before.filter { !after.contains($0) }
    guard !coming.isEmpty || !leaving.isEmpty else { return columnsChanged() }
    var (start, end) = (places(in: old), places(in: currentDisplayMode))
    start.add(coming, outside: view.bounds, from: end, isMirrored: primaryEdge == .trailing)
    end.add(leaving, outside: view.bounds, from: start, isMirrored: primaryEdge == .trailing)
    var transition = Transition(owner: self, container: view)
    transition.to = coming.first.flatMap { side($0, start, end) }
    transition.from = leaving.first.flatMap { side($0, start, end) }
    transition.animator = SplitAnimator { [weak self] in
      self?.put(coming, at: start)
    } move: { [weak self] in
      self?.place(before + coming, at: end)
    }
    transition.completion = { [weak self] _ in
      self?.motion = nil
      self?.columnsChanged()
    }
    let runner = TransitionRunner(transition)
    motion = runner
    motionSize = view.bounds.size
    runner.run()
  }

  private func side(_ column: Column, _ start: SplitPlaces, _ end: SplitPlaces) -> TransitionSide? {
    columns[column].map { controller in
      TransitionSide(
        controller: controller,
        view: controller.view,
        initialFrame: start.frames[column] ?? .zero,
        finalFrame: end.frames[column] ?? .zero
      )
    }
  }

  /// Puts what comes beside the window, and the shade that comes with it.
  private func put(_ coming: [Column], at start: SplitPlaces) {
    for column in coming.reversed() {
      columns[column].map { show($0, in: start.frames[column] ?? .zero, false) }
    }
    if currentDisplayMode.isOver, let last = columns[.secondary]?.viewIfLoaded {
      chrome.showShade(true, above: last, in: view)
      chrome.fadeShade(to: 0)
    }
    // The views that come have their contents in place before they move.
    view.layoutIfNeeded()
  }

  private func place(_ moving: [Column], at end: SplitPlaces) {
    for column in moving {
      guard let frame = end.frames[column] else { continue }
      columns[column]?.viewIfLoaded?.frame = frame
    }
    chrome.moveSeparators(end.lines)
    chrome.fadeShade(to: currentDisplayMode.isOver ? 1 : 0)
    view.subviews.forEach { $0.layoutIfNeeded() }
  }

  /// The frames of the columns in a display mode.
  func places(in mode: DisplayMode) -> SplitPlaces {
    SplitPlaces(
      bounds: view.bounds,
      mode: mode,
      shown: columns(in: mode),
      widths: [.primary: primaryWidth, .supplementary: supplementaryWidth],
      hairline: 1 / max(traitCollection.displayScale, 1),
      isMirrored: primaryEdge == .trailing
    )
  }
}

extension SplitPlaces {
  /// Notes columns that are not seen where they wait: outside, by as much as they are wide.
  fileprivate mutating func add(
    _ columns: [UISplitViewController.Column],
    outside bounds: CGRect,
    from other: SplitPlaces,
    isMirrored: Bool
  ) {
    let seen = columns.compactMap { other.frames[$0] }
    let distance =
      isMirrored
      ? bounds.width - (seen.map(\.minX).min() ?? 0) : -(seen.map(\.maxX).max() ?? 0)
    for column in columns {
      frames[column] = other.frames[column]?.offsetBy(dx: distance, dy: 0)
    }
  }
}

/// Moves the columns of a split from one arrangement to the next.
private final class SplitAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let prepare: () -> Void
  private let move: () -> Void

  init(prepare: @escaping () -> Void, move: @escaping () -> Void) {
    self.prepare = prepare
    self.move = move
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    prepare()
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: .curveEaseInOut,
      animations: move,
      completion: { _ in context.complete() }
    )
  }
}
