public import CoreGraphics
public import Foundation

/// The recipe of a picture: where its pixels come from and what filters make of them.
///
/// Nothing is computed before a `CIContext` asks for a rectangle. As on iOS the origin is at the
/// bottom left. Pixels have a byte for each colour, and colours are those of sRGB.
open class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle that has pixels; infinite for a colour.
  public let extent: CGRect
  /// Makes the pixels of a rectangle whose sides are whole numbers.
  let render: (CGRect) -> PixelGrid
  /// The text values that came with a file; none here.
  open var properties: [String: Any] { [:] }
  /// The picture that it was made of; nil for others.
  public let cgImage: CGImage?

  init(extent: CGRect, of image: CGImage? = nil, _ render: @escaping (CGRect) -> PixelGrid) {
    self.extent = extent
    self.render = render
    cgImage = image
    super.init()
  }

  /// Makes an image of no size (L-182).
  public convenience override init() {
    self.init(extent: .zero) { PixelGrid(width: Int($0.width), height: Int($0.height)) }
  }

  /// Makes one of pixels; the extent begins at the origin.
  public convenience init(cgImage: CGImage) {
    let extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    let pixels = LazyGrid { PixelGrid(cgImage) }
    self.init(extent: extent, of: cgImage) { pixels.grid.cut(extent, to: $0) }
  }

  /// Makes one of pixels; the options have no effect here.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: cgImage)
  }

  /// Makes one colour without end.
  public convenience init(color: CIColor) {
    let colour = color.premultiplied
    self.init(extent: .infinite) { rectangle in
      var grid = PixelGrid(width: Int(rectangle.width), height: Int(rectangle.height))
      for y in 0..<grid.height { for x in 0..<grid.width { grid[x, y] = colour } }
      return grid
    }
  }

  /// An image without pixels.
  public class func empty() -> CIImage {
    CIImage(extent: .zero) { PixelGrid(width: Int($0.width), height: Int($0.height)) }
  }

  /// Images never change, so the image itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The pixels of a rectangle, nothing outside of the extent.
  func grid(_ rectangle: CGRect) -> PixelGrid {
    let inside = rectangle.intersection(extent.integral)
    guard !inside.isNull, !inside.isEmpty else {
      return PixelGrid(width: Int(rectangle.width), height: Int(rectangle.height))
    }
    let part = render(inside)
    return inside == rectangle ? part : part.cut(inside, to: rectangle)
  }
}

/// Options of making an image, by the names that iOS has for them; none has an effect here.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The space of the colours.
  public static let colorSpace = Self(rawValue: "CIImageColorSpace")
  /// The text values of the file.
  public static let properties = Self(rawValue: "CIImageProperties")
  /// True to turn the image as its file says.
  public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
}

/// Pixels that are made when somebody asks for them, once.
private final class LazyGrid: @unchecked Sendable {
  private let make: () -> PixelGrid
  private let lock = NSLock()
  private var made: PixelGrid?

  init(_ make: @escaping () -> PixelGrid) { self.make = make }

  var grid: PixelGrid {
    lock.withLock {
      if let made { return made }
      let grid = make()
      made = grid
      return grid
    }
  }
}

extension PixelGrid {
  /// The pixels of another rectangle of the same plane, whose y grows upwards.
  func cut(_ own: CGRect, to other: CGRect) -> PixelGrid {
    var result = PixelGrid(width: Int(other.width), height: Int(other.height))
    let right = Int(other.minX - own.minX)
    let down = Int(own.maxY - other.maxY)
    let columns = max(0, -right)..<max(max(0, -right), min(result.width, width - right))
    guard !columns.isEmpty else { return result }
    for y in 0..<result.height where y + down >= 0 && y + down < height {
      let from = 4 * ((y + down) * width + columns.lowerBound + right)
      let to = 4 * (y * result.width + columns.lowerBound)
      let count = 4 * columns.count
      result.bytes.replaceSubrange(to..<to + count, with: bytes[from..<from + count])
    }
    return result
  }
}
