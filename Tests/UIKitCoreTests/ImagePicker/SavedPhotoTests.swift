import Foundation
import ObjectiveC
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite(.serialized)
struct `Saving a picture` {
  final class Saver: NSObject {
    var saved: [CGFloat] = []
    var error: (any Error)?

    func image(_ image: UIImage, error: (any Error)?, context: UnsafeRawPointer?) {
      saved.append(image.size.width)
      self.error = error
    }
  }

  @Test func `is answered later, without an error`() async {
    describe(Saver.self) { c in
      c.method("image:didFinishSavingWithError:contextInfo:") { o, a in
        o.image(a[0], error: a[1], context: a[2])
      }
    }
    let saver = Saver()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 3)).image { _ in }
    let answer = Selector("image:didFinishSavingWithError:contextInfo:")
    UIImageWriteToSavedPhotosAlbum(picture, saver, answer, nil)
    #expect(saver.saved.isEmpty)
    // What waits on the main queue comes in its order.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(saver.saved == [7])
    #expect(saver.error == nil)
  }

  @Test(.oracle("L-315")) func `of a film is answered with an error`() async {
    final class Watcher: NSObject {
      var heard: [String] = []
      func video(_ path: String, error: (any Error)?, context: UnsafeRawPointer?) {
        heard.append("\(path) \(error == nil ? "kept" : "not kept")")
      }
    }
    describe(Watcher.self) { c in
      c.method("video:didFinishSavingWithError:contextInfo:") { o, a in
        o.video(a[0], error: a[1], context: a[2])
      }
    }
    let watcher = Watcher()
    let answer = Selector("video:didFinishSavingWithError:contextInfo:")
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/a.mp4"))
    UISaveVideoAtPathToSavedPhotosAlbum("/a.mp4", watcher, answer, nil)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(watcher.heard == ["/a.mp4 not kept"])
  }

  @Test func `needs no dictionary for its name`() {
    let range = NSRange(location: 0, length: 4)
    let found = UITextChecker().rangeOfMisspelledWord(
      in: "brid",
      range: range,
      startingAt: 0,
      wrap: false,
      language: "en"
    )
    #expect(found.location == NSNotFound)
  }

  @Test func `is not needed to hear of a new one in a view`() {
    BuiltInKeys.areKnown
    let view = UIImageView()
    var heard = 0
    let observation = view.observe(\.image, options: [.new]) { _, change in
      heard += change.newValue == nil ? 0 : 1
    }
    view.image = UIImage()
    observation.invalidate()
    view.image = nil
    #expect(heard == 1)
  }
}
