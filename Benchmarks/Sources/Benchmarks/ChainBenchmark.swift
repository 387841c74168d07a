import Foundation

/// Auditing and drawing a chain of labels, each below the last, as `Workloads/chain.py` writes it.
///
/// What one label costs must hardly grow with how many there are: nothing in the solver, the engine,
/// the audit or the drawing may look at all labels for each.
enum ChainBenchmark: Benchmark {
  static let name = "chain"
  static let summary =
    "portico audit --layout and render over chains of labels; growth per doubling"

  static func run(_ setting: Setting) throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func chain(_ count: Int) throws -> String {
      let file = folder.appending(path: "\(count).xib")
      try Data(text(count).utf8).write(to: file)
      return file.path
    }
    var figures: [Figure] = []
    for count in [1000, 3000] {
      let run = try Run.of(setting.portico, ["audit", "--layout", chain(count)])
      figures.append(Figure(what: "\(count) labels, audit", value: run.seconds, unit: "s"))
    }
    let drawn = try Run.of(setting.portico, ["render", "-o", folder.path, chain(10_000)])
    figures.append(Figure(what: "10000 labels, render", value: drawn.megabytes, unit: "MB"))
    var last: Double?
    for count in [250, 500, 1000, 2000] {
      let words = [setting.portico, "audit", "--layout", "--time-limit=86400", try chain(count)]
      let each = try Instructions.of(words) / Double(count)
      figures.append(
        Figure(what: "\(count) labels", value: each / 1e6, unit: "M instructions each")
      )
      if let last {
        let growth = Figure(what: "growth to \(count)", value: each / last, unit: "×", atMost: 1.3)
        figures.append(growth)
      }
      last = each
    }
    return figures
  }

  /// A xib of labels, each tied to the one before and to both sides of the view.
  private static func text(_ count: Int) -> String {
    let height = 20.5
    let labels = (0..<count).map { place in
      """
      <label text="Label \(place)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(place)">
      <rect key="frame" x="0" y="\(Double(place) * height)" width="375" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let constraints = (0..<count).map { place in
      let above =
        place == 0
        ? "secondItem=\"v\" secondAttribute=\"top\""
        : """
        secondItem="l\(place - 1)" secondAttribute="bottom"
        """
      return """
        <constraint firstItem="l\(place)" firstAttribute="top" \(above) id="t\(place)"/>
        <constraint firstItem="l\(place)" firstAttribute="leading" secondItem="v"
            secondAttribute="leading" id="a\(place)"/>
        <constraint firstAttribute="trailing" secondItem="l\(place)" secondAttribute="trailing"
            id="b\(place)"/>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
          toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="v">
      <rect key="frame" x="0" y="0" width="375" height="\(Double(count) * height)"/>
      <subviews>
      \(labels.joined(separator: "\n"))
      </subviews>
      <constraints>
      \(constraints.joined(separator: "\n"))
      </constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view></objects></document>

      """
  }
}
