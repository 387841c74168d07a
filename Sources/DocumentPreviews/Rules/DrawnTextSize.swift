internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKitCore

/// The text size that Xcode's canvas showed a scene at, as its own labels tell.
///
/// No document holds it, and nearly all have the usual one. Some of Xcode 13 have the smallest:
/// there each label of a text style whose height is that of one line has it at that size, and no
/// label has it at the usual one. Only these heights are looked at; widths, buttons, broken lines
/// and what hangs on them are left to tell whether it holds.
struct DrawnTextSize {
  private let scale: CGFloat
  private(set) var usual = 0
  private(set) var smallest = 0

  init(of element: Element, scale: CGFloat) {
    self.scale = scale
    element.visit { count($0) }
  }

  /// Nil where labels tell nothing but the usual.
  static func size(of subject: PreviewSubject, scale: CGFloat) -> UIContentSizeCategory? {
    let element: Element? =
      switch subject.content {
      case .scene(let scene): scene.controller
      case .object(let object): object
      }
    guard let element else { return nil }
    let found = DrawnTextSize(of: element, scale: scale)
    return found.usual == 0 && found.smallest > 0 ? .extraSmall : nil
  }

  private mutating func count(_ element: Element) {
    guard element.name == "label", !element.isMarkedByXcode, let saved = element.savedFrame,
      let font = element.child(key: "fontDescription").flatMap({ InterfaceBuilder.Font($0) }),
      case .textStyle(let name) = font.face
    else { return }
    let style = UIFont.TextStyle(rawValue: name)
    if isLine(saved.height, of: style, at: .large) {
      usual += 1
    } else if isLine(saved.height, of: style, at: .extraSmall) {
      smallest += 1
    }
  }

  /// True if a label is as high as one line of a style, on the pixels of the device.
  private func isLine(
    _ height: CGFloat,
    of style: UIFont.TextStyle,
    at category: UIContentSizeCategory
  ) -> Bool {
    let points = DynamicType.size(of: style, for: category).points
    let line = UIFont.systemFont(ofSize: points).lineHeight
    return abs((line * scale - 0.001).rounded(.up) / scale - height) < 0.01
  }
}
