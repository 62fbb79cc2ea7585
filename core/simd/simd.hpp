// core/simd: vectors that a processor handles at once. Read this first.
//
//   v128.hpp        V128 and its operations: the type that all code uses
//     v128_vector.hpp   its body by the compiler's vectors: SSE4.1, wasm simd128
//     v128_scalar.hpp   its body of two 64-bit words: builds anywhere, and is the oracle
//   v256.hpp        V256, two of them side by side: AVX2
//   v512.hpp        V512, two V256 side by side: AVX-512
//   target.hpp      which of these a source file may use, by the flags that it is compiled with
//   processor.hpp   what the processor can do beyond that, asked at run time
//
// v256.hpp and v512.hpp are for files that are compiled again for better processors, behind the
// macros of target.hpp.
#pragma once

#include "simd/processor.hpp"
#include "simd/target.hpp"
#include "simd/v128.hpp"
