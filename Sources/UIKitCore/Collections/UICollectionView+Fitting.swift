internal import QuartzCore

/// The answer of a view to what size it prefers.
struct FittingAnswer {
  /// The size that it was asked about, with 0 for the sides that it decides.
  var question: CGSize
  var sides: FittingSides
  var size: CGSize
}

/// Views that decide their own size.
extension UICollectionView {
  /// Asks the views in sight what size they prefer; true if the layout has to be computed anew.
  func sizeShown() -> Bool {
    guard collectionViewLayout is UICollectionViewCompositionalLayout else { return sizeCells() }
    var isStale = false
    for attributes in fittable {
      guard let view = shownView(of: attributes), !hasAnswered(view, attributes),
        // What others said meanwhile may have moved it.
        let original = current(attributes), !original.fitting.isEmpty
      else { continue }
      if fit(view, original) { isStale = true }
    }
    return isStale
  }

  private func shownView(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else { return cells[attributes.indexPath] }
    return supplementary[SupplementaryKey(kind: kind, path: attributes.indexPath)]
  }

  private func current(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (collectionViewLayout, attributes.indexPath)
    guard let kind = attributes.representedElementKind else {
      return layout.layoutAttributesForItem(at: path)
    }
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  /// True if the layout knows the view's answer to the question that it would be asked.
  private func hasAnswered(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let answer = view.fitting else { return false }
    return answer.question == attributes.question && answer.sides == attributes.fitting
      && answer.size == attributes.known
  }

  private func fit(
    _ view: UICollectionReusableView,
    _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return false }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    view.fitting = FittingAnswer(
      question: original.question,
      sides: original.fitting,
      size: preferred.size
    )
    return collectionViewLayout.heed(preferred, original)
  }

  /// Asks all cells of a flow or an app's own layout.
  private func sizeCells() -> Bool {
    var isStale = false
    let layout = collectionViewLayout
    let flow = layout as? UICollectionViewFlowLayout
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let original = layout.layoutAttributesForItem(at: path),
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      // A flow of fixed sizes does not ask its cells.
      if let flow, !flow.sizesItself(original) { continue }
      if layout.heed(cell.preferredLayoutAttributesFitting(copy), original) { isStale = true }
    }
    return isStale
  }

  /// A bar that grows or shrinks while the content is scrolled moves nothing: only insets that
  /// leave other room make a layout of sections stale.
  func insetsChanged() {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return collectionViewLayout.invalidateLayout()
    }
    if layout.hasOtherRoom { layout.invalidateLayout() }
  }

  /// Other traits may make other sections; text of another size makes other views.
  func traitsChanged(from old: UITraitCollection?) {
    guard collectionViewLayout is UICollectionViewCompositionalLayout else { return }
    let isSame =
      old?.preferredContentSizeCategory == traitCollection.preferredContentSizeCategory
    if !isSame { forgetFitting() }
    collectionViewLayout.invalidateLayout()
  }

  /// Has all views asked anew, for example in another room.
  func forgetFitting() {
    collectionViewLayout.forgetMeasurements()
    for cell in cells.values { cell.fitting = nil }
    for view in supplementary.values { view.fitting = nil }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The sides that the layout decides, with 0 for the others.
  fileprivate var question: CGSize {
    CGSize(
      width: fitting.contains(.width) ? 0 : size.width,
      height: fitting.contains(.height) ? 0 : size.height
    )
  }
}

extension UICollectionReusableView {
  /// The size that the view's constraints need where it decides a side itself.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes,
    content: UIView
  ) -> UICollectionViewLayoutAttributes {
    guard content.holdsLayout,
      let fitted = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let sides = attributes.fitting
    guard !sides.isEmpty else {
      let least = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      fitted.size = least
      guard least.width == 0 || least.height == 0 else { return fitted }
      // A side that the constraints leave open is as estimated, one that they make 0 is not (V-258).
      let near = content.systemLayoutSizeFitting(attributes.size)
      if least.width == 0 { fitted.size.width = near.width }
      if least.height == 0 { fitted.size.height = near.height }
      return fitted
    }
    let target = CGSize(
      width: sides.contains(.width) ? UIView.layoutFittingCompressedSize.width : fitted.size.width,
      height: sides.contains(.height)
        ? UIView.layoutFittingCompressedSize.height : fitted.size.height
    )
    let size = content.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: sides.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: sides.contains(.height) ? .fittingSizeLevel : .required
    )
    if sides.contains(.width) { fitted.size.width = size.width }
    if sides.contains(.height) { fitted.size.height = size.height }
    return fitted
  }
}

extension UICollectionViewLayout {
  /// Takes over what a view prefers to attributes of its own; true if the layout heeds it.
  package func heed(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard
      shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return false }
    let context = invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    invalidateLayout(with: context)
    return true
  }
}
