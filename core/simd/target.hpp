// The target: the vector instructions that a source file may use, determined by its compiler flags.
//
//   scalar   no vector type at all        wasm     simd128, 128 bits
//   sse      SSE4.1, 128 bits             avx2     256 bits
//                                         avx512   512 bits, and mask registers (F, BW, DQ, VL)
//
// Most files are compiled once, for the oldest processor that we support. A file that is compiled again for better ones
// (core/solve/kernel.cpp) must not share inline functions between its versions: the linker keeps one copy of each,
// perhaps one that an old processor cannot run. So everything that depends on the target is in an inline namespace of
// the target's name: `namespace rookery { inline namespace ROOKERY_TARGET { ... } }`.
//
// Define ROOKERY_SIMD_SCALAR to force the scalar target.
#pragma once

#if defined(ROOKERY_SIMD_SCALAR)
#define ROOKERY_TARGET scalar
#define ROOKERY_TARGET_IS_SCALAR
#elif defined(__wasm_simd128__)
#define ROOKERY_TARGET wasm
#elif defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
#define ROOKERY_TARGET avx512
#define ROOKERY_TARGET_HAS_V256
#define ROOKERY_TARGET_HAS_V512
#elif defined(__AVX2__)
#define ROOKERY_TARGET avx2
#define ROOKERY_TARGET_HAS_V256
#elif defined(__SSE4_1__)
#define ROOKERY_TARGET sse
#else
#define ROOKERY_TARGET scalar
#define ROOKERY_TARGET_IS_SCALAR
#endif

#define ROOKERY_TEXT_OF(name) #name
#define ROOKERY_NAME_OF(name) ROOKERY_TEXT_OF(name)

namespace rookery {

inline namespace ROOKERY_TARGET {

inline constexpr const char* kTargetName = ROOKERY_NAME_OF(ROOKERY_TARGET);

}  // namespace ROOKERY_TARGET

}  // namespace rookery
