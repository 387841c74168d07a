extension LoweringProblem.Kind {
  /// The sentences that say what happened and what to do about it.
  public var message: String {
    switch self {
    case .unknownSelector(let expression, let assumed):
      "\(expression) names no method of this module; \"\(assumed)\" is assumed. "
        + "Write the labels, or Selector(\"…\") with the name in full."
    case .genericClass(let name):
      "Methods of the generic class \(name) that an extension adds, or that stand under #if, "
        + "can't be sent by name. Move what is marked @objc into the class, outside of #if."
    case .overrideOfForeignMember(let member, let type):
      "\(member) overrides a method of \(type), which this module doesn't define, "
        + "in an extension, and is not called here. Move it into a subclass."
    case .managedMethod(let name):
      "\(name) is none of the methods that Core Data makes for a relationship, such as addToItems. "
        + "Write its body."
    case .overrideInExtension(let member, let type):
      "\(member) overrides in an extension of \(type) what only the class can. "
        + "Move it into the class."
    case .overrideOfExtensionMember(let member, let type):
      "\(member) overrides a method that an extension of \(type) declares, which Swift can't "
        + "without Objective-C. Declare the method in a class between, and override that."
    case .unsendableMember(let member):
      "\(member) can't be sent by name, since it changes its arguments or takes any number. "
        + "Write a method that takes them one by one, and mark that @objc."
    }
  }
}
