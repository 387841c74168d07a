internal import InterfaceBuilder

/// The box of another framework's view: its name, and the page behind it.
///
/// It stands in where the program doesn't hold the framework: documents name its views by the tag of
/// an element or by its class.
struct ForeignContent: Equatable, Sendable {
  /// The name in the box.
  let caption: String
  /// True if the framework covers the view's own background with an empty page.
  var hasPage = false

  static let unknown = ForeignContent(caption: "View")
  static let web = ForeignContent(caption: "Web", hasPage: true)
  static let map = ForeignContent(caption: "Map")

  /// The content of an element's view; nil if it is none of another framework.
  init?(_ element: Element) {
    let byClass = element["customClass"].flatMap { Self.byClass[$0] }
    guard let known = byClass ?? Self.byTag[element.name] else { return nil }
    self = known
  }

  init(caption: String, hasPage: Bool = false) {
    self.caption = caption
    self.hasPage = hasPage
  }

  /// True if a class of this name is another framework's view.
  static func isKnown(_ className: String) -> Bool { byClass[className] != nil }

  private static let openGL = ForeignContent(caption: "OpenGL")
  private static let scene = ForeignContent(caption: "Scene")
  private static let sprites = ForeignContent(caption: "Sprites")
  private static let metal = ForeignContent(caption: "Metal")
  private static let augmented = ForeignContent(caption: "Augmented reality")

  private static let byTag: [String: ForeignContent] = [
    "webView": web,
    "wkWebView": web,
    "mapView": map,
    "glkView": openGL,
    "mtkView": metal,
    "sceneKitView": scene,
    "skView": sprites,
    "arscnView": augmented,
    "arskView": augmented,
  ]

  private static let byClass: [String: ForeignContent] = [
    "WKWebView": web,
    "MKMapView": map,
    "GLKView": openGL,
    "MTKView": metal,
    "SCNView": scene,
    "SKView": sprites,
    "ARSCNView": augmented,
    "ARSKView": augmented,
    "MPVolumeView": ForeignContent(caption: "Volume"),
    "ADBannerView": ForeignContent(caption: "Advertisement"),
    "PDFView": ForeignContent(caption: "PDF"),
  ]
}
