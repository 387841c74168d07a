/// The way buttons are drawn; none is here.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// The button's view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The state of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The way buttons are drawn and work; none is here.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// The button's view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The state of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The way switches are drawn; none is here.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the switch's view.
  associatedtype Body: View
  /// The switch's view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The state of a switch.
  typealias Configuration = ToggleStyleConfiguration
}

/// The way labels are drawn; none is here.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the label's view.
  associatedtype Body: View
  /// The label's view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The way boxes around groups are drawn; none is here.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the box's view.
  associatedtype Body: View
  /// The box's view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The way progress is drawn; none is here.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view of progress.
  associatedtype Body: View
  /// The view of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The state of progress.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The state of a button.
@MainActor public struct ButtonStyleConfiguration {
  /// The button's label.
  public let label = AnyView(EmptyView())
  /// True while the button is pressed; false here.
  public let isPressed = false
}

/// The state of a button.
@MainActor public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public let label = AnyView(EmptyView())
  /// Does what the button does: nothing here.
  public func trigger() {}
}

/// The state of a switch.
@MainActor public struct ToggleStyleConfiguration {
  /// The switch's label.
  public let label = AnyView(EmptyView())
  /// True if it is on; false here.
  public var isOn = false
}

/// The parts of a label.
@MainActor public struct LabelStyleConfiguration {
  /// The text.
  public let title = AnyView(EmptyView())
  /// The picture.
  public let icon = AnyView(EmptyView())
}

/// The parts of a box around a group.
@MainActor public struct GroupBoxStyleConfiguration {
  /// The box's label.
  public let label = AnyView(EmptyView())
  /// The views in the box.
  public let content = AnyView(EmptyView())
}

/// The state of progress.
@MainActor public struct ProgressViewStyleConfiguration {
  /// The part that is done, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double? = nil
}
