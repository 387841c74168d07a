/// The use that a page makes of a camera or a microphone.
public enum WKMediaCaptureState: Int, Sendable {
  case none = 0
  case active, muted
}

/// The course of the sounds and films of a page.
public enum WKMediaPlaybackState: Int, Sendable {
  case none = 0
  case playing, paused, suspended
}

extension WKWebView {
  /// The way to and from a page's element that fills the screen.
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen = 0
    case enteringFullscreen, inFullscreen, exitingFullscreen
  }

  /// Calls the handler at once: nothing is played.
  public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    completionHandler?()
  }
  /// Calls the handler at once: nothing is played.
  public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    completionHandler?()
  }
  /// Calls the handler at once: nothing is played.
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool,
    completionHandler: (@MainActor () -> Void)? = nil
  ) { completionHandler?() }
  /// Answers `none` at once: nothing is played.
  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void
  ) { completionHandler(.none) }
  /// Calls the handler at once: there is no camera.
  public func setCameraCaptureState(
    _ state: WKMediaCaptureState,
    completionHandler: (@MainActor () -> Void)? = nil
  ) { completionHandler?() }
  /// Calls the handler at once: there is no microphone.
  public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState,
    completionHandler: (@MainActor () -> Void)? = nil
  ) { completionHandler?() }
}
