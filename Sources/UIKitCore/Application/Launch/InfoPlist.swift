internal import Device

/// The values of an app's Info.plist for its launch; a key can have a variant for a kind of device.
struct InfoPlist {
  private let values: [String: Any]
  private let idiom: UIUserInterfaceIdiom

  init(_ values: [String: Any], idiom: UIUserInterfaceIdiom) {
    self.values = values
    self.idiom = idiom
  }

  /// A phone, but an iPad for an app that is for iPads alone.
  static func device(_ values: [String: Any]) -> DeviceModel {
    let families = values["UIDeviceFamily"] as? [Int] ?? []
    guard families == [2] else { return .iPhone15 }
    return DeviceModel(named: "iPad (10th generation)") ?? .iPhone15
  }

  /// The device of a run and its pixels to a point: the one that was asked for, else the window
  /// itself where there is a desktop, else the one that the app is for.
  static func device(
    _ values: [String: Any],
    _ settings: LaunchSettings,
    room: DesktopRoom?
  ) -> (DeviceModel, CGFloat) {
    guard var room else {
      let device = settings.device ?? device(values)
      return (device, settings.scale ?? device.scale)
    }
    if let device = settings.device {
      return (device, settings.scale ?? room.scale(for: device.size))
    }
    room.scale = settings.scale ?? room.scale
    let kinds = values["UIDeviceFamily"] as? [Int] ?? []
    return (room.window(kinds: kinds, isKiosk: settings.isKiosk), room.scale)
  }

  /// The value of a key, or of its variant for the device.
  private func value(_ key: String) -> Any? {
    values[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? values[key]
  }

  /// The name of a file; nil for an empty one, which is as good as none (L-196).
  private func fileName(_ key: String) -> String? {
    (value(key) as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The principal class; `UIApplication` unless an app has one of its own.
  var principalClass: String? { value("NSPrincipalClass") as? String }
  /// The storyboard of an app without scenes.
  var mainStoryboard: String? { fileName("UIMainStoryboardFile") }
  /// The xib of an app without scenes; it makes the window.
  var mainNib: String? { fileName("NSMainNibFile") }
  /// The storyboard shown while the app starts; it is never shown here.
  var launchStoryboard: String? { fileName("UILaunchStoryboardName") }
  /// The language that the app was written in.
  var developmentRegion: String? { value("CFBundleDevelopmentRegion") as? String }

  /// The colours that the app insists on.
  var style: UIUserInterfaceStyle? {
    switch value("UIUserInterfaceStyle") as? String {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }

  /// The orientations that the app allows; nil when it doesn't say.
  var orientations: UIInterfaceOrientationMask? {
    guard let names = value("UISupportedInterfaceOrientations") as? [String] else { return nil }
    let known = names.compactMap { Self.orientations[$0] }
    return known.isEmpty ? nil : UIInterfaceOrientationMask(known)
  }

  /// `true` if the app never shares an iPad's screen; default `false` (S-32).
  var requiresFullScreen: Bool { value("UIRequiresFullScreen") as? Bool ?? false }

  private static let orientations: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  // MARK: - Status bar

  /// `true` if controllers decide about the status bar; default `true`.
  var controllersDecideStatusBar: Bool {
    value("UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
  }

  var hidesStatusBar: Bool { value("UIStatusBarHidden") as? Bool ?? false }

  var statusBarStyle: UIStatusBarStyle {
    switch value("UIStatusBarStyle") as? String {
    case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent",
      "UIStatusBarStyleBlackOpaque":
      .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }

  // MARK: - Scenes

  /// The names from which one kind of scene is made.
  struct Scene {
    let name: String?
    let sceneClass: String?
    let delegateClass: String?
    let storyboard: String?

    init(_ entry: [String: Any]) {
      name = entry["UISceneConfigurationName"] as? String
      sceneClass = entry["UISceneClassName"] as? String
      delegateClass = entry["UISceneDelegateClassName"] as? String
      let file = entry["UISceneStoryboardFile"] as? String
      storyboard = file == "" ? nil : file
    }
  }

  /// `true` if there is a scene manifest.
  var hasScenes: Bool { manifest != nil }

  /// The kinds of scenes with windows, the first the one to begin with.
  var scenes: [Scene] {
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    return (entries ?? []).map(Scene.init)
  }

  var supportsMultipleScenes: Bool {
    manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }

  private var manifest: [String: Any]? { value("UIApplicationSceneManifest") as? [String: Any] }
}
