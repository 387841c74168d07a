import InterfaceBuilder
import Testing
import UIKitTesting

@testable import UIKitValues

@Suite(.serialized) struct `Images by name` {
  init() {
    ResourceLibrary.shared.searchPath = [Fixtures.folder]
  }

  func find(_ name: String, _ traits: UITraitCollection...) -> UIImage? {
    UIImage(named: name, in: nil, compatibleWith: UITraitCollection(traitsFrom: traits))
  }

  @Test(.oracle("L-26"), arguments: [1, 2, 3])
  func `come in the display's scale`(scale: Int) throws {
    let image = try #require(find("Bird", .init(displayScale: CGFloat(scale))))
    #expect(image.scale == CGFloat(scale))
    #expect(image.size == CGSize(width: 10, height: 8))
    #expect(image.cgImage?.width == 10 * scale)
  }

  @Test(.oracle("L-26")) func `are one object for one name, and new ones in documents`() throws {
    #expect(UIImage(named: "Bird") === UIImage(named: "Bird"))
    #expect(UIImage(named: "Phoenix") == nil)
    let reference = ImageReference(name: "Bird")
    #expect(UIImage.image(for: reference) !== UIImage.image(for: reference))
  }

  @Test(.oracle("L-26")) func `of loose files keep their scale`() throws {
    #expect(find("stone", .init(displayScale: 3))?.scale == 1)
    #expect(find("pebble", .init(displayScale: 3))?.scale == 3)
    #expect(find("pebble.png", .init(displayScale: 2))?.scale == 2)
    let path = Fixtures.folder.appendingPathComponent("Loose/pebble").path
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(UIImage(contentsOfFile: path)?.scale == 3)
      #expect(UIImage(contentsOfFile: path + "@2x.png")?.scale == 2)
      #expect(UIImage(contentsOfFile: path + "-none.png") == nil)
    }
  }

  @Test func `follow appearance and idiom`() throws {
    let lamp = try #require(find("Lamp", .light))
    #expect(pixel(lamp, 0, 0) == 0xFFFFFFFF)
    #expect(pixel(lamp.resolved(with: .dark), 0, 0) == 0x000000FF)
    #expect(find("Mark", .init(userInterfaceIdiom: .pad))?.size.width == 9)
    #expect(find("Mark", .init(userInterfaceIdiom: .phone))?.size.width == 6)
  }

  @Test func `take the catalogue's rendering and slicing`() throws {
    #expect(find("Mark")?.renderingMode == .alwaysTemplate)
    #expect(find("Mark.png")?.renderingMode == .alwaysTemplate)
    let button = try #require(find("Button", .init(displayScale: 2)))
    #expect(button.capInsets == UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    #expect(button.resizingMode == .stretch)
  }

  @Test func `respect groups that provide a namespace`() {
    #expect(find("Icons/Star")?.size.width == 5)
    #expect(find("Star") == nil)
    #expect(find("Dot")?.size.width == 3)
  }

  @Test func `of vector files have the size that they ask for`() {
    #expect(find("Logo")?.size == CGSize(width: 48, height: 32))
    #expect(
      VectorFile.pdfSize("<< /MediaBox [ 0 0 24.5 18 ] >>") == CGSize(width: 24.5, height: 18)
    )
  }

  @Test(.oracle("W-106")) func `of symbol sets are symbols, as large as text`() throws {
    let nest = try #require(find("Nest"))
    #expect(nest.isSymbolImage && nest.size.width < 60 && nest.size.height < 60)
  }

  @Test func `of pages have the pixels of the display`() throws {
    let page = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 6 4] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R >> endobj
      4 0 obj << >> stream
      0 0 1 rg 0 0 6 2 re f
      endstream endobj
      """
    let name = "\(UUID().uuidString).pdf"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data(page.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var found: UIImage?
    UITraitCollection(displayScale: 3).performAsCurrent {
      found = UIImage(contentsOfFile: file.path)
    }
    let image = try #require(found)
    #expect(image.size == CGSize(width: 6, height: 4) && image.scale == 3)
    #expect(image.cgImage?.width == 18)
    #expect(pixel(image, 1, 1) == 0 && pixel(image, 1, 9) == 0x0000FFFF)
  }

  @Test(.oracle("W-246"), .enabled(if: SVGPicture.hasLibrary, "librsvg2-2 is not installed"))
  func `of SVG are drawn in their size`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="6" height="4" viewBox="0 0 12 8">
      <rect x="6" width="6" height="8" fill="#0000ff"/><image href="file:///etc/passwd"/></svg>
      """
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var found: UIImage?
    UITraitCollection(displayScale: 3).performAsCurrent {
      found = UIImage(contentsOfFile: file.path)
    }
    let image = try #require(found)
    #expect(image.size == CGSize(width: 6, height: 4) && image.scale == 3)
    #expect(image.cgImage?.width == 18)
    #expect(pixel(image, 1, 1) == 0 && pixel(image, 16, 1) == 0x0000FFFF)
  }

  @Test func `of vector files that can't be drawn are said once`() async throws {
    let name = "\(UUID().uuidString).svg"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data("<svg width='20' height='10'><rect".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var said: [Diagnostic] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { said.append($0) }
    defer { Diagnostic.listener = others }
    for _ in 0..<2 { #expect(UIImage(contentsOfFile: file.path)?.size.width == 20) }
    for _ in 0..<1000 where said.isEmpty { await Task.yield() }
    #expect(said.filter { $0 == .undrawnPicture(file: name) }.count == 1)
  }

  @Test func `that are missing, and missing colours, are said once`() async throws {
    let name = UUID().uuidString
    var said: [Diagnostic] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { said.append($0) }
    defer { Diagnostic.listener = others }
    for _ in 0..<2 {
      #expect(UIImage(named: name) == nil)
      #expect(UIColor(named: name) == nil)
    }
    #expect(UIImage.animatedImageNamed("other" + name, duration: 1) == nil)
    for _ in 0..<1000 where said.count < 2 { await Task.yield() }
    #expect(said.filter { $0.text.contains(name) }.count == 2)
    #expect(said.contains(.missingImage(name)) && said.contains(.missingColor(name)))
  }

  @Test func `leave data sets readable`() {
    #expect(NSDataAsset(name: "Notes").map { String(decoding: $0.data, as: UTF8.self) } == "wren\n")
  }
}

@Suite(.serialized) struct `Colours by name` {
  init() {
    ResourceLibrary.shared.searchPath = [Fixtures.folder]
  }

  @Test func `read every way of writing components`() throws {
    // Here too, as tests of other suites may run between `init` and this one.
    ResourceLibrary.shared.searchPath = [Fixtures.folder]
    let brand = try #require(UIColor(named: "Brand"))
    #expect(hex(brand.resolvedColor(with: .light)) == 0x336699)
    #expect(hex(brand.resolvedColor(with: .dark)) == 0x996633)
    #expect(components(brand, .dark)[3] == 0.5)
    let contrast = UITraitCollection(accessibilityContrast: .high)
    #expect(hex(brand.resolvedColor(with: .init(traitsFrom: [.light, contrast]))) == 0x000033)
    #expect(hex(brand.resolvedColor(with: .init(traitsFrom: [.dark, contrast]))) == 0xFFFFCC)
  }

  @Test func `read every space`() throws {
    #expect(UIColor(named: "Paper")?.resolvedColor(with: .light) == UIColor(white: 0.9, alpha: 1))
    #expect(components(try #require(UIColor(named: "Vivid")))[0] > 1.09)
    #expect(hex(try #require(UIColor(named: "Glow"))) == 0xBC00FF)
    #expect(hex(try #require(UIColor(named: "Accent"))) == 0x5856D6)
    #expect(UIColor(named: "Nothing") == nil)
  }
}

@Suite struct `Images` {
  let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .oneToOne).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    UIColor.blue.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `go through PNG unchanged`() throws {
    let data = try #require(red.pngData())
    let again = try #require(UIImage(data: data))
    #expect(again.size == CGSize(width: 4, height: 2))
    #expect(pixel(again, 0, 0) == 0x0000FFFF)
    #expect(pixel(again, 3, 1) == 0xFF0000FF)
    #expect(again.pngData() == data)
  }

  @Test func `go through JPEG nearly unchanged`() throws {
    let data = try #require(red.jpegData(compressionQuality: 1))
    let again = try #require(UIImage(data: data))
    #expect(again.size == CGSize(width: 4, height: 2))
    #expect(pixel(again, 3, 1) >> 24 > 0xE0)
  }

  @Test func `of broken data are none`() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0, 1, 2])) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 2])) == nil)
  }

  @Test func `keep their pixels while their look changes`() {
    let template = red.withRenderingMode(.alwaysTemplate)
    #expect(template.isTemplate)
    #expect(template.size == red.size)
    #expect(red.renderingMode == .automatic)
    let tinted = red.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(pixel(tinted, 2, 1) == 0x00FF00FF)
  }

  @Test(
    arguments: [
      (.up, 4, 0, 0), (.down, 4, 3, 1), (.left, 2, 0, 3), (.right, 2, 1, 0),
      (.upMirrored, 4, 3, 0), (.downMirrored, 4, 0, 1), (.leftMirrored, 2, 0, 0),
      (.rightMirrored, 2, 1, 3),
    ] as [(UIImage.Orientation, CGFloat, Int, Int)]
  )
  func `are turned upright`(
    orientation: UIImage.Orientation,
    width: CGFloat,
    x: Int,
    y: Int
  ) throws {
    let stored = try #require(red.cgImage)
    let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
    #expect(image.size.width == width)
    #expect(pixel(image, x, y) == 0x0000FFFF)
  }

  @Test func `of nine parts keep their corners`() {
    let parts = ImageParts(
      size: CGSize(width: 10, height: 10),
      insets: UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3),
      target: CGRect(x: 100, y: 0, width: 40, height: 20)
    )
    #expect(parts.all.count == 9)
    #expect(parts.all[0].target == CGRect(x: 100, y: 0, width: 3, height: 2))
    #expect(parts.all[4].target == CGRect(x: 103, y: 2, width: 34, height: 16))
    #expect(parts.all[8].target == CGRect(x: 137, y: 18, width: 3, height: 2))
    let small = ImageParts(
      size: CGSize(width: 10, height: 10),
      insets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4),
      target: CGRect(x: 0, y: 0, width: 4, height: 10)
    )
    #expect(small.all.map(\.target.width) == [2, 2])
  }

  @Test func `of symbols are sized by their configuration`() throws {
    let plain = try #require(UIImage(systemName: "square"))
    let large = try #require(
      UIImage(systemName: "square", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    )
    #expect(plain.isSymbolImage && plain.isTemplate)
    #expect(abs(large.size.height / plain.size.height - 2) < 0.1)
    let colored = large.applyingSymbolConfiguration(.init(hierarchicalColor: .red))
    #expect(colored?.isTemplate == false)
    #expect(colored?.size == large.size)
  }
}

