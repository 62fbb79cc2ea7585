// Which kernel of the solver runs. All give the same results, guess by guess.
//
// A program starts with the AVX2 kernel, if the processor supports it. AVX-512 is faster on some processors and 13 %
// slower on others of the same family, which no feature flag tells apart, so use_fastest_target() measures.
#pragma once

#include <cstdint>

#include "solve/kernel.hpp"

namespace rookery {

enum class Target : std::uint8_t {
    base,    // the minimum for the rest of the program: SSE4.1, wasm simd128, or plain words
    avx2,    // 256 bits
    avx512,  // 512 bits, and mask registers
};

// "sse", "wasm", "scalar", "avx2", "avx512".
const char* name_of(Target target);
// The kernel was compiled, and this processor supports it.
bool has_target(Target target);

Target solve_target();
// For tests and benchmarks; not while a search runs. Returns false, and changes nothing, if has_target() is false.
bool use_target(Target target);

// Times the kernels for AVX2 and AVX-512 on a few puzzles and uses the faster from now on. Takes a few milliseconds,
// and none if the processor does not have both. Not while a search runs. `now` is a monotonic clock, in any unit.
void use_fastest_target(FunctionRef<std::uint64_t()> now);

// For use inside core/solve.
const Kernel& kernel();

}  // namespace rookery
