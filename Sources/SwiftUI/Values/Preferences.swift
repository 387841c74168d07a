public import Foundation

/// The size of controls; kept, as no view is drawn.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The visibility of a part of a view; kept, as no view is drawn.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// The weight of a section's header; kept, as no view is drawn.
public enum Prominence: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// The contrast of colours; kept, as no view is drawn.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// The size of text that the user prefers; kept, as no view is drawn.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge
}

/// The way colours are mixed with those behind; kept, as no view is drawn.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// The space in which colours are mixed; kept, as no view is drawn.
public enum ColorRenderingMode: Hashable, CaseIterable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// The state of a list that can be edited; kept, as no view is drawn.
public enum EditMode: Hashable, CaseIterable, Sendable {
  case inactive, transient, active
}

/// The orientation of a preview; kept, as no view is drawn.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// A column of a split view; kept, as no view is drawn.
public enum NavigationSplitViewColumn: Hashable, CaseIterable, Sendable {
  case sidebar, content, detail
}

extension EditMode {
  /// True unless the list only shows.
  public var isEditing: Bool { self != .inactive }
}

/// The place of a pointer above a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// The role of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// A button that deletes.
  public static let destructive = Self(name: "destructive")
  /// A button that cancels.
  public static let cancel = Self(name: "cancel")
}

/// The shape of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  private var radius: CGFloat?
  /// The shape that suits the place.
  public static let automatic = Self(name: "automatic")
  /// Half circles at both ends.
  public static let capsule = Self(name: "capsule")
  /// A circle.
  public static let circle = Self(name: "circle")
  /// Rounded corners.
  public static let roundedRectangle = Self(name: "roundedRectangle")
  /// Corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> Self {
    Self(name: "roundedRectangle", radius: radius)
  }
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private var value: CGFloat?
  /// Half of the screen.
  public static let medium = Self(name: "medium")
  /// The whole screen.
  public static let large = Self(name: "large")
  /// A part of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> Self {
    Self(name: "fraction", value: fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> Self { Self(name: "height", value: height) }
}

/// The columns of a split view that are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// The columns that suit the device.
  public static let automatic = Self(name: "automatic")
  /// All columns.
  public static let all = Self(name: "all")
  /// The last two columns.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last column alone.
  public static let detailOnly = Self(name: "detailOnly")
}

/// The words on the key that ends typing.
public struct SubmitLabel: Sendable {
  private let name: String
  /// "done".
  public static let done = Self(name: "done")
  /// "go".
  public static let go = Self(name: "go")
  /// "send".
  public static let send = Self(name: "send")
  /// "join".
  public static let join = Self(name: "join")
  /// "route".
  public static let route = Self(name: "route")
  /// "search".
  public static let search = Self(name: "search")
  /// "return".
  public static let `return` = Self(name: "return")
  /// "next".
  public static let next = Self(name: "next")
  /// "continue".
  public static let `continue` = Self(name: "continue")
}

/// The place of an entry of a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  /// The place that suits the bar.
  public static let automatic = Self(name: "automatic")
  /// The middle.
  public static let principal = Self(name: "principal")
  /// The beginning of the navigation bar.
  public static let navigationBarLeading = Self(name: "navigationBarLeading")
  /// The end of the navigation bar.
  public static let navigationBarTrailing = Self(name: "navigationBarTrailing")
  /// The beginning of the bar above.
  public static let topBarLeading = Self(name: "topBarLeading")
  /// The end of the bar above.
  public static let topBarTrailing = Self(name: "topBarTrailing")
  /// The bar below.
  public static let bottomBar = Self(name: "bottomBar")
  /// Above the keyboard.
  public static let keyboard = Self(name: "keyboard")
  /// The place of what goes on.
  public static let primaryAction = Self(name: "primaryAction")
  /// The place of what is needed less.
  public static let secondaryAction = Self(name: "secondaryAction")
  /// The place of what confirms.
  public static let confirmationAction = Self(name: "confirmationAction")
  /// The place of what cancels.
  public static let cancellationAction = Self(name: "cancellationAction")
  /// The place of what deletes.
  public static let destructiveAction = Self(name: "destructiveAction")
  /// The place of what leads elsewhere.
  public static let navigation = Self(name: "navigation")
  /// The place of what tells the state.
  public static let status = Self(name: "status")
}