extension UIGraphicsImageRendererFormat {
  static var oneToOne: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}

/// A pixel of the image as shown, as 0xRRGGBBAA, from the top left.
func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 {
  guard let bitmap = image.bitmap(traits: .light), x < bitmap.width, y < bitmap.height else {
    return 0
  }
  let row = (bitmap.pixels.base + y * bitmap.pixels.stride).assumingMemoryBound(to: UInt8.self)
  let (blue, green, red, alpha) = (row[x * 4], row[x * 4 + 1], row[x * 4 + 2], row[x * 4 + 3])
  return UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
}

@Suite struct `Renderers of images` {
  @Test(.oracle("V-233")) func `draw at an image's scale, and patterns without a base`() throws {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (2, true)
    let size = CGSize(width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, cell in
          cell.setFillColor(UIColor.green.cgColor)
          cell.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        },
        releaseInfo: nil
      )
      let pattern = CGPattern(
        info: nil,
        bounds: CGRect(x: 0, y: 0, width: 2, height: 2),
        matrix: .identity,
        xStep: 2,
        yStep: 2,
        tiling: .constantSpacing,
        isColored: true,
        callbacks: &callbacks
      )
      guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
      context.cgContext.setFillColorSpace(space)
      var alpha: CGFloat = 1
      context.cgContext.setFillPattern(pattern, colorComponents: &alpha)
      context.cgContext.fill(CGRect(origin: .zero, size: size))
    }
    let own = image.imageRendererFormat
    #expect((own.scale, own.opaque) == (2, true))
    let pixel = try #require(image.cgImage?.dataProvider?.data as Data?).prefix(4)
    #expect(pixel.contains(255) && pixel.contains(0))
  }
}

@Suite struct `Search paths` {
  @Test func `lead from a document to its project`() {
    let root = Fixtures.folder.appendingPathComponent("../..").standardizedFileURL
    let path = ResourceLibrary.searchPath(
      of: Fixtures.folder.appendingPathComponent("Loose/Base.lproj/Main.storyboard")
    )
    #expect(
      path.map(\.path) == [
        Fixtures.folder.appendingPathComponent("Loose").path, Fixtures.folder.path,
        root.appendingPathComponent("Tests").path, root.path,
      ]
    )
  }

  @Test func `stay beside a document without a project`() {
    let path = ResourceLibrary.searchPath(of: URL(fileURLWithPath: "/nowhere/Main.storyboard"))
    #expect(path.map(\.path) == ["/nowhere"])
  }
}
