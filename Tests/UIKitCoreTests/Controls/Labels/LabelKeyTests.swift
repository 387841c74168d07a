import Testing

@testable import UIKitCore

@Suite @MainActor
struct `Keys of labels` {
  @Test(.oracle("W-100")) func `copy a label's properties to another`() {
    let (first, second) = (UILabel(), UILabel())
    first.textAlignment = .right
    first.lineBreakMode = .byTruncatingMiddle
    first.baselineAdjustment = .alignCenters
    first.contentMode = .top
    first.numberOfLines = 3
    first.isEnabled = false
    first.highlightedTextColor = .red
    first.minimumScaleFactor = 0.5
    let keys = [
      "baselineAdjustment", "enabled", "highlighted", "highlightedTextColor", "minimumFontSize",
      "shadowOffset", "textAlignment", "userInteractionEnabled", "adjustsFontSizeToFitWidth",
      "minimumScaleFactor", "lineBreakMode", "numberOfLines", "contentMode",
    ]
    for key in keys { second.setValue(first.value(forKey: key), forKeyPath: key) }
    #expect(second.textAlignment == .right && second.lineBreakMode == .byTruncatingMiddle)
    #expect(second.baselineAdjustment == .alignCenters && second.contentMode == .top)
    #expect(second.numberOfLines == 3 && !second.isEnabled)
    #expect(second.highlightedTextColor == .red && second.minimumScaleFactor == 0.5)
    #expect(first.value(forKey: "textAlignment") as? Int == NSTextAlignment.right.rawValue)
  }
}
