internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// A random scene of items that fall, bounce and hang, whose energy is watched.
///
/// Nothing pushes in it, so energy can only be lost: to elasticities below 1, friction and
/// resistance. The same seed always makes the same scene.
public struct DynamicTrial {
  /// The course of a scene.
  public struct Report: Equatable {
    /// The places and rotations of all items, after each tenth of a second.
    public var places: [UInt64] = []
    /// The most by which energy rose above what it was before, as a share of that at the start.
    public var growth = 0.0
    /// The number of items.
    public var items = 0
  }

  private let seed: UInt64
  /// The frames of a scene, a sixtieth of a second each.
  private static let frames = 180
  private static let size = CGSize(width: 390, height: 844)

  /// Makes the trial of a scene.
  public init(seed: UInt64) { self.seed = seed }

  /// Runs the scene, on a stage of its own.
  public func run() -> Report {
    let stage = Stage(.iPhone15)
    let reference = UIView(frame: CGRect(origin: .zero, size: Self.size))
    let animator = UIDynamicAnimator(referenceView: reference)
    let scene = DynamicTrialScene(seed: seed, in: Self.size)
    for behavior in scene.behaviors { animator.addBehavior(behavior) }
    var report = Report()
    report.items = scene.items.count
    let start = scene.energy
    var least = start
    for frame in 1...Self.frames {
      stage.advance(by: 1 / 60)
      report.growth = max(report.growth, (scene.energy - least) / start)
      least = min(least, scene.energy)
      guard frame % 6 == 0 else { continue }
      report.places += scene.items.flatMap { item in
        let turn = item.transform.b
        return [item.center.x, item.center.y, turn].map { Double($0).bitPattern }
      }
    }
    animator.removeAllBehaviors()
    return report
  }
}

/// An item that no view is needed for.
final class TrialItem: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds: CGRect
  var transform = CGAffineTransform.identity
  let collisionBoundsType: UIDynamicItemCollisionBoundsType

  init(center: CGPoint, size: CGSize, isRound: Bool) {
    self.center = center
    bounds = CGRect(origin: .zero, size: size)
    collisionBoundsType = isRound ? .ellipse : .rectangle
  }

  /// The area that has weight, in points².
  var area: CGFloat {
    let area = bounds.width * bounds.height
    return collisionBoundsType == .ellipse ? area * .pi / 4 : area
  }

  /// The inertia of a mass of 1, in points².
  var gyration: CGFloat {
    guard collisionBoundsType == .rectangle else { return bounds.width * bounds.width / 8 }
    return (bounds.width * bounds.width + bounds.height * bounds.height) / 12
  }
}
