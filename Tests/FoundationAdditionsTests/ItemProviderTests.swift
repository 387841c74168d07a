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

  @Test func `a file is written where the provider says, whatever its name`() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
      done in
      done(Data("[]".utf8), nil)
      return nil
    }
    let temporary = FileManager.default.temporaryDirectory.standardizedFileURL.path
    for name in ["../../../escape", "a/b", "..", "", "/etc/passwd", "a\0b"] {
      provider.suggestedName = name
      let path: String? = await withCheckedContinuation { continuation in
        provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
          continuation.resume(returning: url?.standardizedFileURL.path)
        }
      }
      let file = try #require(path, "nothing was written for \(name)")
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        .deletingLastPathComponent()
      #expect(folder.standardizedFileURL.path == temporary, "\(name) is at \(file)")
    }
  }

  @Test func `a type that is registered again has what came last`() async throws {
    let provider = NSItemProvider()
    let (text, json) = ("public.utf8-plain-text", "public.json")
    for (type, visibility) in [
      (text, .ownProcess), (json, .all), (text, .all), (json, .team),
    ] as [(String, NSItemProvider.RepresentationVisibility)] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        $0(Data("\(visibility)".utf8), nil)
        return nil
      }
    }
    #expect(provider.registeredTypeIdentifiers == [text, json])
    #expect(provider.publicTypeIdentifiers == [text])
    provider.registerItem(forTypeIdentifier: json) { done, _, _ in done("[]", nil) }
    #expect(provider.publicTypeIdentifiers == [text, json])
    for (type, expected) in [(text, "all"), (json, "[]")] {
      let data: Data? = await withCheckedContinuation { continuation in
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          continuation.resume(returning: data)
        }
      }
      #expect(data == Data(expected.utf8))
    }
  }

  @Test func `an item is made when it is asked for`() async throws {
    let provider = NSItemProvider()
    let calls = Counter()
    provider.registerItem(forTypeIdentifier: "public.json") { done, _, _ in
      calls.count += 1
      done("[\(calls.count)]", nil)
    }
    provider.registerItem(forTypeIdentifier: "public.png") { done, _, _ in
      done(nil, CocoaError(.fileNoSuchFile))
    }
    #expect(calls.count == 0)
    let text: String? = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: "public.json") { item, _ in
        continuation.resume(returning: item as? String)
      }
    }
    #expect(text == "[1]")
    let data: Data? = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data("[2]".utf8))
    let failed: Bool = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: "public.png") { item, error in
        continuation.resume(returning: item == nil && error is CocoaError)
      }
    }
    #expect(failed)
  }
}

private final class Counter: @unchecked Sendable { var count = 0 }
