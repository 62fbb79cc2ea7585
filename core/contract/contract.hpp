// core/contract: preconditions, written where they matter. Read this first.
//
//   Digit lowest_digit(DigitSet set) {
//       ROOKERY_EXPECTS(set != 0);
//
// A build with ROOKERY_CHECKED traps if the condition is false. CMake's option of that name defines it; the presets
// `sanitize` and `debug` turn it on. Every other build only checks that the condition compiles: it is not evaluated and
// costs nothing. So a condition must be cheap compared with the function, have no side effects, and concern only what
// the caller passes. Contracts do not handle input from outside (text, options, messages): that is refused with an
// error message. The macro also works in constant expressions, where a false condition is a compiler error in a checked
// build.
//
// The headers of core/board include this one, so every room that uses the board has it.
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
