internal import QuartzCore

/// Rows from the top: prompt, buttons and title, large title, search bar.
extension NavigationBarContent {
  func layOutContent() {
    guard let bar else { return }
    let metrics = bar.metrics
    let isSearching = bar.placement.isSearching
    for view in [prompt, backButton, titleView] + leading + trailing {
      view?.isHidden = isSearching
    }
    var top = bar.sheetPadding
    if let prompt {
      prompt.frame = CGRect(x: 0, y: top + 5, width: bounds.width, height: 20)
      top += metrics.promptRow
    }
    layOutRow(CGRect(x: 0, y: top, width: bounds.width, height: metrics.navigationRow))
    top += metrics.navigationRow + bar.sheetPadding
    let shownTitle = isSearching ? 0 : bar.shownLargeTitle
    layOutLargeTitle(from: top, height: shownTitle)
    let searchTop = isSearching ? 0 : top + shownTitle
    let searchHeight = isSearching ? bounds.height : bar.shownSearch
    layOutSearch(from: searchTop, height: searchHeight)
  }

  /// The large title leaves upwards, and the one in the row comes once it is gone.
  private func layOutLargeTitle(from top: CGFloat, height: CGFloat) {
    titleRow.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    guard let bar, let largeTitle else { return }
    let row = bar.metrics.largeTitleRow
    let margins = sideMargins
    largeTitle.frame = CGRect(
      x: margins.left,
      y: 3 - (row - height),
      width: bounds.width - margins.horizontal,
      height: largeTitle.font.lineHeight.rounded(.up)
    )
    if bar.topItem?.titleView == nil { titleView?.alpha = height < 4 ? 1 : 0 }
  }

  private func layOutSearch(from top: CGFloat, height: CGFloat) {
    searchRow.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    guard let searchBar else { return }
    let full = max(height, NavigationBarContent.searchRow)
    searchBar.frame = CGRect(x: 8, y: height - full, width: bounds.width - 16, height: full)
    let share = (height - full / 2) / (full / 2)
    searchBar.alpha = min(max(share, 0), 1)
  }

  /// Contents keep the margins of the screen and clear of the notch in landscape.
  private var sideMargins: UIEdgeInsets {
    let margin: CGFloat = bounds.width > 400 ? 20 : 16
    let safe = bar?.safeAreaInsets ?? .zero
    return UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin)
  }

  private func layOutRow(_ row: CGRect) {
    let margins = sideMargins
    var left = margins.left
    if let backButton {
      let inset = (bar?.safeAreaInsets.left ?? 0) + 8
      backButton.shorten(to: roomBesideTitle(in: row) - inset)
      let width = min(backButton.sizeThatFits(row.size).width, row.width / 2)
      backButton.frame = CGRect(x: inset, y: row.minY, width: width, height: row.height)
      left = backButton.frame.maxX + 8
    }
    var right = row.width - margins.right
    // The first item has its place in any case, then come those of the other side (W-108).
    layOut(leading.prefix(1), from: &left, to: .infinity, in: row)
    for (index, view) in trailing.enumerated() {
      let width = BarButton.width(of: view, in: row.size)
      guard right - width >= left || index == 0 && leading.isEmpty && backButton == nil else {
        for view in trailing[index...] { view.isHidden = true }
        break
      }
      let frame = placed(view, at: right - width, in: row)
      right = frame.minX - spacing(after: view)
    }
    layOut(leading.dropFirst(), from: &left, to: right, in: row)
    layOutTitle(in: row, from: left, to: right)
  }

  /// Places views beside one another; those that would overlap what is at the other side are not shown,
  /// nor those behind them (W-108).
  private func layOut(
    _ views: ArraySlice<UIView>,
    from left: inout CGFloat,
    to right: CGFloat,
    in row: CGRect
  ) {
    for (index, view) in zip(views.indices, views) {
      guard left + BarButton.width(of: view, in: row.size) <= right else {
        for view in views[index...] { view.isHidden = true }
        return
      }
      left = placed(view, at: left, in: row).maxX + spacing(after: view)
    }
  }

  /// The free width before a title in the middle.
  private func roomBesideTitle(in row: CGRect) -> CGFloat {
    guard let titleView else { return row.width / 2 }
    let title = BarButton.size(of: titleView, in: row.size).width
    return max((row.width - title) / 2 - 6, 0)
  }

  private func spacing(after view: UIView) -> CGFloat { view is BarSpace ? 0 : 16 }

  private func placed(_ view: UIView, at x: CGFloat, in row: CGRect) -> CGRect {
    let size = BarButton.size(of: view, in: row.size)
    let frame = CGRect(
      x: x,
      y: row.minY + ((row.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    BarButton.place(view, in: frame)
    return view.frame
  }

  /// The title is centered on the bar and gives way to the views beside it.
  private func layOutTitle(in row: CGRect, from left: CGFloat, to right: CGFloat) {
    guard let titleView else { return }
    let room = max(right - left, 0)
    let fitting = BarButton.size(of: titleView, in: CGSize(width: room, height: row.height))
    let width = min(fitting.width, room)
    let centered = (row.width - width) / 2
    let x = max(left, min(centered, right - width))
    let scale = max(traitCollection.displayScale, 1)
    let y = row.minY + (row.height - fitting.height) / 2
    let frame = CGRect(
      x: (x * scale).rounded() / scale,
      y: (y * scale).rounded() / scale,
      width: width,
      height: fitting.height
    )
    BarButton.place(titleView, in: frame)
  }
}
