/// An alert of a view, which is never shown here: what views show is left out.
///
/// Apps keep alerts among their own values, and those compile.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// A button that leaves everything as it is, named by the system.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// An alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {}
}
