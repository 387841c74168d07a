/// The look of content as it passes below a bar; kept, and has no effect here.
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
  /// The hardness of the edge.
  public final class Style: NSObject, Sendable {
    /// As the system has it for the edge.
    public static let automatic = Style()
    /// Content fades.
    public static let soft = Style()
    /// Content ends.
    public static let hard = Style()
  }

  /// True if content looks the same below bars; default false.
  public var isHidden = false
  /// The hardness; default automatic.
  public var style = Style.automatic
}
