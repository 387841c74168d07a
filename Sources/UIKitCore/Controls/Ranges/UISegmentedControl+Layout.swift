/// The width by which a segment exceeds its text or its picture, in points.
private let segmentPadding: CGFloat = 18
/// The line between two segments.
private let lineWidth: CGFloat = 1

extension UISegmentedControl {
  /// The width at which every segment shows its content in full.
  var naturalWidth: CGFloat { naturalWidth(weight: .medium, padding: segmentPadding) }

  /// The width at which every segment shows its content in full, with words of a weight: whole
  /// points, as wide for all as for the widest, and a line between two.
  package func naturalWidth(weight: UIFont.Weight, padding: CGFloat) -> CGFloat {
    let widths = segments.map { segment in
      segment.width > 0 ? segment.width : contentWidth(segment, weight, padding)
    }
    let lines = CGFloat(max(segments.count - 1, 0)) * lineWidth
    guard !apportionsSegmentWidthsByContent else { return widths.reduce(lines, +) }
    let shared = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
    let fixed = segments.map(\.width).reduce(lines, +)
    return fixed + CGFloat(shared.count) * (shared.max() ?? 0)
  }

  private func contentWidth(
    _ segment: SegmentContent,
    _ weight: UIFont.Weight = .medium,
    _ padding: CGFloat = segmentPadding
  ) -> CGFloat {
    if let image = segment.image { return image.size.width.rounded(.up) + padding }
    let font = UIFont.systemFont(ofSize: 13, weight: weight)
    let own = titleAttributes[State.normal.rawValue] ?? [:]
    let attributes = own.merging([.font: font]) { own, _ in own }
    return (segment.title ?? "").size(withAttributes: attributes).width.rounded(.up) + padding
  }

  /// The rectangles of the segments, in the control's bounds, by index.
  var segmentFrames: [CGRect] {
    let widths = segmentWidths
    var x = bounds.minX
    return widths.map { width in
      defer { x += width }
      return mirrored(
        CGRect(x: x, y: bounds.minY, width: width, height: bounds.height),
        in: bounds
      )
    }
  }

  private var segmentWidths: [CGFloat] {
    let fixed = segments.map(\.width).reduce(0, +)
    let left = max(0, bounds.width - fixed)
    let shared = segments.filter { $0.width == 0 }
    let natural = shared.map { contentWidth($0) }.reduce(0, +)
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      guard apportionsSegmentWidthsByContent, natural > 0 else {
        return left / CGFloat(shared.count)
      }
      return left * contentWidth(segment) / natural
    }
  }

  /// The text attributes of a segment in a state.
  func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: 13,
        weight: state.contains(.selected) ? .semibold : .regular
      ),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
    ]
    attributes.merge(titleAttributes[State.normal.rawValue] ?? [:]) { $1 }
    attributes.merge(titleAttributes[state.rawValue] ?? [:]) { $1 }
    return attributes
  }

  func layOutSegments() {
    plate.frame = bounds
    plate.cornerRadius = 8
    plate.backgroundColor = resolved(.tertiarySystemFill)
    let frames = segmentFrames
    placeThumb(frames)
    for (index, frame) in frames.enumerated() { layOut(index, frame) }
    guard !plates.isEmpty || !lines.isEmpty else { return }
    for index in segments.indices { dress(index) }
    guard !plates.isEmpty else { return }
    plate.backgroundColor = nil
    thumb.isHidden = true
  }

  /// Shows the pictures that the app gave segments and lines.
  private func dress(_ index: Int) {
    let view = segments[index].view
    let own = state(of: index)
    view.plate.image = plates[own.rawValue] ?? plates[State.normal.rawValue]
    view.plate.frame = view.bounds
    guard index > 0 else { return }
    let key = [state(of: index - 1).rawValue, own.rawValue]
    guard let line = lines[key] ?? lines[[State.normal.rawValue, State.normal.rawValue]] else {
      return
    }
    let width = line.size.width
    view.divider.isHidden = false
    view.divider.frame = mirrored(
      CGRect(x: -width / 2, y: 0, width: width, height: view.bounds.height),
      in: view.bounds
    )
    view.divider.cornerRadius = 0
    view.divider.backgroundColor = nil
    view.divider.contents = line.cgImage
  }

  private func placeThumb(_ frames: [CGRect]) {
    thumb.isHidden = !frames.indices.contains(selectedSegmentIndex)
    guard !thumb.isHidden else { return }
    let color =
      selectedSegmentTintColor
      ?? UIColor(light: .white, dark: UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1))
    thumb.place(
      frames[selectedSegmentIndex].insetBy(dx: 2, dy: 2),
      radius: 6.5,
      color: resolved(color)
    )
  }

  /// Most titles have a font and a colour only and stay plain text, which costs less.
  private func show(
    _ title: String,
    _ attributes: [NSAttributedString.Key: Any],
    in label: UILabel
  ) {
    guard attributes.count == 2, let font = attributes[.font] as? UIFont,
      let color = attributes[.foregroundColor] as? UIColor
    else {
      label.attributedText = NSAttributedString(string: title, attributes: attributes)
      return
    }
    label.text = title
    label.font = font
    label.textColor = color
  }

  private func layOut(_ index: Int, _ frame: CGRect) {
    let segment = segments[index]
    let view = segment.view
    view.frame = frame
    let state = self.state(of: index)
    let adjustment = contentAdjustment(of: index)
    let box = view.bounds.offsetBy(
      dx: segment.offset.width + adjustment.horizontal,
      dy: segment.offset.height + adjustment.vertical
    )
    view.show(segment.image)
    view.picture.tintColor = attributes(state)[.foregroundColor] as? UIColor
    view.picture.frame = box
    show(segment.title ?? "", attributes(state), in: view.label)
    view.label.textAlignment = .center
    view.label.frame = box.insetBy(dx: min(3, box.width / 2), dy: 0)
    // The line is at the side where reading begins, and not beside the chosen segment.
    let isFirst = index == 0
    let touchesThumb = index == selectedSegmentIndex || index - 1 == selectedSegmentIndex
    view.divider.isHidden = isFirst || touchesThumb
    view.divider.frame = mirrored(
      CGRect(x: -0.5, y: view.bounds.midY - 8, width: 1, height: 16),
      in: view.bounds
    )
    view.divider.cornerRadius = 0.5
    view.divider.backgroundColor = resolved(
      UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 0.3)
    )
  }

  /// The offset of a segment's content for its place in the row, or else for all segments (W-216).
  private func contentAdjustment(of index: Int) -> UIOffset {
    let type: Segment =
      segments.count == 1
      ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    return contentOffsets[SegmentPlace(type: type, metrics: .default)]
      ?? contentOffsets[SegmentPlace(type: .any, metrics: .default)] ?? .zero
  }

  private func state(of index: Int) -> State {
    var state: State = index == selectedSegmentIndex ? .selected : .normal
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }
}
