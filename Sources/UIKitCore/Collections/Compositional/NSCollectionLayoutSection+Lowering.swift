internal import QuartzCore

/// From the objects that an app made to the values that the geometry knows.
extension NSCollectionLayoutSection {
  /// The section in an environment of a size; `reference` has the insets of each edge to begin at.
  func plan(
    _ traits: UITraitCollection,
    in size: CGSize,
    axis: LayoutAxis,
    scale: CGFloat,
    reference: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  ) -> SectionPlan {
    let edges = reference(contentInsetsReference)
    let followed = supplementariesFollowContentInsets ? contentInsets.orZero : .zero
    return SectionPlan(
      node: node(traits, in: size, scale: scale),
      spacing: interGroupSpacing.orZero,
      insets: contentInsets.orZero + edges,
      boundaryInsets: followed + reference(supplementaryContentInsetsReference),
      boundaries: boundarySupplementaryItems.boundaries,
      backgrounds: backgrounds,
      scrolling: orthogonalScrollingBehavior,
      scale: scale
    )
  }

  /// The section's group; an app that computes it is asked once, for the size that it has in the
  /// collection view as a whole (V-123).
  private func node(
    _ traits: UITraitCollection,
    in size: CGSize,
    scale: CGFloat
  ) -> LayoutNode {
    var node = group.node(traits)
    guard case .custom(let provider) = node.content else { return node }
    let whole = node.extent.resolved(in: size, scale: scale)
    let insets = node.extent.effective(node.insets)
    let answer = Lazily { provider(whole, insets) }
    node.content = .custom { _, _ in answer.value }
    return node
  }

  private var backgrounds: [BackgroundView] {
    var counts: [String: Int] = [:]
    return decorationItems.map { item in
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      return BackgroundView(
        kind: item.elementKind,
        index: index,
        insets: item.contentInsets.orZero,
        zIndex: item.zIndex
      )
    }
  }
}

extension [NSCollectionLayoutBoundarySupplementaryItem] {
  /// The views, each with its place among those of its kind.
  @MainActor var boundaries: [BoundaryView] {
    var counts: [String: Int] = [:]
    return map { item in
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      return BoundaryView(
        kind: item.elementKind,
        index: index,
        edges: item.alignment.edges,
        offset: item.offset,
        extent: item.layoutSize.extent,
        insets: item.contentInsets.orZero,
        gaps: item.edgeSpacing?.gaps ?? LayoutEdgeGaps(),
        zIndex: item.zIndex,
        extends: item.extendsBoundary,
        isPinned: item.pinToVisibleBounds
      )
    }
  }
}

extension NSCollectionLayoutItem {
  /// True if views of a kind go with the item or a part of it.
  func attaches(_ kind: String) -> Bool {
    supplementaryItems.contains { $0.elementKind == kind }
      || (self as? NSCollectionLayoutGroup)?.subitems.contains { $0.attaches(kind) } ?? false
  }

  func node(_ traits: UITraitCollection) -> LayoutNode {
    LayoutNode(
      extent: layoutSize.extent,
      insets: contentInsets.orZero,
      edges: edgeSpacing?.gaps ?? LayoutEdgeGaps(),
      attached: supplementaryItems.map(\.attached),
      content: (self as? NSCollectionLayoutGroup)?.content(traits) ?? .item
    )
  }
}

extension NSCollectionLayoutGroup {
  fileprivate func content(_ traits: UITraitCollection) -> LayoutNode.Content {
    switch arrangement {
    case .line(let axis): .line(line(axis, traits))
    case .repeated(let axis, let count): .line(line(axis, traits, count: count))
    case .shared(let axis, let count): .line(shares(axis, traits, count: count))
    case .custom(let provider):
      .custom { size, insets in
        let environment = LayoutEnvironment(LayoutContainer(size, insets: insets), traits)
        return provider(environment).map {
          LayoutNode.CustomFrame(frame: $0.frame, zIndex: $0.zIndex)
        }
      }
    }
  }

  private func line(
    _ axis: LayoutAxis,
    _ traits: UITraitCollection,
    count: Int? = nil
  ) -> LayoutLine {
    LayoutLine(
      axis: axis,
      nodes: subitems.map { $0.node(traits) },
      gap: interItemSpacing?.gap.orZero ?? LayoutGap(),
      count: count
    )
  }

  /// A line whose items have equal shares of it, whatever their own lengths (V-45).
  private func shares(
    _ axis: LayoutAxis,
    _ traits: UITraitCollection,
    count: Int
  ) -> LayoutLine {
    var line = line(axis, traits, count: count)
    let share = 1 / CGFloat(max(count, 1))
    for index in line.nodes.indices {
      if axis == .horizontal {
        line.nodes[index].extent.width = LayoutLength(kind: .fractionOfWidth, value: share)
      } else {
        line.nodes[index].extent.height = LayoutLength(kind: .fractionOfHeight, value: share)
      }
    }
    return line
  }
}

extension NSCollectionLayoutSupplementaryItem {
  fileprivate var attached: AttachedView {
    AttachedView(
      kind: elementKind,
      extent: layoutSize.extent,
      insets: contentInsets.orZero,
      container: containerAnchor.point,
      own: itemAnchor?.point,
      zIndex: zIndex
    )
  }
}

/// A value that is worked out when it is asked for the first time.
private final class Lazily<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) { self.make = make }
}
