internal import Foundation

extension FilterKind {
  /// The brightness of a colour, by the weights of sRGB's primaries.
  static func brightness(_ colour: SIMD4<Float>) -> Float {
    0.2126 * colour.x + 0.7152 * colour.y + 0.0722 * colour.z
  }

  static func mixed(_ one: SIMD4<Float>, _ other: SIMD4<Float>, _ part: Float) -> SIMD4<Float> {
    one + (other - one) * part
  }

  private static func grey(_ value: Float, _ colour: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(value, value, value, colour.w)
  }

  /// The colour of old photos.
  private static func sepia(_ c: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      0.393 * c.x + 0.769 * c.y + 0.189 * c.z,
      0.349 * c.x + 0.686 * c.y + 0.168 * c.z,
      0.272 * c.x + 0.534 * c.y + 0.131 * c.z,
      c.w
    )
  }

  /// Filters that change each colour by itself.
  nonisolated(unsafe) static let colourKinds: [String: FilterKind] = [
    "CISepiaTone": ofImage([kCIInputIntensityKey: 1.0]) { image, inputs in
      let part = Float(inputs.number(kCIInputIntensityKey, 1))
      return image.recoloured { mixed($0, sepia($0), part) }
    },
    "CIColorControls": ofImage(
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    ) { image, inputs in
      let saturation = Float(inputs.number(kCIInputSaturationKey, 1))
      let brighter = Float(inputs.number(kCIInputBrightnessKey))
      let contrast = Float(inputs.number(kCIInputContrastKey, 1))
      return image.recoloured { colour in
        var result = mixed(grey(brightness(colour), colour), colour, saturation) + brighter
        result = (result - 0.5) * contrast + 0.5
        result.w = colour.w
        return result
      }
    },
    "CIColorInvert": ofImage([:]) { image, _ in
      image.recoloured { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
    },
    "CIColorMonochrome": ofImage(
      [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
    ) { image, inputs in
      let tint = inputs.colour(kCIInputColorKey).simd
      let part = Float(inputs.number(kCIInputIntensityKey, 1))
      return image.recoloured { colour in
        var toned = tint * brightness(colour)
        toned.w = colour.w
        return mixed(colour, toned, part)
      }
    },
    "CIFalseColor": ofImage(
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]
    ) { image, inputs in
      let (dark, light) = (inputs.colour("inputColor0").simd, inputs.colour("inputColor1").simd)
      return image.recoloured { colour in
        var result = mixed(dark, light, brightness(colour))
        result.w *= colour.w
        return result
      }
    },
    "CIColorPosterize": ofImage(["inputLevels": 6.0]) { image, inputs in
      let levels = Float(max(inputs.number("inputLevels", 6), 2))
      return image.recoloured { colour in
        var result = (colour * (levels - 1)).rounded(.toNearestOrEven) / (levels - 1)
        result.w = colour.w
        return result
      }
    },
    "CIExposureAdjust": ofImage([kCIInputEVKey: 0.0]) { image, inputs in
      let factor = Float(pow(2, min(max(inputs.number(kCIInputEVKey), -20), 20)))
      return image.recoloured { SIMD4($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
    },
    "CIGammaAdjust": ofImage(["inputPower": 1.0]) { image, inputs in
      let power = Float(inputs.number("inputPower", 1))
      return image.recoloured { SIMD4(pow($0.x, power), pow($0.y, power), pow($0.z, power), $0.w) }
    },
    "CIHueAdjust": ofImage([kCIInputAngleKey: 0.0]) { image, inputs in
      let angle = inputs.number(kCIInputAngleKey)
      let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
      return image.recoloured { turned($0, cosine, sine) }
    },
    "CIVibrance": ofImage([kCIInputAmountKey: 0.0]) { image, inputs in
      let amount = Float(inputs.number(kCIInputAmountKey))
      return image.recoloured { colour in
        let most = max(colour.x, colour.y, colour.z)
        let least = min(colour.x, colour.y, colour.z)
        return mixed(grey(brightness(colour), colour), colour, 1 + amount * (1 - (most - least)))
      }
    },
    "CIColorClamp": ofImage(
      [
        "inputMinComponents": CIVector([0, 0, 0, 0]), "inputMaxComponents": CIVector([1, 1, 1, 1]),
      ]
    ) { image, inputs in
      let least = simd(inputs.vector("inputMinComponents", [0, 0, 0, 0]))
      let most = simd(inputs.vector("inputMaxComponents", [1, 1, 1, 1]))
      return image.recoloured { colour in
        pointwiseMin(pointwiseMax(colour, least), pointwiseMax(most, least))
      }
    },
    "CIColorMatrix": ofImage(
      [
        "inputRVector": CIVector([1, 0, 0, 0]), "inputGVector": CIVector([0, 1, 0, 0]),
        "inputBVector": CIVector([0, 0, 1, 0]), "inputAVector": CIVector([0, 0, 0, 1]),
        "inputBiasVector": CIVector([0, 0, 0, 0]),
      ]
    ) { image, inputs in
      let rows = ["R", "G", "B", "A"].map { simd(inputs.vector("input\($0)Vector", [])) }
      let bias = simd(inputs.vector("inputBiasVector", []))
      return image.recoloured { colour in
        SIMD4(rows.map { ($0 * colour).sum() }) + bias
      }
    },
    "CIMaskToAlpha": ofImage([:]) { image, _ in
      image.recoloured { SIMD4(1, 1, 1, brightness($0) * $0.w) }
    },
    "CITemperatureAndTint": ofImage(
      ["inputNeutral": CIVector([6_500, 0]), "inputTargetNeutral": CIVector([6_500, 0])]
    ) { image, inputs in
      // A neutral that is warmer than what is wanted takes red away and adds blue.
      let neutral = inputs.vector("inputNeutral", [6_500, 0])
      let target = inputs.vector("inputTargetNeutral", [6_500, 0])
      let warmth = Float((neutral.x - target.x) / 6_500) * 0.3
      let tint = Float((neutral.y - target.y) / 200) * 0.3
      return image.recoloured { colour in
        SIMD4(colour.x * (1 + warmth), colour.y * (1 - tint), colour.z * (1 - warmth), colour.w)
      }
    },
    "CIHighlightShadowAdjust": ofImage(
      ["inputHighlightAmount": 1.0, "inputShadowAmount": 0.0, kCIInputRadiusKey: 0.0]
    ) { image, inputs in
      let highlights = Float(inputs.number("inputHighlightAmount", 1))
      let shadows = Float(inputs.number("inputShadowAmount"))
      return image.recoloured { colour in
        let light = brightness(colour)
        let lift = shadows * (1 - light) * (1 - light) * 0.5
        let cut = (1 - highlights) * light * light * 0.5
        return SIMD4(colour.x + lift - cut, colour.y + lift - cut, colour.z + lift - cut, colour.w)
      }
    },
  ]

  private static func simd(_ vector: CIVector) -> SIMD4<Float> {
    SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  /// The colour turned around the line of greys.
  private static func turned(
    _ c: SIMD4<Float>,
    _ cosine: Float,
    _ sine: Float
  ) -> SIMD4<Float> {
    let third: Float = (1 - cosine) / 3
    let side = sine * 0.577_350_3
    return SIMD4(
      c.x * (cosine + third) + c.y * (third - side) + c.z * (third + side),
      c.x * (third + side) + c.y * (cosine + third) + c.z * (third - side),
      c.x * (third - side) + c.y * (third + side) + c.z * (cosine + third),
      c.w
    )
  }

  /// The effects of the system's own camera, close to what they look like.
  nonisolated(unsafe) static let photoKinds: [String: FilterKind] = [
    "CIPhotoEffectMono": effect { grey(0.95 * brightness($0) + 0.02, $0) },
    "CIPhotoEffectTonal": effect { grey(brightness($0), $0) },
    "CIPhotoEffectNoir": effect { grey((brightness($0) - 0.5) * 1.4 + 0.47, $0) },
    "CIPhotoEffectChrome": effect { saturated($0, 1.2, 1.08, .zero) },
    "CIPhotoEffectFade": effect { saturated($0, 0.75, 0.85, SIMD4(0.06, 0.06, 0.06, 0)) },
    "CIPhotoEffectInstant": effect { saturated($0, 0.8, 0.95, SIMD4(0.05, 0.03, -0.03, 0)) },
    "CIPhotoEffectProcess": effect { saturated($0, 0.95, 1.05, SIMD4(-0.03, 0.02, 0.05, 0)) },
    "CIPhotoEffectTransfer": effect { saturated($0, 0.9, 1, SIMD4(0.06, 0.02, -0.05, 0)) },
  ]

  private static func effect(_ rule: @escaping (SIMD4<Float>) -> SIMD4<Float>) -> FilterKind {
    ofImage([:]) { image, _ in image.recoloured(rule) }
  }

  private static func saturated(
    _ colour: SIMD4<Float>,
    _ saturation: Float,
    _ contrast: Float,
    _ tint: SIMD4<Float>
  ) -> SIMD4<Float> {
    var result = mixed(grey(brightness(colour), colour), colour, saturation)
    result = (result - 0.5) * contrast + 0.5 + tint
    result.w = colour.w
    return result
  }
}
