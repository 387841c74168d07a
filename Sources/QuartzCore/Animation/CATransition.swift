/// An animation from a layer's old picture to its new one.
///
/// The old picture is the layer as it is when it gets the transition.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
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
