import Foundation
import FoundationNetworking
import Security
import Testing

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
