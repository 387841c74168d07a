extension CALayer {
  /// Conditions that this layer or one inside it breaks; each sentence names a culprit.
  ///
  /// Empty if the tree is sound.
  ///
  /// - Every sublayer's superlayer is the layer that holds it, and it is there once.
  /// - A mask has no superlayer and knows whom it masks.
  /// - If a layer waits for layout or compositing, all above it know.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    var seen = Set<ObjectIdentifier>()
    collectBrokenInvariants(into: &broken, seen: &seen)
    return broken
  }

  private func collectBrokenInvariants(
    into broken: inout [String],
    seen: inout Set<ObjectIdentifier>
  ) {
    if !seen.insert(ObjectIdentifier(self)).inserted {
      broken.append("\(label) stands in the tree more than once")
      return
    }
    for sublayer in links.sublayers {
      if sublayer.links.superlayer !== self {
        broken.append("\(sublayer.label) does not know its superlayer \(label)")
      }
      if sublayer.needs.subtreeLayout && !needs.subtreeLayout {
        broken.append("\(label) does not know that \(sublayer.label) waits for layout")
      }
      if sublayer.needs.subtreeCompositing && !needs.subtreeCompositing {
        broken.append("\(label) does not know that \(sublayer.label) changed")
      }
      sublayer.collectBrokenInvariants(into: &broken, seen: &seen)
    }
    if needs.layout && !needs.subtreeLayout {
      broken.append("\(label) waits for layout and does not say so")
    }
    if let mask = links.mask {
      if mask.links.superlayer != nil { broken.append("mask \(mask.label) has a superlayer") }
      if mask.links.maskedLayer !== self {
        broken.append("mask \(mask.label) does not know that it masks \(label)")
      }
    }
  }

  private var label: String { name ?? String(describing: type(of: self)) }
}
