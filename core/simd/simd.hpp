// core/simd: vectors that a processor handles at once. Read this first.
//
//   v128.hpp        V128 and its operations: the type that all code uses
//     v128_vector.hpp   implementation by the compiler's vectors: SSE4.1, wasm simd128
//     v128_scalar.hpp   implementation by two 64-bit words: builds anywhere; the reference for tests
//   v256.hpp        V256, two V128 together: AVX2
//   v512.hpp        V512, two V256 together: AVX-512
//   target.hpp      which of these a source file may use, by its compiler flags
//   processor.hpp   what the processor supports beyond that, at run time
//
// v256.hpp and v512.hpp are for files that are compiled again for better processors, guarded by the macros of
// target.hpp.
#pragma once

#include "simd/processor.hpp"
#include "simd/target.hpp"
#include "simd/v128.hpp"
