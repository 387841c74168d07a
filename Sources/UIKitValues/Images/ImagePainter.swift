/// Paints one image into a context whose y axis points down.
nonisolated struct ImagePainter {
  let state: ImageState
  /// The colour that fills the picture's shape; nil keeps its own colours.
  let tint: CGColor?
  let traits: UITraitCollection

  func paint(in rect: CGRect, of context: CGContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch state.source {
    case .empty: break
    case .bitmap(let image): paint(image, in: rect, of: context)
    case .symbol: paintSymbol(in: rect, of: context)
    case .undrawn: paintUndrawn(in: rect, of: context)
    }
  }

  // MARK: Pixels

  private func paint(_ image: CGImage, in rect: CGRect, of context: CGContext) {
    guard let tint else {
      paintParts(of: image, in: rect, context)
      return
    }
    context.saveGState()
    context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
    paintParts(of: image, in: rect, context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint)
    context.fill(rect)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func paintParts(of image: CGImage, in rect: CGRect, _ context: CGContext) {
    guard let resizing = state.resizing, rect.size != state.size, state.orientation == .up else {
      paintWhole(image, in: rect, context)
      return
    }
    let parts = ImageParts(size: state.size, insets: resizing.insets, target: rect)
    for part in parts.all {
      let source = part.source.applying(CGAffineTransform(scaleX: state.scale, y: state.scale))
      guard let piece = image.cropping(to: source) else { continue }
      if resizing.mode == .tile && part.isMiddle {
        paintTiles(piece, of: part, context)
      } else {
        paintWhole(piece, in: part.target, context)
      }
    }
  }

  private func paintTiles(_ piece: CGImage, of part: ImageParts.Part, _ context: CGContext) {
    let tile = CGSize(
      width: part.tilesAcross ? part.source.width : part.target.width,
      height: part.tilesDown ? part.source.height : part.target.height
    )
    guard tile.width > 0, tile.height > 0 else { return }
    context.saveGState()
    context.clip(to: part.target)
    for y in stride(from: part.target.minY, to: part.target.maxY, by: tile.height) {
      for x in stride(from: part.target.minX, to: part.target.maxX, by: tile.width) {
        paintWhole(piece, in: CGRect(origin: CGPoint(x: x, y: y), size: tile), context)
      }
    }
    context.restoreGState()
  }

  /// Core Graphics puts an image's first row at the top of an axis that points up.
  private func paintWhole(_ image: CGImage, in rect: CGRect, _ context: CGContext) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.concatenate(state.orientation.transform)
    context.translateBy(x: 0, y: 1)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }

  // MARK: Symbols

  private func paintSymbol(in rect: CGRect, of context: CGContext) {
    let metrics = SymbolMetrics(state)
    let symbol = metrics.symbol
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(
      x: rect.width / symbol.size.width,
      y: rect.height / symbol.size.height
    )
    context.beginTransparencyLayer(
      in: CGRect(origin: .zero, size: symbol.size),
      auxiliaryInfo: nil
    )
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for layer in symbol.layers { paint(layer, lineFactor: metrics.lineFactor, context) }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func paint(_ layer: SystemSymbol.Layer, lineFactor: CGFloat, _ context: CGContext) {
    context.setBlendMode(layer.isErased ? .clear : .normal)
    let color = color(of: layer.rank)
    context.addPath(layer.path)
    if let width = layer.lineWidth {
      context.setLineWidth(width * lineFactor)
      context.setStrokeColor(color)
      context.strokePath()
    } else {
      context.setFillColor(color)
      context.fillPath(using: .evenOdd)
    }
  }

  /// Layers of lower rank are fainter in hierarchical drawing (1, ½ and ¼).
  private func color(of rank: SystemSymbol.Layer.Rank) -> CGColor {
    let base = tint ?? .black
    switch state.symbolConfiguration.settings.rendering {
    case .hierarchical(let color):
      let strength: [CGFloat] = [1, 0.5, 0.25]
      let resolved = color.cgColor(with: traits)
      return resolved.copy(alpha: resolved.alpha * strength[rank.rawValue]) ?? resolved
    case .palette(let colors) where !colors.isEmpty:
      return colors[min(rank.rawValue, colors.count - 1)].cgColor(with: traits)
    case .palette, .multicolor, .monochrome, nil:
      return base
    }
  }

  // MARK: Files that are not drawn

  /// A faint crossed frame with the file's name tells that there is a picture which isn't drawn.
  private func paintUndrawn(in rect: CGRect, of context: CGContext) {
    let line = (tint ?? CGColor(gray: 0.5, alpha: 1)).copy(alpha: 0.5) ?? .black
    context.saveGState()
    context.setFillColor(line.copy(alpha: 0.12) ?? line)
    context.fill(rect)
    context.setStrokeColor(line)
    context.setLineWidth(1)
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    context.move(to: CGPoint(x: rect.minX, y: rect.minY))
    context.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    context.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    context.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    context.strokePath()
    paintName(in: rect, color: line.copy(alpha: 1) ?? line, of: context)
    context.restoreGState()
  }

  /// The name in the middle, where the frame is large enough to read it.
  private func paintName(in rect: CGRect, color: CGColor, of context: CGContext) {
    guard case .undrawn(let name, _) = state.source else { return }
    var paragraph = ParagraphAttributes()
    paragraph.lineBreak = .byTruncatingMiddle
    let style = TextStyle(face: FontFace(size: 9), color: color)
    let text = TextLayout(
      runs: [TextRun(name, style: style)],
      paragraph: paragraph,
      width: rect.width - 4,
      maximumLines: 1
    )
    guard rect.width >= 32, text.size.height + 4 <= rect.height else { return }
    let origin = CGPoint(
      x: rect.midX - text.size.width / 2,
      y: rect.midY - text.size.height / 2
    )
    text.draw(in: context, at: origin)
  }
}
