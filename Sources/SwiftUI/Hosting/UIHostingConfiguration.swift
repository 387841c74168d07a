public import UIKitCore

/// The content of a cell as views of SwiftUI, which is a box with their type's name (V-230).
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let hasBackground: Bool
  private var insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  private var minimum = CGSize(width: 0, height: 44)

  /// Content without anything behind it.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), hasBackground: false)
  }

  private init(_ content: Content, hasBackground: Bool) {
    self.content = content
    self.hasBackground = hasBackground
  }

  /// Makes the view with the box.
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(configuration: self, content, insets, minimum)
  }

  /// The content as it is.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The content with something behind it, which is not drawn here.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, Color> {
    changed(hasBackground: true)
  }

  /// The content with views behind it, which are not drawn here.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> { changed(hasBackground: true) }

  /// The content with distances to the cell's sides in points; nil for the system's.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var result = self
    if edges.contains(.top) { result.insets.top = length }
    if edges.contains(.leading) { result.insets.leading = length }
    if edges.contains(.bottom) { result.insets.bottom = length }
    if edges.contains(.trailing) { result.insets.trailing = length }
    return result
  }

  /// The content with distances to the cell's sides in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top)
      .margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.trailing), insets.trailing)
  }

  /// The content with the least size of the cell in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    result.minimum = CGSize(width: width ?? minimum.width, height: height ?? minimum.height)
    return result
  }

  private func changed<B: View>(hasBackground: Bool) -> UIHostingConfiguration<Content, B> {
    var result = UIHostingConfiguration<Content, B>(content, hasBackground: hasBackground)
    result.insets = insets
    result.minimum = minimum
    return result
  }
}

/// The view of a cell's content: the box in its margins.
final class HostingContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(
    configuration: any UIContentConfiguration,
    _ content: some View,
    _ insets: EdgeInsets,
    _ minimum: CGSize
  ) {
    self.configuration = configuration
    super.init(frame: .zero)
    let box = PlaceholderView(name: content.placeholderName)
    box.report()
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    let least = heightAnchor.constraint(greaterThanOrEqualToConstant: minimum.height)
    // A cell that is still without a size would contradict it.
    least.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: insets.trailing),
      bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: insets.bottom),
      least,
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// False, so that a cell makes a box for each configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool { false }
}
