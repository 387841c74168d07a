/// A command of the user for the device in a window, beside using the app.
package enum LiveCommand: String, CaseIterable {
  /// Turns the device counterclockwise.
  case turnLeft = "turn left"
  /// Turns the device clockwise.
  case turnRight = "turn right"
  case shake = "shake"
  /// Has the app believe that memory is short.
  case memoryWarning = "memory warning"
  /// Changes between light and dark.
  case appearance = "light or dark"
  case largerText = "larger text"
  case smallerText = "smaller text"
  /// Has everything take ten times as long, or no longer.
  case slowMotion = "slow motion"
  /// Writes a picture of the screen.
  case picture = "picture"
  /// Begins to write a picture of each frame, or ends it.
  case recording = "recording"
  /// Shows how long frames take, or no longer.
  case frameTimes = "frame times"
  /// Gives the window the whole screen, or no longer.
  case fullScreen = "full screen"
}
