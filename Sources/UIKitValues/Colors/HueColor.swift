/// A colour as hue, saturation and brightness, each between 0 and 1; a hue of 1 is red again.
nonisolated struct HueColor: Hashable, Sendable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat
}

nonisolated extension HueColor {
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let brightest = max(red, green, blue)
    let spread = brightest - min(red, green, blue)
    guard spread > 0 else {
      self.init(hue: 0, saturation: 0, brightness: brightest)
      return
    }
    let sector: CGFloat =
      if brightest == red {
        (green - blue) / spread
      } else if brightest == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    self.init(
      hue: (sector < 0 ? sector + 6 : sector) / 6,
      saturation: spread / brightest,
      brightness: brightest
    )
  }

  /// The same colour as red, green and blue.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turn = (hue - hue.rounded(.down)) * 6
    let part = turn - turn.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    return switch turn.rounded(.down) {
    case 0: (brightness, rising, low)
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    default: (brightness, low, falling)
    }
  }
}
