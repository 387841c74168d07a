public import UIKitCore

/// The device of a stage, as a person holds it.
public struct StageDevice {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// Turns the device, or lays it down, and runs a frame; `unknown` does nothing.
  ///
  /// The interface follows as far as it may, and is still on its way then.
  public func turn(to orientation: UIDeviceOrientation) {
    switch orientation {
    case .portrait: stage.display.send(.rotate(.portrait))
    case .portraitUpsideDown: stage.display.send(.rotate(.portraitUpsideDown))
    // An interface's landscape right belongs to a device that was turned to its left.
    case .landscapeLeft: stage.display.send(.rotate(.landscapeRight))
    case .landscapeRight: stage.display.send(.rotate(.landscapeLeft))
    case .faceUp: stage.display.send(.lay(.faceUp))
    case .faceDown: stage.display.send(.lay(.faceDown))
    case .unknown: return
    }
    stage.turn()
  }
}

extension Stage {
  /// The device, to be turned.
  public var device: StageDevice { StageDevice(self) }

  /// The scene of the window.
  public var scene: UIWindowScene? { window.windowScene }
}
