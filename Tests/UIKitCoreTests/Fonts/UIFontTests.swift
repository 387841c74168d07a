import Testing
import UIKitCore
import UIKitTesting

@Suite struct `Fonts` {
  @Test(
    .oracle("Q-20"),
    arguments: [(17, 20.287109375), (13, 15.513671875), (15, 17.900390625), (34, 40.57421875)]
      as [(CGFloat, CGFloat)]
  )
  func `of the system have iOS's line heights`(size: CGFloat, height: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.lineHeight == height)
    #expect(font.ascender == size * 0.9521484375)
    #expect(font.descender == size * -0.2412109375)
    #expect(font.leading == 0)
  }

  @Test(
    .oracle("Q-21"),
    arguments: [
      (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5),
      (18, 21.5), (20, 24), (22, 26.5), (24, 29), (28, 33.5), (34, 41), (36, 43), (64, 76.5),
    ] as [(CGFloat, CGFloat)]
  )
  func `of the system round to the heights of labels`(size: CGFloat, height: CGFloat) {
    #expect((UIFont.systemFont(ofSize: size).lineHeight * 2).rounded(.up) / 2 == height)
  }

  @Test(
    .oracle("Q-23"),
    arguments: [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)]
  )
  func `of text styles have iOS's usual sizes`(style: UIFont.TextStyle, size: CGFloat) {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
    #expect(font.pointSize == size)
    #expect(font.weight == (style == .headline ? .semibold : .regular))
  }

  @Test(.oracle("Q-24")) func `of controls have iOS's sizes`() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
  }

  @Test(
    arguments: [
      (.extraSmall, 14, 31, 11), (.small, 15, 32, 11), (.medium, 16, 33, 11),
      (.large, 17, 34, 11), (.extraLarge, 19, 36, 13), (.extraExtraLarge, 21, 38, 15),
      (.extraExtraExtraLarge, 23, 40, 17), (.accessibilityMedium, 28, 44, 20),
      (.accessibilityLarge, 33, 48, 24), (.accessibilityExtraLarge, 40, 52, 29),
      (.accessibilityExtraExtraLarge, 47, 56, 34), (.accessibilityExtraExtraExtraLarge, 53, 60, 40),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat)]
  )
  func `of text styles follow the reader's size`(
    category: UIContentSizeCategory,
    body: CGFloat,
    title: CGFloat,
    caption: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    func size(_ style: UIFont.TextStyle) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    #expect([size(.body), size(.largeTitle), size(.caption2)] == [body, title, caption])
  }

  @Test func `of text styles never shrink as the reader's size grows`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      let sizes = UIContentSizeCategory.ascending.map {
        UIFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
        ).pointSize
      }
      #expect(sizes == sizes.sorted(), "\(style.rawValue)")
    }
  }

  @Test func `scale an app's sizes by the distance of baselines`() {
    let traits = UITraitCollection(traitsFrom: [
      .init(preferredContentSizeCategory: .medium), .init(displayScale: 3),
    ])
    let value = UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits)
    #expect(abs(value - 16.0 - 1.0 / 3) < 1e-9)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17),
      maximumPointSize: 20,
      compatibleWith: UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
      )
    )
    #expect(font.pointSize == 20)
  }

  @Test func `are found by the names that iOS knows`() throws {
    let bold = try #require(UIFont(name: "HelveticaNeue-Bold", size: 20))
    #expect(bold.familyName == "Helvetica Neue")
    #expect(bold.fontName == "HelveticaNeue-Bold")
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "Arial-BoldItalicMT", size: 0)?.pointSize == 14)
    #expect(UIFont(name: "Georgia", size: 12)?.fontName == "Georgia")
    #expect(UIFont(name: "Nothing-Regular", size: 12) == nil)
    #expect(UIFont.fontNames(forFamilyName: "Courier New").contains("CourierNewPS-BoldMT"))
  }

  @Test func `turn bold and italic through their descriptors`() throws {
    // Another test's device may speak in larger letters.
    let body = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    )
    let bold = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.fontName == ".SFUI-Semibold")
    #expect(bold.pointSize == 17)
    let both = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    let mono = try #require(body.withDesign(.monospaced))
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func `of equal descriptors are equal`() throws {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    let font = UIFont.preferredFont(forTextStyle: .title2)
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
  }
}

@Suite struct `Lines of text styles` {
  /// Heights that Interface Builder saved for labels of several lines at scale 2.
  @Test(
    arguments: [
      (.body, 2, 42.5), (.body, 7, 152.5), (.subheadline, 2, 38), (.footnote, 2, 34),
      (.title1, 2, 67.5), (.caption1, 3, 46.5), (.headline, 2, 42.5),
    ] as [(UIFont.TextStyle, Int, CGFloat)]
  )
  func `stand as far apart as on iOS`(style: UIFont.TextStyle, lines: Int, height: CGFloat) {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let size = text.size(withAttributes: [.font: font])
    #expect((size.height * 2).rounded(.up) / 2 == height)
    #expect(font.withSize(30).leading == 0)
  }
}
