import Device
import Testing
import UIKitCore
import UIKitTesting

@Suite struct `The device` {
  @Test func `those who ask hear of rotations, until they end it`() {
    let device = UIDevice.current
    let stage = Stage(.iPhone15, root: UIViewController())
    let heard = HeardRotations()
    let listener = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { heard.orientations.append(device.orientation) } }
    defer { NotificationCenter.default.removeObserver(listener) }
    stage.rotate(to: .landscapeLeft)
    #expect(heard.orientations == [])
    device.beginGeneratingDeviceOrientationNotifications()
    stage.rotate(to: .portrait)
    stage.rotate(to: .landscapeRight)
    #expect(heard.orientations == [.portrait, .landscapeLeft])
    device.endGeneratingDeviceOrientationNotifications()
    stage.rotate(to: .portrait)
    #expect(heard.orientations.count == 2)
  }
}

@MainActor private final class HeardRotations {
  var orientations: [UIDeviceOrientation] = []
}

@Suite @MainActor struct `The running app by its class` {
  @Test(.oracle("L-294")) func `the class answers it for a key`() {
    let app = UIApplication.value(forKeyPath: "shared") as? UIApplication
    #expect(app === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === app)
    #expect(UIApplication.value(forKeyPath: "other") == nil)
  }
}
