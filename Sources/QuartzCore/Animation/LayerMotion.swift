import Foundation

/// The motion of one layer: its animations in the order in which they came, and the copy of the
/// layer that has the values of the moment.
final class LayerMotion {
  private struct Item {
    let key: String
    let animation: CAAnimation
    let number: Int
    var hasStarted = false
    var hasEnded = false
  }

  private(set) weak var layer: CALayer?
  /// The layer as it is shown.
  private(set) var copy: CALayer?
  /// The part, from 0 to 1, in which the model's contents have replaced the copy's.
  var dissolve: CGFloat?
  /// The picture that gives way to another.
  var change: PictureChange?
  /// True while the animator visits it each frame.
  var isVisited = false
  private var items: [Item] = []
  private var wasHosted = false
  private var isSampling = false

  init(_ layer: CALayer) { self.layer = layer }

  var keys: [String]? { items.isEmpty ? nil : items.map(\.key) }

  func animation(_ key: String) -> CAAnimation? { items.first { $0.key == key }?.animation }

  /// True while an animation has not come to its end.
  var isActive: Bool { items.contains { !$0.hasEnded } }

  var blocksTouches: Bool { items.contains { $0.animation.blocksTouches && !$0.hasEnded } }

  /// When the last animation that ends does so, on the clock; nil if none will.
  var end: CFTimeInterval? {
    guard let layer else { return nil }
    return items.compactMap { item in
      let animation = item.animation
      guard !item.hasEnded, animation.control == nil, animation.speed > 0 else { return nil }
      let own = animation.activeDuration - animation.timeOffset
      let end = layer.globalTime(animation.beginTime + own / Double(animation.speed))
      return end.isFinite && layer.localSpeed > 0 ? end : nil
    }.max()
  }

  // MARK: - Coming and going

  func play(_ animation: CAAnimation, _ key: String?) {
    let number = Animator.shared.nextNumber()
    CATransaction.note(animation)
    if let key { take(key) }
    if let transition = animation as? CATransition { takePicture(transition) }
    let name = key ?? (animation is CATransition ? "transition" : "animation-\(number)")
    items.append(Item(key: name, animation: animation, number: number))
    Animator.shared.visit(self)
    resample()
  }

  func remove(_ key: String) {
    take(key)
    rest()
  }

  func removeAll() {
    for item in items { drop(item) }
    items = []
    rest()
  }

  /// Lets go of everything, and of those who wait, without notice.
  func discard() {
    isVisited = false
    items = []
    rest()
  }

  private func take(_ key: String) {
    guard let index = items.firstIndex(where: { $0.key == key }) else { return }
    drop(items.remove(at: index))
  }

  /// Whoever waits hears of it in the next frame.
  private func drop(_ item: Item) {
    guard !item.hasEnded else { return }
    Animator.shared.tell(item.animation, finished: false, number: item.number)
  }

  /// Lets go of the layer if nothing is left that moves it.
  private func rest() {
    if !items.contains(where: { $0.animation is CATransition }) { change = nil }
    guard items.isEmpty else { return resample() }
    copy = nil
    dissolve = nil
    // The layer may have begun to move again since it was released.
    if layer?.motion === self { layer?.motion = nil }
    layer?.markForCompositing()
  }

  // MARK: - Frames

  /// Ends what is over at a time of the clock, and takes the values of that time.
  func advance(to now: CFTimeInterval) {
    guard let layer else { return abandon() }
    if layer.isHosted {
      wasHosted = true
    } else if Animator.shared.needsHost {
      return abandon()
    }
    let time = layer.localTime(now)
    for index in items.indices {
      let item = items[index]
      let moment = item.animation.moment(at: item.animation.control?.time ?? time)
      if !item.hasStarted, moment.phase != .before {
        items[index].hasStarted = true
        Animator.shared.tellStart(item.animation, number: item.number)
      }
      guard moment.phase == .after, !item.hasEnded, item.animation.control == nil else { continue }
      items[index].hasEnded = true
      let end =
        now - moment.overtime / Double(max(abs(item.animation.speed), .leastNonzeroMagnitude))
      Animator.shared.tell(item.animation, finished: true, at: end, number: item.number)
    }
    items.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
    rest()
  }

  /// Ends what moves a layer that is not on a screen; it counts as finished if nobody ever saw it.
  private func abandon() {
    for item in items where !item.hasEnded {
      Animator.shared.tell(item.animation, finished: !wasHosted, number: item.number)
    }
    items = []
    rest()
  }

  /// Makes the copy show the values of the moment.
  func resample() {
    guard let layer, !items.isEmpty, !isSampling else { return }
    isSampling = true
    let copy = copy ?? makeCopy(of: layer)
    copy.adoptShownValues(of: layer)
    copy.needs.display = false
    copy.providedContents = nil
    dissolve = nil
    let time = layer.localTime(Animator.shared.sampleTime)
    for item in items {
      let moment = item.animation.moment(at: item.animation.control?.time ?? time)
      if item.animation.shows(at: moment) { item.animation.apply(to: copy, at: moment) }
    }
    // A view's plain layer keeps its drawing and stretches it; others draw what moves anew.
    if !copy.needs.display || type(of: layer) == CALayer.self { copy.dropDrawing() }
    isSampling = false
    layer.markForCompositing()
  }

  private func makeCopy(of layer: CALayer) -> CALayer {
    let copy = type(of: layer).made(copying: layer)
    copy.actionMode = .none
    copy.links.model = layer
    self.copy = copy
    return copy
  }

  private func takePicture(_ transition: CATransition) {
    guard let layer else { return }
    change = PictureChange(of: layer, transition, scale: Animator.shared.scale)
  }
}

extension CALayer {
  fileprivate func dropDrawing() {
    needs.display = false
    store = nil
  }

  /// The rate of the layer's time on the clock.
  fileprivate var localSpeed: Float { speed * (links.superlayer?.localSpeed ?? 1) }

  /// The layer whose contents are painted: the moving copy if it has its own.
  var contentSource: CALayer {
    guard let copy = motion?.copy,
      copy.needs.display || copy.store != nil || copy.providedContents != nil
    else { return self }
    return copy
  }
}
