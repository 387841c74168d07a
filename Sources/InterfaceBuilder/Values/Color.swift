/// A colour as a document spells it: by its components, by a name, or both.
public struct Color: Hashable, Sendable {
  /// The color space of the components.
  public enum Space: Hashable, Sendable {
    /// The web's and iOS's own.
    case sRGB
    /// The wider one of newer screens.
    case displayP3
    /// Generic RGB with a gamma of 1.8, from documents saved before Xcode 8.
    case calibratedRGB
    /// Whatever the device has; iOS takes it as sRGB.
    case deviceRGB
    /// A spelling that the reader does not know; iOS takes it as sRGB.
    case other(String)
  }

  /// The colour itself, or its fallback when it also has a name.
  public enum Components: Hashable, Sendable {
    /// Red, green, blue, each from 0 to 1.
    case rgb(red: Double, green: Double, blue: Double, space: Space)
    /// Black to white, from 0 to 1.
    case white(Double, space: Space)
    /// Printing inks, each from 0 to 1.
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double)
  }

  /// The place where a name is resolved.
  public enum Name: Hashable, Sendable {
    /// A colour set of the app's asset catalogue.
    case asset(String)
    /// A colour of UIKit, spelled as its selector, such as `systemBackgroundColor`.
    case system(String)
  }

  /// The name; nil for a colour that is only components.
  public var name: Name?
  /// The components; nil when only a name is given.
  public var components: Components?
  /// Opaque is 1.
  public var alpha: Double

  /// A colour of a name, of components, or of both.
  public init(name: Name? = nil, components: Components? = nil, alpha: Double = 1) {
    self.name = name
    self.components = components
    self.alpha = alpha
  }

  /// Reads a `<color>`; nil when it says neither a name nor whole components.
  public init?(_ element: Element) {
    components = Components(element)
    alpha = element.number("alpha") ?? 1
    name =
      if let system = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
        ?? element["cocoaTouchSystemColor"]
      {
        .system(system)
      } else if let asset = element["name"] {
        element["catalog"] == "System" ? .system(asset) : .asset(asset)
      } else {
        nil
      }
    if name == nil && components == nil { return nil }
  }
}

extension Color.Components {
  init?(_ element: Element) {
    let space = Color.Space(element)
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      self = .rgb(red: red, green: green, blue: blue, space: space)
    } else if let white = element.number("white") {
      self = .white(white, space: space)
    } else if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      self = .cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black)
    } else {
      return nil
    }
  }
}

extension Color.Space {
  init(_ element: Element) {
    let space = element["colorSpace"] ?? "custom"
    let name = space == "custom" ? element["customColorSpace"] ?? "sRGB" : space
    self =
      switch name {
      case "sRGB", "extendedSRGB", "genericGamma22GrayColorSpace", "extendedGray": .sRGB
      case "displayP3": .displayP3
      case "calibratedRGB", "calibratedWhite": .calibratedRGB
      case "deviceRGB", "deviceWhite": .deviceRGB
      default: .other(name)
      }
  }
}
