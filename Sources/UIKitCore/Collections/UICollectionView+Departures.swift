internal import QuartzCore

/// A view of something that is gone or leaves what is in sight, and where it disappears to.
struct Departure {
  enum Subject {
    case item(IndexPath)
    case extra(SupplementaryKey)
    case decoration
  }

  var view: UICollectionReusableView
  var subject: Subject
  var target: UICollectionViewLayoutAttributes
}

/// Views that come and go in a batch, and where the content is afterwards.
extension UICollectionView {
  /// The attributes from which a view appears that comes in with a batch.
  func arrival(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (collectionViewLayout, attributes.indexPath)
    let said: UICollectionViewLayoutAttributes?
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.supplementaryView, let kind?):
      said = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case (.decorationView, let kind?):
      said = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    default: said = layout.initialLayoutAttributesForAppearingItem(at: path)
    }
    return said.map(mirrored)
  }

  /// Has a view go that shows something no more; false if it is to be taken away at once.
  ///
  /// The place is the one before the batch.
  func sendOff(_ view: UICollectionReusableView, _ subject: Departure.Subject) -> Bool {
    guard isUpdating, view.superview != nil,
      let target = target(of: subject, view)
    else { return false }
    departures.append(Departure(view: view, subject: subject, target: mirrored(target)))
    return true
  }

  private func target(
    of subject: Departure.Subject,
    _ view: UICollectionReusableView
  ) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    switch subject {
    case .item(let path): return layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .extra(let key):
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind,
        at: key.path
      )
    case .decoration:
      guard let key = decorations.first(where: { $0.value === view })?.key else { return nil }
      return layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind,
        at: key.path
      )
    }
  }

  /// Moves the views that go to where they disappear; answers them.
  func depart() -> [Departure] {
    defer { departures = [] }
    for departure in departures {
      place(departure.view, departure.target, in: departure.view.superview ?? self)
    }
    return departures
  }

  func finish(_ departure: Departure) {
    switch departure.subject {
    case .item(let path):
      // A data source that keeps its cells may have shown this one again meanwhile.
      guard !cells.values.contains(where: { $0 === departure.view }) else { return }
      (departure.view as? UICollectionViewCell).map { takeAway($0, at: path) }
    case .extra(let key):
      guard !supplementary.values.contains(where: { $0 === departure.view }) else { return }
      takeAway(departure.view, key)
    case .decoration: departure.view.removeFromSuperview()
    }
  }

  /// Moves the content to where the layout wants it after a change.
  ///
  /// A view in no window asks nobody for its items yet.
  func moveToTarget() {
    guard window != nil else { return }
    collectionViewLayout.prepareIfNeeded()
    let old = contentSize
    contentSize = collectionViewLayout.collectionViewContentSize
    // Content that became shorter does not leave what is in sight empty.
    let isShorter = contentSize.width < old.width || contentSize.height < old.height
    let kept = isShorter && !isDragging && !isDecelerating ? clamped(contentOffset) : contentOffset
    let proposed = collectionViewLayout.targetContentOffset(forProposedContentOffset: kept)
    let target =
      (delegate as? any UICollectionViewDelegate)?
      .collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    if target != contentOffset { contentOffset = target }
  }
}
