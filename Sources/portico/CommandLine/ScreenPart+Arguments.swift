internal import Device

extension ScreenPart {
  /// The iPad whose screen is shared where no device is named.
  static let device = "iPad (10th generation)"

  /// The option as commands list it.
  static let option = Syntax.Option(
    name: "--size",
    value: "SIZE",
    help: "The part of an iPad's screen: third, half, two-thirds, slide-over or 507x768."
  )

  /// Reads the option, which is for iPads only; nil where it is not given.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let size = arguments.value("--size") else { return nil }
    guard let part = ScreenPart(named: size) else {
      throw .notAChoice(
        option: "--size",
        value: size,
        choices: ScreenShare.allCases.map(\.rawValue) + ["507x768"]
      )
    }
    if let name = arguments.value("--device"), DeviceModel(named: name)?.idiom != .pad {
      throw .notForDevice(option: "--size", device: name)
    }
    self = part
  }
}
