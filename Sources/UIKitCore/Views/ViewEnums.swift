extension UIView {
  /// The placing of content that was drawn for one size at another.
  nonisolated public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// The parts that give way when the superview changes its size.
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask, with the values of iOS.
    public let rawValue: UInt
    /// A mask from its bits; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the superview's left edge gives way.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width gives way.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The distance to the superview's right edge gives way.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The distance to the superview's top edge gives way.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height gives way.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge gives way.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// The dimming of the tint, which is without colour below an alert.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  /// The kinds of system animation.
  nonisolated public enum SystemAnimation: UInt, Sendable {
    case delete = 0
  }

  /// The change of speed in the course of an animation.
  nonisolated public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// The way in which an animation or transition runs.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options, with the values of iOS; curve and transition are numbers in them.
    public let rawValue: UInt
    /// Options from their bits; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out views whose size changes at the end of the block, so that their subviews move too.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Lets views be touched while they move.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins at the value shown now instead of adding to a running animation.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs back after each run; with `repeat` back and forth.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps the own duration inside another block of animations.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Keeps the own curve inside another block of animations.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Animates the changes of a transition's block, which otherwise happen at once.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Keeps the own options inside another block of animations.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// Turns about the vertical axis, from the left.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Turns about the vertical axis, from the right.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Uncovers the new view from the bottom; the page does not curl here.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Covers the old view from the top; the page does not curl here.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Fades from the old view to the new one.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Turns about the horizontal axis, from the top.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// Turns about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// As many frames as the display shows; the default.
    public static let preferredFramesPerSecondDefault: Self = []
    /// 60 frames a second; kept: the display's frames are shown here.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// 30 frames a second; kept: the display's frames are shown here.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }

  /// The way in which key frames are joined.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options, with the values of iOS.
    public let rawValue: UInt
    /// Options from their bits; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays the views out with the other changes, so that layout is animated too.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Keeps touches working in what moves.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins at the value shown, not at the last one set.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs back after each run; with `repeat` back and forth.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps the own duration inside another block of animations.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Keeps the own options inside another block of animations.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Joins key frames evenly; the default.
    public static let calculationModeLinear: Self = []
    /// Jumps from key frame to key frame; kept: they are joined evenly here.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// One speed over all key frames; kept: each keeps its own time here.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Joins key frames by a smooth curve; kept: they are joined evenly here.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// A smooth curve at one speed; kept: key frames are joined evenly here.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }
}

/// The mirroring of a view where lines are read from the right.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// A behaviour that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction; nil without one.
  var view: UIView? { get }
  /// Called before the interaction comes to a view, or leaves it for nil.
  func willMove(to view: UIView?)
  /// Called after the interaction came to a view, or left it for nil.
  func didMove(to view: UIView?)
}

/// Horizontal, vertical or both.
public nonisolated struct UIAxis: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The x axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The y axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// The x and the y axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
