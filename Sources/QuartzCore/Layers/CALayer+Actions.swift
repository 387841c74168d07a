import Foundation

extension CALayer {
  /// True if a change might have to move; most layers say no at once.
  @inline(__always) var mayMove: Bool {
    switch actionMode {
    case .ofView: Animator.shared.viewsMove
    case .own: links.superlayer != nil
    case .none: false
    }
  }

  /// The action for a change of a value that is about to come.
  func action(before event: String) -> (any CAAction)? {
    if actionMode == .own {
      guard isShownAlready, !CATransaction.disableActions() else { return nil }
    }
    return action(forKey: event)
  }

  /// True if a screen showed the layer before this commit: what just came does not move.
  ///
  /// What a host itself was put into, as for a picture of the moment, says nothing.
  package var isShownAlready: Bool {
    let commit = Animator.shared.commitNumber
    var layer = self
    while !layer.needs.isHost {
      guard layer.needs.joined != commit, let above = layer.links.superlayer else { return false }
      layer = above
    }
    return true
  }

  /// Counts as put there in an earlier commit, as it takes the place of what was there since.
  package func countsAsShown(since commit: Int32) { needs.joined = commit }

  /// The commit in which it was put into its superlayer.
  package var joinedCommit: Int32 { needs.joined }

  func findAction(_ event: String) -> (any CAAction)? {
    // Parts of a view's own picture move with the view.
    let asked = delegate ?? (actionMode == .ofView ? links.superlayer?.delegate : nil)
    if let action = asked?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = Self.defaultAction(forKey: event) { return action }
    return actionMode == .own ? implicitAnimation(event) : nil
  }

  /// The animation that a layer makes by itself when one of its values changes.
  private func implicitAnimation(_ event: String) -> (any CAAction)? {
    guard Self.movingKeys.contains(event), !Self.pathKeys.contains(event),
      CATransaction.animationDuration() > 0
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = (motion?.copy ?? self).value(forKey: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation.fromValue == nil ? nil : animation
  }

  /// The names of paths, which move by explicit animations alone (W-19).
  private static let pathKeys: Set<String> = ["path", "shadowPath"]

  /// This layer, as a part of a view that moves only when the view does.
  package var still: Self {
    actionMode = .ofView
    return self
  }

  /// The names of the values that can be in between.
  package static let movingKeys: Set<String> = [
    "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform",
    "sublayerTransform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
    "contents", "contentsRect", "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd",
    "lineWidth", "miterLimit", "lineDashPhase", "colors", "locations", "startPoint", "endPoint",
  ]
}
