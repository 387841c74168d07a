/// A step of a view's updating that a property's new value asks for (W-207).
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Asks a view for the step.
  func invalidate(view: UIView)
}

/// A view whose look follows from a configuration.
protocol ConfigurationUpdating: UIView {
  func setNeedsUpdateConfiguration()
}

extension UIView {
  /// The steps that `Invalidating` asks for.
  public enum Invalidations {
    /// Drawing: `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// Makes the step.
      public init() {}
      /// Has the view drawn again.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Layout: `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// Makes the step.
      public init() {}
      /// Has the view laid out again.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Constraints: `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// Makes the step.
      public init() {}
      /// Has the view's constraints updated.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// The view's own size: `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Makes the step.
      public init() {}
      /// Has the view's own size asked for again.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// The configuration of a cell, a header or a button: `setNeedsUpdateConfiguration()`.
    public struct Configuration: UIViewInvalidating {
      /// Makes the step.
      public init() {}
      /// Has the configuration updated; views without one are left as they are.
      public func invalidate(view: UIView) {
        (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
      }
    }
    /// Several steps, one after the other.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      /// The steps, in order.
      public let steps: (First, Second)
      /// Makes a step of two.
      public init(_ first: First, _ second: Second) { steps = (first, second) }
      /// Asks a view for the steps.
      public func invalidate(view: UIView) {
        steps.0.invalidate(view: view)
        steps.1.invalidate(view: view)
      }
    }
  }

  /// A view's property of which another value asks for drawing, layout or the like (W-207).
  ///
  /// `@Invalidating(.display, .layout) var width = 1.0`; a value equal to the last asks for nothing.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let step: InvalidationType

    /// Makes a property with a value and the step that another value asks for.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, step) = (wrappedValue, invalidation)
    }

    /// Only properties of views can be wrapped.
    @available(*, unavailable, message: "@Invalidating is only available on properties of views")
    public var wrappedValue: Value {
      get { fatalError("not in a view") }
      set { fatalError("not in a view") }
    }

    /// The value in a view.
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner,
      wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].step.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Drawing.
  public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Layout.
  public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Constraints.
  public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view's own size.
  public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration.
  public static var configuration: Self { Self() }
}

extension UIView.Invalidating {
  /// Makes a property of which another value asks for two steps.
  public init<A: UIViewInvalidating, B: UIViewInvalidating>(
    wrappedValue: Value,
    _ first: A,
    _ second: B
  ) where InvalidationType == UIView.Invalidations.Tuple<A, B> {
    self.init(wrappedValue: wrappedValue, UIView.Invalidations.Tuple(first, second))
  }

  /// Makes a property of which another value asks for three steps.
  public init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating>(
    wrappedValue: Value,
    _ first: A,
    _ second: B,
    _ third: C
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<A, UIView.Invalidations.Tuple<B, C>>
  {
    self.init(wrappedValue: wrappedValue, .init(first, .init(second, third)))
  }

  /// Makes a property of which another value asks for four steps.
  public init<
    A: UIViewInvalidating,
    B: UIViewInvalidating,
    C: UIViewInvalidating,
    D: UIViewInvalidating
  >(
    wrappedValue: Value,
    _ first: A,
    _ second: B,
    _ third: C,
    _ fourth: D
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<A, B>, UIView.Invalidations.Tuple<C, D>
    >
  {
    self.init(wrappedValue: wrappedValue, .init(.init(first, second), .init(third, fourth)))
  }
}
