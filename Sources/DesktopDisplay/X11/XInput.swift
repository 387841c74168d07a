internal import CSDL
internal import CoreGraphics
internal import Device
internal import Foundation

/// Pads and pens of X11, which SDL takes for a mouse.
///
/// The server tells what devices report by themselves, without places, so that SDL goes on getting what
/// is for its windows. Servers don't say that fingers have left a pad, but drivers report a step of 0
/// then; GTK goes by that too.
final class XInput {
  private let library: XInputLibrary
  private unowned let connection: XConnection
  /// The number of the extension's events.
  private let opcode: Int32
  private var devices: [Int32: XInputDevice] = [:]
  private var isUnderWay = false
  /// The pen that was used last; nil once a mouse or a pad was.
  private(set) var pose: PencilPose?
  /// True if what scrolled last was a pad, whose steps SDL takes for a wheel's.
  private(set) var scrollsByPad = false
  /// The movements of pads since somebody asked, without places; fingers on a pad are where the pointer is.
  private var motions: [(PadMotion, TouchPhase)] = []

  /// Nil for a server or a library without the extension.
  init?(_ connection: XConnection) {
    guard let library = try? XInputLibrary() else { return nil }
    let server = connection.server
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (2, 1)
    guard library.extend(server, "XInputExtension", &opcode, &event, &error) != 0,
      library.version(server, &major, &minor) == 0, major == 2, minor >= 1
    else { return nil }
    (self.library, self.connection, self.opcode) = (library, connection, opcode)
    let allDevices: Int32 = 0
    select([XI_HierarchyChanged], of: allDevices, on: connection.root)
    findDevices()
  }

  private static let allMasters: Int32 = 1

  /// Takes what pads did, oldest first.
  func takeMotions() -> [(PadMotion, TouchPhase)] {
    defer { motions = [] }
    return motions
  }

  private func select(_ events: [Int32], of device: Int32, on window: UInt) {
    var bits = [UInt8](repeating: 0, count: 4)
    for event in events { bits[Int(event) / 8] |= 1 << UInt8(event % 8) }
    bits.withUnsafeMutableBufferPointer { bytes in
      var mask = XIEventMask(deviceid: device, mask_len: 4, mask: bytes.baseAddress)
      _ = library.select(connection.server, window, &mask, 1)
    }
  }

  /// Finds out what there is; without pads and pens nothing is asked for, so that a mouse wakes nobody.
  private func findDevices() {
    devices = [:]
    var count: Int32 = 0
    guard let all = library.devices(connection.server, 0, &count) else { return }
    defer { library.freeDevices(all) }
    for index in 0..<Int(count) {
      let info = all[index]
      let device = XInputDevice(info, properties: properties(of: info.deviceid)) {
        connection.atom($0)
      }
      devices[info.deviceid] = device
    }
    let isWanted = devices.values.contains { $0.isPad || $0.isPen }
    select(isWanted ? [XI_RawMotion] : [], of: Self.allMasters, on: connection.root)
  }

  private func properties(of device: Int32) -> [UInt] {
    var count: Int32 = 0
    guard let all = library.properties(connection.server, device, &count) else { return [] }
    defer { _ = connection.library.free(all) }
    return Array(UnsafeBufferPointer(start: all, count: Int(count)))
  }

  // MARK: - Events

  /// Handles an event of the extension.
  func take(_ event: inout XEvent) {
    guard event.xcookie.extension == opcode,
      library.getData(connection.server, &event.xcookie) != 0
    else { return }
    defer { library.freeData(connection.server, &event.xcookie) }
    guard let data = event.xcookie.data else { return }
    switch event.xcookie.evtype {
    case XI_HierarchyChanged: findDevices()
    case XI_RawMotion: hear(data.assumingMemoryBound(to: XIRawEvent.self).pointee)
    default: break
    }
  }

  private func hear(_ event: XIRawEvent) {
    guard let device = devices[event.sourceid] else { return }
    let values = Self.values(event.valuators)
    if let way = device.way(values) {
      scrollsByPad = device.isPad
      if device.isPad { scroll(by: way) }
    } else if device.isPen {
      takePose(device, values)
    } else {
      pose = nil
    }
  }

  private func scroll(by way: CGSize) {
    if way != .zero {
      if !isUnderWay { motions.append((.scroll(by: .zero), .began)) }
      motions.append((.scroll(by: way), .moved))
    } else if isUnderWay {
      motions.append((.scroll(by: .zero), .ended))
    }
    isUnderWay = way != .zero
  }

  private func takePose(_ device: XInputDevice, _ values: [Int: Double]) {
    var new = pose ?? PencilPose()
    if let axis = device.pressure, let value = values[axis.number] {
      new.pressure = axis.share(value)
    }
    if let across = device.tiltAcross.flatMap({ values[$0.number] }),
      let down = device.tiltDown.flatMap({ values[$0.number] })
    {
      // Drivers report degrees.
      new.tilt(across: CGFloat(across), down: CGFloat(down))
    }
    pose = new
  }

  /// The values of the axes that an event is about, by the axes' numbers.
  private static func values(_ state: XIValuatorState) -> [Int: Double] {
    var (result, next): ([Int: Double], Int) = ([:], 0)
    for number in 0..<Int(state.mask_len) * 8
    where state.mask[number / 8] & (1 << UInt8(number % 8)) != 0 {
      result[number] = state.values[next]
      next += 1
    }
    return result
  }
}

/// The pen that a mouse of SDL's stands for.
struct PenOfMouse {
  private var isDown = false
  /// The number of the pen among touches, below those of the mouse.
  private static let number = -1

  /// The input as one of a pen that is held so; nil for no pen, whose touch goes on all the same.
  mutating func applied(to input: InputTranslation.Input, _ pose: PencilPose?)
    -> InputTranslation.Input
  {
    guard pose != nil || isDown else { return input }
    let pose = pose ?? PencilPose()
    switch input {
    case .touch(0, let phase, let point):
      // A finger of the mouse that came before the pen stays one.
      guard isDown || phase == .began else { return input }
      isDown = phase == .began || phase == .moved
      return .pencil(id: Self.number, phase: phase, point: point, pose)
    case .hover(let point): return .pencilHover(point, pose)
    case .secondaryPress: return .pencilTap
    default: return input
    }
  }
}
