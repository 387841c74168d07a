extension ServedApp {
  /// Why windows can't be tried here; nil if they can.
  static let lacksWindow =
    lacksBus
    ?? lacking(["/usr/bin/xdotool", "/usr/bin/Xvfb", "/usr/bin/xclip", "/usr/include/SDL2/SDL.h"])

  /// Starts the app in a window on a screen of its own, and uses it there.
  func use(_ steps: [String], limit: Int = 60) async throws -> String {
    var app = self
    app.environment["PORTICO_HEADLESS"] = "0"
    app.environment["PORTICO_ACCESSIBILITY"] = "0"
    return try await app.run(
      "window.py",
      steps,
      limit: limit,
      before: [Self.programs.appending(path: "screen").path]
    )
  }
}
