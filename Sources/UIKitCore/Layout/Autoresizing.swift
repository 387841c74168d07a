/// The flexible parts on one axis: the space before a view, the view, the space after it.
///
/// A difference is shared in proportion to what the flexible parts measure; parts that all measure
/// nothing share it evenly. Without a flexible part the space after gives way.
nonisolated struct Autoresizing: Equatable {
  var before: Bool
  var extent: Bool
  var after: Bool

  /// The new place in `new` of a view that began at `start` and measured `length` in `old`.
  func place(
    _ start: CGFloat,
    _ length: CGFloat,
    in old: CGFloat,
    now new: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let difference = new - old
    let rest = old - start - length
    let flexible = (before ? start : 0) + (extent ? length : 0) + (after ? rest : 0)
    let count = CGFloat([before, extent, after].count { $0 })
    guard count > 0, difference != 0 else { return (start, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return flexible == 0 ? difference / count : difference * part / flexible
    }
    return (start + share(start, before), max(0, length + share(length, extent)))
  }
}
