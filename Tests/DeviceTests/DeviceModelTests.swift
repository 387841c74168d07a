import Device
import Foundation
import Testing
import UIKitTesting

@Suite struct `Device models` {
  /// A row of the table: size, scale, sideways width class, safe areas in portrait and sideways.
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let size: CGSize
    let scale: CGFloat
    let sideways: SizeClass
    let portrait: SafeArea
    let landscape: SafeArea

    init(
      _ id: String,
      _ width: CGFloat,
      _ height: CGFloat,
      _ scale: CGFloat,
      _ sideways: SizeClass,
      _ portrait: SafeArea,
      _ landscape: SafeArea
    ) {
      self.id = id
      self.size = CGSize(width: width, height: height)
      self.scale = scale
      self.sideways = sideways
      self.portrait = portrait
      self.landscape = landscape
    }

    var testDescription: String { id }
  }

  static let old = SafeArea(20, 0, 0, 0)
  static let rounded = SafeArea(24, 0, 20, 0)

  static let rows: [Row] = [
    Row("retina3_5", 320, 480, 2, .compact, old, .none),
    Row("retina4_0", 320, 568, 2, .compact, old, .none),
    Row("retina4_7", 375, 667, 2, .compact, old, .none),
    Row("retina5_5", 414, 736, 3, .regular, old, .none),
    Row("retina5_9", 375, 812, 3, .compact, SafeArea(44, 0, 34, 0), SafeArea(0, 44, 21, 44)),
    Row("retina5_4", 375, 812, 3, .compact, SafeArea(50, 0, 34, 0), SafeArea(0, 50, 21, 50)),
    Row("retina6_0", 390, 844, 3, .compact, SafeArea(47, 0, 34, 0), SafeArea(0, 47, 21, 47)),
    Row("retina6_1", 414, 896, 2, .regular, SafeArea(48, 0, 34, 0), SafeArea(0, 48, 21, 48)),
    Row("retina6_5", 414, 896, 3, .regular, SafeArea(44, 0, 34, 0), SafeArea(0, 44, 21, 44)),
    Row("retina6_7", 428, 926, 3, .regular, SafeArea(47, 0, 34, 0), SafeArea(0, 47, 21, 47)),
    Row("retina6_12", 393, 852, 3, .compact, SafeArea(59, 0, 34, 0), SafeArea(0, 59, 21, 59)),
    Row("retina6_72", 430, 932, 3, .regular, SafeArea(59, 0, 34, 0), SafeArea(0, 59, 21, 59)),
    Row("retina6_3", 402, 874, 3, .compact, SafeArea(62, 0, 34, 0), SafeArea(0, 62, 21, 62)),
    Row("retina6_9", 440, 956, 3, .regular, SafeArea(62, 0, 34, 0), SafeArea(0, 62, 21, 62)),
    Row("ipad9_7", 768, 1024, 2, .regular, old, old),
    Row("ipad7_9", 744, 1133, 2, .regular, rounded, rounded),
    Row("ipad10_2", 810, 1080, 2, .regular, old, old),
    Row("ipad10_5", 834, 1112, 2, .regular, old, old),
    Row("ipad10_9rounded", 820, 1180, 2, .regular, rounded, rounded),
    Row("ipad11_0rounded", 834, 1194, 2, .regular, rounded, rounded),
    Row("ipad12_9", 1024, 1366, 2, .regular, old, old),
    Row("ipad12_9rounded", 1024, 1366, 2, .regular, rounded, rounded),
  ]

  @Test(.oracle("S-1"), arguments: rows)
  func `a model has the canvas, scale and safe areas of its table row`(row: Row) throws {
    let model = try #require(DeviceModel(named: row.id))
    #expect(model.size == row.size)
    #expect(model.scale == row.scale)
    #expect(model.safeArea(in: .portrait) == row.portrait)
    #expect(model.safeArea(in: .landscapeLeft) == row.landscape)
    #expect(
      model.size(in: .landscapeRight) == CGSize(width: row.size.height, height: row.size.width)
    )
  }

  @Test(arguments: [
    ("iPad Pro (12.9-inch)", "ipad12_9rounded"),
    ("iPad Pro (11-inch) (4th generation)", "ipad11_0rounded"),
    ("iPad Pro (12.9-inch) (6th generation)", "ipad12_9rounded"),
    ("iPad Pro (12.9-inch) (2nd generation)", "ipad12_9"), ("iPad Pro (9.7-inch)", "ipad9_7"),
    ("ipad pro 10.5 inch", "ipad10_5"), ("iPhone SE (3rd generation)", "retina4_7"),
    ("retina6_12", "retina6_12"), ("iPhone 17 Pro Max", "retina6_9"),
  ])
  func `a product has the name that Xcode gives it`(_ name: String, _ id: String) {
    #expect(DeviceModel(named: name)?.id == id)
  }

  @Test func `no two models share a name`() {
    let names = DeviceModel.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  @Test(.oracle("S-1")) func `documents without a device have a square canvas of any size class`() {
    let canvas = DeviceModel.canvas600
    #expect(canvas.size == CGSize(width: 600, height: 600))
    #expect(canvas.horizontalSizeClass(in: .portrait) == .any)
    #expect(canvas.verticalSizeClass(in: .portrait) == .any)
    #expect(canvas.safeArea(in: .portrait) == .none)
  }

  @Test func `the table and the catalogue hold the same models`() {
    #expect(Set(DeviceModel.all.map(\.id)) == Set(Self.rows.map(\.id)))
    #expect(DeviceModel.all.count == Self.rows.count)
  }

  @Test(.oracle("S-2"), arguments: rows)
  func `only big phones are regular in width when held sideways`(row: Row) throws {
    let model = try #require(DeviceModel(named: row.id))
    let isPad = model.idiom == .pad
    #expect(model.horizontalSizeClass(in: .portrait) == (isPad ? .regular : .compact))
    #expect(model.verticalSizeClass(in: .portrait) == .regular)
    #expect(model.horizontalSizeClass(in: .landscapeLeft) == row.sideways)
    #expect(model.verticalSizeClass(in: .landscapeLeft) == (isPad ? .regular : .compact))
  }

  @Test(
    .oracle("S-3"),
    arguments: [
      ("ipad9_7", [320, 507, 694, 1024], [320, 438, 768]),
      ("ipad10_2", [320, 535, 750, 1080], [320, 480, 810]),
      ("ipad10_5", [320, 551, 782, 1112], [320, 504, 834]),
      ("ipad11_0rounded", [375, 592, 809, 1194], [320, 504, 834]),
      ("ipad12_9", [375, 678, 981, 1366], [375, 639, 1024]),
      ("ipad12_9rounded", [375, 678, 981, 1366], [375, 639, 1024]),
    ] as [(String, [CGFloat], [CGFloat])]
  )
  func `apps side by side have recorded widths and classes`(
    id: String,
    landscape: [CGFloat],
    portrait: [CGFloat]
  ) throws {
    let model = try #require(DeviceModel(named: id))
    func widths(_ shares: [ScreenShare], _ orientation: Orientation) -> [CGFloat] {
      shares.compactMap { model.multitasking($0, in: orientation)?.width }
    }
    #expect(widths([.third, .half, .twoThirds, .full], .landscapeLeft) == landscape)
    #expect(widths([.third, .twoThirds, .full], .portrait) == portrait)
    for orientation in [Orientation.landscapeLeft, .portrait] {
      for share in ScreenShare.allCases where orientation.isLandscape || share != .half {
        let part = try #require(model.multitasking(share, in: orientation))
        let isRegular = [678, 694, 750, 782, 809, 981].contains(part.width) || share == .full
        #expect(part.sizeClass == (isRegular ? .regular : .compact), "\(share) \(orientation)")
      }
    }
  }

  @Test(.oracle("S-30")) func `newer iPads divide their screens by the same rule`() throws {
    let mini = try #require(DeviceModel(named: "ipad7_9"))
    #expect(mini.multitasking(.third, in: .landscapeLeft)?.width == 375)
    #expect(mini.multitasking(.twoThirds, in: .landscapeLeft)?.width == 748)
    #expect(mini.multitasking(.twoThirds, in: .landscapeLeft)?.sizeClass == .regular)
    for model in DeviceModel.all where model.idiom == .pad {
      for orientation in [Orientation.portrait, .landscapeRight] {
        let whole = model.size(in: orientation).width
        let widths = try [ScreenShare.third, .half, .twoThirds].map {
          try #require(model.multitasking($0, in: orientation)?.width)
        }
        #expect(widths[0] + 10 + widths[2] == whole && widths[1] * 2 + 10 == whole)
      }
    }
  }

  @Test(.oracle("S-30")) func `an iPad's part is within its screen, and a phone has none`() throws {
    let pad = try #require(DeviceModel(named: "ipad9_7"))
    let screen = pad.size(in: .landscapeLeft)
    #expect(pad.size(of: .whole, on: screen) == screen)
    #expect(pad.size(of: .share(.half), on: screen) == CGSize(width: 507, height: 768))
    let huge = ScreenPart.size(CGSize(width: 5000, height: 5000))
    let tiny = ScreenPart.size(CGSize(width: 1, height: 1))
    #expect(pad.size(of: huge, on: screen) == screen)
    #expect(pad.size(of: tiny, on: screen) == CGSize(width: 320, height: 320))
    let phone = DeviceModel.iPhone15
    #expect(phone.multitasking(.half, in: .portrait) == nil)
    #expect(phone.size(of: tiny, on: phone.size) == phone.size)
  }

  @Test(
    .oracle("S-4"),
    arguments: [
      ("retina4_7", 20), ("ipad9_7", 20), ("ipad11_0rounded", 24), ("retina5_9", 44),
      ("retina6_0", 47), ("retina6_1", 48), ("retina5_4", 50), ("retina6_12", 54),
    ] as [(String, CGFloat)]
  )
  func `the status bar is as high as the model's top demands`(id: String, height: CGFloat) throws {
    let model = try #require(DeviceModel(named: id))
    #expect(model.statusBarHeight(in: .portrait) == height)
  }

  @Test func `phones held sideways have no status bar`() {
    #expect(DeviceModel.iPhone15.statusBarHeight(in: .landscapeLeft) == 0)
  }

  @Test(arguments: ["iPhone 15", "iphone-15", "IPHONE15", "retina6_12", "iPhone 14 Pro"])
  func `a model is found by its id and by its products' names`(name: String) {
    #expect(DeviceModel(named: name)?.id == "retina6_12")
  }

  @Test func `an unknown name finds nothing`() {
    #expect(DeviceModel(named: "Newton") == nil)
  }
}
