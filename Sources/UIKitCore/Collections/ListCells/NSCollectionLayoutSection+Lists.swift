internal import QuartzCore

extension NSCollectionLayoutSection {
  /// Makes a section whose items are the rows of a list, as wide as the layout and as high as they
  /// need (V-79).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(TableMetrics.rowHeight)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = configuration.insets(in: layoutEnvironment)
    if configuration.appearance.isCard { section.contentInsetsReference = .safeArea }
    if !configuration.appearance.isCard { section.contentInsetsReference = .none }
    section.supplementaryContentInsetsReference = section.contentInsetsReference
    section.boundarySupplementaryItems = configuration.boundaries
    return section
  }

  /// The first section of a grouped list begins further down than the others, its header included.
  func addGroupedTop(to plan: inout SectionPlan) {
    guard let list, list.appearance.tableStyle != .plain else { return }
    let gap = TableMetrics.firstGroupedHeader
    if let header = plan.boundaries.firstIndex(where: { $0.edges == .top }) {
      plan.boundaries[header].gaps.top.length += gap
    } else {
      plan.insets.top += gap
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout whose sections are all lists of one configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// True if rows keep a margin beside the safe area.
  fileprivate var isCard: Bool { self == .insetGrouped || self == .sidebar }
}

extension UICollectionLayoutListConfiguration {
  /// The distances around the rows of a section: those of a table's style.
  fileprivate func insets(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSDirectionalEdgeInsets {
    let metrics = TableMetrics(
      screenWidth: environment.container.contentSize.width,
      scale: environment.traitCollection.displayScale
    )
    let side = appearance.isCard ? metrics.margin : 0
    let isGrouped = appearance.tableStyle != .plain
    let top = isGrouped && headerMode == .none ? TableMetrics.groupedGap : 0
    let bottom = isGrouped && footerMode == .none ? TableMetrics.groupedGap : 0
    let padding = headerTopPadding ?? (appearance == .plain ? TableMetrics.plainHeaderPadding : 0)
    return NSDirectionalEdgeInsets(
      top: headerMode == .firstItemInSection ? padding : top,
      leading: side,
      bottom: bottom,
      trailing: side
    )
  }

  /// Header and footer of a section, as views beside the items.
  fileprivate var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
    var made: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let height = appearance == .plain ? TableMetrics.plainHeader : TableMetrics.groupedHeader
      let kind = UICollectionView.elementKindSectionHeader
      let header = boundary(kind, .top, height)
      header.pinToVisibleBounds = appearance == .plain
      let padding = headerTopPadding ?? (appearance == .plain ? TableMetrics.plainHeaderPadding : 0)
      if padding > 0 {
        header.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: nil,
          top: .fixed(padding),
          trailing: nil,
          bottom: nil
        )
      }
      made.append(header)
    }
    if footerMode == .supplementary {
      let kind = UICollectionView.elementKindSectionFooter
      made.append(boundary(kind, .bottom, TableMetrics.plainHeader))
    }
    return made
  }

  private func boundary(
    _ kind: String,
    _ alignment: NSRectAlignment,
    _ height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(height)
      ),
      elementKind: kind,
      alignment: alignment
    )
  }
}
