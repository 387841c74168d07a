internal import CSDL
internal import CoreGraphics

/// The functions of X11's input extension that pads and pens need.
struct XInputLibrary {
  typealias Server = OpaquePointer

  let version:
    @convention(c) (Server, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
  let select: @convention(c) (Server, UInt, UnsafeMutablePointer<XIEventMask>, Int32) -> Int32
  let devices:
    @convention(c) (Server, Int32, UnsafeMutablePointer<Int32>) ->
      UnsafeMutablePointer<XIDeviceInfo>?
  let freeDevices: @convention(c) (UnsafeMutablePointer<XIDeviceInfo>) -> Void
  let properties:
    @convention(c) (Server, Int32, UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<UInt>?
  let getData: @convention(c) (Server, UnsafeMutablePointer<XGenericEventCookie>) -> Int32
  let freeData: @convention(c) (Server, UnsafeMutablePointer<XGenericEventCookie>) -> Void
  let extend:
    @convention(c) (
      Server, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>
    ) -> Int32

  init() throws(WindowError) {
    let (core, library) = (try SharedLibrary("libX11.so.6"), try SharedLibrary("libXi.so.6"))
    version = try library.find("XIQueryVersion")
    select = try library.find("XISelectEvents")
    devices = try library.find("XIQueryDevice")
    freeDevices = try library.find("XIFreeDeviceInfo")
    properties = try library.find("XIListProperties")
    getData = try core.find("XGetEventData")
    freeData = try core.find("XFreeEventData")
    extend = try core.find("XQueryExtension")
  }
}

/// The values that a device of X11 can have beside places and buttons.
struct XInputDevice {
  /// An axis of a pen, as its driver names and counts it.
  struct Axis {
    let number: Int
    let least: Double
    let most: Double

    /// The share of a value between the least and the most.
    func share(_ value: Double) -> CGFloat {
      most > least ? CGFloat(min(max((value - least) / (most - least), 0), 1)) : 0
    }
  }

  /// An axis that scrolls.
  struct Scroll {
    let number: Int
    let isAcross: Bool
    /// The change for what a notch of a wheel is.
    let increment: Double
  }

  var pressure: Axis?
  var tiltAcross: Axis?
  var tiltDown: Axis?
  var scrolls: [Scroll] = []
  /// True for a device with fingers on it; wheels scroll too.
  var isPad = false

  /// True for a pen.
  var isPen: Bool { pressure != nil }

  /// Reads a description of the server's; `atom` has the server's number of a name.
  init(_ info: XIDeviceInfo, properties: [UInt], atom: (String) -> UInt) {
    for index in 0..<Int(info.num_classes) {
      guard let any = info.classes[index] else { continue }
      switch any.pointee.type {
      case XIValuatorClass:
        any.withMemoryRebound(to: XIValuatorClassInfo.self, capacity: 1) {
          add($0.pointee, atom: atom)
        }
      case XIScrollClass:
        any.withMemoryRebound(to: XIScrollClassInfo.self, capacity: 1) { add($0.pointee) }
      default: break
      }
    }
    // The drivers' own settings of pads tell them from mice, as there is no kind.
    let ofPads = ["libinput Tapping Enabled", "Synaptics Off"].map(atom)
    isPad = !scrolls.isEmpty && properties.contains(where: ofPads.contains)
  }

  private mutating func add(_ info: XIValuatorClassInfo, atom: (String) -> UInt) {
    let axis = Axis(number: Int(info.number), least: info.min, most: info.max)
    switch info.label {
    case atom("Abs Pressure"): pressure = axis
    case atom("Abs Tilt X"): tiltAcross = axis
    case atom("Abs Tilt Y"): tiltDown = axis
    default: break
    }
  }

  private mutating func add(_ info: XIScrollClassInfo) {
    guard info.increment != 0 else { return }
    let isAcross = info.scroll_type == XIScrollTypeHorizontal
    scrolls.append(
      Scroll(number: Int(info.number), isAcross: isAcross, increment: info.increment)
    )
  }

  /// The points that a pad scrolls for what is a notch of a wheel: the distance, in pixels, that its
  /// fingers go meanwhile.
  private static let padStep = 15.0

  /// The way that values of axes lead what is scrolled, in pixels; nil where none of them scrolls.
  func way(_ values: [Int: Double]) -> CGSize? {
    var result: CGSize?
    for scroll in scrolls {
      guard let value = values[scroll.number] else { continue }
      let distance = CGFloat(value / scroll.increment * Self.padStep)
      var way = result ?? .zero
      if scroll.isAcross { way.width -= distance } else { way.height -= distance }
      result = way
    }
    return result
  }
}
