import Foundation
import FoundationAdditions
import Testing

@Suite struct `Item providers` {
  @Test func `objects come back as they went in`() async throws {
    let provider = NSItemProvider(object: "hello" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(
      provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self)
    )
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let text: String? = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSString.self) { object, _ in
        continuation.resume(returning: object as? String)
      }
    }
    #expect(text == "hello")
    let url: URL? = await withCheckedContinuation { continuation in
      NSItemProvider(object: URL(fileURLWithPath: "/a/b")).loadObject(ofClass: URL.self) { url, _ in
        continuation.resume(returning: url as? URL)
      }
    }
    #expect(url?.path == "/a/b")
  }

  @Test func `data are made when they are asked for`() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
      done in
      done(Data("[]".utf8), nil)
      return nil
    }
    provider.suggestedName = "list"
    let data: Data? = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data("[]".utf8))
    let name: String? = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: url.map { "\($0.lastPathComponent) \(text ?? "")" })
      }
    }
    #expect(name == "list.json []")
    let missing: Bool = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: URL.self) { object, error in
        continuation.resume(returning: object == nil && error != nil)
      }
    }
    #expect(missing)
  }
}
