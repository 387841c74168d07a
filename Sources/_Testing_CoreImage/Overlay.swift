// Swift Testing names this module, and the compiler searches for it, wherever a test imports both
// Testing and CoreImage (`Testing.swiftcrossimport` in the toolchain). It adds nothing.
