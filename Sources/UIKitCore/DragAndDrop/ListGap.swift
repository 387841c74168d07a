internal import QuartzCore

/// The place that a list keeps free for dragged entries while it shows them put there (V-130).
///
/// The layout of the list stays as it is. Entries are shown at other places meanwhile: those between
/// the place that is left and the one that is taken make room by one.
struct ListGap: Equatable {
  /// The entry of the same list that is dragged, whose own place closes; nil for what comes from
  /// elsewhere or is copied.
  var source: IndexPath?
  /// The place that is kept free.
  var destination: IndexPath

  /// The step by which an entry is shown further on: -1, 0 or 1 places of its section.
  func step(of path: IndexPath) -> Int {
    guard let source else { return path.follows(destination) ? 1 : 0 }
    if source.section != destination.section {
      if path > source, path.section == source.section { return -1 }
      return path.follows(destination) ? 1 : 0
    }
    guard path.section == source.section else { return 0 }
    if path > source, path <= destination { return -1 }
    return path >= destination && path < source ? 1 : 0
  }

  /// The direction in which an entry of a column moves by the length of the dragged one: -1, 0 or 1.
  ///
  /// In a column all that lies between both places moves, sections in full too.
  func shift(of path: IndexPath) -> CGFloat {
    guard let source else { return path >= destination ? 1 : 0 }
    if path > source, path <= destination { return -1 }
    return path >= destination && path < source ? 1 : 0
  }

  /// The same for a section's header.
  func shift(ofHeader section: Int) -> CGFloat {
    guard let source else { return section > destination.section ? 1 : 0 }
    if section > source.section, section <= destination.section { return -1 }
    return section > destination.section && section <= source.section ? 1 : 0
  }

  /// The same for a section's footer.
  func shift(ofFooter section: Int) -> CGFloat {
    guard let source else { return section >= destination.section ? 1 : 0 }
    if section >= source.section, section < destination.section { return -1 }
    return section >= destination.section && section < source.section ? 1 : 0
  }
}

extension IndexPath {
  /// True for a place and those behind it in the same section.
  fileprivate func follows(_ other: IndexPath) -> Bool { section == other.section && self >= other }
}
