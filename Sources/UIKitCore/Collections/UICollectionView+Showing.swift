internal import QuartzCore

/// Views for what the layout has in sight.
extension UICollectionView {
  func dropHidden(_ shown: [UICollectionViewLayoutAttributes]) {
    let paths = Set(
      shown.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    )
    for (path, cell) in cells where !paths.contains(path) {
      cells[path] = nil
      let before = collectionViewLayout.changes?.places.origin(of: path)
      if before.map({ sendOff(cell, .item($0)) }) != true { takeAway(cell, at: path) }
    }
    let keys = keys(of: .supplementaryView, in: shown)
    for (key, view) in supplementary where !keys.contains(key) {
      supplementary[key] = nil
      takeAway(view, key)
    }
    guard !decorations.isEmpty else { return }
    let behind = self.keys(of: .decorationView, in: shown)
    for (key, view) in decorations where !behind.contains(key) {
      if !sendOff(view, .decoration) { view.removeFromSuperview() }
      decorations[key] = nil
    }
  }

  private func keys(
    of category: ElementCategory,
    in shown: [UICollectionViewLayoutAttributes]
  ) -> Set<SupplementaryKey> {
    Set(
      shown.lazy.filter { $0.representedElementCategory == category }.compactMap { attributes in
        attributes.representedElementKind.map {
          SupplementaryKey(kind: $0, path: attributes.indexPath)
        }
      }
    )
  }

  func show(_ attributes: UICollectionViewLayoutAttributes) {
    let before = arriving
    arriving = attributes
    defer { arriving = before }
    guard let view = view(for: attributes) else { return }
    let container = container(of: attributes)
    // New views appear in their final places, and only views that were there move.
    guard view.superview !== container else { return place(view, attributes, in: container) }
    guard view.superview == nil else { return move(view, attributes, to: container) }
    let first = isUpdating ? arrival(of: attributes) : nil
    UIView.performWithoutAnimation { place(view, first ?? attributes, in: container) }
    container.addSubview(view)
    if first != nil {
      // Its parts have their places before it moves, and do not grow into them.
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
      place(view, attributes, in: container)
    }
    tellOfDisplay(view, attributes)
  }

  /// Hands a view from one scroll view to another, from where it is seen.
  private func move(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes,
    to container: UIView
  ) {
    let seen = frame(shownFrame(of: view), in: container)
    UIView.performWithoutAnimation { view.frame = seen }
    container.addSubview(view)
    place(view, attributes, in: container)
  }

  private func tellOfDisplay(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    let delegate = delegate as? any UICollectionViewDelegate
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selection.contains(attributes.indexPath)
      cell.isInEditedList = isEditing
      delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if attributes.representedElementCategory == .supplementaryView,
      let kind = attributes.representedElementKind
    {
      delegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: kind,
        at: attributes.indexPath
      )
    }
  }

  func place(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes,
    in container: UIView
  ) {
    let frame = frame(attributes.frame, in: container)
    if CATransform3DIsIdentity(view.transform3D) {
      view.frame = frame
    } else {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    // What an app changes of a view stays until its attributes change (V-267).
    if let applied = view.applied, attributes.isEqual(applied) { return }
    view.applied = attributes.copy() as? UICollectionViewLayoutAttributes
    view.transform3D = attributes.transform3D
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    // A supplementary view is above the cells of its own level, which the cells of a section with a
    // background share with it (V-54).
    let isExtra = attributes.representedElementCategory == .supplementaryView
    view.layer.zPosition = CGFloat(attributes.zIndex) + (isExtra ? 0.5 : 0)
    view.apply(attributes)
  }

  /// The view that shows attributes, a new one if none does.
  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else {
      return cell(at: attributes.indexPath)
    }
    if attributes.representedElementCategory == .decorationView {
      return decoration(kind, attributes)
    }
    return supplementaryView(kind, at: attributes.indexPath)
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell {
    if let cell = cells[path] { return cell }
    let cell = UIView.withoutAnimation {
      dataSource?.collectionView(self, cellForItemAt: path) ?? documentCell(path)
        ?? UICollectionViewCell(frame: .zero)
    }
    cells[path] = cell
    return cell
  }

  private func supplementaryView(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    let key = SupplementaryKey(kind: kind, path: path)
    if let view = supplementary[key] { return view }
    let view = UIView.withoutAnimation {
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        ?? prototypes.first { $0.kind == kind }?.make() as? UICollectionReusableView
    }
    supplementary[key] = view
    return view
  }

  /// Decorations are made by the layout alone; one of an unknown kind is not shown.
  private func decoration(
    _ kind: String,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let key = SupplementaryKey(kind: kind, path: attributes.indexPath)
    if let view = decorations[key] { return view }
    let pool = collectionViewLayout.decorations
    let type = pool.type(for: .supplementary(kind), kind) as? UICollectionReusableView.Type
    let view =
      type?.made(attributes.frame)
      ?? pool.nib(for: .supplementary(kind), kind)?.instantiate(withOwner: nil, options: nil)
      .first { $0 is UICollectionReusableView } as? UICollectionReusableView
    decorations[key] = view
    return view
  }
}

extension UICollectionView {
  /// The place of a header, footer or the like that is shown; nil out of sight.
  public func indexPathForSupplementaryView(
    _ supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    supplementary.first { $0.value === supplementaryView }?.key.path
  }
}
