public import UIKitCore

/// A view of UIKit's as a view of SwiftUI.
///
/// One that a hosting controller hosts by itself is made and shown (L-172).
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object beside the view.
  associatedtype Coordinator = Void
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Takes the newest values on.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the object beside the view.
  func makeCoordinator() -> Coordinator
  /// The view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The view's size for a proposed one; nil for its own.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?
  /// The surroundings of the view.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// None by default.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing by default.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The view's own size by default.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Nothing, since the view is UIKit's.
  public var body: Never { fatalError("body() should not be called on \(Self.self)") }
}

/// A controller of UIKit's as a view of SwiftUI.
///
/// One that a hosting controller hosts by itself is made and shown (L-172).
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object beside the controller.
  associatedtype Coordinator = Void
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Takes the newest values on.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the object beside the controller.
  func makeCoordinator() -> Coordinator
  /// The controller goes.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  /// The surroundings of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// None by default.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing by default.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Nothing, since the controller is UIKit's.
  public var body: Never { fatalError("body() should not be called on \(Self.self)") }
}

/// The surroundings of a view of UIKit's.
@MainActor public struct UIViewRepresentableContext<View: UIViewRepresentable> {
  /// The object beside the view.
  public let coordinator: View.Coordinator
  /// The course of the change that brought it.
  public let transaction = Transaction()
  /// The values around the view.
  public let environment = EnvironmentValues()
}

/// The surroundings of a controller of UIKit's.
@MainActor
public struct UIViewControllerRepresentableContext<ViewController: UIViewControllerRepresentable> {
  /// The object beside the controller.
  public let coordinator: ViewController.Coordinator
  /// The course of the change that brought it.
  public let transaction = Transaction()
  /// The values around the controller.
  public let environment = EnvironmentValues()
}

/// A size that a view is offered; nil for as it likes.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat?
  /// The height in points.
  public var height: CGFloat?

  /// A width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The smallest.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As the view likes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The largest.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}
