/// A part of a user interface of SwiftUI, which has a place here and no content.
///
/// Views are made with their values, so that an app that hosts them in UIKit's controllers runs.
/// Their content is left out: a box with the name of the view is in its place (L-170).
@MainActor @preconcurrency
public protocol View {
  /// The type of what the view consists of.
  associatedtype Body: View
  /// The content; a source that is lowered has an empty view for it.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Nothing, since there is no such view.
  public var body: Never { self }
}

/// A view without content.
@frozen public struct EmptyView: View {
  /// An empty view.
  public nonisolated init() {}

  /// The view itself.
  public var body: EmptyView { self }
}

/// A view whose type is not known.
public struct AnyView: View {
  nonisolated(unsafe) let content: any View

  /// Wraps a view.
  public nonisolated init<V: View>(_ view: V) { content = view }

  /// Wraps a view.
  public nonisolated init<V: View>(erasing view: V) { content = view }

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// Several views in a row.
public struct TupleView<T>: View {
  /// The views.
  public nonisolated(unsafe) var value: T
  nonisolated(unsafe) let parts: [any View]

  /// Views of a tuple, which are not read one by one.
  public nonisolated init(_ value: T) { self.init(value, []) }

  nonisolated init(_ value: T, _ parts: [any View]) {
    self.value = value
    self.parts = parts
  }

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

extension Optional: View where Wrapped: View {
  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// A view or another value with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view or value that is modified.
  public var content: Content
  /// The change, which has no effect here.
  public var modifier: Modifier

  /// Keeps both.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content as it is.
  public func body(content: AnyView) -> some View { content }
}
