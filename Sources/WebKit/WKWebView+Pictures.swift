public import Foundation
public import UIKitCore

/// The part and the size of a picture of a page.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// In the view's coordinate space; null, the default, for all of the view.
  open var rect = CGRect.null
  /// In points; nil, the default, for the width of the rectangle.
  open var snapshotWidth: NSNumber?
  /// Default true; the view is always drawn as it is.
  open var afterScreenUpdates = true
}

/// The part of a page that becomes a document.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  /// In the page's coordinate space; null and nil, the default, for all of the page.
  open var rect: CGRect? = nil
  /// Default false; kept, and has no effect here: pages have no background of their own.
  open var allowTransparentBackground = false
}

/// Pictures of what the view shows: the text of a page (L-244).
extension WKWebView {
  /// Answers a picture of the view, in the next turn; nil and an error for an empty rectangle.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    UIScreen.main.frameLoop.schedule(after: 0) { [weak self] in
      let picture = self?.picture(snapshotConfiguration ?? WKSnapshotConfiguration())
      completionHandler(picture, picture == nil ? WKError(.unknown) : nil)
    }
  }

  /// A picture of the view; throws for an empty rectangle.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    guard let picture = picture(configuration ?? WKSnapshotConfiguration()) else {
      throw WKError(.unknown)
    }
    return picture
  }

  private func picture(_ configuration: WKSnapshotConfiguration) -> UIImage? {
    let part = configuration.rect.isNull ? bounds : configuration.rect
    guard part.width > 0, part.height > 0 else { return nil }
    let width = configuration.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width
    guard width > 0 else { return nil }
    let scale = width / part.width
    layoutIfNeeded()
    let size = CGSize(width: width, height: part.height * scale)
    return UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      context.cgContext.translateBy(x: -part.minX, y: -part.minY)
      layer.render(in: context.cgContext)
    }
  }

  /// Answers a document of one page with the page's text, in the next turn.
  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    UIScreen.main.frameLoop.schedule(after: 0) { [weak self] in
      completionHandler(Result { try self?.document(configuration) ?? Data() })
    }
  }

  /// A document of one page with the page's text.
  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    try document(configuration)
  }

  private func document(_ configuration: WKPDFConfiguration) throws -> Data {
    layoutIfNeeded()
    let part = configuration.rect.flatMap { $0.isNull ? nil : $0 } ?? page.bounds
    guard part.width > 0, part.height > 0 else { throw WKError(.unknown) }
    let paper = CGRect(origin: .zero, size: part.size)
    return UIGraphicsPDFRenderer(bounds: paper).pdfData { context in
      context.beginPage()
      context.cgContext.translateBy(x: -part.minX, y: -part.minY)
      page.layer.render(in: context.cgContext)
    }
  }

  /// Fails: a page is not kept with all that belongs to it.
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    UIScreen.main.frameLoop.schedule(after: 0) { completionHandler(.failure(WKError(.unknown))) }
  }
}
