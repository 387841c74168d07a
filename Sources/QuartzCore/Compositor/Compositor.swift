package import Foundation

/// Paints a tree of layers into pixels, and what changed since the last time again.
///
/// The root's bounds fill the picture from its top left corner; the root's place and how it
/// is turned does not matter. One compositor remembers one picture: give it the same root and the
/// same pixels each time.
package final class Compositor {
  private var last: Frame?
  private var lastPainter: Painter?
  /// The memory of the list before the last.
  private var spareList = PaintingList()
  private let damage = Damage()
  private let scrollBuffers = ScrollBuffers()
  /// The number of pixels that the last update painted, without those that it moved.
  package private(set) var paintedPixels = 0

  package init() {}

  /// The parts that a picture was made of.
  private struct Frame {
    let root: ObjectIdentifier
    let size: PixelRect
    let scale: CGFloat
    let background: UInt32
    let list: PaintingList

    init(
      root: CALayer,
      size: PixelRect,
      scale: CGFloat,
      background: UInt32,
      list: PaintingList
    ) {
      self.root = ObjectIdentifier(root)
      (self.size, self.scale, self.background, self.list) = (size, scale, background, list)
    }
  }

  /// A picture of a tree on a transparent ground, in pixels of `scale` to a point; nil if it would
  /// have no pixels, or too many.
  ///
  /// Layers keep what they note for other pictures.
  package func image(of root: CALayer, scale: CGFloat, isOpaque: Bool = false) -> CGImage? {
    let size = root.seen.values.bounds.size
    guard scale > 0, scale.isFinite, size.width.isFinite, size.height.isFinite else { return nil }
    let rect = PixelRect(
      covering: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    )
    guard let pixels = PixelBuffer(width: rect.width, height: rect.height) else { return nil }
    let list = PaintingList(root: root, scale: scale, clip: rect)
    Painter(Bitmap(pixels)).paint(
      list.paintings,
      in: rect,
      over: isOpaque ? 0xFF00_0000 : 0
    )
    return CGImage(pixels: pixels, isOpaque: isOpaque)
  }

  /// Brings pixels up to date with a tree; returns the rectangles that changed.
  ///
  /// `wholly` paints everything: say so if the pixels are not those of the last call.
  package func update(
    _ rows: PictureRows,
    showing root: CALayer,
    scale: CGFloat,
    background: CGColor? = nil,
    wholly: Bool = false
  ) -> [PixelRect] {
    let size = rows.rect
    let ground = background?.pixel() ?? 0
    let isSame =
      last?.root == ObjectIdentifier(root) && last?.size == size && last?.scale == scale
      && last?.background == ground && !wholly
    if isSame, !root.needs.subtreeCompositing { return [] }
    let list = makeList(root: root, scale: scale, clip: size)
    damage.empty()
    let before = isSame ? last : nil
    let step = before.flatMap { ScrollStep(from: $0.list, to: list, damage, scrollBuffers) }
    if let step {
      move(rows, by: step)
    } else {
      findDamage(list, size, after: before)
    }
    let painter = painter(of: rows)
    paintedPixels = 0
    for rect in damage.settled {
      painter.paint(list.paintings, in: rect, over: ground)
      paintedPixels += rect.area
    }
    if let step { damage.addSettled(step.moved) }
    keep(Frame(root: root, size: size, scale: scale, background: ground, list: list))
    root.markAsComposited()
    return damage.settled
  }

  /// The list of a root's paintings, in memory that was used before.
  private func makeList(root: CALayer, scale: CGFloat, clip: PixelRect) -> PaintingList {
    var list = PaintingList()
    swap(&list, &spareList)
    list.fill(from: root, scale: scale, clip: clip)
    return list
  }

  private func keep(_ frame: Frame) {
    spareList = last?.list ?? PaintingList()
    last = frame
    // Nothing of the picture before is held any longer than it must be.
    spareList.empty()
  }

  private func findDamage(_ list: PaintingList, _ size: PixelRect, after before: Frame?) {
    damage.empty()
    guard let before else { return damage.addSettled(size) }
    damage.collect(before.list.paintings, list.paintings)
    damage.settle(over: list.paintings)
  }

  /// Moves what is there; all rows of a picture at once where its memory allows that.
  private func move(_ rows: PictureRows, by step: ScrollStep) {
    if step.movesAllRows(of: rows.rect), rows.move(by: step.y) { return }
    Bitmap(rows).move(into: step.moved, x: step.x, y: step.y, besides: damage.settled)
  }

  private func painter(of rows: PictureRows) -> Painter {
    var painter = lastPainter
    if painter?.bitmap.pixels === rows.pixels {
      painter?.bitmap = Bitmap(rows)
    } else {
      painter = nil
    }
    let current = painter ?? Painter(Bitmap(rows))
    lastPainter = current
    return current
  }

  /// Forgets the last picture and the drawings it holds on to.
  package func forget() {
    (last, lastPainter) = (nil, nil)
    spareList = PaintingList()
  }
}

extension CALayer {
  /// Says that this layer and all inside it are as the picture shows them.
  ///
  /// - Complexity: the number of layers that changed, and their sublayers.
  fileprivate func markAsComposited() {
    guard needs.subtreeCompositing else { return }
    needs.subtreeCompositing = false
    for sublayer in links.sublayers { sublayer.markAsComposited() }
    links.mask?.markAsComposited()
  }
}
