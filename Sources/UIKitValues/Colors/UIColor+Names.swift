internal import Foundation

nonisolated extension UIColor {
  /// The colour in words, as assistive software says it: a hue with how light or dark it is (V-252).
  ///
  /// The words are those of the hues that people tell apart; iOS has more of them.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return "unknown color"
    }
    if alpha < 0.05 { return "transparent" }
    if brightness < 0.12 { return "black" }
    if saturation < 0.08 {
      return brightness > 0.95 ? "white" : [brightness < 0.4 ? "dark" : "", "gray"].phrase
    }
    let depth = brightness < 0.5 ? "dark" : saturation < 0.45 ? "light" : ""
    return [depth, Self.name(ofHue: hue * 360, isDark: brightness < 0.6)].phrase
  }

  private static func name(ofHue degrees: CGFloat, isDark: Bool) -> String {
    switch degrees {
    case ..<15, 345...: "red"
    case ..<45: isDark ? "brown" : "orange"
    case ..<70: "yellow"
    case ..<160: "green"
    case ..<200: "cyan"
    case ..<255: "blue"
    case ..<290: "purple"
    case ..<320: "magenta"
    default: "pink"
    }
  }
}

extension [String] {
  /// The words that are there, with blanks between them.
  nonisolated fileprivate var phrase: String { filter { !$0.isEmpty }.joined(separator: " ") }
}
