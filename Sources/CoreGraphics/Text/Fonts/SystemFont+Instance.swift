import Foundation

extension SystemFont {
  /// A weight for which the system font was designed; the others lie on straight lines between.
  struct Design {
    let text: Cut
    let display: Cut
  }

  /// The letters of a design for small text, or for large.
  struct Cut {
    let xHeight: CGFloat
    /// The line from a character's width in Inter to its width here, for those not recorded, in
    /// units.
    let others: Line
    /// Kerning of pairs with a capital.
    let capitalPairs: Kerning
    /// Kerning of all other pairs that Inter kerns.
    let smallPairs: Kerning
    /// The space between two digits besides Inter's kerning.
    let betweenDigits: CGFloat
    /// The distances that the characters from space to tilde move the pen.
    let advances: [CGFloat]
  }

  /// The recorded kerning of some text, and Inter's of the same text.
  struct Kerning {
    let recorded: CGFloat
    let drawn: CGFloat
  }

  struct Line {
    let slope: CGFloat
    let offset: CGFloat
  }

  /// The position of a face between the designs.
  struct Instance {
    /// The index of the lighter of two designs in `designs`; the heavier one comes after it.
    private let lighter: Int
    /// The nearness of the weight to the heavier design, from 0 to 1.
    private let weight: CGFloat
    /// The share of letters for display in the size, from 0 to 1.
    private let display: CGFloat
    private let isItalic: Bool

    init(face: FontFace, age: SystemFontAge) {
      let place = Instance.place(of: face.weight)
      lighter = min(Int(place), Instance.designs.count - 2)
      weight = place - CGFloat(lighter)
      display = age.displayShare(face.size)
      isItalic = face.isItalic
    }

    /// A value between those of the designs.
    func blend(_ value: (Cut) -> CGFloat) -> CGFloat {
      func weighed(_ cut: (Design) -> Cut) -> CGFloat {
        let low = value(cut(Instance.designs[lighter]))
        let roman = low + (value(cut(Instance.designs[lighter + 1])) - low) * weight
        return isItalic ? roman + value(cut(italic)) - value(cut(regular)) : roman
      }
      if display <= 0 { return weighed(\.text) }
      if display >= 1 { return weighed(\.display) }
      let text = weighed(\.text)
      return text + (weighed(\.display) - text) * display
    }

    /// The roman designs, from light to heavy, made once since an instance is asked for each
    /// letter.
    private static let designs = [ultraLight, regular, bold, black]

    /// The place of a weight among the designs: 0 is ultra light, 1 regular, 2 bold, 3 black.
    private static func place(of weight: CGFloat) -> CGFloat {
      guard let next = places.firstIndex(where: { $0.weight >= weight }) else { return 3 }
      guard next > 0 else { return 0 }
      let (low, high) = (places[next - 1], places[next])
      let share = (weight - low.weight) / (high.weight - low.weight)
      return low.place + (high.place - low.place) * share
    }

    private static let places: [(weight: CGFloat, place: CGFloat)] = [
      (-0.8, 0), (-0.6, 0.21623), (-0.4, 0.65945), (0, 1), (0.23, 1.3667), (0.3, 1.6333),
      (0.4, 2), (0.56, 2.53333), (0.62, 3),
    ]
  }
}
