import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Customizing a tab bar` {
  private final class Reporter: NSObject, UITabBarDelegate {
    var calls: [String] = []

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      calls.append("will begin \(items.count), \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      calls.append("did begin \(items.count), \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("will end \(items.count) \(changed), \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("did end \(items.count) \(changed), \(tabBar.isCustomizing)")
    }
  }

  @Test(.oracle("W-213")) func `begins and ends, and says if the items are others`() {
    let (bar, reporter) = (UITabBar(), Reporter())
    bar.delegate = reporter
    let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = Array(items[..<2])
    bar.beginCustomizingItems(items)
    #expect(reporter.calls == ["will begin 3, false", "did begin 3, true"])
    reporter.calls = []
    #expect(!bar.endCustomizing(animated: true) && !bar.isCustomizing)
    #expect(reporter.calls == ["will end 2 false, true", "did end 2 false, false"])
    bar.beginCustomizingItems(items)
    bar.items = items
    #expect(bar.endCustomizing(animated: false))
    #expect(!bar.endCustomizing(animated: false))
  }
}

@Suite struct `Images of toolbars` {
  private func shot(_ dress: (UIToolbar) -> Void) throws -> Shot {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 10, width: 60, height: 44))
    dress(bar)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    holder.addSubview(bar)
    return try Shot(holder)
  }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  @Test(.oracle("W-215")) func `an image fills the bar, the one of its metrics and position first`()
    throws
  {
    let (red, blue) = (image(.red), image(.blue))
    let shot = try shot {
      $0.setBackgroundImage(red, forToolbarPosition: .any, barMetrics: .default)
      $0.setBackgroundImage(blue, forToolbarPosition: .bottom, barMetrics: .default)
      #expect($0.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === blue)
      #expect($0.backgroundImage(forToolbarPosition: .top, barMetrics: .default) == nil)
    }
    #expect(shot[30, 30] == 0xFF0000)
  }

  @Test(.oracle("W-215")) func `an image is the hairline, and an empty one takes it away`() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    let line = image(.green)
    bar.setShadowImage(line, forToolbarPosition: .any)
    #expect(bar.shadowImage(forToolbarPosition: .any) === line)
    #expect(bar.shownAppearance.shadowImage === line)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(bar.shownAppearance.shadowImage == nil && bar.shownAppearance.shadowColor == nil)
  }
}
