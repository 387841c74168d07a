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
    let layout = collectionViewLayout
    guard layout is UICollectionViewCompositionalLayout else { return sizeCells() }
    var isStale = false
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let original = layout.layoutAttributesForItem(at: path) else { continue }
      if fit(cell, original) { isStale = true }
    }
    for (key, view) in supplementary {
      guard
        let original = layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
      else { continue }
      if fit(view, original) { isStale = true }
    }
    return isStale
  }

  /// Asks one view, unless it has answered the same question already.
  private func fit(
    _ view: UICollectionReusableView,
    _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let sides = original.fitting
    guard !sides.isEmpty else { return false }
    let question = CGSize(
      width: sides.contains(.width) ? 0 : original.size.width,
      height: sides.contains(.height) ? 0 : original.size.height
    )
    if let answer = view.fitting, answer.question == question, answer.sides == sides,
      original.known == answer.size
    {
      return false
    }
    guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return false }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    view.fitting = FittingAnswer(question: question, sides: sides, size: preferred.size)
    return heed(preferred, original)
  }

  private func heed(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return false }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    layout.invalidateLayout(with: context)
    return true
  }

  /// Asks all cells of a flow or an app's own layout.
  private func sizeCells() -> Bool {
    var isStale = false
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let original = collectionViewLayout.layoutAttributesForItem(at: path),
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      // A flow of fixed sizes does not ask its cells.
      if let flow, !flow.sizesItself(original) { continue }
      if heed(cell.preferredLayoutAttributesFitting(copy), original) { isStale = true }
    }
    return isStale
  }

  /// Has all views asked anew, for example in another room.
  func forgetFitting() {
    collectionViewLayout.forgetMeasurements()
    for cell in cells.values { cell.fitting = nil }
    for view in supplementary.values { view.fitting = nil }
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
      fitted.size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
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
