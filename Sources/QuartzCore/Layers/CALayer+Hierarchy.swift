extension CALayer {
  /// Puts a layer at an index counted from the back, taking it from where it was.
  ///
  /// A layer cannot hold itself or one of those above it: then nothing happens.
  func insert(_ layer: CALayer, at index: Int) {
    guard !layer.isSame(orAbove: self) else { return }
    var index = index
    if layer.links.superlayer === self, let old = position(of: layer) {
      if old < index { index -= 1 }
      links.sublayers.remove(at: old)
    } else {
      layer.leaveSuperlayer()
    }
    links.sublayers.insert(layer, at: min(max(index, 0), links.sublayers.count))
    layer.links.superlayer = self
    layer.needs.joined = Animator.shared.commitNumber
    treeChanged(around: layer)
  }

  func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int) {
    let end = offset == 0 ? 0 : links.sublayers.count
    let index = sibling.flatMap(position(of:)).map { $0 + offset } ?? end
    insert(layer, at: index)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.links.superlayer === self else { return }
    insert(new, besides: old, offset: 0)
    old.leaveSuperlayer()
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in links.sublayers where !layers.contains(where: { $0 === layer }) {
      layer.leaveSuperlayer()
    }
    for layer in layers { insert(layer, at: links.sublayers.count) }
  }

  func leaveSuperlayer() {
    guard let superlayer = links.superlayer else { return }
    if let index = superlayer.position(of: self) { superlayer.links.sublayers.remove(at: index) }
    links.superlayer = nil
    superlayer.didChange(.sublayers)
  }

  func setMask(_ layer: CALayer?) {
    guard layer !== links.mask, layer !== self else { return }
    links.mask?.links.maskedLayer = nil
    layer?.leaveSuperlayer()
    layer?.links.maskedLayer?.mask = nil
    layer?.links.maskedLayer = self
    links.mask = layer
    didChange(.mask)
  }

  /// The index of a sublayer, looked for from the front, where most changes happen.
  private func position(of layer: CALayer) -> Int? {
    links.sublayers.lastIndex { $0 === layer }
  }

  private func isSame(orAbove other: CALayer) -> Bool {
    var layer: CALayer? = other
    while let current = layer {
      if current === self { return true }
      layer = current.links.superlayer
    }
    return false
  }

  private func treeChanged(around layer: CALayer) {
    didChange(.sublayers)
    markForLayout()
    if layer.needs.subtreeLayout { markSubtreeLayout() }
  }
}

extension CALayer {
  /// True if these are the layer's sublayers.
  package func shows(_ layers: [CALayer]) -> Bool {
    links.sublayers.elementsEqual(layers) { $0 === $1 }
  }
}
