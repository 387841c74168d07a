/// A change of views that an app declares.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The changed view; a source that is lowered has an empty view for it.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// The view to be changed.
  typealias Content = AnyView
}

/// A modifier that changes nothing.
@frozen public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// A modifier that changes nothing.
  public nonisolated init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// This modifier and then another one.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// The view with a modifier, which has no effect here.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
