internal import UIKitCore

/// A view that is only around others.
@MainActor
protocol ViewWrapper {
  /// The view inside; nil if there is none, or more than one.
  var wrapped: (any View)? { get }
}

extension AnyView: ViewWrapper {
  var wrapped: (any View)? { content }
}

extension Optional: ViewWrapper where Wrapped: View {
  var wrapped: (any View)? { self }
}

extension TupleView: ViewWrapper {
  var wrapped: (any View)? { parts.count == 1 ? parts[0] : nil }
}

extension ModifiedContent: ViewWrapper where Content: View, Modifier: ViewModifier {
  var wrapped: (any View)? { content }
}

extension Container {
  var wrapped: (any View)? { content }
}

extension View {
  /// The view that others were put around.
  var innermost: any View {
    var view: any View = self
    while let inner = (view as? any ViewWrapper)?.wrapped { view = inner }
    return view
  }

  /// The name of the view's type as the app's source has it; nil for one without content.
  var placeholderName: String? {
    let view = innermost
    if let view = view as? NamedView { return view.name }
    guard !(view is EmptyView), !(view is any ViewWrapper) else { return nil }
    return String(String(describing: type(of: view)).prefix { $0 != "<" })
  }
}

/// A view that is called otherwise than its type.
struct NamedView: View {
  let name: String

  var body: EmptyView { EmptyView() }
}
