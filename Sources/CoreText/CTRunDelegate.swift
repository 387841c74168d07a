public import Foundation

/// The functions that say how much room the characters of a run take.
public struct CTRunDelegateCallbacks {
  /// The form of this structure.
  public var version: CFIndex
  /// Lets go of what the delegate was made with.
  public var dealloc: (UnsafeMutableRawPointer) -> Void
  /// From the baseline to the top, in points.
  public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
  /// From the baseline to the bottom, in points.
  public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
  /// The width in points.
  public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

  /// Callbacks of four functions.
  public init(
    version: CFIndex,
    dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
    getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
  ) {
    (self.version, self.dealloc) = (version, dealloc)
    (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
  }
}

/// The first form of the callbacks.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The form of the callbacks.
public let kCTRunDelegateCurrentVersion: CFIndex = kCTRunDelegateVersion1

/// An object that says how much room the characters of a run take, so that an app can draw there.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
  private let callbacks: CTRunDelegateCallbacks
  let content: UnsafeMutableRawPointer

  init(_ callbacks: CTRunDelegateCallbacks, _ content: UnsafeMutableRawPointer) {
    (self.callbacks, self.content) = (callbacks, content)
  }

  deinit { callbacks.dealloc(content) }

  var width: CGFloat { callbacks.getWidth(content) }
  var ascent: CGFloat { callbacks.getAscent(content) }
  var descent: CGFloat { callbacks.getDescent(content) }
}

/// A delegate whose functions are called with a pointer of the app's; nil where that is missing.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>,
  _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  refCon.map { CTRunDelegate(callbacks.pointee, $0) }
}

/// The pointer that a delegate was made with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.content
}
