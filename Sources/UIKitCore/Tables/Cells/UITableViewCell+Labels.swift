internal import QuartzCore

/// The places of the four styles' labels in the content view, and the height they give the row.
extension UITableViewCell {
  private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var imageSize: CGSize {
    guard let view = parts.imageView, let image = view.image else { return .zero }
    let size = image.size
    let room = max(bounds.height - 1, 0)
    guard size.height > room, room > 0 else { return size }
    return CGSize(width: size.width * room / size.height, height: room)
  }

  /// The width in which symbols are centered, so that text in rows below each other lines up
  /// whatever the width of their symbols (S-18); nil for other pictures.
  private var symbolRoom: CGFloat? {
    parts.imageView?.image?.isSymbolImage == true ? TableMetrics.symbolRoom : nil
  }

  /// The x at which text begins, in the content view.
  var textStart: CGFloat {
    let margin = textMargin + indent
    let image = imageSize.width
    guard image > 0 else { return margin }
    return margin + max(image, symbolRoom ?? 0) + TableMetrics.imageGap
  }

  /// The trailing distance of text: a margin, or a gap to the mark beside it.
  private var textEnd: CGFloat {
    let hasMark = accessory != nil || shownAccessoryView != nil
    return contentView.bounds.width - (hasMark ? distances.markGap : textMargin)
  }

  /// The margin of content beside a mark; nil without a mark.
  var contentGap: CGFloat? {
    accessory == nil && shownAccessoryView == nil ? nil : distances.contentGap
  }

  /// The margin of text.
  var textMargin: CGFloat { distances.textMargin }

  func layOutLabels() {
    let height = contentView.bounds.height
    if let imageView = parts.imageView {
      let size = imageSize
      imageView.frame = CGRect(
        x: metrics.margin + indent + (symbolRoom.map { ($0 - size.width) / 2 } ?? 0),
        y: metrics.round((height - size.height) / 2),
        width: size.width,
        height: size.height
      )
    }
    guard parts.textLabel != nil || parts.detailLabel != nil else { return }
    parts.wrap(hasLargeText)
    switch style {
    case .default: layOutDefault(height)
    case .value1 where hasLargeText: layOutSubtitle(height)
    case .value1: layOutValue1(height)
    case .value2: layOutValue2(height)
    case .subtitle: layOutSubtitle(height)
    }
  }

  /// True if text is so large that labels break lines and are below each other.
  private var hasLargeText: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private func layOutDefault(_ height: CGFloat) {
    parts.textLabel?.frame = CGRect(
      x: textStart,
      y: 0,
      width: max(textEnd - textStart, 0),
      height: height
    )
  }

  private func fitted(_ label: UILabel?, width: CGFloat) -> CGSize {
    let size = measured(label, width: width)
    let more = table?.layoutRules?.probe ?? 0
    return size == .zero ? size : CGSize(width: size.width + more, height: size.height + more)
  }

