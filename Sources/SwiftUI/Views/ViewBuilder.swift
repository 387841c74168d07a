/// Makes one view of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    repeat parts.append(each content)
    return TupleView((repeat each content), parts)
  }

  /// A view as an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first part of an `if` or a `switch`.
  public static func buildEither(first: some View) -> AnyView { AnyView(first) }

  /// The other part of an `if` or a `switch`.
  public static func buildEither(second: some View) -> AnyView { AnyView(second) }

  /// A view that only some versions of the system have.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
