// Which body of the solver runs: the best one that was compiled and that this processor has, unless told otherwise.
// All of them do the same, guess by guess.
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

// For use inside core/solve.
const Kernel& kernel();

}  // namespace rookery
