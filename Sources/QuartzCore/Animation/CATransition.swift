/// An animation from a layer's old picture to its new one.
///
/// The old picture is the layer as it is when it gets the transition.
open class CATransition: CAAnimation {
  /// The way in which one picture gives way to the next; default `.fade`.
  open var type: CATransitionType = .fade
  /// The side from which the new picture comes; nil, the default, acts as `.fromLeft`.
  open var subtype: CATransitionSubtype?
  /// The part of the way, from 0 to 1, at which it begins; default 0.
  open var startProgress: Float = 0
  /// The part of the way, from 0 to 1, at which it ends; default 1.
  open var endProgress: Float = 1

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  override func apply(to moving: CALayer, at moment: AnimationMoment) {
    let pace = timingFunction?.progress(at: moment.fraction) ?? moment.fraction
    let span = CGFloat(endProgress) - CGFloat(startProgress)
    moving.links.model?.motion?.change?.progress = CGFloat(startProgress) + span * pace
  }
}
