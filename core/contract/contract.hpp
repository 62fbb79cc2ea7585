// core/contract: what a caller has to keep to, written where it matters. Read this first.
//
//   Digit lowest_digit(DigitSet set) {
//       ROOKERY_EXPECTS(set != 0);
//
// A build with ROOKERY_CHECKED traps where the condition does not hold; CMake's option of that name defines it, and the
// preset `sanitize` has it on. Every other build only sees that the condition compiles: it is not evaluated and costs
// nothing. So a condition is cheap beside what the function does, has no effect, and is about what the caller passes:
// what comes from outside (text, options, messages) is refused with a sentence and not by a contract. Possible in
// constant expressions too, where one that does not hold is an error of the compiler in a checked build.
//
// The headers of core/board include this one, so every room that knows the board has it.
//
// It is a macro and not a function because the kernels of core/solve, compiled for several processors, must share no
// function with other code (simd/target.hpp).
#pragma once

namespace rookery {

#if defined(ROOKERY_CHECKED)
inline constexpr bool kContractsChecked = true;
#define ROOKERY_EXPECTS(...) ((__VA_ARGS__) ? static_cast<void>(0) : __builtin_trap())
#else
inline constexpr bool kContractsChecked = false;
#define ROOKERY_EXPECTS(...) static_cast<void>(sizeof((__VA_ARGS__) ? 1 : 0))
#endif

}  // namespace rookery
