internal import QuartzCore

extension UICollectionView {
  /// A new view of the collection view's size, which fills it (W-257); of a former view's size where it
  /// has none of its own, or of the screen's.
  func surrounded(like former: UIView?) -> UIView {
    let place = frame.isEmpty ? former?.frame ?? UIScreen.main.bounds : frame
    let surroundings = UIView(frame: place)
    surroundings.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = surroundings.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surroundings.addSubview(self)
    return surroundings
  }
}
