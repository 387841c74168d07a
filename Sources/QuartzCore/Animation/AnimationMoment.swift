import Foundation

/// The point of an animation at which a time of its parent falls.
struct AnimationMoment: Equatable {
  enum Phase: Equatable {
    case before
    case running
    case after
  }

  let phase: Phase
  /// The part of one run that is over, from 0 to 1; it falls while the animation runs back.
  let fraction: CGFloat
  /// The number of runs that are over.
  let iteration: Int
  /// The seconds since the animation's end; negative before it.
  let overtime: CFTimeInterval
}

extension CAAnimation {
  /// The seconds until the animation ends in its own time; infinite if it repeats for ever.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = duration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// The point of the animation at a time of its parent.
  func moment(at time: CFTimeInterval) -> AnimationMoment {
    let own = (time - beginTime) * Double(speed) + timeOffset
    if control != nil { return controlledMoment(own) }
    let active = activeDuration
    let slack = 1e-6
    if own < -slack { return moment(within: 0, .before, overtime: own - active) }
    if own >= active - slack { return moment(within: active, .after, overtime: own - active) }
    return moment(within: max(own, 0), .running, overtime: own - active)
  }

  /// Whoever moves the animation decides when it ends, and may go beyond its way as springs do.
  private func controlledMoment(_ own: CFTimeInterval) -> AnimationMoment {
    AnimationMoment(
      phase: .running,
      fraction: max(CGFloat(own / max(duration, 1e-9)), 0),
      iteration: 0,
      overtime: 0
    )
  }

  private func moment(
    within own: CFTimeInterval,
    _ phase: AnimationMoment.Phase,
    overtime: CFTimeInterval
  ) -> AnimationMoment {
    guard duration > 0, own.isFinite else {
      return AnimationMoment(phase: phase, fraction: 1, iteration: 0, overtime: overtime)
    }
    let runs = own / duration
    var whole = runs.rounded(.down)
    // The end of the last run is its end, not the beginning of a next one.
    if phase == .after, whole == runs, whole > 0 { whole -= 1 }
    let part = CGFloat(runs - whole)
    let isBackwards = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    // A run may be too short to be counted.
    let count = Int(min(whole, 1e15))
    return AnimationMoment(
      phase: phase,
      fraction: isBackwards ? 1 - part : part,
      iteration: autoreverses ? count / 2 : count,
      overtime: overtime
    )
  }

  /// True if the animation shows at a moment.
  func shows(at moment: AnimationMoment) -> Bool {
    switch moment.phase {
    case .before: fillMode == .backwards || fillMode == .both
    case .running: true
    case .after: fillMode == .forwards || fillMode == .both
    }
  }
}
