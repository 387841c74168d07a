import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

@Suite struct `Folders of an app` {
  @Test(.oracle("L-289")) func `the library is found in each way`() throws {
    let files = FileManager.default
    let library = try files.folder(
      for: .libraryDirectory,
      in: .userDomainMask,
      appropriateFor: nil,
      create: false
    )
    #expect(library.lastPathComponent == "Library")
    #expect(files.folders(for: .libraryDirectory, in: .userDomainMask) == [library])
    let paths = FileManager.folderPaths(
      .libraryDirectory,
      .userDomainMask,
      true
    )
    #expect(paths == [library.path])
    #expect(
      files.folders(for: .documentDirectory, in: .userDomainMask)
        == files.urls(for: .documentDirectory, in: .userDomainMask)
    )
  }
}

@Suite struct `The version of Foundation` {
  @Test(.oracle("L-292")) func `it is later than every version that has a name`() {
    let named = [
      NSFoundationVersionNumber_iOS_7_0, NSFoundationVersionNumber_iOS_8_x_Max,
      NSFoundationVersionNumber_iOS_9_x_Max,
    ]
    #expect(named == named.sorted() && NSFoundationVersionNumber > named[2])
  }
}
