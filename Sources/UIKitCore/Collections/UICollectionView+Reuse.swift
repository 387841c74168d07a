internal import QuartzCore

/// A prototype of a document: what new views of its identifier are decoded from.
package struct CollectionPrototype {
  let reuseIdentifier: String?
  /// The supplementary kind; nil for a cell.
  let kind: String?
  /// Decodes a new view.
  package let make: () -> Any?
}

/// Cells and supplementary views from the reuse pool, registrations and prototypes.
extension UICollectionView {
  /// The cell has its place before the app fills it (V-266).
  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = reuse.lent(.cell, identifier) as? UICollectionViewCell {
      cell.fitting = nil
      cell.joined(self, at: path, kind: nil)
      return cell
    }
    let place = place(of: path, kind: nil)
    let cell = takenCell(identifier, place)
    cell.fitting = nil
    cell.joined(self, at: path, kind: nil)
    put(cell, place)
    return cell
  }

  private func takenCell(
    _ identifier: String,
    _ place: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewCell {
    if let cell = reuse.take(.cell, identifier) as? UICollectionViewCell {
      cell.prepareForReuse()
      return cell
    }
    guard let made = newView(.cell, identifier, place) as? UICollectionViewCell else {
      UIKitException.list(
        .unknownIdentifier(.collection, identifier, kind: "UICollectionElementKindCell")
      ).raise()
    }
    made.reuseIdentifier = identifier
    return made
  }

  func dequeueSupplementary(
    _ kind: String,
    _ identifier: String,
    for path: IndexPath
  ) -> UICollectionReusableView {
    let place = place(of: path, kind: kind)
    if let view = reuse.take(.supplementary(kind), identifier) as? UICollectionReusableView {
      view.fitting = nil
      view.prepareForReuse()
      view.joined(self, at: path, kind: kind)
      put(view, place)
      return view
    }
    let view = newView(.supplementary(kind), identifier, place) as? UICollectionReusableView
    let made = view ?? UICollectionReusableView(frame: place?.frame ?? .zero)
    made.reuseIdentifier = identifier
    made.joined(self, at: path, kind: kind)
    put(made, place)
    return made
  }

  /// The place of the view that is asked for; nil if the layout has none, or is just computing it.
  private func place(of path: IndexPath, kind: String?) -> UICollectionViewLayoutAttributes? {
    if let arriving, arriving.indexPath == path, arriving.representedElementKind == kind {
      return arriving
    }
    guard collectionViewLayout.isPrepared, !collectionViewLayout.isPreparing,
      let counts, path.count == 2, counts.indices.contains(path.section)
    else { return nil }
    guard let kind else {
      return path.item < counts[path.section] ? layoutAttributesForItem(at: path) : nil
    }
    return layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
  }

  private func put(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes?
  ) {
    view.applied = nil
    guard let attributes else { return }
    UIView.withoutAnimation { place(view, attributes, in: container(of: attributes)) }
  }

  private func newView(
    _ kind: ReusePool.Kind,
    _ identifier: String,
    _ place: UICollectionViewLayoutAttributes?
  ) -> Any? {
    if let type = reuse.type(for: kind, identifier) as? UICollectionReusableView.Type {
      return type.made(place?.frame ?? .zero)
    }
    if let nib = reuse.nib(for: kind, identifier) {
      let objects = nib.instantiate(withOwner: nil, options: nil)
      return objects.first { $0 is UICollectionReusableView }
    }
    return prototypes.first { $0.reuseIdentifier == identifier && $0.matches(kind) }?.make()
  }

  // MARK: Documents

  /// One of each prototype, where a list shows its prototypes.
  var shownDocumentCells: [UICollectionViewCell]? {
    guard showsPrototypes else { return nil }
    if let documentCells { return documentCells }
    let made = prototypes.filter { $0.kind == nil }.compactMap {
      $0.make() as? UICollectionViewCell
    }
    guard !made.isEmpty else { return nil }
    documentCells = made
    return made
  }

  func documentCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let cells = shownDocumentCells, path.section == 0, cells.indices.contains(path.item)
    else { return nil }
    return cells[path.item]
  }

  func documentItemSize(_ path: IndexPath) -> CGSize? {
    documentCell(path).flatMap { $0.documentSize }
  }

  func decodeCollection(_ coder: NibCoder) {
    if let color = coder.color("backgroundColor") { backgroundColor = color }
    isPrefetchingEnabled = coder.bool("prefetchingEnabled") ?? true
    allowsSelection = coder.bool("allowsSelection") ?? true
    allowsMultipleSelection = coder.bool("allowsMultipleSelection") ?? false
    showsPrototypes = coder.archive.source.showsPrototypes
    isSpringLoaded = coder.bool("springLoaded") ?? false
    backgroundView = coder.object("backgroundView") as? UIView
    let cells = coder.child("cells")?.children("collectionViewCell") ?? []
    prototypes = cells.map { CollectionPrototype($0, kind: nil) }
    for (key, kind) in [
      ("sectionHeaderView", Self.elementKindSectionHeader),
      ("sectionFooterView", Self.elementKindSectionFooter),
    ] {
      guard let child = coder.child(key: key) else { continue }
      prototypes.append(CollectionPrototype(child, kind: kind))
    }
  }
}

extension CollectionPrototype {
  init(_ coder: NibCoder, kind: String?) {
    reuseIdentifier = coder.attribute("reuseIdentifier")
    self.kind = kind
    make = { coder.decodeFresh() }
  }

  func matches(_ wanted: ReusePool.Kind) -> Bool {
    switch wanted {
    case .cell: kind == nil
    case .header: false
    case .supplementary(let name): kind == name
    }
  }
}
