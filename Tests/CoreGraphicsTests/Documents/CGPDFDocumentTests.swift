import CoreGraphics
import Foundation
import Testing

@Suite struct `Pages of PDF files` {
  /// A file of one page, 20 by 10 points, with this content and these resources.
  private func make(
    _ content: String,
    resources: String = "",
    objects: [Data] = [],
    box: String = "[0 0 20 10]"
  ) -> CGPDFDocument? {
    let plain = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox \(box) >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >> endobj
      4 0 obj << /Length 5 0 R >> stream
      \(content)
      endstream endobj
      5 0 obj \(content.utf8.count) endobj

      """
    var data = Data(plain.utf8)
    for object in objects { data += object }
    data += Data("trailer << /Root 1 0 R >>".utf8)
    return CGDataProvider(data: data).flatMap(CGPDFDocument.init)
  }

  /// The first page, as a context of as many points as it has pixels.
  private func picture(_ document: CGPDFDocument?, scale: CGFloat = 1) throws -> CGContext {
    let page = try #require(document?.page(at: 1))
    let image = try #require(page.makeImage(scale: scale))
    let context = try CGContext.kit(CGFloat(image.width), CGFloat(image.height))
    let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    context.draw(image, in: rect, isYDown: true)
    return context
  }

  private func packed(_ base64: String, _ number: Int, _ table: String) throws -> Data {
    let bytes = try #require(Data(base64Encoded: base64))
    let head = "\(number) 0 obj << /Length \(bytes.count) /Filter /FlateDecode \(table) >> stream\n"
    return Data(head.utf8) + bytes + Data("\nendstream endobj\n".utf8)
  }

  @Test func `have boxes, inherited from above, and numbers`() throws {
    let document = try #require(make("", box: "[10 5 30 15]"))
    #expect(document.numberOfPages == 1 && document.page(at: 2) == nil)
    let page = try #require(document.page(at: 1))
    #expect(page.getBoxRect(.cropBox) == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(page.rotationAngle == 0 && page.pageNumber == 1)
    let other = CGDataProvider(data: Data("no document".utf8)).flatMap(CGPDFDocument.init)
    #expect(other == nil)
  }

  @Test func `are drawn from the bottom left, at any scale`() throws {
    let page = make(
      "1 0 0 rg 0 0 5 5 re f q 1 0 0 1 10 5 cm 0 1 0 rg 0 0 5 5 re f Q 5 0 5 5 re f"
    )
    let context = try picture(page, scale: 2)
    #expect(context.width == 40 && context.height == 20)
    #expect(context.pixel(2, 17) == [0, 0, 255, 255] && context.pixel(2, 5) == [0, 0, 0, 0])
    #expect(context.pixel(25, 5) == [0, 255, 0, 255])
    #expect(context.pixel(15, 17) == [0, 0, 255, 255])
  }

  @Test func `know rules, clips, and lines`() throws {
    let rings = try picture(
      make("0 g 0 0 10 10 re 2 2 6 6 re f* 12 2 6 6 re W n 0 0 20 5 re f")
    )
    #expect(rings.pixel(1, 1) == [0, 0, 0, 255] && rings.pixel(5, 5) == [0, 0, 0, 0])
    #expect(rings.pixel(15, 6) == [0, 0, 0, 255] && rings.pixel(11, 6) == [0, 0, 0, 0])
    let line = try picture(make("1 0 0 RG 2 w 0 5 m 20 5 l S"))
    #expect(line.pixel(10, 4) == [0, 0, 255, 255] && line.pixel(10, 7) == [0, 0, 0, 0])
  }

  @Test func `unpack their streams`() throws {
    let stream = try packed("eJwzUDBQMFQoSgdSBgomQFiUqpDGBQAytQSa", 4, "")
    #expect(try picture(make("", objects: [stream])).pixel(1, 8) == [255, 0, 0, 255])
  }

  @Test func `fade by their graphics states, groups as a whole`() throws {
    let form = """
      7 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 20 10] /Group << /S /Transparency >>
      >> stream
      1 0 0 rg 0 0 10 10 re f 0 0 1 rg 5 0 5 10 re f
      endstream endobj

      """
    let resources = "/ExtGState << /Half << /ca 0.5 >> >> /XObject << /Form 7 0 R >>"
    let page = make("/Half gs /Form Do", resources: resources, objects: [Data(form.utf8)])
    let context = try picture(page)
    #expect(context.pixel(2, 5) == [0, 0, 128, 128])
    // Blue alone: red below it does not shine through a group.
    #expect(context.pixel(7, 5) == [128, 0, 0, 128])
  }

  @Test func `have gradients of functions`() throws {
    let resources = """
      /Shading << /Glow << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function
      << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> /Extend [true true] >> >>
      """
    let context = try picture(make("/Glow sh", resources: resources))
    let (left, right) = (context.pixel(0, 5), context.pixel(19, 5))
    #expect(left[2] > 240 && left[0] < 15 && right[0] > 240 && right[2] < 15)
    #expect(context.pixel(10, 5)[0] > 120 && context.pixel(10, 5)[2] > 115)
  }

  @Test func `hold pictures, with what predicts their rows`() throws {
    let image = try packed(
      "eJxj+s/AwPCfgYkBDAAWIgID",
      8,
      "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceRGB /BitsPerComponent 8"
        + " /DecodeParms << /Predictor 15 /Colors 3 /Columns 2 >>"
    )
    let resources = "/XObject << /Picture 8 0 R >>"
    let page = make("20 0 0 10 0 0 cm /Picture Do", resources: resources, objects: [image])
    let context = try picture(page)
    #expect(context.pixel(1, 1) == [0, 0, 255, 255] && context.pixel(18, 8) == [0, 255, 0, 255])
  }

  @Test func `are drawn as far as they can be read`() throws {
    let page = make("1 0 0 rg 0 0 5 5 re f Q Q /None gs /None Do (text \\) [[[ 1 2 m << /A")
    #expect(try picture(page).pixel(2, 8) == [0, 0, 255, 255])
  }
}
