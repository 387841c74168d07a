import Foundation
import FoundationNetworking
import Security
import Testing
import UIKitTesting

@Suite struct `Connections of the older kind` {
  private final class Listener: NSObject, NSURLConnectionDataDelegate, @unchecked Sendable {
    var heard: [String] = []
    let done: CheckedContinuation<Void, Never>
    init(_ done: CheckedContinuation<Void, Never>) { self.done = done }
    func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {
      heard.append("response")
    }
    func connection(_ connection: NSURLConnection, didReceive data: Data) {
      heard.append(String(decoding: data, as: UTF8.self))
    }
    func connectionDidFinishLoading(_ connection: NSURLConnection) {
      heard.append("end")
      done.resume()
    }
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {
      heard.append("failed")
      done.resume()
    }
  }

  private func request(_ text: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "data:text/plain,\(text)")))
  }

  @Test(.oracle("L-318")) func `answer on a queue, or to who waits`() async throws {
    let request = try request("wren")
    let queue = OperationQueue()
    let (text, isThere) = await withCheckedContinuation { done in
      NSURLConnection.sendAsynchronousRequest(request, queue: queue) { response, data, error in
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        let isThere = response != nil && error == nil && OperationQueue.current === queue
        done.resume(returning: (text, isThere))
      }
    }
    #expect(text == "wren" && isThere)
    var response: URLResponse?
    let data = try NSURLConnection.sendSynchronousRequest(request, returning: &response)
    #expect(data == Data("wren".utf8) && response?.url == request.url)
    let nowhere = URLRequest(url: URL(fileURLWithPath: "/nowhere/at/all"))
    #expect(throws: (any Error).self) {
      try NSURLConnection.sendSynchronousRequest(nowhere, returning: nil)
    }
  }

  @Test(.oracle("L-318")) func `tell their delegates`() async throws {
    let request = try request("owl")
    nonisolated(unsafe) var listener: Listener?
    await withCheckedContinuation { done in
      let made = Listener(done)
      listener = made
      let connection = NSURLConnection(request: request, delegate: made, startImmediately: false)
      connection?.setDelegateQueue(OperationQueue())
      connection?.start()
    }
    #expect(listener?.heard == ["response", "owl", "end"])
    #expect(NSURLConnection.canHandle(request))
  }
}
