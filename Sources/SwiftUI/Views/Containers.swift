/// A view that arranges others, which are kept and not shown.
protocol Container: View, ViewWrapper {
  associatedtype Content: View
  var content: Content { get }
}

/// Views beside each other.
public struct HStack<Content: View>: Container {
  let content: Content

  /// Views on a line.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// Views below each other.
public struct VStack<Content: View>: Container {
  let content: Content

  /// Views in a column.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// Views behind each other.
public struct ZStack<Content: View>: Container {
  let content: Content

  /// Views in layers, the first behind all.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// Views that are taken as one.
public struct Group<Content: View>: Container {
  let content: Content

  /// Views without an arrangement of their own.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// A view that a finger moves.
public struct ScrollView<Content: View>: Container {
  let content: Content

  /// Views that are larger than the screen.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// A view that others are pushed on.
public struct NavigationView<Content: View>: Container {
  let content: Content

  /// A stack with its first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// A view that others are pushed on.
public struct NavigationStack<Data, Root: View>: Container {
  let content: Root

  /// A stack with its first view.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { content = root() }

  /// A stack with its first view and the values of what is pushed.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { content = root() }

  /// A stack with its first view and the values of what is pushed.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  { content = root() }

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// The values of the views that are pushed on a stack.
public struct NavigationPath: Equatable, @unchecked Sendable {
  private var values: [AnyHashable] = []

  /// No value.
  public init() {}

  /// The number of values.
  public var count: Int { values.count }

  /// True if there is no value.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { values.append(value) }

  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// Room between views.
public struct Spacer: View {
  /// Room of at least a length, in points.
  public init(minLength: CGFloat? = nil) {}

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// A line between views.
public struct Divider: View {
  /// A thin line.
  public init() {}

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}
