import Testing
import UIKitCore
import UIKitTesting

@Suite @MainActor struct `Corners of views` {
  @Test(.oracle("W-255")) func `follow the size of a capsule, up to a limit`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 15)
    view.frame.size.height = 60
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.layer.cornerRadius == 12)
  }

  @Test(.oracle("W-255")) func `are those that have a radius`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    view.cornerConfiguration = .uniformTopRadius(.fixed(8))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 6))
    #expect(view.layer.cornerRadius == 6 && view.layer.maskedCorners.rawValue == 15)
  }
}
