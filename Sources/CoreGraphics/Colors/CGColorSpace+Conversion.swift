package import Foundation

/// Red, green, blue and alpha in sRGB, perhaps beyond 0…1.
package struct RGBA: Hashable, Sendable {
  package var red, green, blue, alpha: CGFloat

  /// Makes a colour of its four numbers.
  package init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The nearest colour that can be drawn.
  package var clamped: RGBA {
    func clamp(_ x: CGFloat) -> CGFloat { x.isNaN ? 0 : min(max(x, 0), 1) }
    return RGBA(clamp(red), clamp(green), clamp(blue), clamp(alpha))
  }
}

extension CGColorSpace {
  /// The sRGB colour of numbers in this space; alpha is the last of them.
  func sRGB(_ parts: [CGFloat]) -> RGBA {
    let alpha = parts.last ?? 1
    switch model {
    case .monochrome where parts.count >= 2:
      // Grey of exponent 2.2 is drawn unchanged: 0.5 is 0.5 in sRGB, as on iOS.
      let grey = curve == .linear ? CGColorSpace.encode(parts[0], curve: .sRGB) : parts[0]
      return RGBA(grey, grey, grey, alpha)
    case .rgb where parts.count >= 3:
      if primaries == .sRGB, curve == .sRGB {
        return RGBA(parts[0], parts[1], parts[2], alpha)
      }
      let light = primaries.toLight([decode(parts[0]), decode(parts[1]), decode(parts[2])])
      let out = light.map { CGColorSpace.encode($0, curve: .sRGB) }
      return RGBA(out[0], out[1], out[2], alpha)
    case .cmyk where parts.count >= 4:
      let white = 1 - parts[3]
      return RGBA(
        (1 - parts[0]) * white,
        (1 - parts[1]) * white,
        (1 - parts[2]) * white,
        alpha
      )
    default:
      return RGBA(0, 0, 0, alpha)
    }
  }

  /// The numbers of an sRGB colour in this space, alpha last.
  func components(of color: RGBA) -> [CGFloat] {
    let rgb = [color.red, color.green, color.blue]
    switch model {
    case .monochrome:
      let light = rgb.map { CGColorSpace.decode($0, curve: .sRGB) }
      let luminance = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
      let grey = curve == .linear ? luminance : CGColorSpace.encode(luminance, curve: .sRGB)
      return [fit(grey), color.alpha]
    case .rgb:
      if primaries == .sRGB, curve == .sRGB { return rgb.map(fit) + [color.alpha] }
      let light = rgb.map { CGColorSpace.decode($0, curve: .sRGB) }
      return primaries.fromLight(light).map { fit(encode($0)) } + [color.alpha]
    case .cmyk:
      let black = 1 - (rgb.max() ?? 0)
      let rest = max(1 - black, 1e-9)
      return rgb.map { (1 - $0 - black) / rest } + [black, color.alpha]
    case .unknown, .lab, .deviceN, .indexed, .pattern, .XYZ:
      return [color.alpha]
    }
  }

  private func fit(_ x: CGFloat) -> CGFloat { isExtended ? x : min(max(x, 0), 1) }
  private func decode(_ x: CGFloat) -> CGFloat { CGColorSpace.decode(x, curve: curve) }
  private func encode(_ x: CGFloat) -> CGFloat { CGColorSpace.encode(x, curve: curve) }

  private static func decode(_ x: CGFloat, curve: Curve) -> CGFloat {
    let size = abs(x)
    let light: CGFloat
    switch curve {
    case .linear: return x
    case .gamma22: light = pow(size, 2.2)
    case .sRGB: light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    }
    return x < 0 ? -light : light
  }

  private static func encode(_ light: CGFloat, curve: Curve) -> CGFloat {
    let size = abs(light)
    let x: CGFloat
    switch curve {
    case .linear: return light
    case .gamma22: x = pow(size, 1 / 2.2)
    case .sRGB: x = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    }
    return light < 0 ? -x : x
  }
}

extension CGColorSpace.Primaries {
  /// Rows of the matrix from light of these primaries to light of sRGB's.
  private var matrix: [CGFloat] {
    switch self {
    case .sRGB: [1, 0, 0, 0, 1, 0, 0, 0, 1]
    case .displayP3:
      [
        1.2249401762805598, -0.2249401762805599, 0, -0.0420569547096881, 1.0420569547096881, 0,
        -0.0196375545903344, -0.0786360455506319, 1.0982736001409663,
      ]
    case .adobeRGB:
      [
        1.3983557439607783, -0.3983557439607783, 0, 0, 1, 0, 0, -0.0429289893046213,
        1.0429289893046213,
      ]
    case .rec2020:
      [
        1.6604910021084345, -0.5876411387885495, -0.0728498633198850, -0.1245504745215907,
        1.1328998971259603, -0.0083494226043695, -0.0181507633549053, -0.1005788980080074,
        1.1187296613629127,
      ]
    }
  }

  func toLight(_ v: [CGFloat]) -> [CGFloat] { multiply(matrix, v) }
  func fromLight(_ v: [CGFloat]) -> [CGFloat] { multiply(inverse(matrix), v) }

  private func multiply(_ m: [CGFloat], _ v: [CGFloat]) -> [CGFloat] {
    (0..<3).map { m[3 * $0] * v[0] + m[3 * $0 + 1] * v[1] + m[3 * $0 + 2] * v[2] }
  }

  private func inverse(_ m: [CGFloat]) -> [CGFloat] {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat { m[a] * m[d] - m[b] * m[c] }
    let adjugate = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
      -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
    return adjugate.map { $0 / determinant }
  }
}
