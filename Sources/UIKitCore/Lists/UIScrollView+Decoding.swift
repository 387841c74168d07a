internal import QuartzCore

extension UIScrollView {
  func decodeScrollView(_ coder: NibCoder) {
    clipsToBounds = coder.bool("clipsSubviews") ?? false
    isScrollEnabled = coder.bool("scrollEnabled") ?? true
    isPagingEnabled = coder.bool("pagingEnabled") ?? false
    isDirectionalLockEnabled = coder.bool("directionalLockEnabled") ?? false
    bounces = coder.bool("bounces") ?? true
    alwaysBounceVertical = coder.bool("alwaysBounceVertical") ?? false
    alwaysBounceHorizontal = coder.bool("alwaysBounceHorizontal") ?? false
    delaysContentTouches = coder.bool("delaysContentTouches") ?? true
    canCancelContentTouches = coder.bool("canCancelContentTouches") ?? true
    keyboardDismissMode = coder.choice("keyboardDismissMode", KeyboardDismissMode.names) ?? .none
    contentInsetAdjustmentBehavior =
      coder.choice("contentInsetAdjustmentBehavior", ContentInsetAdjustmentBehavior.names)
      ?? .automatic
    decodeIndicators(coder)
    decodeZooming(coder)
    if let insets = coder.insets("contentInset") { contentInset = insets }
    if let size = coder.size("contentSize") { contentSize = size }
    refreshControl = coder.object("refreshControl") as? UIRefreshControl
  }

  private func decodeIndicators(_ coder: NibCoder) {
    indicatorStyle =
      coder.choice("indicatorStyle", ["black": IndicatorStyle.black, "white": .white]) ?? .default
    showsVerticalScrollIndicator = coder.bool("showsVerticalScrollIndicator") ?? true
    showsHorizontalScrollIndicator = coder.bool("showsHorizontalScrollIndicator") ?? true
    if let insets = coder.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
  }

  private func decodeZooming(_ coder: NibCoder) {
    minimumZoomScale = coder.number("minimumZoomScale") ?? 1
    maximumZoomScale = coder.number("maximumZoomScale") ?? 1
    bouncesZoom = coder.bool("bouncesZoom") ?? true
  }
}

extension UIScrollView.KeyboardDismissMode {
  static let names: [String: Self] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  static let names: [String: Self] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]
}
