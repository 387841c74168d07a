extension CALayer {
  func markForLayout() {
    guard !needs.layout else { return }
    needs.layout = true
    markSubtreeLayout()
    // A frame that would find nothing to draw is not made.
    markForCompositing()
  }

  /// Says to every layer above that something here waits for layout.
  func markSubtreeLayout() {
    needs.subtreeLayout = true
    if let above = links.superlayer, !above.needs.subtreeLayout { above.markSubtreeLayout() }
  }

  /// Lays out the layers of the tree that wait for it and belong to no view; a view's own pass has
  /// placed what is inside of its layer.
  package func layOutBesideViews() {
    guard needs.subtreeLayout else { return }
    needs.subtreeLayout = false
    if needs.layout {
      needs.layout = false
      if links.owner == nil { layoutSublayers() } else { layOutOfView() }
    }
    for sublayer in links.sublayers { sublayer.layOutBesideViews() }
    if needs.layout || links.sublayers.contains(where: \.needs.subtreeLayout) {
      needs.subtreeLayout = true
    }
  }

  func layOutFromHighestInNeed() {
    var highest = self
    while let above = highest.links.superlayer, above.needs.layout { highest = above }
    highest.layOutSubtree()
  }

  /// Top-down: a layer is placed before it places what is inside.
  private func layOutSubtree() {
    guard needs.subtreeLayout else { return }
    if needs.layout {
      needs.layout = false
      layoutSublayers()
    }
    needs.subtreeLayout = false
    for sublayer in links.sublayers { sublayer.layOutSubtree() }
    // Laying out a sublayer may have asked for more here; it waits for the next call.
    if needs.layout || links.sublayers.contains(where: \.needs.subtreeLayout) {
      needs.subtreeLayout = true
    }
  }
}
