public import CoreData

extension EnvironmentValues {
  private enum Changed<Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
  }

  /// Light or dark; `light` by default.
  public var colorScheme: ColorScheme {
    get { self[Changed<ColorScheme>.self] ?? .light }
    set { self[Changed<ColorScheme>.self] = newValue }
  }

  /// The context of Core Data's objects; by default one without a store.
  @MainActor public var managedObjectContext: NSManagedObjectContext {
    get {
      self[Changed<NSManagedObjectContext>.self] ?? NSManagedObjectContext(.mainQueue)
    }
    set { self[Changed<NSManagedObjectContext>.self] = newValue }
  }

  /// Takes the view away; does nothing here.
  public var dismiss: DismissAction { DismissAction() }

  /// The way in which the view is shown; it is not shown here.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[Changed<OpenURLAction>.self] ?? OpenURLAction() }
    set { self[Changed<OpenURLAction>.self] = newValue }
  }

  /// The state of the scene; `active` by default.
  public var scenePhase: ScenePhase { .active }

  /// The horizontal size class; nil by default.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Changed<UserInterfaceSizeClass?>.self] ?? nil }
    set { self[Changed<UserInterfaceSizeClass?>.self] = newValue }
  }

  /// The vertical size class; nil by default.
  public var verticalSizeClass: UserInterfaceSizeClass? { nil }

  /// True if controls can be used; default true.
  public var isEnabled: Bool {
    get { self[Changed<Bool>.self] ?? true }
    set { self[Changed<Bool>.self] = newValue }
  }

  /// The language and region; the device's by default.
  public var locale: Locale {
    get { self[Changed<Locale>.self] ?? .current }
    set { self[Changed<Locale>.self] = newValue }
  }

  /// The calendar; the device's by default.
  public var calendar: Calendar {
    get { self[Changed<Calendar>.self] ?? .current }
    set { self[Changed<Calendar>.self] = newValue }
  }

  /// The time zone; the device's by default.
  public var timeZone: TimeZone {
    get { self[Changed<TimeZone>.self] ?? .current }
    set { self[Changed<TimeZone>.self] = newValue }
  }

  /// The direction of reading; `leftToRight` by default.
  public var layoutDirection: LayoutDirection {
    get { self[Changed<LayoutDirection>.self] ?? .leftToRight }
    set { self[Changed<LayoutDirection>.self] = newValue }
  }

  /// The user's size of text; `large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Changed<DynamicTypeSize>.self] ?? .large }
    set { self[Changed<DynamicTypeSize>.self] = newValue }
  }

  /// Pixels to a point; 1 by default.
  public var displayScale: CGFloat { 1 }

  /// True if the user wants less motion; false here.
  public var accessibilityReduceMotion: Bool { false }

  /// True if VoiceOver runs; false here.
  public var accessibilityVoiceOverEnabled: Bool { false }
}

/// Takes a view away; nothing is shown here that could go.
public struct DismissAction: Sendable {
  /// Does nothing here.
  public func callAsFunction() {}
}

/// The way in which a view is shown.
public struct PresentationMode: Sendable {
  /// False, since no view is shown.
  public var isPresented: Bool { false }
  /// Does nothing here.
  public mutating func dismiss() {}
}

/// Opens addresses.
public struct OpenURLAction: @unchecked Sendable {
  private let handler: ((URL) -> Result)?

  init() { handler = nil }

  /// Opens addresses by a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Hands an address to the closure; does nothing without one.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// The answer of a closure that opens addresses.
  public struct Result: Sendable {
    /// The address was opened.
    public static let handled = Result()
    /// The address was not opened.
    public static let discarded = Result()
    /// The system is to open the address.
    public static let systemAction = Result()
  }
}
