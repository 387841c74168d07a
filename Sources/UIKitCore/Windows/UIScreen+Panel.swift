extension UIScreen {
  /// The ways in which a television's lost edges are made up for.
  nonisolated public enum OverscanCompensation: Int, Sendable {
    case scale = 0
    case insetBounds = 1
    case none = 2
    /// The older name of `none`.
    public static var insetApplicationFrame: Self { .none }
  }

  /// The state of a panel's reference mode, in which colours are those of a standard.
  nonisolated public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported = 0
    case notEnabled = 1
    case limited = 2
    case enabled = 3
  }

  /// The insets that keep content off lost edges, in points; always zero: a panel shows all.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The brightness that colours may have above white, now; always 1 for none.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The brightness that colours may ever have above white; always 1 for none.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// The seconds by which the panel is late; always 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// The state of the reference mode; always `notSupported`.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
}
