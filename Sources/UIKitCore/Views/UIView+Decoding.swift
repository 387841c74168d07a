extension UIView {
  /// Reads what every view has from a document's element; other archives hold nothing for us.
  func decodeView(from coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return }
    let frame = nib.viewFrame
    if let frame { self.frame = frame }
    decodePlacing(nib)
    decodeDrawing(nib)
    decodeBehaviour(nib)
    decodePriorities(nib)
    decodeAccessibility(nib)
    for case let view as UIView in nib.objects("subviews") { addSubview(view) }
  }

  private func decodePlacing(_ nib: NibCoder) {
    autoresizingMask = AutoresizingMask(nib.options("autoresizingMask"))
    if let value = nib.bool("autoresizesSubviews") { autoresizesSubviews = value }
    if let value = nib.bool("translatesAutoresizingMaskIntoConstraints") {
      translatesAutoresizingMaskIntoConstraints = value
    }
    // Views without constraints are pinned where they are drawn when the document is compiled.
    if nib.bool("fixedFrame") == true {
      translatesAutoresizingMaskIntoConstraints = true
      autoresizingMask = []
    }
    if let value = nib.bool("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = value
    }
    if let value = nib.bool("insetsLayoutMarginsFromSafeArea") {
      insetsLayoutMarginsFromSafeArea = value
    }
    if let insets = nib.insets("layoutMargins") { layoutMargins = insets }
    if let insets = nib.child(key: "directionalLayoutMargins") {
      directionalLayoutMargins = NSDirectionalEdgeInsets(insets)
    }
    if let value = nib.choice("semanticContentAttribute", UISemanticContentAttribute.names) {
      semanticContentAttribute = value
    }
  }

  private func decodeDrawing(_ nib: NibCoder) {
    if let mode = nib.choice("contentMode", ContentMode.names) { contentMode = mode }
    if let value = nib.bool("opaque") { isOpaque = value }
    if let value = nib.bool("hidden") { isHidden = value }
    if let value = nib.number("alpha") { alpha = value }
    if let value = nib.bool("clipsSubviews") { clipsToBounds = value }
    if let value = nib.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = value }
    if let color = nib.color("backgroundColor") { backgroundColor = color }
    if let color = nib.color("tintColor") { tintColor = color }
  }

  private func decodeBehaviour(_ nib: NibCoder) {
    if let value = nib.integer("tag") { tag = value }
    if let value = nib.bool("userInteractionEnabled") { isUserInteractionEnabled = value }
    if let value = nib.bool("multipleTouchEnabled") { isMultipleTouchEnabled = value }
    if let value = nib.bool("exclusiveTouch") { isExclusiveTouch = value }
    restorationIdentifier = nib.attribute("restorationIdentifier")
    decodeLargeContent(nib)
    for case let recognizer as UIGestureRecognizer in nib.objects("gestureRecognizers") {
      addGestureRecognizer(recognizer)
    }
  }

  /// An absent priority is Interface Builder's, not that of the class in code.
  private func decodePriorities(_ nib: NibCoder) {
    func priority(_ name: String, _ other: UILayoutPriority) -> UILayoutPriority {
      nib.number(name).map { UILayoutPriority(Float($0)) } ?? other
    }
    layout.hugging = AxisPriorities(
      horizontal: priority("horizontalHuggingPriority", .defaultLow),
      vertical: priority("verticalHuggingPriority", .defaultLow)
    )
    layout.compressionResistance = AxisPriorities(
      horizontal: priority("horizontalCompressionResistancePriority", .defaultHigh),
      vertical: priority("verticalCompressionResistancePriority", .defaultHigh)
    )
  }
}

extension UIResponder {
  /// Reads `<accessibility key="accessibilityConfiguration">`.
  func decodeAccessibility(_ nib: NibCoder) {
    guard let saved = nib.child(key: "accessibilityConfiguration") else { return }
    tell { properties in
      properties.label = saved.string("label").map(AccessibilityText.init)
      properties.hint = saved.string("hint").map(AccessibilityText.init)
      properties.value = saved.string("value").map(AccessibilityText.init)
      properties.identifier = saved.attribute("identifier")
      properties.isElement = saved.bool("isElement")
    }
    let traits = saved.options("traits")
    if !traits.isEmpty { tell { $0.traits = UIAccessibilityTraits(traits) } }
  }
}

extension UIView.AutoresizingMask {
  /// From a document's flags, which name the flexible parts as on macOS.
  nonisolated init(_ flags: [String: Bool]) {
    let bits: [(String, Self)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = bits.reduce(into: []) { mask, bit in
      if flags[bit.0] == true { mask.insert(bit.1) }
    }
  }
}

extension UIView.ContentMode {
  /// The names of the modes in documents.
  nonisolated static let names: [String: Self] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension UISemanticContentAttribute {
  nonisolated static let names: [String: Self] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}

extension UIAccessibilityTraits {
  /// From a document's flags.
  nonisolated init(_ flags: [String: Bool]) {
    let bits: [String: Self] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected,
      "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
      "summaryElement": .summaryElement, "notEnabled": .notEnabled,
      "updatesFrequently": .updatesFrequently, "searchField": .searchField,
      "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
      "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
      "tabBar": .tabBar, "header": .header,
    ]
    self = flags.reduce(into: []) { traits, flag in
      if flag.value, let bit = bits[flag.key] { traits.insert(bit) }
    }
  }
}

extension NSDirectionalEdgeInsets {
  init(_ nib: NibCoder) {
    self.init(
      top: nib.number("top") ?? 0,
      leading: nib.number("leading") ?? 0,
      bottom: nib.number("bottom") ?? 0,
      trailing: nib.number("trailing") ?? 0
    )
  }
}
