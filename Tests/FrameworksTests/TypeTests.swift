import Foundation
import Testing
import UIKitTesting

@testable import UniformTypeIdentifiers

@Suite struct `Types of data` {
  @Test(.oracle("V-281")) func `an ending that no type has makes a dynamic type`() throws {
    // As public repositories recorded the names.
    let recorded = [
      "go": "dyn.ah62d4rv4ge80s52", "tipa": "dyn.ah62d4rv4ge81k4puqe",
      "001": "dyn.ah62d4rv4ge8xaqbv",
    ]
    for (ending, name) in recorded {
      let type = try #require(UTType(filenameExtension: ending))
      #expect(type.identifier == name && type.preferredFilenameExtension == ending)
      #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
      #expect(type.conforms(to: .data) && type.conforms(to: .item) && !type.conforms(to: .text))
      #expect(UTType(name) == type && UTType(name)?.endings == [ending])
    }
    #expect(
      UTType(filenameExtension: "") == nil && UTType("dyn.a") == nil && UTType("dyn.a0") == nil
    )
    #expect(UTType("com.nobody.nothing") == nil)
    let text = try #require(UTType(mimeType: "text/x-bird", conformingTo: .text))
    #expect(text.preferredMIMEType == "text/x-bird" && text.conforms(to: .text))
    let odd = try #require(UTType(filenameExtension: "a:b=c,d\\e"))
    #expect(UTType(odd.identifier)?.preferredFilenameExtension == "a:b=c,d\\e")
  }

  @Test(.oracle("V-281")) func `tags name types, and the kind that is wanted decides`() {
    #expect(UTType(filenameExtension: "app")?.isDynamic == true)
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
    #expect(UTType(tag: "JPG", tagClass: .filenameExtension, conformingTo: nil) == .jpeg)
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    let types = UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .image)
    #expect(types == [.png] && UTType.png.tags[.mimeType] == ["image/png"])
    #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpg") == true)
    #expect(UTType.types(tag: "", tagClass: .mimeType, conformingTo: nil).isEmpty)
  }

  @Test(.oracle("V-281")) func `types are kinds of each other`() throws {
    #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .data]))
    #expect(UTType.text.isSupertype(of: .swiftSource) && !UTType.text.isSubtype(of: .swiftSource))
    #expect(UTType.commaSeparatedText.conforms(to: .delimitedText))
    #expect(UTType.heic.conforms(to: .image) && UTType.usdz.conforms(to: .threeDContent))
    #expect(UTType.png.isPublic && UTType.png.isDeclared && !UTType.pdf.isPublic)
    #expect(UTType("PUBLIC.PNG") == .png && UTType.png.localizedDescription == "PNG image")
    let data = try JSONEncoder().encode([UTType.pdf])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.pdf])
  }

  @Test(.oracle("V-282")) func `an app declares types of its own and of others`() {
    let info: [String: Any] = [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.example.Nest", "UTTypeConformsTo": ["public.json"],
          "UTTypeDescription": "Nest", "UTTypeReferenceURL": "https://example.org/nest",
          "UTTypeTagSpecification": [
            "public.filename-extension": ["nest", "nst"],
            "public.mime-type": "application/x-nest",
          ],
        ] as [String: Any]
      ],
      "UTImportedTypeDeclarations": [
        ["UTTypeIdentifier": "org.example.egg", "UTTypeConformsTo": "org.example.nest"],
        ["UTTypeIdentifier": "org.example.loop", "UTTypeConformsTo": "org.example.loop"],
      ],
    ]
    TypeDeclarations.$used.withValue(TypeDeclarations(info)) {
      let nest = UTType(exportedAs: "org.example.Nest")
      #expect(UTType(filenameExtension: "NST") == nest && UTType("org.example.nest") == nest)
      #expect(UTType(mimeType: "application/x-nest") == nest && nest.isDeclared)
      #expect(nest.preferredFilenameExtension == "nest" && nest.conforms(to: .text))
      #expect(nest.localizedDescription == "Nest" && nest.referenceURL?.host == "example.org")
      let egg = UTType(importedAs: "org.example.egg", conformingTo: .image)
      #expect(egg.conforms(to: .json) && !egg.conforms(to: .image))
      #expect(UTType.json.endings.contains("nst"))
      #expect(UTType("org.example.loop")?.supertypes.isEmpty == true)
    }
    let lost = UTType(exportedAs: "org.example.Nest", conformingTo: .image)
    #expect(lost.conforms(to: .image) && !lost.isDeclared && lost.preferredMIMEType == nil)
  }
}
