internal import CCairo
import Foundation

/// Turns a paragraph into clusters: pango finds fonts, directions and glyphs, we place them.
struct TextShaper {
  let text: JoinedText
  let runs: [ShapingRun]
  let collection: FontCollection
  let readsRightToLeft: Bool?
  let userReadsRightToLeft: Bool

  /// Shapes one paragraph while the library is locked.
  func shape(_ paragraph: JoinedText.Paragraph) -> ShapedParagraph {
    let bytes = UTF8Text(text.scalars[paragraph.scalars])
    let direction = direction(paragraph.scalars)
    let last = paragraph.scalars.upperBound + paragraph.terminator - 1
    var result = ShapedParagraph(
      range: text.utf16[paragraph.scalars.lowerBound]..<text.utf16[paragraph.scalars.upperBound],
      terminator: paragraph.terminator,
      lastRun: text.runs[max(last, 0)],
      isRightToLeft: direction == PANGO_DIRECTION_RTL
    )
    guard !paragraph.scalars.isEmpty else { return result }
    result.clusters.reserveCapacity(paragraph.scalars.count)
    result.glyphs.reserveCapacity(paragraph.scalars.count)
    let language = text.language(of: paragraph.scalars)
    let attributes = makeAttributes(paragraph.scalars, bytes, language: language)
    defer { pango_attr_list_unref(attributes) }
    bytes.withCString { base in
      let items = pango_itemize_with_base_dir(
        collection.context,
        direction,
        base,
        0,
        Int32(bytes.count),
        attributes,
        nil
      )
      var link = items
      while let node = link {
        if let data = node.pointee.data {
          let item = data.assumingMemoryBound(to: PangoItem.self)
          append(item, base, bytes, paragraph, to: &result)
          pango_item_free(item)
        }
        link = node.pointee.next
      }
      g_list_free(items)
    }
    result.sortClusters()
    markBreaks(&result, bytes, paragraph, language: language)
    return result
  }

  /// The direction that was asked for, or that of the first letter, or the user's.
  private func direction(_ scalars: Range<Int>) -> PangoDirection {
    let first = text.scalars[scalars].first { $0.properties.isAlphabetic }
    let isRightToLeft = readsRightToLeft ?? first?.readsRightToLeft ?? userReadsRightToLeft
    return isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }

  /// The attributes of each run for pango: font, features, language.
  ///
  /// The attributes of one run alone, which is what most texts are, are remembered.
  private func makeAttributes(
    _ scalars: Range<Int>,
    _ bytes: UTF8Text,
    language: String
  ) -> OpaquePointer? {
    let scripts = ScriptFonts.families(for: text.scalars[scalars])
    let first = text.runs[scalars.lowerBound]
    guard text.runs[scalars].allSatisfy({ $0 == first }) else {
      return makeAttributes(scalars, bytes, scripts, language: language)
    }
    let key = RunAttributes(runs[first], scripts: scripts, language: language)
    return collection.attributes(of: key)
  }

