internal import QuartzCore

/// From places to attributes, which are made for what is asked about alone.
extension UICollectionViewFlowLayout {
  /// Pinned headers and footers lie above what passes under them (V-259).
  private static let pinnedLevel = 10

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (low, high) = (axis.start(rect), axis.end(rect))
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sectionsReaching(from: low, to: high) {
      extraAttributes(.header, of: index).map { found.append($0) }
      for item in sections[index].items(from: low, to: high) {
        itemAttributes(at: IndexPath(item: item, section: index)).map { found.append($0) }
      }
      extraAttributes(.footer, of: index).map { found.append($0) }
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  private func sectionsReaching(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard sections.allSatisfy(\.isOrdered) else { return 0..<sections.count }
    let first = sections.partitionIndex { $0.end >= low - 1 }
    let last = sections.partitionIndex { $0.start > high + 1 }
    return first..<max(first, last)
  }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let known = items[path] { return known }
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].frames.indices.contains(path.item)
    else { return nil }
    let attributes = newAttributes()
    attributes.indexPath = path
    // Places are whole pixels, sizes stay what they are (W-08).
    attributes.frame = aligned(sections[path.section].frames[path.item])
    items[path] = attributes
    return attributes
  }

  /// The two views that a section may have beside its items.
  enum Extra {
    case header, footer

    @MainActor init?(kind: String) {
      switch kind {
      case UICollectionView.elementKindSectionHeader: self = .header
      case UICollectionView.elementKindSectionFooter: self = .footer
      default: return nil
      }
    }

    @MainActor var kind: String {
      self == .header
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    }
  }

  func extraAttributes(_ extra: Extra, of index: Int) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(index) else { return nil }
    let (kind, path) = (extra.kind, IndexPath(item: 0, section: index))
    let key = SupplementaryKey(kind: kind, path: path)
    if let known = extras[key] { return known }
    let section = sections[index]
    guard let frame = extra == .header ? section.header : section.footer else { return nil }
    let attributes = newAttributes()
    attributes.indexPath = path
    attributes.represent(.supplementaryView, kind)
    attributes.frame = frame
    let pins =
      extra == .header ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if pins, let view = collectionView {
      attributes.frame = aligned(pinned(frame, extra, of: section, in: view))
      attributes.zIndex = Self.pinnedLevel
    }
    extras[key] = attributes
    return attributes
  }

  /// The place at which a view stays in sight as long as its section does (V-259).
  private func pinned(
    _ frame: CGRect,
    _ extra: Extra,
    of section: FlowSection,
    in view: UICollectionView
  ) -> CGRect {
    let shown = view.bounds.inset(by: view.adjustedContentInset)
    let shift = PinGeometry(axis: axis, end: section.end - section.start).shift(
      from: axis.start(frame) - section.start,
      length: axis.length(frame.size),
      isFirst: extra == .header,
      visible: LayoutSolution.VisibleRange(
        start: axis.start(shown) - section.start,
        end: axis.end(shown) - section.start
      )
    )
    let way = axis.point(along: shift, across: 0)
    return frame.offsetBy(dx: way.x, dy: way.y)
  }

  private func aligned(_ frame: CGRect) -> CGRect { collectionView?.alignToPixel(frame) ?? frame }
}