  private func measured(_ label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(metrics.ceil(size.width), width), height: metrics.ceil(size.height))
  }

  /// The first label keeps its width; the second gives way, as in frames saved with documents.
  private func layOutValue1(_ height: CGFloat) {
    let room = max(textEnd - textStart, 0)
    let text = fitted(parts.textLabel, width: room)
    let detail = fitted(parts.detailLabel, width: room)
    let gap: CGFloat = text.width > 0 && detail.width > 0 ? 6 : 0
    let detailWidth = min(detail.width, max(room - text.width - gap, 0))
    parts.textLabel?.frame = CGRect(
      x: textStart,
      y: ((height - text.height) / 2).rounded(.up),
      width: text.width,
      height: text.height
    )
    parts.detailLabel?.frame = CGRect(
      x: textEnd - detailWidth,
      y: ((height - detail.height) / 2).rounded(.up),
      width: detailWidth,
      height: detail.height
    )
  }

  private func layOutValue2(_ height: CGFloat) {
    let column: CGFloat = 91
    let text = fitted(parts.textLabel, width: column)
    parts.textLabel?.frame = CGRect(
      x: textStart,
      y: ((height - text.height) / 2).rounded(.up),
      width: column,
      height: text.height
    )
    let x = textStart + column + 6
    let detail = fitted(parts.detailLabel, width: max(textEnd - x, 0))
    parts.detailLabel?.frame = CGRect(
      x: x,
      y: ((height - detail.height) / 2).rounded(.up),
      width: max(textEnd - x, 0),
      height: detail.height
    )
  }

  private func layOutSubtitle(_ height: CGFloat) {
    let room = max(textEnd - textStart, 0)
    let text = fitted(parts.textLabel, width: room)
    let detail = fitted(parts.detailLabel, width: room)
    let free = height - text.height - detail.height
    let gap: CGFloat = detail.height > 0 && free > 16 ? 1 : 0
    var y = ((free - gap) / 2).rounded(.up)
    // Labels keep to the width of their text, so that both begin where they read.
    let textWidth = parts.textLabel?.textAlignment == .center ? room : text.width
    let width = parts.detailLabel?.textAlignment == .center ? room : detail.width
    parts.textLabel?.frame = CGRect(x: textStart, y: y, width: textWidth, height: text.height)
    y += text.height + gap
    parts.detailLabel?.frame = CGRect(x: textStart, y: y, width: width, height: detail.height)
  }

  /// True if the parts of the style are placed here; code may ask a prototype without a style for
  /// its labels, which are those of a plain row.
  var placesLabels: Bool { laysOutLabels || (parts.areInUse && !contentView.holdsLayout) }

  // MARK: Automatic height

  /// The height that the content needs, separator included, for a row of a width.
  func fittingHeight(width: CGFloat) -> CGFloat {
    configureIfNeeded()
    if contentConfiguration != nil { return configuredHeight(width: width) }
    guard let content = textHeight(width: width) else { return contentHeight(width: width) }
    let needed = content.height + (content.isStacked ? 21 : 22 + metrics.pixel)
    return max(needed, TableMetrics.rowHeight)
  }

  /// The height of the style's labels together in a row of a width, and whether they are
  /// below each other; nil for a row without them.
  package func textHeight(width: CGFloat) -> (height: CGFloat, isStacked: Bool)? {
    guard placesLabels, parts.textLabel != nil || parts.detailLabel != nil else { return nil }
    parts.wrap(hasLargeText)
    let room = textRoom(width: width)
    let text = fitted(parts.textLabel, width: room).height
    let detail = fitted(parts.detailLabel, width: room).height
    let isStacked = style == .subtitle || (style == .value1 && hasLargeText)
    return (isStacked ? text + detail : max(text, detail), isStacked)
  }

  /// The height that constraints in the content need; without any that of the document.
  private func contentHeight(width: CGFloat) -> CGFloat {
    let saved = documentFrameHeight ?? TableMetrics.rowHeight
    guard table?.keepsSavedHeights != true, contentView.holdsLayout else { return saved }
    let mark = accessory.map { $0.naturalWidth + $0.gap + metrics.margin } ?? 0
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(width - mark, 1), height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let line = place?.separatorColor == nil ? 0 : metrics.pixel
    return size.height > 0 ? size.height + line : TableMetrics.rowHeight
  }

  /// The width that is left for text in a row of a width.
  private func textRoom(width: CGFloat) -> CGFloat {
    let safe = place?.style == .insetGrouped ? .zero : table?.insetFromSafeArea ?? .zero
    let inside = width - safe.left - safe.right - textStart - metrics.margin
    if let view = shownAccessoryView { return max(inside - view.bounds.width - 16, 1) }
    return max(inside - (accessory.map { $0.naturalWidth + 8 + $0.gap } ?? 0), 1)
  }

  private func configuredHeight(width: CGFloat) -> CGFloat {
    let mark = accessory.map { $0.naturalWidth + $0.gap + metrics.margin } ?? 0
    let height = contentView.contentViewHeight(width: max(width - mark, 1))
    return max(height + metrics.pixel, TableMetrics.rowHeight)
  }
}
