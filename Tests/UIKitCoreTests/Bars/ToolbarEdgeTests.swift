import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `A toolbar at the edge of the screen` {
  /// A toolbar of an app's own whose bottom lies some points above the safe area's end.
  private func bar(_ above: CGFloat, _ device: String) throws -> (bar: UIToolbar, room: CGFloat) {
    let controller = UIViewController()
    let bar = UIToolbar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    let safe = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -above),
    ])
    let stage = Gallery.stage(device, root: controller)
    stage.settle()
    if above == 0 { Gallery.keep(stage, as: "toolbar-edge") }
    return (bar, controller.view.bounds.height - bar.frame.maxY)
  }

  @Test(.oracle("W-202")) func `goes on below the safe area`() throws {
    let (bar, room) = try bar(0, "iPhone 15")
    #expect(room == 34 && bar.background.frame.height == bar.bounds.height + 34)
  }

  @Test(.oracle("W-202")) func `ends where it ends elsewhere`() throws {
    let (above, _) = try bar(10, "iPhone 15")
    #expect(above.background.frame.height == above.bounds.height)
    let (plain, room) = try bar(0, "iPhone SE (1st generation)")
    #expect(room == 0 && plain.background.frame.height == plain.bounds.height)
  }
}
