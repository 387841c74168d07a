internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKitCore

/// The versions of documents at which the layout of Xcode's canvas changed.
nonisolated enum CanvasVersion {
  /// Helvetica Neue ceased to be the system font.
  static let systemFont = 9_000
  /// Lengths were rounded to the pixels of the device, not to points.
  static let finePixels = 12_000
  /// Text in cells began at the margin, no longer a point before it.
  static let cellMargins = 13_000
  /// Letters for display were drawn closer together.
  static let tightDisplay = 13_000
  /// The system font's letters began to change by degrees with the size.
  static let gradualLetters = 17_150
  /// Margins began to keep clear of bars.
  static let safeMargins = 13_000
  /// The distance between text and a mark shrank.
  static let cellMarks = 13_700
  /// Lines between rows stopped to take from the height of the content; controls got the shapes of
  /// iOS 13.
  static let fullContent = 14_500
  /// The width by which segments exceeded their text before, in points, as labels of regular
  /// weight; measured on ten controls of four apps (OneBusAway, heremaps, Skyscanner, mkhrapov).
  static let segmentPadding: CGFloat = 14
  /// Plain tables without titles kept room for one.
  static let bareHeaders = 14_800
  /// Rows that decide for themselves were measured.
  static let measuredRows = 15_500
  /// Section headers of plain tables lost their band.
  static let plainHeaders = 18_000
  /// Plain tables got room above their sections.
  static let headerPadding = 19_000
  /// The status bar of phones with a notch grew.
  static let tallerBars = 21_000
  /// The bars of navigation controllers began to be laid out.
  static let laidOutBars = 13_190
  /// From here on the hidden items of a list were not laid out.
  static let visibleItems = 13_700
  /// The navigation bars of iPads grew (S-5).
  static let tallPadBars = 14_300
  /// The substitute for a view without content in a stack shrank.
  static let smallSubstitutes = 14_500
  /// Scenes that others present were drawn as sheets.
  static let sheets = 14_500
  /// The status bar of devices with a home button took no room on these: seen to end with Xcode 14.3
  /// (Bluefruit_LE_Connect_v2, My-Wallet-V3-iOS, iOS-Depth-Sampler, SCLAlertView-Swift).
  static let barless = 14_500..<21_600
  /// Xib views of a size of their own began to have the safe area of the device.
  static let freeformSafeArea = 14_500
  /// Views of a size of their own began to have the device's insets, wherever they end.
  static let wholeEdges = 21_600
  /// The insets of a phone over a scene or xib began to count twice.
  static let doubledEdges = 23_700
  /// Switches became wide, and rows tall.
  static let glass = 24_000
  /// The margins of squares became those of iPads.
  static let wideSquares = 8_000
  /// Phones came that are wider than small ones and have their margins.
  static let midsizePhones = 17_000
  /// Versions of Xcode that were never released write one from here on, which is no age.
  static let unreleased = 30_000
}

/// The rules for margins on the canvas of one version.
nonisolated struct CanvasMargins {
  let version: Int

  /// The short side from which a phone, or a scene of a size of its own, has wide margins.
  var widePhone: CGFloat { version < CanvasVersion.midsizePhones ? 400 : 414 }
  /// True if the square that represents every device has the margins of a small phone.
  var hasNarrowSquares: Bool { version < CanvasVersion.wideSquares }
}

extension Document {
  /// The major version of the tools that saved the document; the newest for one without.
  var canvasVersion: Int {
    guard let text = toolsVersion?.split(separator: ".").first, let version = Int(text) else {
      return .max
    }
    guard version >= CanvasVersion.unreleased else { return version }
    return plugInVersion ?? CanvasVersion.doubledEdges - 1
  }

  /// The major version of Xcode's own plug-in that wrote the document, which is numbered alike.
  private var plugInVersion: Int? {
    let plugIns = root.child("dependencies")?.children("plugIn") ?? []
    return plugIns.lazy.compactMap { plugIn in
      plugIn["version"]?.split(separator: ".").first.flatMap { Int($0) }
    }.first
  }
}

extension Document {
  /// The system font that measured text when the document was saved.
  var systemFontAge: SystemFontAge {
    switch canvasVersion {
    case ..<CanvasVersion.systemFont: .helvetica
    case ..<CanvasVersion.tightDisplay: .early
    case ..<CanvasVersion.gradualLetters: .twofold
    default: .gradual
    }
  }
}
