public import CoreGraphics

/// The surroundings on which the height of a detent may depend.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the view that holds the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, safe area not counted.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name by which a detent is selected.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's text.
      public let rawValue: String
      /// Makes an identifier of any text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of any text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of `Detent.medium()`.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The identifier of `Detent.large()`.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The name given, or one made up for a custom detent without a name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the screen; inactive where that is low.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetRoom)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    /// The whole height a sheet may have.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height in points of the app's own, safe area not counted; nil where the detent is
    /// inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      customCount += 1
      return Detent(identifier ?? Identifier("custom \(customCount)"), resolver)
    }

    /// The number made so far, so that each without a name gets its own identifier.
    private static var customCount = 0

    /// The height in a context; nil where the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context).map { min($0, context.maximumDetentValue) } }
  }
}

/// The room that a sheet has at the bottom of its container.
final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  /// The points from the top of the safe area to a large sheet.
  static let gap: CGFloat = 10

  let containerTraitCollection: UITraitCollection
  let size: CGSize
  let safeArea: UIEdgeInsets

  init(_ container: UIView) {
    containerTraitCollection = container.traitCollection
    size = container.bounds.size
    safeArea = container.safeAreaInsets
  }

  var largeHeight: CGFloat { size.height - safeArea.top - Self.gap }
  var maximumDetentValue: CGFloat { max(0, largeHeight - safeArea.bottom) }
  var mediumValue: CGFloat { max(0, (size.height / 2).rounded() - safeArea.bottom) }

  /// The height of the sheet's view at a value.
  func height(_ value: CGFloat) -> CGFloat { min(max(0, value) + safeArea.bottom, largeHeight) }
}
