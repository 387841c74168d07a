import Foundation
import ObjectiveC
import Testing
import UIKitTesting

@Suite struct `Asking any object for a key` {
  private static var reply: AnyObject? {
    (try? JSONSerialization.jsonObject(with: Data(#"{"a": {"b": [1, 2]}}"#.utf8))) as AnyObject?
  }

  @Test(.oracle("L-347")) func `finds values of dictionaries and arrays`() throws {
    let reply = try #require(Self.reply)
    let inner = try #require(ObjectiveC.subscripts(of: reply)["a"] as? [String: AnyObject])
    let list = try #require(inner["b"])
    #expect(ObjectiveC.subscripts(of: list)[1] as? Int == 2)
    #expect(ObjectiveC.subscripts(of: list)[2] as? Int == nil)
    #expect(ObjectiveC.subscripts(of: reply)["x"] as? Int == nil)
    #expect(ObjectiveC.subscripts(of: NSObject() as AnyObject)["x"] as? Int == nil)
    #expect(ObjectiveC.subscripts(of: Self.reply)?["a"] as? [String: Any] != nil)
  }

  @Test(.oracle("L-347")) func `keeps subscripts that a type has`() {
    let dictionary = ["a": 1]
    #expect(ObjectiveC.subscripts(of: dictionary)["a"] == 1)
    let object: NSDictionary = ["a": "b"]
    #expect(ObjectiveC.subscripts(of: object)["a"] as? String == "b")
    #expect(ObjectiveC.subscripts(of: [3, 4])[1] as Int? == 4)
  }
}
