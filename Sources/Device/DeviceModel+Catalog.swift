import Foundation

extension DeviceModel {
  /// Every model, phones first, each kind from old to new (S-1).
  public static let all: [DeviceModel] = phones + pads

  /// The square canvas of documents that were saved for no device in particular.
  public static let canvas600 = DeviceModel(
    "",
    ["Canvas 600×600"],
    .any,
    600,
    600,
    scale: 2,
    safe: .none,
    landscape: .none
  )

  /// The model that is used where nothing names another.
  public static let iPhone15 = DeviceModel(
    "retina6_12",
    [
      "iPhone 15", "iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16",
    ],
    .phone,
    393,
    852,
    scale: 3,
    safe: SafeArea(59, 0, 34, 0),
    landscape: SafeArea(0, 59, 21, 59)
  )

  /// The model with that identifier, or one of whose products has that name; case, spaces, hyphens
  /// and parentheses do not count, since Xcode writes "iPad Pro (12.9-inch) (6th generation)".
  public init?(named name: String) {
    func plain(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let wanted = plain(name)
    let found = Self.all.first { model in
      plain(model.id) == wanted || model.names.contains { plain($0) == wanted }
    }
    guard let found else { return nil }
    self = found
  }

  private static func homeButtonPhone(
    _ id: String,
    _ names: [String],
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat = 2,
    isWide: Bool = false
  ) -> DeviceModel {
    DeviceModel(
      id,
      names,
      .phone,
      width,
      height,
      scale: scale,
      isWideInLandscape: isWide,
      safe: SafeArea(20, 0, 0, 0),
      landscape: .none
    )
  }

  /// A phone without a home button: sideways the notch counts on both sides.
  private static func notchPhone(
    _ id: String,
    _ names: [String],
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat,
    scale: CGFloat = 3,
    isWide: Bool = false
  ) -> DeviceModel {
    DeviceModel(
      id,
      names,
      .phone,
      width,
      height,
      scale: scale,
      isWideInLandscape: isWide,
      safe: SafeArea(top, 0, 34, 0),
      landscape: SafeArea(0, top, 21, top)
    )
  }

  private static func pad(
    _ id: String,
    _ names: [String],
    _ width: CGFloat,
    _ height: CGFloat,
    isRounded: Bool = false
  ) -> DeviceModel {
    let safe = isRounded ? SafeArea(24, 0, 20, 0) : SafeArea(20, 0, 0, 0)
    return DeviceModel(
      id,
      names,
      .pad,
      width,
      height,
      scale: 2,
      safe: safe,
      landscape: safe
    )
  }

  /// The names of a product's generations, as Apple counts them.
  private static func generations(_ numbers: some Sequence<Int>, of product: String) -> [String] {
    let endings = [1: "1st", 2: "2nd", 3: "3rd"]
    return numbers.map { "\(product) (\(endings[$0] ?? "\($0)th") generation)" }
  }

  private static let phones = [
    homeButtonPhone("retina3_5", ["iPhone 4s", "iPhone 4"], 320, 480),
    homeButtonPhone(
      "retina4_0",
      ["iPhone SE (1st generation)", "iPhone 5s", "iPhone 5"],
      320,
      568
    ),
    homeButtonPhone(
      "retina4_7",
      [
        "iPhone 8", "iPhone SE", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)",
        "iPhone 7", "iPhone 6s", "iPhone 6",
      ],
      375,
      667
    ),
    homeButtonPhone(
      "retina5_5",
      ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"],
      414,
      736,
      scale: 3,
      isWide: true
    ),
    notchPhone("retina5_9", ["iPhone X", "iPhone 11 Pro", "iPhone XS"], 375, 812, top: 44),
    notchPhone("retina5_4", ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, top: 50),
    notchPhone(
      "retina6_0",
      ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"],
      390,
      844,
      top: 47
    ),
    notchPhone(
      "retina6_1",
      ["iPhone 11", "iPhone XR"],
      414,
      896,
      top: 48,
      scale: 2,
      isWide: true
    ),
    notchPhone(
      "retina6_5",
      ["iPhone 11 Pro Max", "iPhone XS Max"],
      414,
      896,
      top: 44,
      isWide: true
    ),
    notchPhone(
      "retina6_7",
      ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"],
      428,
      926,
      top: 47,
      isWide: true
    ),
    iPhone15,
    notchPhone(
      "retina6_72",
      ["iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max", "iPhone 16 Plus"],
      430,
      932,
      top: 59,
      isWide: true
    ),
    notchPhone("retina6_3", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, top: 62),
    notchPhone(
      "retina6_9",
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
      440,
      956,
      top: 62,
      isWide: true
    ),
  ]

  private static let pads = [
    pad(
      "ipad9_7",
      [
        "iPad (6th generation)", "iPad Air 2", "iPad mini 4", "iPad", "iPad (5th generation)",
        "iPad mini (5th generation)", "iPad Pro 9.7-inch",
      ],
      768,
      1024
    ),
    pad(
      "ipad7_9",
      ["iPad mini (6th generation)", "iPad mini", "iPad mini (A17 Pro)"],
      744,
      1133,
      isRounded: true
    ),
    pad(
      "ipad10_2",
      ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"],
      810,
      1080
    ),
    pad("ipad10_5", ["iPad Air (3rd generation)", "iPad Pro 10.5-inch"], 834, 1112),
    pad(
      "ipad10_9rounded",
      [
        "iPad Air (5th generation)", "iPad (10th generation)", "iPad Air",
        "iPad Air (4th generation)", "iPad Air 11-inch (M2)", "iPad (A16)",
      ],
      820,
      1180,
      isRounded: true
    ),
    pad(
      "ipad11_0rounded",
      ["iPad Pro 11-inch"] + generations(1...4, of: "iPad Pro 11-inch"),
      834,
      1194,
      isRounded: true
    ),
    pad("ipad12_9", generations([2, 1], of: "iPad Pro 12.9-inch"), 1024, 1366),
    pad(
      "ipad12_9rounded",
      ["iPad Pro 12.9-inch"] + generations((3...6).reversed(), of: "iPad Pro 12.9-inch")
        + ["iPad Air 13-inch (M2)"],
      1024,
      1366,
      isRounded: true
    ),
  ]
}
