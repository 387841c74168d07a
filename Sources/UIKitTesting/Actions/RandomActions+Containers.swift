internal import CoreGraphics
internal import UIKitCore

/// Pages that are all there from the beginning; most of them in no hierarchy.
class ActionPages: UIPageViewController, UIPageViewControllerDataSource {
  var all: [UIViewController] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = all.firstIndex(where: { $0 === controller }) else { return nil }
    return all.indices.contains(index + step) ? all[index + step] : nil
  }
}

/// Actions with pages, columns, sheets and controllers that were used before.
extension RandomActions {
  // MARK: - Used again

  /// Keeps what was popped.
  func keep(_ controller: UIViewController?) {
    guard let controller, spare.count < 3, !spare.contains(controller) else { return }
    spare.append(controller)
  }

  /// One that was popped and has left everything; a column that waits to be shown again has not.
  func reused() -> UIViewController? {
    let busy = everyone
    let index = spare.firstIndex {
      $0.parent == nil && $0.presentingViewController == nil && $0.viewIfLoaded?.window == nil
        && !busy.contains($0)
    }
    return index.map { spare.remove(at: $0) }
  }

  // MARK: - Pages

  func pages(depth: Int) -> UIViewController {
    let style: UIPageViewController.TransitionStyle = dice.flip() ? .scroll : .pageCurl
    let axis: UIPageViewController.NavigationOrientation = dice.flip() ? .horizontal : .vertical
    let pages =
      isKept
      ? KeptActionPages(transitionStyle: style, navigationOrientation: axis)
      : ActionPages(transitionStyle: style, navigationOrientation: axis)
    // The first page receives `viewWillAppear` before anybody sees it, so it is a plain one (T-62).
    pages.all = (0..<4).map { $0 == 1 ? screen() : controller(depth: depth + 1) }
    pages.dataSource = pages
    pages.setViewControllers([pages.all[1]], direction: .forward, animated: false)
    return named(pages, "pages")
  }

  func turnPages(_ pages: ActionPages) {
    guard let page = dice.pick(pages.all), pages.viewIfLoaded?.window != nil else { return }
    pages.setViewControllers(
      [page],
      direction: dice.flip() ? .forward : .reverse,
      animated: animated([page], on: pages)
    )
  }

  /// A finger drags a page half way, and on or back.
  func dragPage(_ pages: ActionPages) {
    guard let view = pages.viewIfLoaded, view.window != nil else { return }
    let (width, height) = (view.bounds.width, view.bounds.height)
    let isAhead = dice.flip()
    let isAcross = pages.navigationOrientation == .horizontal
    func point(_ share: CGFloat) -> CGPoint {
      let share = isAhead ? 1 - share : share
      let own = CGPoint(
        x: width * (isAcross ? share : 0.5),
        y: height * (isAcross ? 0.5 : share)
      )
      return view.convert(own, to: nil)
    }
    let goes = dice.flip()
    story.note(
      "\(goes ? "on" : "and back"), \(isAhead ? "ahead" : "back") in \(pages.nameInLedger)"
    )
    let finger = stage.touch(at: point(0.2))
    finger.move(to: point(0.5), duration: 0.2)
    finger.move(to: point(goes ? 0.9 : 0.2), duration: 0.2)
    finger.lift()
  }

  // MARK: - Columns

  func split(depth: Int) -> UIViewController {
    let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
    let style = dice.pick(styles) ?? .unspecified
    let split = isKept ? KeptActionSplit(style: style) : UISplitViewController(style: style)
    let count = style == .tripleColumn ? 3 : 2
    split.viewControllers = (0..<count).map { _ in controller(depth: depth + 1) }
    return named(split, "split")
  }

  /// One that has named columns.
  func anySplit() -> UISplitViewController? {
    dice.pick(
      everyone.compactMap { $0 as? UISplitViewController }.filter { $0.style != .unspecified }
    )
  }

  private func column(of split: UISplitViewController) -> UISplitViewController.Column {
    let all: [UISplitViewController.Column] = [.primary, .secondary, .supplementary]
    return all[dice.number(below: split.style == .tripleColumn ? 3 : 2)]
  }

  func showColumn(_ split: UISplitViewController) {
    let column = column(of: split)
    story.note("\(column) of \(split.nameInLedger)")
    split.show(column)
  }

  func hideColumn(_ split: UISplitViewController) {
    let column = column(of: split)
    story.note("\(column) of \(split.nameInLedger)")
    split.hide(column)
  }

  func setColumn(_ split: UISplitViewController) {
    let new = controller(depth: depth(of: split) + 1)
    let column = column(of: split)
    tell([new], on: split)
    story.note("\(column)")
    split.setViewController(new, for: column)
  }

  /// Asks whoever is above to show another.
  func showDetail(_ sender: UIViewController) {
    guard sender.viewIfLoaded?.window != nil, sender.presentedViewController == nil,
      sender.splitViewController != nil
    else { return }
    let new = controller(depth: depth(of: sender))
    tell([new], on: sender)
    sender.showDetailViewController(new, sender: sender)
  }

  func setMode(_ split: UISplitViewController) {
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
    ]
    split.preferredDisplayMode = dice.pick(modes) ?? .automatic
    story.note("\(split.preferredDisplayMode) of \(split.nameInLedger)")
  }

  // MARK: - Sheets

  /// Pulls the topmost sheet down, all the way or not.
  func pullSheet() {
    let sheets = everyone.filter {
      $0.parent == nil && $0.presentingViewController != nil && $0.presentedViewController == nil
        && $0.sheetPresentationController != nil && $0.viewIfLoaded?.window != nil
    }
    guard let sheet = dice.pick(sheets) else { return }
    let goes = dice.flip()
    tell([], on: sheet)
    story.note(goes ? "away" : "and back")
    let place = sheet.view.convert(sheet.view.bounds, to: nil)
    let finger = stage.touch(at: CGPoint(x: place.midX, y: place.minY + 8))
    finger.move(to: CGPoint(x: place.midX, y: place.minY + 200), duration: 0.3)
    finger.move(
      to: CGPoint(x: place.midX, y: goes ? place.maxY : place.minY + 10),
      duration: 0.2
    )
    finger.lift()
  }
}
