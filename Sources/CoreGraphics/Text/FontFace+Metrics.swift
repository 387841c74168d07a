package import Foundation

extension FontFace {
  /// The heights of the face.
  package var metrics: FontMetrics {
    // The system font's own numbers, whatever font draws in its place.
    FontMetrics(
      ascent: size * 0.9521484375,
      descent: size * 0.2412109375,
      leading: 0,
      capHeight: size * 0.704589844,
      xHeight: size * 0.526367188
    )
  }
}
