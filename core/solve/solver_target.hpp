// Which kernel of the solver runs. All of them do the same, guess by guess.
//
// A program starts with the one for AVX2, where the processor has it. AVX-512 is faster on some processors and 13 %
// slower on others of the same family, which no feature flag tells apart, so use_fastest_target() measures.
#pragma once

#include <cstdint>

#include "solve/kernel.hpp"

namespace rookery {

enum class Target : std::uint8_t {
    base,    // what the rest of the program needs as well: SSE4.1, wasm simd128, or plain words
    avx2,    // 256 bits
    avx512,  // 512 bits, and mask registers
};

// "sse", "wasm", "scalar", "avx2", "avx512".
const char* name_of(Target target);
// It was compiled, and this processor has it.
bool has_target(Target target);

Target solve_target();
// For tests and benchmarks; not while a search runs. Returns false, and changes nothing, without has_target().
bool use_target(Target target);

// From now on uses the faster of the kernels for AVX2 and AVX-512, by the time that each takes for a few puzzles: some
// milliseconds, and none where the processor does not have both. Not while a search runs. `now` is a clock that never
// goes back, in any unit.
void use_fastest_target(FunctionRef<std::uint64_t()> now);

// For use inside core/solve.
const Kernel& kernel();

}  // namespace rookery
