import Foundation
import Testing
import UIKitTesting

@testable import FoundationAdditions

@Suite struct `A keychain` {
  private let keychain = Keychain(file: nil)

  private func query(_ account: String?, _ more: [NSString: Any] = [:]) -> KeychainQuery {
    var all: [NSString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "birds"]
    all[kSecAttrAccount] = account
    return KeychainQuery(all.merging(more) { $1 } as CFDictionary)
  }

  private func password(_ account: String, in keychain: Keychain? = nil) -> String? {
    let wanted = query(account, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
    let (status, answer) = (keychain ?? self.keychain).matching(wanted)
    guard status == errSecSuccess, let data = answer as? Data else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private func add(
    _ account: String,
    _ password: String,
    to keychain: Keychain? = nil
  ) -> OSStatus {
    let item = query(account, [kSecValueData: Data(password.utf8)])
    return (keychain ?? self.keychain).add(item).0
  }

  @Test(.oracle("L-64")) func `holds one password for an account of a service`() {
    #expect(add("robin", "red") == errSecSuccess)
    #expect(add("robin", "breast") == errSecDuplicateItem)
    #expect(add("wren", "brown") == errSecSuccess)
    #expect(password("robin") == "red")
    let blue: [NSString: Any] = [kSecValueData: Data("blue".utf8)]
    let change = KeychainQuery(blue as CFDictionary)
    #expect(keychain.update(query("robin"), change) == errSecSuccess)
    #expect(password("robin") == "blue")
    #expect(keychain.update(query("owl"), change) == errSecItemNotFound)
  }

  @Test(.oracle("L-65")) func `gives what a query asks for`() throws {
    #expect(password("robin") == nil)
    #expect(keychain.matching(query("robin")).0 == errSecItemNotFound)
    _ = add("robin", "red")
    _ = add("wren", "brown")
    let both: [NSString: Any] = [
      kSecReturnData: true, kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll,
    ]
    let all = try #require(keychain.matching(query(nil, both)).1 as? [[String: Any]])
    #expect(all.map { $0[kSecAttrAccount as String] as? String } == ["robin", "wren"])
    #expect(all.first?[kSecValueData as String] as? Data == Data("red".utf8))
    let one = keychain.matching(query(nil, [kSecReturnAttributes: true])).1 as? [String: Any]
    #expect(one?["svce"] as? String == "birds" && one?["v_Data"] == nil)
    // An account may be given as bytes, as public wrappers do.
    let bytes = query(nil, [kSecAttrAccount: Data("wren".utf8), kSecReturnData: true])
    #expect(keychain.matching(bytes).1 as? Data == Data("brown".utf8))
  }

  @Test func `forgets what is deleted, and refuses what names no kind`() {
    _ = add("robin", "red")
    _ = add("wren", "brown")
    #expect(keychain.delete(query("robin")) == errSecSuccess)
    #expect(keychain.delete(query("robin")) == errSecItemNotFound)
    #expect(password("wren") == "brown")
    #expect(keychain.delete(KeychainQuery([:])) == errSecParam)
    let account: [NSString: Any] = [kSecAttrAccount: "x"]
    #expect(keychain.add(KeychainQuery(account as CFDictionary)).0 == errSecParam)
  }

  @Test(.oracle("L-66")) func `is there after a relaunch, for its user alone`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Keychains/birds.plist")
    #expect(add("robin", "red", to: Keychain(file: file)) == errSecSuccess)
    #expect(password("robin", in: Keychain(file: file)) == "red")
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o600)
    // A file that can't be read is left as it is; one that can't be written says so.
    let damaged = Data("no list".utf8)
    try damaged.write(to: file)
    #expect(password("robin", in: Keychain(file: file)) == nil)
    let broken = Keychain(file: file)
    #expect(broken.matching(query("robin")).0 == errSecDecode)
    #expect(add("robin", "red", to: broken) == errSecDecode)
    #expect(broken.update(query("robin"), query("wren")) == errSecDecode)
    #expect(broken.delete(query("robin")) == errSecDecode)
    #expect(try Data(contentsOf: file) == damaged)
    let nowhere = Keychain(file: URL(fileURLWithPath: "/proc/birds/x.plist"))
    #expect(add("robin", "red", to: nowhere) == errSecIO)
  }
}

@Suite struct `Bytes and texts` {
  @Test func `random bytes are as many as were asked for`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)
  }

  @Test(.oracle("L-71")) func `user defaults keep numbers of drawing`() throws {
    let name = "portico.tests.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(CGFloat(2.5), forKey: "one")
    defaults.set([CGFloat(1), 2], forKey: "list")
    #expect(defaults.double(forKey: "one") == 2.5)
    #expect(defaults.array(forKey: "list") as? [Double] == [1, 2])
  }

  @Test(.oracle("L-68")) func `attributed texts are made empty`() {
    let text: NSAttributedString = .init()
    #expect(text.length == 0 && NSMutableAttributedString().length == 0)
    #expect(type(of: NSMutableAttributedString()) == NSMutableAttributedString.self)
  }
}
