import UIKit

final class BirdsController: UIViewController {}
