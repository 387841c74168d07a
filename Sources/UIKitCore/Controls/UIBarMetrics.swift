/// The height class of a bar for which a legacy customisation holds.
public nonisolated enum UIBarMetrics: Int, Sendable {
  /// Portrait and regular-height bars.
  case `default` = 0
  /// Bars of phones in landscape.
  case compact = 1
  /// Bars that show a prompt.
  case defaultPrompt = 101
  /// Compact bars that show a prompt.
  case compactPrompt = 102
}
