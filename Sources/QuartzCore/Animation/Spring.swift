import Foundation

/// The way of a weight on a spring from 0 to 1.
package struct Spring {
  package var mass: CGFloat
  package var stiffness: CGFloat
  package var damping: CGFloat
  /// In whole ways per second.
  package var velocity: CGFloat

  package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    self.velocity = velocity
  }

  /// A spring of a damping ratio that is at rest after so many seconds, begun with a velocity in
  /// whole ways per second (W-06).
  ///
  /// A ratio of 1 and more does not swing.
  package init(dampingRatio: CGFloat, duration: CFTimeInterval, velocity: CGFloat) {
    let ratio = max(dampingRatio, 0.01)
    let envelope = SpringEnvelope(ratio: Double(ratio), velocity: Double(velocity) * duration)
    let frequency = CGFloat(envelope.frequency) / CGFloat(max(duration, 1e-3))
    self.init(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      velocity: velocity
    )
  }

  /// A spring whose swing is felt to last so many seconds and to go over by a bounce, of which 0 is
  /// none, 1 is for ever, and less than 0 creeps.
  package init(perceptualDuration duration: CFTimeInterval, bounce: CGFloat, velocity: CGFloat) {
    let frequency = 2 * CGFloat.pi / CGFloat(max(duration, 1e-3))
    self.init(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * frequency * (bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce),
      velocity: velocity
    )
  }

  /// The part of the way after so many seconds; it may pass 1 and come back.
  package func progress(at time: CFTimeInterval) -> CGFloat {
    guard mass > 0, stiffness > 0 else { return 1 }
    let frequency = Double((stiffness / mass).squareRoot())
    let ratio = Double(damping / (2 * (stiffness * mass).squareRoot()))
    let speed = -Double(velocity)
    let rest: Double
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let envelope = exp(-ratio * frequency * time)
      rest =
        envelope
        * (cos(swing * time) + (speed + ratio * frequency) / swing * sin(swing * time))
    } else {
      rest = exp(-frequency * time) * (1 + (speed + frequency) * time)
    }
    return CGFloat(1 - rest)
  }

  /// The seconds until what is left of the way is a thousandth.
  package var settlingDuration: CFTimeInterval {
    guard mass > 0, damping > 0 else { return .infinity }
    let frequency = Double((stiffness / mass).squareRoot())
    let ratio = Double(damping / (2 * (stiffness * mass).squareRoot()))
    return Self.rest(CGFloat(ratio)) / frequency
  }

  /// The time after which a thousandth of the way is left, in units of the frequency's inverse.
  private static func rest(_ ratio: CGFloat) -> Double {
    // A spring that does not oscillate settles later than its envelope.
    ratio < 1 ? log(1000) / Double(ratio) : 9.233
  }
}
