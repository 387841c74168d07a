internal import CSDL
internal import CoreGraphics
internal import Device
internal import UIKitCore

/// The input that SDL leaves out: pads, pens, and drops that compositors tell one of two alone.
extension DesktopWindow {
  /// Takes what a compositor said of the pointer, pads and pens.
  func takeInput(of surface: WaylandSurface) -> [WaylandInput] {
    guard let seat = surface.session.seat else { return [] }
    known = .init(wheels: seat.tellsOfPointer, pointer: seat.tellsOfPointer)
    return seat.takeInputs(for: surface.surface)
  }

  /// Takes what pads of X11 did, which is for the window that the pointer is on.
  func takePads(_ result: inout WindowInput) {
    guard let connection = XConnection.shared, let pads = connection.pads else { return }
    connection.takeEvents()
    known.wheels = pads.scrollsByPad
    let pointed = library.pointerWindow()
    guard pointed == window || pointed == nil else { return }
    let motions = pads.takeMotions()
    guard pointed == window, !motions.isEmpty else { return }
    var (x, y): (Int32, Int32) = (0, 0)
    _ = library.placeInWindow(&x, &y)
    let point = CGPoint(x: CGFloat(x), y: CGFloat(y))
    for (motion, phase) in motions {
      let input = InputTranslation.Input.pad(motion, phase: phase, point: point).scaled(by: unit)
      guard case .pad(let motion, let phase, let point) = input else { continue }
      display.send(.pad(motion, phase: phase, point: point))
    }
    result.isSomething = true
  }

  /// The input as one of a pen, where SDL takes that for a mouse.
  func withPen(_ input: InputTranslation.Input) -> InputTranslation.Input {
    guard surface == nil else { return input }
    return pen.applied(to: input, XConnection.shared?.pads?.pose)
  }

  /// Takes what fell on the window where the compositor didn't tell SDL of it.
  func takeFallen(isKnown: Bool, for screen: UIScreen, _ result: inout WindowInput) {
    guard let surface, let device = surface.session.device else { return }
    let things = device.takeFallen(on: surface.surface, isKnown: isKnown)
    guard !things.isEmpty else { return }
    drop(things, on: screen)
    result.isSomething = true
  }
}
