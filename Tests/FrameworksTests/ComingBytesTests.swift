import Foundation
import FoundationNetworking
import Security
import Testing
import UIKitTesting

/// Answers in pieces, without a network.
nonisolated private final class SlowAnswer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "slow" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.host != "none",
      let response = HTTPURLResponse(
        url: url,
        statusCode: 203,
        httpVersion: nil,
        headerFields: nil
      )
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    for piece in ["wr", "en\nt", "it\n"] {
      client?.urlProtocol(self, didLoad: Data(piece.utf8))
    }
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite struct `Bytes of an answer` {
  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [SlowAnswer.self]
    return URLSession(configuration: configuration)
  }

  @Test(.oracle("L-220")) func `come after the response, and are lines`() async throws {
    let url = try #require(URL(string: "slow://birds"))
    let (bytes, response) = try await session.bytes(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 203)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["wren", "tit"])
  }

  @Test(.oracle("L-220")) func `an answer that doesn't come is an error`() async throws {
    let url = try #require(URL(string: "slow://none"))
    await #expect(throws: (any Error).self) { try await session.bytes(from: url) }
    #expect(await session.allTasks.isEmpty)
  }
}
