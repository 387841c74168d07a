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
