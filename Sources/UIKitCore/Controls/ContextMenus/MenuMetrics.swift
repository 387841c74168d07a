internal import QuartzCore

/// The distances of menus, in points: the width is on record (V-74), the others are our own.
enum MenuMetrics {
  /// The width of a menu (V-74).
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  /// The height of a row with a second line.
  static let subtitleRowHeight: CGFloat = 58
  static let titleHeight: CGFloat = 34
  /// The height of a row of pictures, and of pictures with titles.
  static let smallHeight: CGFloat = 48
  static let mediumHeight: CGFloat = 66
  /// The height of the band between two sections.
  static let gap: CGFloat = 8
  static let margin: CGFloat = 16
  /// The width that marks take before the titles.
  static let markRoom: CGFloat = 18
  static let cornerRadius: CGFloat = 13
  /// The least distance between a menu and the edges of the window.
  static let edge: CGFloat = 8
  /// The distance between a menu and what it belongs to.
  static let distance: CGFloat = 8
  /// The time, in seconds, in which a menu comes and goes.
  static let duration: TimeInterval = 0.25
}
