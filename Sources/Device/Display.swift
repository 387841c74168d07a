public import Foundation

/// A destination of pictures and source of input: a window of the desktop, or nothing at all.
///
/// The kit asks `nextEvents` at the start of a frame and hands over at most one picture at its
/// end. A display owns its clock, so that a test's time does not pass until it is moved.
public protocol Display: AnyObject {
  /// The device that is shown.
  var model: DeviceModel { get }
  /// The way it is held when the display begins; later ways come as events.
  var orientation: Orientation { get }
  /// Pixels to a point of the pictures it wants; usually that of the model.
  var scale: CGFloat { get }
  /// The time, in seconds since the display began.
  var now: TimeInterval { get }
  /// True if pictures are seen: without, frames are settled but not painted.
  var wantsPictures: Bool { get }

  /// True if text comes as events of its own, as from an input method; keys then type nothing.
  var sendsText: Bool { get }

  /// The source that knows when the machine's memory is short; nil if there is none.
  var memoryPressure: (any MemoryPressure)? { get }

  /// Takes the input since the last call, oldest first.
  func nextEvents() -> [InputEvent]

  /// The memory that is shown, if pictures of a size in pixels can be painted right into it; nil if
  /// not.
  func memory(width: Int, height: Int) -> DisplayMemory?

  /// Shows a picture of the whole screen.
  func present(_ picture: ScreenPicture)
}

extension Display {
  /// No memory of the display's own.
  public func memory(width: Int, height: Int) -> DisplayMemory? { nil }
}

/// Memory of a display that holds the pixels it shows.
public struct DisplayMemory: @unchecked Sendable {
  /// The first byte of the top row.
  public let base: UnsafeMutableRawPointer
  /// The bytes from one row of pixels to the next.
  public let bytesPerRow: Int
  /// Another number than before if the pixels of the last picture are gone.
  public let number: Int
  /// The number of rows after which the same memory follows once more, so that a picture may begin at
  /// any of them; nil for memory that is there once.
  public let period: Int?

  /// Describes memory that stays the display's own; it is there once unless a period is given.
  public init(base: UnsafeMutableRawPointer, bytesPerRow: Int, number: Int, period: Int? = nil) {
    (self.base, self.bytesPerRow, self.number, self.period) = (base, bytesPerRow, number, period)
  }
}

/// The pixels of a screen, top row first.
public struct ScreenPicture {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// The bytes from one row of pixels to the next.
  public let bytesPerRow: Int
  /// Blue, green, red, alpha, a byte each, colours multiplied by alpha.
  public let pixels: UnsafeRawBufferPointer
  /// The part that differs from the last picture, in pixels.
  public let damage: CGRect

  /// Describes pixels that the caller keeps alive; nothing is copied.
  public init(
    width: Int,
    height: Int,
    bytesPerRow: Int,
    pixels: UnsafeRawBufferPointer,
    damage: CGRect
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.pixels = pixels
    self.damage = damage
  }
}
