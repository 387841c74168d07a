public import QuartzCore

/// Calls a target once a frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject, FrameTicker {
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private var last: TimeInterval?

  /// A link without a target, as apps make one before they need it (L-182).
  public override init() {
    target = nil
    selector = ""
  }

  /// A link that does nothing until it is added to a run loop; it keeps the target alive.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// The time of the frame for which the target was last called, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame is due, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time from frame to frame, in seconds.
  open var duration: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }
  /// True if the target is not called; default false.
  open var isPaused = false { didSet { attach() } }
  /// Calls a second to the target; 0, the default, is one for each frame.
  open var preferredFramesPerSecond = 0
  /// The range of calls a second to the target; default as often as the display is drawn.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Begins to call the target; there is one run loop here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = target != nil
    attach()
  }

  /// Leaves the target alone until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    attach()
  }

  /// Lets go of the target for good.
  open func invalidate() {
    isAdded = false
    target = nil
    attach()
  }

  private func attach() {
    let loop = UIScreen.main.frameLoop
    if isAdded, !isPaused { loop?.attach(self) } else { loop?.detach(self) }
  }

  func tick(at time: TimeInterval) {
    guard let target else { return }
    let rate = preferredFrameRateRange.preferredRate ?? Double(preferredFramesPerSecond)
    let step = rate > 0 ? 1 / rate : 0
    if let last, time - last < max(step, 1e-9) - 1e-6 || time == last { return }
    last = time
    timestamp = time
    ActionTable.send(selector, to: target, from: self, for: nil)
  }
}
