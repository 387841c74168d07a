internal import Foundation

/// The meaning of the components of a colour in a PDF file.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  /// Bytes of colours of another space, and how many.
  case indexed(PDFColorSpace, [UInt8])
  /// Inks by name, which a function turns into colours of another space.
  case inks(Int, PDFColorSpace, PDFFunction)
  /// Patterns, and the space of those that have no colours of their own.
  case pattern

  /// Profiles are not applied: their numbers are taken for those of devices.
  init?(_ value: PDFValue?, in file: PDFFile, resources: [String: PDFValue], depth: Int = 0) {
    let value = file.resolve(value)
    guard depth < 8 else { return nil }
    if let name = value.name {
      if let plain = Self.plain(name) {
        self = plain
        return
      }
      let named = file.value("ColorSpace", of: resources).table?[name]
      guard let named else { return nil }
      self.init(named, in: file, resources: [:], depth: depth + 1)
      return
    }
    guard let list = value.list, let kind = list.first.flatMap({ file.resolve($0).name }) else {
      return nil
    }
    func base(_ index: Int) -> PDFColorSpace? {
      guard index < list.count else { return nil }
      return PDFColorSpace(list[index], in: file, resources: resources, depth: depth + 1)
    }
    switch kind {
    case "ICCBased":
      let profile = file.resolve(list.dropFirst().first).table ?? [:]
      self = Self.counting(file.value("N", of: profile).integer ?? 3)
    case "Indexed", "I":
      guard let space = base(1), list.count >= 4 else { return nil }
      let table = file.resolve(list[3])
      if case .text(let bytes) = table {
        self = .indexed(space, bytes)
      } else {
        self = .indexed(space, file.contents(of: table) ?? [])
      }
    case "Separation", "DeviceN":
      guard let space = base(2), list.count >= 4, let tint = PDFFunction(list[3], in: file) else {
        return nil
      }
      self = .inks(kind == "DeviceN" ? file.resolve(list[1]).list?.count ?? 1 : 1, space, tint)
    default:
      guard let plain = Self.plain(kind) else { return nil }
      self = plain
    }
  }

  private static func plain(_ name: String) -> PDFColorSpace? {
    switch name {
    case "DeviceGray", "CalGray", "G": .gray
    case "DeviceRGB", "CalRGB", "RGB": .rgb
    case "DeviceCMYK", "CMYK": .cmyk
    case "Pattern": .pattern
    default: nil
    }
  }

  static func counting(_ components: Int) -> PDFColorSpace {
    components == 1 ? .gray : components == 4 ? .cmyk : .rgb
  }

  /// The number of components of a colour.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern: 0
    }
  }

  /// The colour of numbers; of too few, black.
  func color(_ parts: [CGFloat]) -> RGBA {
    guard parts.count >= count else { return RGBA(0, 0, 0) }
    switch self {
    case .gray: return RGBA(parts[0], parts[0], parts[0]).clamped
    case .rgb: return RGBA(parts[0], parts[1], parts[2]).clamped
    case .cmyk:
      let light = 1 - parts[3]
      return RGBA((1 - parts[0]) * light, (1 - parts[1]) * light, (1 - parts[2]) * light).clamped
    case .indexed(let space, let bytes):
      let start = Int(min(max(parts[0], 0), 0xFFFF).rounded()) * space.count
      guard start + space.count <= bytes.count else { return RGBA(0, 0, 0) }
      return space.color(bytes[start..<(start + space.count)].map { CGFloat($0) / 255 })
    case .inks(_, let space, let tint): return space.color(tint(parts[0]))
    case .pattern: return RGBA(0, 0, 0)
    }
  }

  /// The colour before any is chosen.
  var initial: RGBA { color(count == 4 ? [0, 0, 0, 1] : Array(repeating: 0, count: count)) }
}
