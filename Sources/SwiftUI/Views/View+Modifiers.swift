public import UIKitCore

/// Changes that apps add to a view where they host it, all of which answer the view as it was.
///
/// If such calls follow the making of an app's own view, lowering leaves them out; these are for
/// views that came from elsewhere.
extension View {
  /// The view with an object in its environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// The view with an object in its environment, if there is one.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// The view with a value in its environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  { self }

  /// The view, reaching under bars and the edges of the screen.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// The view, reaching under bars and the edges of the screen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// The view with room around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// The view with room around it.
  public func padding(_ length: CGFloat) -> some View { self }

  /// The view with room around it.
  public func padding(_ insets: EdgeInsets) -> some View { self }

  /// The view in a size.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// The view in a size between limits.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// The view with something behind it.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }

  /// The view in a colour.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// The view in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// The view with a colour for what can be touched.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// The view with a colour for what can be touched.
  public func tint(_ tint: Color?) -> some View { self }

  /// The view with a font.
  public func font(_ font: Font?) -> some View { self }

  /// The view in light or dark.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// The view with a title in the bar.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// The view with a title in the bar.
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// The view with the bar hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// The view with what happens when it appears, which it never does here.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// The view with what happens when it is gone, which it never is here.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// The view with what hears a publisher, which it never does here.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  { self }

  /// The view with an identity.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }

  /// The view, seen through.
  public func opacity(_ opacity: Double) -> some View { self }
}
