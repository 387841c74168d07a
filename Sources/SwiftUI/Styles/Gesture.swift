/// A gesture, which no view hears of here.
@MainActor @preconcurrency
public protocol Gesture {
  /// The type of what the gesture says.
  associatedtype Value
}

/// A touch or several.
public struct TapGesture: Gesture {
  /// Nothing is said but that it happened.
  public typealias Value = Void
  /// The number of touches.
  public var count: Int

  /// A number of touches.
  public nonisolated init(count: Int = 1) { self.count = count }
}

/// A finger that moves.
public struct DragGesture: Gesture {
  /// The places of a moving finger.
  public struct Value: Equatable, Sendable {
    /// The place of the finger.
    public var location: CGPoint
    /// The place where it began.
    public var startLocation: CGPoint
    /// The way it went.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// The way, in points, after which it begins.
  public var minimumDistance: CGFloat

  /// A finger that moves so far.
  public nonisolated init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
}

/// Controls in bars, which are not shown here.
@MainActor @preconcurrency
public protocol ToolbarContent {}

/// A control in a bar, which is not shown here.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// A control.
  public init(@ViewBuilder content: () -> Content) where ID == Void {}
}

/// Commands in menus, which are not shown here.
@MainActor @preconcurrency
public protocol Commands {}

/// No commands.
public struct EmptyCommands: Commands {
  /// No commands.
  public nonisolated init() {}
}

/// A preview in Xcode, which a program has no use for.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the preview's view.
  associatedtype Previews: View
  /// The preview's view.
  @ViewBuilder static var previews: Previews { get }
}
