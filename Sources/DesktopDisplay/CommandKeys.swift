internal import Device
internal import UIKitCore

/// The keys that are commands for the device, by their usage numbers: F2 to F12, which apps of iOS
/// hardly use and desktops leave to programs; with shift F12 records.
extension LiveCommand {
  /// The command of a key with what is held down beside it; nil for none.
  static func command(of code: Int, _ modifiers: KeyModifiers) -> LiveCommand? {
    switch (keys[code], modifiers) {
    case (.picture, .shift): .recording
    case (let command, []): command
    default: nil
    }
  }

  private static let keys: [Int: LiveCommand] = {
    let all: [(Int, LiveCommand)] = [
      (2, .appearance), (3, .smallerText), (4, .largerText), (5, .turnLeft), (6, .turnRight),
      (7, .shake), (8, .memoryWarning), (9, .slowMotion), (10, .frameTimes), (11, .fullScreen),
      (12, .picture),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { (firstFunctionKey + $0.0 - 1, $0.1) })
  }()

  /// The usage number of F1.
  private static let firstFunctionKey = 58
}
