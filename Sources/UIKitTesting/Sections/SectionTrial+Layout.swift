internal import UIKitCore

/// The layout of a trial, made as an app makes one.
extension SectionTrial {
  static let headerKind = "header"

  func layout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isRow ? .horizontal : .vertical
    configuration.interSectionSpacing = between
    configuration.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index].made(isRow: isRow) },
      configuration: configuration
    )
  }
}

extension SectionTrial.Section {
  fileprivate func made(isRow: Bool) -> NSCollectionLayoutSection? {
    guard let group = part.made as? NSCollectionLayoutGroup else { return nil }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets.made
    section.interGroupSpacing = spacing
    section.supplementariesFollowContentInsets = headersKeepInsets
    section.orthogonalScrollingBehavior = scrolls ? .continuous : .none
    section.boundarySupplementaryItems = headers.map { $0.made(isRow: isRow) }
    return section
  }
}

extension SectionTrial.Header {
  fileprivate func made(isRow: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let corners: [NSRectAlignment] =
      if isRow {
        isLast
          ? [.topTrailing, .trailing, .bottomTrailing] : [.topLeading, .leading, .bottomLeading]
      } else {
        isLast ? [.bottomLeading, .bottom, .bottomTrailing] : [.topLeading, .top, .topTrailing]
      }
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width.made, heightDimension: height.made),
      elementKind: SectionTrial.headerKind,
      alignment: corners[side + 1],
      absoluteOffset: offset
    )
    item.extendsBoundary = extends
    return item
  }
}

extension SectionTrial.Part {
  fileprivate var made: NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(widthDimension: width.made, heightDimension: height.made)
    let item = line?.made(size) ?? NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = insets.made
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: edges.leading.made,
      top: edges.top.made,
      trailing: edges.trailing.made,
      bottom: edges.bottom.made
    )
    return item
  }
}

extension SectionTrial.Line {
  fileprivate func made(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    let group = group(size, parts.map(\.made))
    group.interItemSpacing = gap.made
    return group
  }

  private func group(
    _ size: NSCollectionLayoutSize,
    _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    guard let count else {
      return isRow
        ? .horizontal(layoutSize: size, subitems: items)
        : .vertical(layoutSize: size, subitems: items)
    }
    if shares {
      return isRow
        ? .horizontal(layoutSize: size, subitem: items[0], count: count)
        : .vertical(layoutSize: size, subitem: items[0], count: count)
    }
    return isRow
      ? .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
      : .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
  }
}

extension SectionTrial.Length {
  fileprivate var made: NSCollectionLayoutDimension {
    switch measure {
    case .points: .absolute(value)
    case .estimate: .estimated(value)
    case .ofWidth: .fractionalWidth(value)
    case .ofHeight: .fractionalHeight(value)
    }
  }
}

extension SectionTrial.Gap {
  fileprivate var made: NSCollectionLayoutSpacing { grows ? .flexible(points) : .fixed(points) }
}

extension SectionTrial.Sides<CGFloat> {
  fileprivate var made: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
