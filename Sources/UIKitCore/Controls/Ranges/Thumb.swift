/// The round or rounded knob of a switch, a slider or a segmented control, with its two shadows:
/// a tight one for the edge and a soft one for the height.
struct Thumb {
  let soft = CALayer()
  let knob = CALayer()

  init(softOpacity: Float, softRadius: CGFloat, softOffset: CGFloat, edgeOpacity: Float) {
    soft.shadowColor = UIColor.black.cgColor
    soft.shadowOpacity = softOpacity
    soft.shadowRadius = softRadius
    soft.shadowOffset = CGSize(width: 0, height: softOffset)
    knob.shadowColor = UIColor.black.cgColor
    knob.shadowOpacity = edgeOpacity
    knob.shadowRadius = 0.5
    knob.shadowOffset = CGSize(width: 0, height: 0.5)
  }

  /// Adds the knob above everything that `layer` holds.
  func add(to layer: CALayer) {
    layer.addSublayer(soft.still)
    layer.addSublayer(knob.still)
  }

  /// Puts the knob at `frame`, in the layer that holds it.
  func place(_ frame: CGRect, radius: CGFloat, color: CGColor) {
    for part in [soft, knob] {
      part.frame = frame
      part.cornerRadius = radius
      part.backgroundColor = color
    }
  }

  var isHidden: Bool {
    get { knob.isHidden }
    nonmutating set {
      soft.isHidden = newValue
      knob.isHidden = newValue
    }
  }
}
