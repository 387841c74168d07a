/// The sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
  case systemSmall = 0
  case systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular = 5
  case accessoryRectangular, accessoryInline

  /// The name of the size.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// A widget on the user's screen; there are none here.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The kind of widget.
  public let kind: String
  /// The size of the widget.
  public let family: WidgetFamily
  /// The kind and the size.
  public var id: String { "\(kind) \(family)" }
}
