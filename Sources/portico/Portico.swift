import Foundation

@main
struct Portico {
  static func main() {}
}
