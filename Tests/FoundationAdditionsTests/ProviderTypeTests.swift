import Foundation
import FoundationAdditions
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@Suite struct `Item providers by types` {
  private func file(_ text: String, _ name: String = "Wren.txt") throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test(.oracle("V-283")) func `types stand for their names`() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { done in
      done(Data("[1]".utf8), nil)
      return nil
    }
    provider.registerFileRepresentation(for: .png, visibility: .ownProcess) { done in
      done(nil, false, NSItemProvider.ErrorCode.unknownError)
      return nil
    }
    #expect(provider.registeredContentTypes == [.json, .png])
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.json])
    #expect(provider.registeredContentTypesForOpenInPlace.isEmpty)
    let data: Data? = await withCheckedContinuation { answer in
      provider.loadDataRepresentation(for: .text) { data, _ in answer.resume(returning: data) }
    }
    #expect(data == Data("[1]".utf8))
    let isMissing: Bool = await withCheckedContinuation { answer in
      provider.loadFileRepresentation(for: .image) { url, _, error in
        answer.resume(returning: url == nil && error != nil)
      }
    }
    #expect(isMissing)
  }

  @Test(.oracle("V-283")) func `a file is handed over where it is, or as a copy`() async throws {
    let file = try file("wren")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let here = NSItemProvider(contentsOf: file, contentType: .utf8PlainText, openInPlace: true)
    #expect(here.suggestedName == "Wren")
    #expect(here.registeredContentTypesForOpenInPlace == [.utf8PlainText])
    #expect(
      here.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace)
    )
    #expect(await place(here, inPlace: true) == "true true wren")
    #expect(await place(here, inPlace: false) == "false false wren")
    let copied = NSItemProvider(contentsOf: file, contentType: nil)
    #expect(copied.registeredContentTypes == [.plainText])
    #expect(copied.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty)
    #expect(
      !copied.hasRepresentationConforming(
        toTypeIdentifier: "public.text",
        fileOptions: .openInPlace
      )
    )
    #expect(await place(copied, inPlace: true) == "false false wren")

    func place(_ provider: NSItemProvider, inPlace: Bool) async -> String {
      await withCheckedContinuation { answer in
        provider.loadFileRepresentation(for: .text, openInPlace: inPlace) { url, isThere, _ in
          let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "-"
          answer.resume(returning: "\(isThere) \(url == file) \(text)")
        }
      }
    }
  }

  @Test(.oracle("V-283")) func `items are waited for`() async throws {
    let link = URL(fileURLWithPath: "/a/b")
    let provider = NSItemProvider(item: link, typeIdentifier: UTType.fileURL.identifier)
    let item = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier)
    #expect(item as? URL == link)
    await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
      _ = try await provider.loadItem(forTypeIdentifier: UTType.image.identifier)
    }
    await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
      _ = try await provider.loadPreviewImage()
    }
    provider.previewImageHandler = { done, _, options in done(options?["size"] ?? "small", nil) }
    #expect(try await provider.loadPreviewImage() as? String == "small")
  }
}
