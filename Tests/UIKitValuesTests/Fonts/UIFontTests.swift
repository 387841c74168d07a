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

  @Test(
    .oracle("Q-60"),
    arguments: [
      (17, .regular, 1078), (20, .regular, 1069), (40, .regular, 1040), (17, .bold, 1101),
      (26, .medium, 1055), (20, .heavy, 1108), (28, .black, 1104), (28, .thin, 1040),
    ] as [(CGFloat, UIFont.Weight, CGFloat)]
  )
  func `of the system have iOS's heights of letters`(
    size: CGFloat,
    weight: UIFont.Weight,
    units: CGFloat
  ) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    #expect(font.xHeight == size * units / 2048)
    #expect(font.capHeight == size * 1443 / 2048)
    #expect(font.ascender == size * 1950 / 2048)
  }

  @Test(
    .oracle("Q-60"),
    arguments: [
      ("Hello UIKit", 17, .regular, 79.6626), ("Hello UIKit", 40, .ultraLight, 158.4060),
      ("iiiiillll", 17, .ultraLight, 28.5568), ("WWWW MMMM", 28, .ultraLight, 192.5316),
    ] as [(String, CGFloat, UIFont.Weight, CGFloat)]
  )
  func `of the system make labels as wide as on iOS`(
    text: String,
    size: CGFloat,
    weight: UIFont.Weight,
    width: CGFloat
  ) {
    let label = UILabel()
    label.traitOverrides.displayScale = 3
    label.font = .systemFont(ofSize: size, weight: weight)
    label.text = text
    #expect(abs(text.size(withAttributes: [.font: label.font as Any]).width - width) < 0.001)
    let wanted = CGSize(
      width: (width * 3).rounded(.up),
      height: (label.font.lineHeight * 3).rounded(.up)
    )
    #expect(abs(label.intrinsicContentSize.width - wanted.width / 3) < 1e-6)
    #expect(abs(label.intrinsicContentSize.height - wanted.height / 3) < 1e-6)
  }

  @Test(
    .oracle("Q-63"),
    arguments: [
      (.title1, .extraLarge, 36.0 / 34), (.title1, .extraExtraLarge, 38.0 / 34),
      (.title1, .accessibilityExtraExtraLarge, 61.0 / 34),
      (.headline, .accessibilityExtraExtraLarge, 51.0 / 22),
      (.body, .accessibilityExtraExtraLarge, 56.0 / 22),
      (.subheadline, .extraExtraExtraLarge, 26.0 / 20),
      (.subheadline, .accessibilityLarge, 36.0 / 20),
      (.caption1, .accessibilityMedium, 27.0 / 16), (.caption2, .accessibilityLarge, 29.0 / 13),
      (.caption2, .extraSmall, 1),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)]
  )
  func `scale as recorded`(
    style: UIFont.TextStyle,
    category: UIContentSizeCategory,
    factor: CGFloat
  ) {
    let traits = UITraitCollection(traitsFrom: [
      .init(preferredContentSizeCategory: category), .init(displayScale: 3),
    ])
    let metrics = UIFontMetrics(forTextStyle: style)
    let value = metrics.scaledValue(for: 64, compatibleWith: traits)
    #expect(abs(value - (64 * factor * 3).rounded() / 3) < 1e-9)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
    #expect(font.pointSize == (17 * factor).rounded())
  }

  @Test func `are scaled to whole points`() {
    let traits = UITraitCollection(traitsFrom: [
      .init(preferredContentSizeCategory: .accessibilityMedium), .init(displayScale: 3),
    ])
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits).pointSize == 26
    )
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits) - 26 - 1.0 / 3) < 1e-9)
  }

  @Test(arguments: ["HELVETICANEUE-BOLD", "helveticaneue-bold", "HelveticaNeue-Bold"])
  func `are found whatever the case of their names`(name: String) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.fontName == "HelveticaNeue-Bold")
    #expect(UIFont.fontNames(forFamilyName: "helvetica neue").contains("HelveticaNeue-Bold"))
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

  @Test(.oracle("V-251")) func `has the matrix of its descriptor`() {
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.withMatrix(matrix)
    #expect(descriptor.matrix == matrix)
    #expect(UIFont(descriptor: descriptor, size: 0).fontDescriptor.matrix == matrix)
  }
}
