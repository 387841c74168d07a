/// The drum that a picker's rows lie on, by the height of the picker (W-10).
///
/// It is a table 75 points higher than the picker that is bent to a circle: twice its rows make a
/// turn, and the radius is a fixed part of its height.
nonisolated struct WheelDrum {
  /// In points.
  var height: CGFloat
  /// In points; at least one.
  var rowHeight: CGFloat

  private static let overhang: CGFloat = 75
  private static let radiusByHeight: CGFloat = 0.334225372

  /// The number of rows in a full turn.
  private var turn: Int {
    let rows = 2 * (height + Self.overhang) / max(rowHeight, 1)
    return rows.isFinite ? Int(min(rows, 1000).rounded(.up)) : 1
  }

  /// In points.
  var radius: CGFloat { Self.radiusByHeight * (height + Self.overhang) }

  /// The angle of a place from the middle, in radians; `distance` is in rows.
  func angle(_ distance: CGFloat) -> CGFloat { 2 * .pi * distance / CGFloat(turn) }

  /// Visible rows on either side of the chosen one: those turned by less than a quarter.
  var reach: Int { (max(turn, 1) - 1) / 4 }
}
