import Foundation
import Testing

@testable import UIKitValues

@Suite struct `An image reader` {
  private var picture: Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 400, height: 200)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test(.oracle("V-253")) func `makes a picture as large as there is room`() {
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 50, height: 50)
    let image = UIImageReader(configuration: configuration).image(data: picture)
    #expect(image?.size == CGSize(width: 50, height: 25))
  }

  @Test(.oracle("V-253")) func `takes the scale from the density`() async {
    var configuration = UIImageReader.Configuration()
    configuration.pixelsPerInch = 144
    let image = await UIImageReader(configuration: configuration).image(data: picture)
    #expect(image?.scale == 2 && image?.size == CGSize(width: 200, height: 100))
  }

  @Test(.oracle("V-253")) func `has nothing for what is no picture`() {
    #expect(UIImageReader.default.image(data: Data("no picture".utf8)) == nil)
    #expect(UIImageReader.default.image(contentsOf: URL(fileURLWithPath: "/no/such")) == nil)
  }
}
