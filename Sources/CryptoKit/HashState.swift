internal import CCrypto

/// The state of a digest of libcrypto between two pieces of its data; a copy goes its own way.
struct HashState: @unchecked Sendable {
  private var memory: Memory

  init(_ kind: OpaquePointer?) {
    memory = Memory()
    EVP_DigestInit_ex(memory.context, kind, nil)
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&memory) { memory = memory.copy() }
    EVP_DigestUpdate(memory.context, bytes.baseAddress, bytes.count)
  }

  func digest() -> [UInt8] {
    let end = memory.copy()
    var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    EVP_DigestFinal_ex(end.context, &bytes, &count)
    return Array(bytes.prefix(Int(count)))
  }

  private final class Memory {
    let context = EVP_MD_CTX_new()

    deinit { EVP_MD_CTX_free(context) }

    func copy() -> Memory {
      let copy = Memory()
      EVP_MD_CTX_copy_ex(copy.context, context)
      return copy
    }
  }
}
