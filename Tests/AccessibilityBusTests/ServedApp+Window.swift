extension ServedApp {
  /// Why windows can't be tried here; nil if they can.
  static let lacksWindow =
    lacksBus
    ?? lacking(["/usr/bin/xdotool", "/usr/bin/Xvfb", "/usr/bin/xclip", "/usr/include/SDL2/SDL.h"])

  static let lacksWayland = lacksWindow ?? lacking(["/usr/bin/weston"])

  /// The kind of screen that an app is used on: a server of X11, or a compositor in one.
  enum Screen: String { case screen, wayland }

  /// Starts the app in a window on a screen of its own, and uses it there.
  func use(_ steps: [String], on screen: Screen = .screen, limit: Int = 60) async throws -> String {
    var app = self
    app.environment["PORTICO_HEADLESS"] = "0"
    app.environment["PORTICO_ACCESSIBILITY"] = "0"
    return try await app.run(
      "window.py",
      steps,
      limit: limit,
      before: [Self.programs.appending(path: screen.rawValue).path]
    )
  }
}
