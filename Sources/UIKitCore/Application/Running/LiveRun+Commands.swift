internal import Device
internal import Foundation

/// The user's commands for the device in a window.
extension LiveRun {
  func perform(_ command: LiveCommand) {
    switch command {
    case .turnLeft: turn(clockwise: false)
    case .turnRight: turn(clockwise: true)
    case .shake: (front?.display ?? launch.display).send(.shake)
    case .memoryWarning: launch.app.receiveMemoryWarning()
    case .appearance: changeSettings { $0.style = $0.style == .dark ? .light : .dark }
    case .largerText: changeSettings { $0.contentSize = $0.contentSize.stepped(by: 1) }
    case .smallerText: changeSettings { $0.contentSize = $0.contentSize.stepped(by: -1) }
    case .slowMotion: clock.speed = clock.speed == 1 ? 0.1 : 1
    case .picture: takePicture()
    case .recording: toggleRecording()
    case .frameTimes:
      frameTimes?.end(on: screen)
      frameTimes = frameTimes == nil ? FrameTimes() : nil
    case .fullScreen: _ = front?.window.perform(command)
    }
  }

  /// The settings of the user are those of all windows, and of the first screen without one.
  private func changeSettings(_ change: (inout DeviceSettings) -> Void) {
    change(&launch.screen.settings)
    for live in liveScreens where live.screen !== launch.screen { change(&live.screen.settings) }
  }

  /// A window that is the device gets as wide as it was high.
  private func turn(clockwise: Bool) {
    let display = front?.display ?? launch.display
    guard display.model.isWindow else {
      return display.send(.rotate(display.orientation.turned(clockwise: clockwise)))
    }
    let size = display.model.size
    front?.window.resize(to: CGSize(width: size.height, height: size.width))
  }

  private func takePicture() {
    let name = "picture-\(Self.stamp()).png"
    let file = pictures.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      try screen.picture()?.encodedPNG()?.write(to: file)
      print("The picture is \(file.path)")
    } catch {
      Diagnostic.pictureNotWritten(file: name, reason: error.localizedDescription).report()
    }
  }

  func toggleRecording() {
    if let recording {
      recording.end()
      self.recording = nil
    } else {
      recording = FrameRecording(
        folder: pictures.appendingPathComponent("recording-\(Self.stamp())")
      )
    }
  }

  /// The time of day as a part of a file's name.
  private static func stamp() -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd-HHmmss"
    return format.string(from: Date())
  }
}

extension UIContentSizeCategory {
  /// The size some steps larger, as far as there is one.
  fileprivate func stepped(by steps: Int) -> Self {
    let all = Self.ascending
    let place = all.firstIndex(of: self).map { $0 + steps } ?? 0
    return all[min(max(place, 0), all.count - 1)]
  }
}
