internal import CoreGraphics
internal import Foundation

/// A web page, complete in one file, that shows a `StoryboardOverview`.
///
/// Pan by dragging, wheel or arrow keys; zoom by pinching, Ctrl and wheel, `+`, `-` and `0`. Tab
/// goes from scene to scene and brings each into view; a screen reader hears every scene's name
/// and where its segues lead.
nonisolated struct OverviewPage {
  let overview: StoryboardOverview

  /// Writes the page; `picture` gives the PNG of a scene when its turn comes, so that only one is
  /// in memory at a time.
  func write(to url: URL, picture: (StoryboardOverview.Scene) throws -> Data) throws {
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    func put(_ text: String) throws { try file.write(contentsOf: Data(text.utf8)) }

    let places = overview.places
    let extent = places.values.reduce(CGRect.null) { $0.union($1) }
    let sheet = extent.isNull ? CGRect(x: 0, y: 0, width: 1, height: 1) : extent
    try put(head)
    try put(outline(on: sheet, places: places))
    for scene in overview.scenes {
      guard let place = places[scene.id] else { continue }
      try put(opening(scene, at: place.offsetBy(dx: -sheet.minX, dy: -sheet.minY)))
      try file.write(contentsOf: picture(scene).base64EncodedData())
      try put(closing(scene))
    }
    try put("</div></main>\n<script>\(Self.script)</script>\n</body></html>\n")
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="Portico">
    <link rel="icon" href="data:,">
    <title>\(overview.title.escaped)</title>
    <style>\(Self.style)</style></head><body>
    <header><h1>\(overview.title.escaped)</h1>
    <p>\(overview.scenes.count) scenes, \(overview.arrows.count) segues</p>
    <div role="group" aria-label="Zoom"><button id="out" aria-label="Zoom out">−</button>\
    <button id="fit">Fit</button><button id="in" aria-label="Zoom in">+</button></div></header>
    <main id="view" aria-label="Canvas">

    """
  }

  private func outline(on sheet: CGRect, places: [String: CGRect]) -> String {
    let size = "width:\(sheet.width.short)px;height:\(sheet.height.short)px"
    let arrows = overview.arrows.compactMap { arrow -> String? in
      guard let from = places[arrow.source], let to = places[arrow.destination] else { return nil }
      let dx = -sheet.minX
      let dy = -sheet.minY
      return ArrowPath(from: from.offsetBy(dx: dx, dy: dy), to: to.offsetBy(dx: dx, dy: dy))
        .svg(kind: arrow.kind, identifier: arrow.identifier)
    }
    return """
      <div id="sheet" style="\(size)">
      <svg aria-hidden="true" width="\(sheet.width.short)" height="\(sheet.height.short)">
      <defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" \
      markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">\
      <path d="M0 0 10 5 0 10z"/></marker></defs>
      \(arrows.joined(separator: "\n"))
      </svg>

      """
  }

  private func opening(_ scene: StoryboardOverview.Scene, at place: CGRect) -> String {
    let style =
      "left:\(place.minX.short)px;top:\(place.minY.short)px;width:\(place.width.short)px"
    let initial = scene.isInitial ? "<b class=\"initial\" aria-hidden=\"true\">→</b>" : ""
    return """
      <figure tabindex="0" id="scene-\(scene.id.escaped)" class="scene" style="\(style)" \
      aria-label="\(label(scene).escaped)">\(initial)
      <img alt="" width="\(place.width.short)" height="\(place.height.short)" \
      src="data:image/png;base64,
      """
  }

  private func closing(_ scene: StoryboardOverview.Scene) -> String {
    let leading = overview.arrows.filter { $0.source == scene.id }.compactMap { arrow -> String? in
      guard let target = overview.scenes.first(where: { $0.id == arrow.destination }) else {
        return nil
      }
      let link = "<a href=\"#scene-\(target.id.escaped)\">\(target.name.escaped)</a>"
      return "<li>\(arrow.label.escaped): \(link)</li>"
    }
    let list = leading.isEmpty ? "" : "<ul>\(leading.joined())</ul>"
    let identifier = scene.identifier.map { " <code>\($0.escaped)</code>" } ?? ""
    return """
      "><figcaption>\(scene.name.escaped)\(identifier)\(list)</figcaption></figure>

      """
  }

  private func label(_ scene: StoryboardOverview.Scene) -> String {
    let start = scene.isInitial ? ", initial scene" : ""
    let identifier = scene.identifier.map { ", identifier \($0)" } ?? ""
    return scene.name + identifier + start
  }
}

nonisolated extension StoryboardOverview.Arrow {
  /// Its kind, and its identifier where it has one.
  var label: String { identifier.map { "\(kind) “\($0)”" } ?? kind }
}

nonisolated extension String {
  /// With the characters that mean something in HTML written as entities.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

nonisolated extension CGFloat {
  /// With at most one decimal, as a page needs it.
  var short: String { formatted(decimals: 1) }
}
