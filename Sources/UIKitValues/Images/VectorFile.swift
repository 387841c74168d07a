/// A PDF or SVG file: the size that it asks for, in points, and what it shows.
nonisolated enum VectorFile {
  /// The first page, or the picture in its size; nil if it can't be drawn.
  static func image(of url: URL, size: CGSize?, scale: CGFloat) -> CGImage? {
    guard url.pathExtension.lowercased() == "svg" else {
      return CGPDFDocument(url)?.page(at: 1)?.makeImage(scale: scale)
    }
    guard let size, let data = try? Data(contentsOf: url) else { return nil }
    return SVGPicture(data).makeImage(size: size, scale: scale)
  }

  static func size(of url: URL) -> CGSize? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return url.pathExtension.lowercased() == "pdf" ? pdfSize(text) : svgSize(text)
  }

  /// The first page's box, written `/MediaBox [left bottom right top]`.
  static func pdfSize(_ text: String) -> CGSize? {
    guard let match = text.firstMatch(of: /\/MediaBox\s*\[([^\]]*)\]/) else { return nil }
    let numbers = self.numbers(String(match.1))
    guard numbers.count == 4 else { return nil }
    return size(numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  /// The root's width and height, else those of its view box.
  static func svgSize(_ text: String) -> CGSize? {
    guard let root = text.firstMatch(of: /<svg[^>]*>/) else { return nil }
    let tag = String(root.0)
    if let width = tag.firstMatch(of: /\swidth\s*=\s*["']([0-9.]+)(?:px|pt)?["']/),
      let height = tag.firstMatch(of: /\sheight\s*=\s*["']([0-9.]+)(?:px|pt)?["']/)
    {
      return size(Double(width.1) ?? 0, Double(height.1) ?? 0)
    }
    guard let box = tag.firstMatch(of: /viewBox\s*=\s*["']([^"']*)["']/) else { return nil }
    let numbers = self.numbers(String(box.1))
    return numbers.count == 4 ? size(numbers[2], numbers[3]) : nil
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
  }

  private static func size(_ width: Double, _ height: Double) -> CGSize? {
    guard width > 0, height > 0, width < 20_000, height < 20_000 else { return nil }
    return CGSize(width: width, height: height)
  }
}
