extension FrameLoop {
  /// Lets VoiceOver find its place in the present content; costs nothing while it does not run.
  func publishAccessibility() { screen.voiceOver?.frameEnded() }
}
