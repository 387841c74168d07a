public import Foundation
public import QuartzCore

/// The way in which a picture fills a layer of another shape.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole picture, in its shape.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The whole layer, with the picture in its shape.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The whole picture in the whole layer.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// Shows the pictures of a player; it stays empty here.
open class AVPlayerLayer: CALayer {
  /// The player; default nil.
  open var player: AVPlayer?
  /// Default `resizeAspect`; kept, and has no effect here.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Default none; kept, and has no effect here.
  open var pixelBufferAttributes: [String: Any]?
  /// The place of the picture, in the layer's own coordinate space; always zero.
  open var videoRect: CGRect { .zero }
  /// Always false.
  open var isReadyForDisplay: Bool { false }
  /// Makes a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
