// What the kernels of the compositor share.
#ifndef KERNEL_H
#define KERNEL_H

#define INLINE static inline __attribute__((always_inline))

// Compiled for several machines; the widest that can run is chosen when the program starts.
#if defined(__x86_64__) && defined(__linux__)
#define KERNEL __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define KERNEL
#endif

#endif
