/// The device whose size the frames of a document were saved for.
public struct SimulatedDevice: Hashable, Sendable {
  /// Xcode's name of the device, such as `retina6_12`.
  public let id: String
  /// The device's orientation: `portrait` or `landscape`.
  public let orientation: String
  /// `light` or `dark`.
  public let appearance: String
  /// The way the app shares an iPad's screen, such as `fullscreen`; nil on phones.
  public let layout: String?
  /// The width that a split adaptation leaves, such as `splitview2_3`.
  public let adaptation: String?

  init?(_ element: Element) {
    guard let id = element.id else { return nil }
    self.id = id
    orientation = element["orientation"] ?? "portrait"
    appearance = element["appearance"] ?? "light"
    layout = element["layout"]
    adaptation = element.child("adaptation")?.id
  }
}
