internal import Foundation

/// The buttons that an image is set for: of a state, of all styles or one, in bars of one height,
/// each by its number.
nonisolated struct BarItemBackground: Hashable {
  let state: UInt
  let style: Int?
  let metrics: Int
}

/// The style of one button as it was set before `UIBarButtonItemAppearance`.
struct LegacyItemStyle {
  let titleOffset: UIOffset
  let backgroundOffset: CGFloat
  /// The image behind the button in the state of a number.
  let background: (UInt) -> UIImage?

  /// The place of an image behind a button: as wide as that and as high as itself.
  func frame(of image: UIImage?, in bounds: CGRect) -> CGRect {
    let height = min(image?.size.height ?? 0, bounds.height)
    return CGRect(
      x: 0,
      y: ((bounds.height - height) / 2).rounded() + backgroundOffset,
      width: bounds.width,
      height: height
    )
  }
}
