public import Foundation

/// A display that nobody sees: input is what a program puts in, time is what it says.
public final class HeadlessDisplay: Display {
  public let model: DeviceModel
  public private(set) var orientation: Orientation
  public let scale: CGFloat
  public private(set) var now: TimeInterval = 0
  public var wantsPictures = false
  /// None unless a program puts one in.
  public var memoryPressure: (any MemoryPressure)?
  /// How many pictures were shown.
  public private(set) var pictureCount = 0

  private var waiting: [InputEvent] = []

  /// A display of a device; its scale is the model's own unless another is given.
  public init(
    _ model: DeviceModel,
    orientation: Orientation = .portrait,
    scale: CGFloat? = nil
  ) {
    self.model = model
    self.orientation = orientation
    self.scale = scale ?? model.scale
  }

  /// Lets time pass, in seconds.
  public func advance(by interval: TimeInterval) { now += max(0, interval) }

  /// Puts in something that the next frame will find.
  public func send(_ kind: InputEvent.Kind) {
    if case .rotate(let orientation) = kind { self.orientation = orientation }
    waiting.append(InputEvent(kind, at: now))
  }

  public func nextEvents() -> [InputEvent] {
    defer { waiting = [] }
    return waiting
  }

  public func turn(to orientation: Orientation) { self.orientation = orientation }

  public func present(_ picture: ScreenPicture) { pictureCount += 1 }
}
