import Foundation

/// Whether a kept state survives what happens to files: `StateTrials mutations|kills|launches`.
@main
enum StateTrials {
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    let name = words.isEmpty ? "--help" : words.removeFirst()
    let count = value("--count", words)
    let seed = UInt64(value("--seed", words) ?? 1)
    switch name {
    case "mutations":
      var mutations = Mutations(seed: seed)
      exit(mutations.run(count: count ?? 100_000))
    case "kills":
      var kills = Kills(seed: seed)
      exit(kills.run(count: count ?? 10_000))
    case "launches":
      exit(MainActor.assumeIsolated { Launches.run(count: count ?? 100_000, seed: seed) })
    default:
      print(
        """
        Usage: StateTrials mutations|kills|launches [--count N] [--seed N]

        mutations  reads damaged states; each is a state or refused, in little memory
        launches   launches an app from damaged states; none crashes, no class but its own is made
        kills      kills a process at each system call of saving; the old or new state is whole
        """
      )
      exit(name == "--help" ? 0 : 2)
    }
  }

  private static func value(_ option: String, _ words: [String]) -> Int? {
    words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }.flatMap { Int($0) }
  }
}
