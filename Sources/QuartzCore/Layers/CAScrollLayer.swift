public import Foundation

/// The directions in which a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name; an unknown one acts as `both`.
  public let rawValue: String
  /// Makes a mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer does not move.
  public static let none = Self(rawValue: "none")
  /// Only the y of the bounds' origin changes.
  public static let vertically = Self(rawValue: "vertically")
  /// Only the x of the bounds' origin changes.
  public static let horizontally = Self(rawValue: "horizontally")
  /// Both coordinates of the bounds' origin change.
  public static let both = Self(rawValue: "both")
}

/// A layer that shows a part of what is inside, by moving the origin of its bounds.
open class CAScrollLayer: CALayer {
  /// The directions in which it moves; default `.both`.
  open var scrollMode: CAScrollLayerScrollMode = .both

  /// Moves so that `p`, in the layer's space, is at the top left, as far as the mode allows.
  open func scroll(to p: CGPoint) {
    switch scrollMode {
    case .vertically: bounds.origin.y = p.y
    case .horizontally: bounds.origin.x = p.x
    case .none: break
    default: bounds.origin = p
    }
  }

  /// Moves the least that shows all of `r`, in the layer's space.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    origin.x = min(max(origin.x, r.maxX - bounds.width), r.minX)
    origin.y = min(max(origin.y, r.maxY - bounds.height), r.minY)
    scroll(to: origin)
  }
}

extension CALayer {
  /// Moves the closest scroll layer around this one so that `p`, in this layer's space, is at its
  /// top left; without one it does nothing (V-243).
  public func scroll(_ p: CGPoint) {
    guard let outer = scrollLayer else { return }
    outer.scroll(to: outer.convert(p, from: self))
  }

  /// Moves the closest scroll layer around this one the least that shows all of `r`, in this layer's
  /// space; without one it does nothing (V-243).
  public func scrollRectToVisible(_ r: CGRect) {
    guard let outer = scrollLayer else { return }
    outer.scroll(to: outer.convert(r, from: self))
  }

  /// The part of the layer, in its space, that the closest scroll layer around it shows; without one
  /// its bounds (V-243).
  public var visibleRect: CGRect {
    guard let outer = scrollLayer else { return bounds }
    return bounds.intersection(convert(outer.bounds, from: outer))
  }

  private var scrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer, !(current is CAScrollLayer) { layer = current.superlayer }
    return layer as? CAScrollLayer
  }
}
