internal import QuartzCore

/// Items of a collection view that make room for placeholders (G-08): each is shown as many places
/// further as there are placeholders before it in its section.
struct PlaceholderRoom {
  let placeholders: ListPlaceholders
  let layout: UICollectionViewLayout
  let counts: [Int]

  /// The attributes with which a cell is shown meanwhile; those of other views stay as they are.
  func place(_ own: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard own.representedElementCategory == .cell else { return own }
    let count = placeholders.count(before: own.indexPath)
    guard count > 0, let shown = own.copy() as? UICollectionViewLayoutAttributes,
      let frame = frame(own.indexPath.item + count, in: own.indexPath.section)
    else { return own }
    shown.frame.origin = frame.origin
    return shown
  }

  /// The frame of a place in a section, which may have no item of the data source's.
  func frame(_ item: Int, in section: Int) -> CGRect? {
    let count = count(of: section)
    if item < count { return own(item, section) }
    if count == 0 { return frame(item, inEmpty: section) }
    guard let last = own(count - 1, section) else { return nil }
    // A layout is asked for items that exist: behind them lines go on as the last two items lie.
    let before = count > 1 ? own(count - 2, section) : nil
    var result = last
    for _ in count...item {
      let step = before.flatMap { $0.minY == last.minY ? last.minX - $0.minX : nil }
      let next = result.offsetBy(dx: step ?? 0, dy: 0)
      if step != nil, next.maxX <= width, next.minX >= 0 {
        result = next
      } else {
        let first = step == nil ? last.minX : own(0, section)?.minX ?? last.minX
        result.origin = CGPoint(x: first, y: result.maxY + gap(last, before))
      }
    }
    return result
  }

  /// The number of items that a section has, without placeholders.
  private func count(of section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The frame of a place in a section without items: like that of the nearest section with some, and
  /// of the layout's item size without any.
  private func frame(_ item: Int, inEmpty section: Int) -> CGRect? {
    guard counts.indices.contains(section) else { return nil }
    let filled = counts.indices.filter { counts[$0] > 0 }
    if let like = filled.min(by: { abs($0 - section) < abs($1 - section) }) {
      return frame(item, in: like)?.offsetBy(dx: 0, dy: top(of: section) - top(of: like))
    }
    let flow = layout as? UICollectionViewFlowLayout
    let size = flow?.itemSize ?? CGSize(width: width, height: TableMetrics.rowHeight)
    let inset = flow?.sectionInset ?? .zero
    return CGRect(
      x: inset.left,
      y: top(of: section) + inset.top + CGFloat(item) * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// The end of what the layout has before the items of a section.
  private func top(of section: Int) -> CGFloat {
    if let header = supplementary(UICollectionView.elementKindSectionHeader, section) {
      return header.maxY
    }
    for before in (0..<section).reversed() {
      let parts = [
        supplementary(UICollectionView.elementKindSectionFooter, before),
        own(counts[before] - 1, before),
        supplementary(UICollectionView.elementKindSectionHeader, before),
      ]
      if let part = parts.lazy.compactMap(\.self).first { return part.maxY }
    }
    return 0
  }

  private func supplementary(_ kind: String, _ section: Int) -> CGRect? {
    let path = IndexPath(item: 0, section: section)
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
  }

  /// The size of the layout's content with what is shown behind it meanwhile.
  var contentSize: CGSize {
    let own = layout.collectionViewContentSize
    let ends = Set(placeholders.all.map(\.path.section)).compactMap { section in
      let kept = placeholders.count(before: IndexPath(item: .max, section: section))
      return frame(count(of: section) + kept - 1, in: section)?.maxY
    }
    return CGSize(width: own.width, height: max(own.height, ends.max() ?? 0))
  }

  private var width: CGFloat { layout.collectionViewContentSize.width }

  /// The distance between lines, as far as the last two items tell.
  private func gap(_ last: CGRect, _ before: CGRect?) -> CGFloat {
    guard let before, before.maxY <= last.minY else { return 0 }
    return last.minY - before.maxY
  }

  private func own(_ item: Int, _ section: Int) -> CGRect? {
    guard item >= 0 else { return nil }
    return layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

extension UICollectionView {
  /// A cell for a placeholder, filled by the app.
  func cell(of placeholder: UICollectionViewPlaceholder) -> UICollectionViewCell {
    let path = placeholder.insertionIndexPath
    let cell = dequeueCell(placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// The room for placeholders; nil without any.
  var placeholderRoom: PlaceholderRoom? {
    guard let placeholders = dragAndDrop?.placeholders, !placeholders.isEmpty else { return nil }
    return PlaceholderRoom(
      placeholders: placeholders,
      layout: collectionViewLayout,
      counts: currentCounts
    )
  }

  /// Shows the placeholders' cells where the items make room.
  func layOutPlaceholders(in room: PlaceholderRoom) {
    for (index, placeholder) in room.placeholders.all.enumerated() {
      let section = placeholder.path.section
      guard let frame = room.frame(room.placeholders.shownRow(of: index), in: section) else {
        continue
      }
      let isNew = placeholder.cell.superview !== self
      if isNew {
        UIView.performWithoutAnimation { placeholder.cell.frame = frame }
        addSubview(placeholder.cell)
      } else {
        placeholder.cell.frame = frame
      }
    }
  }
}
