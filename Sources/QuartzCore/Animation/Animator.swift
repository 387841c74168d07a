package import Foundation

/// Moves layers: each frame it ends what is over on the clock and gives the rest the values of the
/// moment.
///
/// It visits only layers that move, so a frame without motion costs nothing. Layers that move
/// belong to the main thread.
package final class Animator {
  nonisolated(unsafe) package static let shared = Animator()

  /// The seconds of the display's clock.
  package var clock: () -> CFTimeInterval = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
  /// Pixels per point of the pictures that transitions keep.
  package var scale: CGFloat = 1
  /// True if animations of layers that no screen shows end at once.
  package var needsHost = false
  /// True while a view's animations are described.
  package var viewsMove = false
  /// Counts the pictures, to tell what is new from what was shown.
  private(set) var commitNumber: Int32 = 1

  private var motions: [LayerMotion] = []
  private var events: [AnimationEvent] = []
  private var lastNumber = 0
  private(set) var sampleTime: CFTimeInterval = 0

  package var now: CFTimeInterval { clock() }

  /// True while something moves or an event waits to be delivered.
  package var isRunning: Bool { !events.isEmpty || motions.contains(where: \.isActive) }

  /// When the last of what moves comes to its end, on the clock; nil if nothing does.
  package var end: CFTimeInterval? {
    events.isEmpty
      ? motions.compactMap(\.end).max() : max(now, motions.compactMap(\.end).max() ?? 0)
  }

  /// Forgets everything and follows another clock.
  package func restart(clock: @escaping () -> CFTimeInterval) {
    self.clock = clock
    let left = motions
    motions = []
    for motion in left { motion.discard() }
    events = []
    sampleTime = clock()
  }

  /// Ends what is over and takes the values of the moment; answers the events to deliver, by time.
  ///
  /// - Complexity: the number of layers that move.
  package func advance() -> [AnimationEvent] {
    guard !motions.isEmpty || !events.isEmpty else { return [] }
    sampleTime = now
    for motion in motions { motion.advance(to: sampleTime) }
    for motion in motions where !motion.isActive { motion.isVisited = false }
    motions.removeAll { !$0.isActive }
    defer { events = [] }
    return events.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
  }

  /// Says that everything so far is in a picture.
  package func commit() {
    CATransaction.flush()
    commitNumber &+= 1
  }

  // MARK: - For layers

  func visit(_ motion: LayerMotion) {
    sampleTime = now
    guard !motion.isVisited else { return }
    motion.isVisited = true
    motions.append(motion)
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func tellStart(_ animation: CAAnimation, number: Int) {
    guard let delegate = animation.delegate else { return }
    events.append(
      AnimationEvent(time: sampleTime, number: number) { delegate.animationDidStart(animation) }
    )
  }

  func tell(
    _ animation: CAAnimation,
    finished: Bool,
    at time: CFTimeInterval? = nil,
    number: Int
  ) {
    guard animation.ended != nil || animation.delegate != nil else { return }
    let event = AnimationEvent(time: time ?? now, number: number) {
      animation.ended?(finished)
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
    events.append(event)
  }
}

/// Something to tell an app, and when it came about.
package struct AnimationEvent {
  /// In seconds of the clock.
  package let time: CFTimeInterval
  /// Decides between events of the same time.
  package let number: Int
  package let tell: () -> Void
}
