internal import QuartzCore

/// The layers that show where typing goes on: a caret that blinks, or what is selected, highlighted
/// and with a handle at either end.
///
/// They are layers and not views, so that touches, assistive software and `subviews` leave them
/// out. They lie above the text; the highlight lets it through (W-67).
final class TextCursor {
  /// The parts of a text to point out, in the coordinates of its view.
  struct Marks: Equatable {
    /// The box of the caret; nil where there is none.
    var caret: CGRect?
    /// The highlighted boxes, line by line.
    var highlights: [CGRect] = []
    /// True if the highlights have handles at their ends.
    var hasHandles = false
  }

  /// Seconds that the caret is seen, and then is not (W-68).
  static let halfPeriod = 0.5
  /// The part of the tint that a highlight has (W-67).
  private static let highlightOpacity: CGFloat = 0.2
  /// The diameter of a handle's knob, in points (W-67).
  private static let knob: CGFloat = 10

  private var marks = Marks()
  private var color: CGColor?
  private let caret = CALayer().still
  private var layers: [CALayer] = []

  /// Shows marks in a layer, in a colour; false if they are shown already.
  ///
  /// The caret is seen at once after each change.
  func show(_ marks: Marks, color: CGColor, in layer: CALayer) -> Bool {
    let isNew = layers.isEmpty && caret.superlayer == nil
    guard isNew || marks != self.marks || color != self.color else { return false }
    remove()
    self.marks = marks
    self.color = color
    for box in marks.highlights { add(box, color.copy(alpha: Self.highlightOpacity), 0, to: layer) }
    if marks.hasHandles { addHandles(color, to: layer) }
    guard let box = marks.caret else { return true }
    caret.frame = box
    caret.cornerRadius = box.width / 2
    caret.backgroundColor = color
    layer.addSublayer(caret)
    return true
  }

  func blink() { caret.isHidden.toggle() }

  func remove() {
    for layer in layers + [caret] { layer.removeFromSuperlayer() }
    layers = []
    caret.isHidden = false
    marks = Marks()
  }

  /// A bar at either end of what is selected, with a knob above the first and below the last.
  private func addHandles(_ color: CGColor, to layer: CALayer) {
    guard let first = marks.highlights.first, let last = marks.highlights.last else { return }
    let ends = [
      (CGRect(x: first.minX - 1, y: first.minY, width: 2, height: first.height), first.minY),
      (CGRect(x: last.maxX - 1, y: last.minY, width: 2, height: last.height), last.maxY),
    ]
    for (bar, y) in ends {
      add(bar, color, 0, to: layer)
      let knob = CGRect(x: bar.midX, y: y, width: 0, height: 0)
        .insetBy(dx: -Self.knob / 2, dy: -Self.knob / 2)
      add(knob, color, Self.knob / 2, to: layer)
    }
  }

  private func add(_ frame: CGRect, _ color: CGColor?, _ radius: CGFloat, to layer: CALayer) {
    let part = CALayer().still
    part.frame = frame
    part.backgroundColor = color
    part.cornerRadius = radius
    layers.append(part)
    layer.addSublayer(part)
  }
}
