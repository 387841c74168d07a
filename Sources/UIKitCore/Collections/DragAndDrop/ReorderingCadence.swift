extension UICollectionView {
  /// The time after which items make room for what is dragged over them (V-274).
  public enum ReorderingCadence: Int, Sendable {
    /// At once, wherever the finger is.
    case immediate
    /// After a short stay of the finger at an item.
    case fast
    /// After a longer stay of the finger at an item.
    case slow

    /// In seconds: our own, as those of iOS are not recorded.
    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.5
      }
    }
  }
}
