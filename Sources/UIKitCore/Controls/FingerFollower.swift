internal import QuartzCore

/// A follower of the finger that pressed a control, once the press has done what it does: a menu that
/// the press opened (V-193).
///
/// Points are those of the control's window.
protocol FingerFollower: AnyObject {
  /// The finger went to a point.
  func move(to point: CGPoint)
  /// The finger let go at a point.
  func letGo(at point: CGPoint)
  /// The finger was taken away by something else.
  func cancel()
}
