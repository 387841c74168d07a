internal import Device

extension UIScreen {
  /// Paints every window and hands the picture over.
  func present(on display: any Display) {}
}