  private func makeAttributes(
    _ scalars: Range<Int>,
    _ bytes: UTF8Text,
    _ scripts: [String],
    language: String
  ) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = scalars.lowerBound
    while start < scalars.upperBound {
      let index = text.runs[start]
      let end =
        text.runs[start..<scalars.upperBound].firstIndex { $0 != index }
        ?? scalars.upperBound
      let attributes = RunAttributes(runs[index], scripts: scripts, language: language)
      attributes.insert(
        into: list,
        from: bytes.offsets[start - scalars.lowerBound],
        to: bytes.offsets[end - scalars.lowerBound]
      )
      start = end
    }
    return list
  }

  /// Shapes an item and adds its clusters.
  private func append(
    _ item: UnsafeMutablePointer<PangoItem>,
    _ base: UnsafePointer<CChar>,
    _ bytes: UTF8Text,
    _ paragraph: JoinedText.Paragraph,
    to result: inout ShapedParagraph
  ) {
    let first = bytes.scalarIndex(at: Int(item.pointee.offset))
    let run = runs[text.runs[paragraph.scalars.lowerBound + first]]
    guard let font = item.pointee.analysis.font,
      let placed = collection.placed(font, for: run.face), let string = pango_glyph_string_new()
    else { return }
    defer { pango_glyph_string_free(string) }
    pango_shape_full(
      base + Int(item.pointee.offset),
      item.pointee.length,
      base,
      Int32(bytes.count),
      &item.pointee.analysis,
      string
    )
    let fontIndex = result.fonts.firstIndex { $0 === placed } ?? result.fonts.count
    if fontIndex == result.fonts.count { result.fonts.append(placed) }
    let level = item.pointee.analysis.level
    let builder = ClusterBuilder(
      string: string,
      item: item,
      bytes: bytes,
      font: placed,
      fontIndex: fontIndex,
      level: level
    )
    let start = paragraph.scalars.lowerBound
    var measure = RunMeasure(text.runs[start + first], of: runs)
    builder.forEach { scalars, glyphs, advance in
      let index = text.runs[start + scalars.lowerBound]
      if index != measure.index { measure = RunMeasure(index, of: runs) }
      append(
        cluster: start + scalars.lowerBound..<start + scalars.upperBound,
        glyphs,
        advance,
        builder,
        measure,
        to: &result
      )
    }
  }

  /// A run and the widths of its letters, found once for all clusters of an item: a run has a dozen
  /// values, and copying them for each letter cost more than placing it.
  private final class RunMeasure {
    let index: Int
    let run: ShapingRun
    let letters: SystemFont.Measure

    init(_ index: Int, of runs: [ShapingRun]) {
      self.index = index
      run = runs[index]
      letters = SystemFont.Measure(face: run.face, age: run.age)
    }
  }

  private func append(
    cluster scalars: Range<Int>,
    _ glyphs: Range<Int>,
    _ drawn: CGFloat,
    _ builder: ClusterBuilder,
    _ measure: RunMeasure,
    to result: inout ShapedParagraph
  ) {
    let attachment = measure.run.attachmentSize
    var cluster = Cluster(
      range: text.utf16[scalars.lowerBound]..<text.utf16[scalars.upperBound],
      advance: drawn,
      glyphs: result.glyphs.count..<result.glyphs.count,
      font: builder.fontIndex,
      run: measure.index,
      level: builder.level,
      kind: kind(of: text.scalars[scalars.lowerBound], isAttachment: attachment != nil),
      mayBreakBefore: false,
      isCharacterStart: true
    )
    switch cluster.kind {
    case .attachment: cluster.advance = attachment?.width ?? 0
    case .tab, .lineEnd: cluster.advance = 0
    case .text, .space:
      cluster.advance = advance(of: scalars, glyphs, drawn, builder, measure)
      let margin = (cluster.advance - drawn) / 2
      builder.place(glyphs, at: margin, to: &result.glyphs)
      cluster.glyphs = cluster.glyphs.lowerBound..<result.glyphs.count
      if cluster.advance > 0 { cluster.advance += measure.run.kern }
    }
    result.clusters.append(cluster)
  }

  /// The distance a cluster moves the pen: that of the letters of iOS, where it is known.
  private func advance(
    of scalars: Range<Int>,
    _ glyphs: Range<Int>,
    _ drawn: CGFloat,
    _ builder: ClusterBuilder,
    _ measure: RunMeasure
  ) -> CGFloat {
    guard drawn > 0 else { return drawn }
    let size = measure.run.face.size
    if builder.font.isColored { return SystemFont.emojiAdvance(size) }
    if measure.run.face.family == .monospaced, builder.font.isMonospaced {
      return size * SystemFont.monospacedAdvance / SystemFont.unitsPerEm
    }
    if measure.run.face.usesSystemLetters {
      guard builder.font.isSystem else { return drawn }
      return measure.letters.advance(
        of: text.scalars[scalars.lowerBound],
        before: text.scalar(at: scalars.upperBound),
        drawn: drawn,
        kerning: drawn - builder.plainAdvance(of: glyphs)
      )
    }
    // A ligature is as wide as its letters; marks that combine with one have no width of their own.
    let shares = text.scalars[scalars].compactMap {
      measure.run.font?.advance(of: $0, weight: measure.run.face.weight)
    }
    guard !shares.isEmpty else { return drawn }
    return shares.reduce(0, +) * size + drawn - builder.plainAdvance(of: glyphs)
  }

  private func kind(of scalar: Unicode.Scalar, isAttachment: Bool) -> Cluster.Kind {
    switch scalar {
    case "\u{FFFC}" where isAttachment: .attachment
    case "\t": .tab
    case "\u{2028}", "\u{B}", "\u{C}": .lineEnd
    case " ", "\u{1680}", "\u{2000}"..."\u{200A}", "\u{205F}", "\u{3000}": .space
    default: .text
    }
  }

  /// Marks where lines may end and where characters begin.
  private func markBreaks(
    _ result: inout ShapedParagraph,
    _ bytes: UTF8Text,
    _ paragraph: JoinedText.Paragraph,
    language: String
  ) {
    let count = bytes.offsets.count
    withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count) { attributes in
      attributes.initialize(repeating: PangoLogAttr())
      bytes.withCString {
        pango_get_log_attrs(
          $0,
          Int32(bytes.count),
          -1,
          pango_language_from_string(language),
          attributes.baseAddress,
          Int32(count)
        )
      }
      var scalar = paragraph.scalars.lowerBound
      for index in result.clusters.indices {
        while text.utf16[scalar] < result.clusters[index].range.lowerBound { scalar += 1 }
        let attribute = attributes[scalar - paragraph.scalars.lowerBound]
        result.clusters[index].mayBreakBefore = index > 0 && attribute.is_line_break != 0
        result.clusters[index].isCharacterStart = attribute.is_cursor_position != 0
      }
    }
  }
}

extension Unicode.Scalar {
  /// True if the character belongs to a script that is read from right to left.
  fileprivate var readsRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
