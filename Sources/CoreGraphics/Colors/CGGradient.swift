public import Foundation

/// The painting of a gradient beyond its ends; without options nothing is painted there.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Makes options of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a line from 0 to 1.
public final class CGGradient: @unchecked Sendable {
  /// A colour and its position on the way from start to end.
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: RGBA
  }

  /// The colours in the order of their locations.
  package let stops: [Stop]

  /// Makes a gradient of colours and their locations; without locations the colours are spread
  /// evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: [CGColor],
    locations: [CGFloat]?
  ) {
    self.init(colors: colors.map(\.rgba), locations: locations)
  }

  /// Makes a gradient of colours in a list without types, as code written for iOS passes it.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: NSArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors: colors.map(\.rgba), locations: places)
  }

  /// Makes a gradient of numbers: `count` colours of a space, alpha last in each.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let width = space.numberOfComponents + 1
    guard width > 1, count > 0 else { return nil }
    let colors = (0..<count).map { index in
      space.sRGB(Array(UnsafeBufferPointer(start: components + index * width, count: width)))
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(colors: colors, locations: places)
  }

  init?(colors: [RGBA], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.indices.map { index in
      let even = CGFloat(index) / last
      let location = locations.map { index < $0.count ? $0[index] : 1 } ?? even
      return Stop(
        location: location.isNaN ? even : min(max(location, 0), 1),
        color: colors[index]
      )
    }
    // A stable order: colours at the same place keep theirs and make a hard edge.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}
