import Foundation
import FoundationNetworking
import Security
import Testing
import UIKitTesting

@Suite struct `Certificates of servers` {
  @Test func `a delegate that asks for them compiles, and is given none`() {
    let space = URLProtectionSpace(
      host: "birds.example",
      port: 443,
      protocol: "https",
      realm: nil,
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic
    )
    #expect(space.authenticationMethod != NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust.map { URLCredential(trust: $0) } == nil)
  }
}

@Suite struct `Errors of loading` {
  @Test(.oracle("L-293")) func `every number has a code`() {
    #expect(URLError.Code(number: -1_009) == .notConnectedToInternet)
    let error = URLError(.init(number: 404))
    #expect(error.code == .unknown)
  }
}
