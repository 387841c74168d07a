extension UIViewController {
  /// Reads what every controller has from a scene's element.
  func decodeController(from coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return }
    nib.archive.initialized = self
    settings.nibName = nib.attribute("nibName")
    settings.nibBundle = nib.archive.source.bundle
    if let location = nib.archive.source.location, location.isForgiving {
      settings.nibLocation = location
    }
    decodeModal(nib)
    decodeLayout(nib)
    if let value = nib.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = value }
    restorationIdentifier =
      nib.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
      ? nib.attribute("storyboardIdentifier") : nib.attribute("restorationIdentifier")
    decodeBars(nib)
    if let title = nib.string("title") { self.title = title }
  }

  private func decodeModal(_ nib: NibCoder) {
    if let style = nib.choice("modalPresentationStyle", UIModalPresentationStyle.names) {
      modalPresentationStyle = style
    }
    if let style = nib.choice("modalTransitionStyle", UIModalTransitionStyle.names) {
      modalTransitionStyle = style
    }
    if let value = nib.bool("definesPresentationContext") { definesPresentationContext = value }
    if let value = nib.bool("providesPresentationContextTransitionStyle") {
      providesPresentationContextTransitionStyle = value
    }
    if let value = nib.bool("modalInPresentation") { isModalInPresentation = value }
  }

  private func decodeLayout(_ nib: NibCoder) {
    if let value = nib.bool("automaticallyAdjustsScrollViewInsets") {
      automaticallyAdjustsScrollViewInsets = value
    }
    if let value = nib.bool("extendedLayoutIncludesOpaqueBars") {
      extendedLayoutIncludesOpaqueBars = value
    }
    if nib.childElement(key: "edgesForExtendedLayout") != nil {
      edgesForExtendedLayout = UIRectEdge(nib.options("edgesForExtendedLayout"))
    }
    let size = nib.size("preferredContentSize") ?? nib.size("contentSizeForViewInPopover")
    if let size { preferredContentSize = size }
  }
}

extension UIModalPresentationStyle {
  /// The names of the styles in documents.
  nonisolated static let names: [String: Self] = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]
}

extension UIModalTransitionStyle {
  nonisolated static let names: [String: Self] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}

extension UIRectEdge {
  /// From the flags of an `<extendedEdge>`.
  nonisolated fileprivate init(_ flags: [String: Bool]) {
    let edges: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    self = edges.reduce(into: []) { result, edge in
      if flags[edge.0] == true { result.insert(edge.1) }
    }
  }
}
