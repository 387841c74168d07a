import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `A label` {
  /// Point sizes and the heights of one line at two pixels to a point.
  nonisolated static let heights: [(CGFloat, CGFloat)] = [
    (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5),
    (18, 21.5), (20, 24), (22, 26.5), (24, 29), (28, 33.5), (34, 41), (36, 43), (64, 76.5),
  ]

  /// The same at three pixels to a point.
  nonisolated static let fineHeights: [(CGFloat, CGFloat)] = [
    (17, 61 / 3), (15, 18), (13, 47 / 3), (11, 40 / 3), (24, 86 / 3), (20, 24),
  ]

  private func label(_ size: CGFloat, scale: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Label"
    label.traitOverrides.displayScale = scale
    FrameLoop.updateTraits(below: label)
    return label
  }

  @Test(.oracle("Q-21"), arguments: heights)
  func `is one line high, raised to half points`(size: CGFloat, height: CGFloat) {
    #expect(label(size, scale: 2).intrinsicContentSize.height == height)
  }

  @Test(.oracle("Q-21"), arguments: fineHeights)
  func `is one line high, raised to thirds of points`(size: CGFloat, height: CGFloat) {
    #expect(abs(label(size, scale: 3).intrinsicContentSize.height - height) < 0.001)
  }

  @Test(.oracle("Q-24")) func `has 17 points of the system font by itself`() {
    #expect(UILabel().font.pointSize == 17)
  }

  @Test func `is as high as its lines in a width`() {
    let label = label(17, scale: 2)
    label.text = "One line and another and one more"
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(size.width <= 120 && size.height > 41)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height == 41)
  }

  @Test func `has no size without words`() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test func `gives attributed words its colour only when it is set afterwards`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "AB",
      attributes: [.foregroundColor: UIColor.red]
    )
    #expect(label.textColor == .red)
    label.textColor = .blue
    let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .blue)
    label.text = "C"
    #expect(label.attributedText?.string == "C")
  }

  @Test func `stands where its alignment says`() {
    let label = label(17, scale: 2)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 50)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 0)
    label.textAlignment = .right
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 300)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 300)
  }

  @Test func `draws its words in its colour, in the middle`() throws {
    let label = label(17, scale: 2)
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
    label.textColor = .red
    let shot = try Shot(label)
    #expect(shot.ink(in: CGRect(x: 0, y: 30, width: 50, height: 20)) > 40)
    #expect(shot.ink(in: CGRect(x: 0, y: 0, width: 60, height: 28)) == 0)
    #expect(shot.ink(in: CGRect(x: 0, y: 54, width: 60, height: 26)) == 0)
  }

  @Test func `shrinks its words until they fit`() throws {
    let label = label(40, scale: 2)
    label.text = "Wide words"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 48)
    label.adjustsFontSizeToFitWidth = true
    let shot = try Shot(label)
    // Small letters leave the top and the bottom of the label empty.
    #expect(shot.ink(in: CGRect(x: 0, y: 0, width: 100, height: 8)) == 0)
    #expect(shot.ink(in: CGRect(x: 70, y: 10, width: 28, height: 30)) > 10)
  }

  @Test(.oracle("Q-80")) func `shrinks one line only, and no text with attributes`() throws {
    let label = label(40, scale: 2)
    label.text = "Wide words"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 48)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    let shrunk = try #require(label.placedLines(in: label.bounds)).text.size
    #expect(shrunk.height < 30)
    label.numberOfLines = 2
    #expect(try #require(label.placedLines(in: label.bounds)).text.size.height > 40)
    label.numberOfLines = 1
    label.attributedText = NSAttributedString(
      string: "Wide words",
      attributes: [.font: UIFont.systemFont(ofSize: 40)]
    )
    #expect(try #require(label.placedLines(in: label.bounds)).text.size.height > 40)
  }

  @Test(.oracle("Q-81")) func `a kerning of 0 leaves pairs as far apart as other letters`() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      let font = UIFont.systemFont(ofSize: 40)
      return NSAttributedString(
        string: "AVAVAV",
        attributes: attributes.merging([.font: font]) { $1 }
      ).size().width
    }
    #expect(width([.kern: 0]) > width([:]) + 1)
  }

  @Test func `reads its words, font, colour and lines`() throws {
    let label: UILabel = try decoded(
      """
      <label userInteractionEnabled="NO" contentMode="left" text="Hello" textAlignment="center" \
      lineBreakMode="wordWrap" numberOfLines="3" baselineAdjustment="alignCenters" \
      adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" enabled="NO" id="l">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="22"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/><nil key="highlightedColor"/></label>
      """
    )
    #expect(label.text == "Hello" && label.font.pointSize == 22)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 3 && label.baselineAdjustment == .alignCenters)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(!label.isEnabled && !label.isUserInteractionEnabled)
    #expect(label.highlightedTextColor == nil)
  }

  @Test func `reads words with attributes`() throws {
    let label: UILabel = try decoded(
      """
      <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
      <fragment content="Big"><attributes><font key="NSFont" metaFont="system" size="30"/>
      </attributes></fragment></attributedString></label>
      """
    )
    #expect(label.text == "Big" && label.font.pointSize == 30)
  }
}
