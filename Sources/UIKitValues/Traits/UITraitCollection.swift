internal import Synchronization

/// The environment of a view, unchanging: device, room, appearance, text size.
///
/// A trait that it does not specify is inherited when collections are combined.
nonisolated open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues
  /// Read in every pass of layout, so they are taken from the table once.
  let scale: CGFloat
  let direction: UITraitEnvironmentLayoutDirection

  public override convenience init() { self.init(TraitValues()) }

  package init(_ values: TraitValues) {
    self.values = values
    scale = values[UITraitDisplayScale.self]
    direction = values[UITraitLayoutDirection.self]
  }

  /// Combines collections; where two specify the same trait the later one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Makes a collection of what the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.values(TraitValues(), changedBy: mutations))
  }

  /// The collection itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceIdiom)
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  /// Returns true if this collection has the same value for every trait that `trait` specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Returns true if dynamic colours can differ in the two environments; nil specifies nothing.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    values.changes(from: other?.values ?? TraitValues()).contains { $0.affectsColorAppearance }
  }

  /// The traits whose values differ from those of `other`.
  public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
    values.changes(from: other?.values ?? TraitValues())
  }

  /// A copy with what the closure changes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    UITraitCollection(Self.values(values, changedBy: mutations))
  }

  /// A copy in which one trait has another value.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// The value of a trait; its default when it isn't specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  private static func values(
    _ values: TraitValues,
    changedBy mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }

  // MARK: - The current collection

  private static let stored = Mutex<UITraitCollection?>(nil)

  /// The environment that drawing code is in: that of the view being drawn or laid out.
  public class var current: UITraitCollection {
    get { stored.withLock { $0 } ?? UITraitCollection() }
    set { stored.withLock { $0 = newValue } }
  }

  /// Runs code with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) { perform(actions) }

  /// As `performAsCurrent`, and hands on what the code returns.
  package func perform<T>(_ body: () throws -> T) rethrows -> T {
    let before = Self.stored.withLock { stored in
      defer { stored = self }
      return stored
    }
    defer { Self.stored.withLock { $0 = before } }
    return try body()
  }
}
