/// Room between the clear button or a side view and the text, in points.
private let sideGap: CGFloat = 5

extension UITextField {
  /// Measures, shows and lays out the text again.
  func textDidChange() {
    let shown = text ?? ""
    textLabel.text = isSecureTextEntry ? String(repeating: "•", count: shown.count) : shown
    textLabel.textColor = textColor
    invalidateIntrinsicContentSize()
    selection.cursorIsStale = true
    setNeedsLayout()
  }

  // MARK: - Size

  /// Room that the border style keeps on the left and right of the text, in points.
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// The size that text and border need.
  var naturalSize: CGSize {
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up) + 1
    let height: CGFloat =
      switch borderStyle {
      case .none: line
      case .line: line + 4
      case .bezel: line + 6
      case .roundedRect: max(34, line + 12)
      }
    let textWidth = max(
      hasText ? textLabel.intrinsicContentSize.width : 0,
      placeholder == nil ? 0 : placeholderLabel.intrinsicContentSize.width
    )
    guard textWidth > 0 else { return CGSize(width: UIView.noIntrinsicMetric, height: height) }
    let plain = plainTextRect(in: CGRect(x: 0, y: 0, width: 1000, height: height))
    return CGSize(width: ceilToPixel(textWidth + 1000 - plain.width), height: height)
  }

  // MARK: - Rectangles

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
  private var showsClearButton: Bool { hasText && isShown(clearButtonMode) && !showsRightView }

  func plainTextRect(in bounds: CGRect) -> CGRect {
    var left = bounds.minX + sideInset
    var right = bounds.maxX - sideInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if showsLeftView {
      let side = leftViewRect(forBounds: bounds)
      if isMirrored { right = side.minX } else { left = side.maxX }
      if borderStyle != .none { if isMirrored { right -= sideGap } else { left += sideGap } }
    }
    if showsRightView {
      let side = rightViewRect(forBounds: bounds)
      if isMirrored { left = side.maxX } else { right = side.minX }
    } else if showsClearButton {
      let side = plainClearButtonRect(in: bounds)
      if isMirrored { left = side.maxX + sideGap } else { right = side.minX - sideGap }
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  func plainClearButtonRect(in bounds: CGRect) -> CGRect {
    let inset = max(sideInset - 2, 0)
    let rect = CGRect(x: bounds.maxX - 19 - inset, y: bounds.midY - 9.5, width: 19, height: 19)
    return alignToPixel(mirrored(rect, in: bounds))
  }

  func sideViewRect(_ view: UIView?, in bounds: CGRect, atEnd: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = view.frame.size == .zero ? view.sizeThatFits(bounds.size) : view.frame.size
    let rect = CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return alignToPixel(mirrored(rect, in: bounds))
  }

  // MARK: - Parts

  func layOutParts() {
    layOutBorder()
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    textLabel.frame = placed(rect)
    textLabel.isHidden = !hasText
    textLabel.isEnabled = isEnabled
    for label in [textLabel, placeholderLabel] where label.contentMode != textMode {
      label.contentMode = textMode
    }
    let showsPlaceholder = !hasText && placeholderLabel.text != nil
    placeholderLabel.isHidden = !showsPlaceholder
    // It gets its place when it is shown: a change of either text asks for layout.
    if showsPlaceholder { placeholderLabel.frame = placed(placeholderRect(forBounds: bounds)) }
    layOutSide(leftView, showsLeftView, leftViewRect(forBounds: bounds))
    layOutSide(rightView, showsRightView, rightViewRect(forBounds: bounds))
    layOutClearButton()
    scrollToCaret()
    selection.cursorIsStale = isEditing || selection.cursor != nil
    layOutCursor()
  }

  /// The side from which text is drawn; on its way to another width it keeps its letters' size.
  private var textMode: UIView.ContentMode {
    switch textAlignment {
    case .center: .center
    case .right: .right
    case .left, .justified: .left
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }

  /// The rectangle of one line where the content alignment puts it.
  private func placed(_ rect: CGRect) -> CGRect {
    let height = min(rect.height, ceilToPixel((font ?? .systemFont(ofSize: 17)).lineHeight))
    var line = rect
    line.size.height = height
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: line.origin.y = rect.maxY - height
    case .center, .fill: line.origin.y = rect.minY + (rect.height - height) / 2
    }
    return alignToPixel(line)
  }

  private func layOutSide(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    if isShown {
      view.frame = frame
      if view.superview !== self { addSubview(view) }
    } else {
      view.removeFromSuperview()
    }
  }

  private func layOutClearButton() {
    guard showsClearButton || clearButton != nil else { return }
    let button = clearButton ?? makeClearButton()
    button.isHidden = !showsClearButton
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    let symbol = UIImage.SymbolConfiguration(pointSize: 15)
    button.setImage(
      UIImage(systemName: "xmark.circle.fill", withConfiguration: symbol),
      for: .normal
    )
    button.tintColor = .tertiaryLabel
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
      },
      for: .touchUpInside
    )
    clearButton = button
    addSubview(button)
    return button
  }

  // MARK: - Border

  private func layOutBorder() {
    let picture = isEnabled ? background : disabledBackground ?? background
    let rect = borderRect(forBounds: bounds)
    showFrame(borderStyle == .roundedRect ? nil : picture, in: rect)
    frameLayer.frame = rect
    frameLayer.isHidden = borderStyle == .none || frameView?.image != nil
    show(border)
    // A colour of the view's own stays inside the border.
    if borderStyle == .roundedRect, layer.cornerRadius == 0 { layer.cornerRadius = 5 }
  }

  private var border: FieldBorder {
    switch borderStyle {
    case .none: return FieldBorder(traits: traitCollection)
    case .line: return FieldBorder(width: 1, color: .label, traits: traitCollection)
    case .bezel: return FieldBorder(width: 1, color: .systemGray, traits: traitCollection)
    case .roundedRect:
      let isFilled = backgroundColor == nil || backgroundColor == .clear
      return FieldBorder(
        radius: 5,
        width: max(hairline, 0.5),
        color: FieldBorder.roundColor,
        fill: !isFilled ? nil : isEnabled ? .systemBackground : FieldBorder.disabledFill,
        traits: traitCollection
      )
    }
  }

  private func showFrame(_ picture: UIImage?, in rect: CGRect) {
    guard picture != nil || frameView != nil else { return }
    let view = frameView ?? UIImageView()
    if frameView == nil {
      frameView = view
      insertSubview(view, at: 0)
    }
    if view.image !== picture { view.image = picture }
    view.frame = rect
  }

  /// Gives the border its colours and lines, unless it has them: every layout comes by here.
  private func show(_ border: FieldBorder) {
    guard shownBorder != border else { return }
    shownBorder = border
    frameLayer.cornerRadius = border.radius
    frameLayer.borderWidth = border.width
    frameLayer.borderColor = border.color.map { resolved($0) }
    frameLayer.backgroundColor = border.fill.map { resolved($0) }
  }
}

extension UITextField {
  /// The attributes that font, colour and alignment give to text without its own.
  var shownAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return [
      .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
      .paragraphStyle: paragraph,
    ]
  }
}
