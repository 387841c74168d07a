public import Foundation

/// A display that nobody sees: input is what a program puts in, time is what it says.
public final class HeadlessDisplay: Display {
  /// The device that the display has the size and scale of; the event `reshape` resizes a window.
  public private(set) var model: DeviceModel
  /// The way the device was last held, other than flat; the event `rotate` changes it.
  public private(set) var orientation: Orientation
  /// Pixels to a point; default the model's own.
  ///
  /// The event `rescale` changes that of a window.
  public private(set) var scale: CGFloat
  /// The display's clock, in seconds from 0; it moves only when a program moves it.
  public var now: TimeInterval {
    if let leader { return leader.now }
    willReadTime?()
    return time
  }
  /// The display by whose clock this one goes; nil for its own.
  private var leader: HeadlessDisplay?
  /// Called before the time is read, so that a program which keeps it by another clock can bring it up to
  /// date; nil by default.
  public var willReadTime: (() -> Void)?
  /// Default false; true has each frame painted.
  public var wantsPictures = false
  /// Default false; true has keys type nothing, since text comes by itself.
  public var sendsText = false
  /// Takes each picture, such as a window that shows it; nil by default.
  public var viewer: ((ScreenPicture) -> Void)?
  /// Lends memory for pictures of a width and height in pixels, as a window does; nil by default.
  public var lender: ((Int, Int) -> DisplayMemory?)?
  /// None unless a program puts one in.
  public var memoryPressure: (any MemoryPressure)?
  /// The number of pictures shown.
  public private(set) var pictureCount = 0

  private var time: TimeInterval = 0
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

  /// Lets time pass, in seconds, also for the displays that go by the same clock.
  public func advance(by interval: TimeInterval) {
    if let leader { return leader.advance(by: interval) }
    time += max(0, interval)
  }

  /// Goes by the clock of another display from now on.
  public func follow(_ other: HeadlessDisplay) { if other !== self { leader = other } }

  /// Puts in something that the next frame will find.
  ///
  /// A touch is a finger's unless another tool is named.
  public func send(_ kind: InputEvent.Kind, by tool: TouchTool = .finger) {
    if case .rotate(let orientation) = kind { self.orientation = orientation }
    waiting.append(InputEvent(kind, at: now, by: tool))
  }

  /// Returns the input put in since the last call, oldest first, and forgets it.
  public func nextEvents() -> [InputEvent] {
    defer { waiting = [] }
    for event in waiting {
      guard model.isWindow else { continue }
      if case .reshape(let size) = event.kind { model = model.resized(to: size) }
      if case .rescale(let scale) = event.kind {
        model.scale = scale
        self.scale = scale
      }
    }
    return waiting
  }

  /// Answers the memory that a window lends; nil without one.
  public func memory(width: Int, height: Int) -> DisplayMemory? { lender?(width, height) }

  /// Counts the picture and hands it to the viewer; its pixels are not kept.
  public func present(_ picture: ScreenPicture) {
    pictureCount += 1
    viewer?(picture)
  }
}
