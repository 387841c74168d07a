import Foundation
import Testing

/// What apps link is laid out by UIKit's rules, and knows nothing of the tools of one's desk.
@Suite struct `The kit` {
  /// UIKit's own names of a stack's constraints, and what projects are called on disk.
  private static let names = [
    #""canvas-connection""#, #""canvas-fit""#, ".canvas600", ".xcodeproj", ".xcworkspace",
  ]

  @Test func `speaks of no canvas and of no version of the tools`() {
    let files = ["UIKitCore", "UIKitValues"].flatMap { target in
      House.files("Sources/\(target)", ending: ".swift")
    }
    for file in files {
      for line in House.text(file).split(separator: "\n") {
        let rest = Self.names.reduce(line.lowercased()) { $0.replacing($1, with: "") }
        for word in ["canvas", "xcode", "toolsversion"] {
          #expect(!rest.contains(word), "\(file) says \(word): \(line)")
        }
      }
    }
  }

  @Test(arguments: ["UIKitCore", "UIKitValues", "UIKit", "WebKit", "AppTour"])
  func `links no preview of documents`(_ target: String) {
    for file in House.files("Sources/\(target)", ending: ".swift") {
      #expect(!House.text(file).contains("import DocumentPreviews"), "\(file) links previews")
    }
  }

  @Test(arguments: ["UIKitCore", "UIKitValues", "UIKit", "WebKit"])
  func `links no tour`(_ target: String) {
    for file in House.files("Sources/\(target)", ending: ".swift") {
      #expect(!House.text(file).contains("import AppTour"), "\(file) links the tour")
    }
  }
}
