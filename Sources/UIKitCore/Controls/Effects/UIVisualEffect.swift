/// The base of the effects of a visual effect view; without effect by itself.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// Blurs what is behind the view and lays a material over it.
open class UIBlurEffect: UIVisualEffect {
  /// The material.
  nonisolated public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// A blur with a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Lets what is behind the view shine through its content.
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Vibrancy for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = .label
    super.init()
  }

  /// Vibrancy for one kind of content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }
}

/// The kinds of content that shine through.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}
