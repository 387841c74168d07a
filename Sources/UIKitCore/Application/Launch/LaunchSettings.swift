package import Device
package import Foundation

/// The settings of a launch, from the environment.
package struct LaunchSettings {
  /// `true` if the app runs without a visible window and takes pictures; default `false`.
  package var isHeadless = false
  /// True if the app has the whole screen, alone and without a pointer.
  package var isKiosk = false
  /// True if keys of the window turn, shake and photograph the device.
  package var takesCommands = false
  /// True if the app runs until it is asked to end, and the desktop's assistive software can read
  /// and use it meanwhile.
  package var isAccessible = false
  /// `true` if every screen is to be opened; default `false`.
  package var isTour = false
  /// `true` if the app is ended and launched again at each screen of a tour; default `false`.
  package var relaunches = false
  /// The file in which a tour finds what it knew before the app was launched again; nil at first.
  package var tourMemory: URL?
  /// `true` if a tour turns the device at each new screen; default `false`.
  package var turns = false
  /// The file of actions to do; nil for none.
  package var script: URL?
  /// Nil for one of the kind that the app is for.
  package var device: DeviceModel?
  package var orientation = Orientation.portrait
  /// The part of an iPad's screen that the app has; default all of it.
  package var part = ScreenPart.whole
  /// Pixels to a point; the device's own for nil.
  package var scale: CGFloat?
  /// The folder of the pictures; default `pictures`.
  package var pictures = URL(fileURLWithPath: "pictures")
  package var style = UIUserInterfaceStyle.light
  package var contentSize = UIContentSizeCategory.large
  /// A language code, such as `fr`.
  package var language: String?
  /// The file for the report on all outlets and actions; nil if they aren't to be tried.
  package var connections: URL?
  /// The folder of the app's state; nil keeps none.
  package var state: URL?
  /// `true` if the app begins with its kept state, `false` if that is removed first; default
  /// `true`.
  package var restoresState = true
  /// The number of user actions after which a tour ends; default 200.
  package var steps = 200

  /// `true` if a visitor is to go through the app.
  var wantsVisit: Bool { isTour || connections != nil || script != nil }

  /// `true` if the app is seen in a window: nothing asked for a run that nobody looks at.
  var isWindowed: Bool { !isHeadless && !isAccessible && !wantsVisit }

  package init() {}

  /// Reads the variables named `PORTICO_…`; what is missing or strange stays as it is.
  package init(_ environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment["PORTICO_\(name)"].flatMap { $0.isEmpty ? nil : $0 }
    }
    isHeadless = value("HEADLESS").map { $0 != "0" } ?? false
    isKiosk = value("KIOSK").map { $0 != "0" } ?? false
    takesCommands = value("COMMANDS").map { $0 != "0" } ?? false
    connections = value("CONNECTIONS").map { URL(fileURLWithPath: $0) }
    isAccessible = value("ACCESSIBILITY").map { $0 != "0" } ?? false
    isTour = value("TOUR").map { $0 != "0" } ?? false
    relaunches = value("RELAUNCH").map { $0 != "0" } ?? false
    tourMemory = value("TOUR_MEMORY").map { URL(fileURLWithPath: $0) }
    turns = value("TURNS").map { $0 != "0" } ?? false
    script = value("SCRIPT").map { URL(fileURLWithPath: $0) }
    device = value("DEVICE").flatMap { DeviceModel(named: $0) }
    orientation = value("ORIENTATION").flatMap(Self.orientation) ?? orientation
    part = value("SIZE").flatMap(ScreenPart.init(named:)) ?? part
    scale = value("SCALE").flatMap { Double($0) }.flatMap { (0.1...8) ~= $0 ? CGFloat($0) : nil }
    pictures = value("PICTURES").map { URL(fileURLWithPath: $0) } ?? pictures
    style = value("APPEARANCE") == "dark" ? .dark : .light
    contentSize = value("CONTENT_SIZE").flatMap(UIContentSizeCategory.named) ?? contentSize
    language = value("LANGUAGE")
    state = value("STATE").map { URL(fileURLWithPath: $0) }
    restoresState = value("RESTORE").map { $0 != "0" } ?? true
    steps = value("TOUR_STEPS").flatMap { Int($0) }.map { max(0, $0) } ?? steps
  }

  private static func orientation(_ name: String) -> Orientation? {
    name == "landscape" ? .landscapeLeft : Orientation(rawValue: name)
  }
}

extension UIContentSizeCategory {
  /// The category of a short name as designers use them, such as `XL` or `AX1`.
  static func named(_ name: String) -> Self? {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return names.firstIndex(of: name).map { Self.ascending[$0] }
  }
}
