// V128: 128 bits that the processor handles at once.
//
// This room is the only place where Rookery depends on a processor. One of two implementations is compiled:
//   v128_vector.hpp   compiler vector extensions, plus four functions per target (SSE4.1, wasm simd128)
//   v128_scalar.hpp   two 64-bit words, no vector type at all: builds anywhere and is the reference for the other
// Define ROOKERY_SIMD_SCALAR to force the scalar one. Both give the same bits for every operation, as tests/unit/simd
// checks.
//
// Lanes are numbered from the least significant end:
//
//   bit 127 ........ 96 95 ......... 64 63 ......... 32 31 .......... 0
//       [   lane 3    ][    lane 2    ][    lane 1    ][    lane 0    ]   u32
//       [           hi                ][            lo                ]   u64
//
// Operations (all pure, all total; only the three constructors are constant expressions in both implementations):
//   V128()                          all zero
//   V128::from_u64(lo, hi)          V128::from_u32(l0, l1, l2, l3)      V128::splat32(x)
//   v.lo() v.hi() v.u32(lane)       read a part
//   a & b, a | b, a ^ b, ~a, a == b, and the assignment operators
//   and_not(a, b)                   a & ~b
//   any(v)                          some bit is set
//   popcount(v)                     number of set bits
//   lowest_bit(v)                   number of the lowest set bit; 128 if there is none
//   add32(a, b), sub32(a, b)        lane by lane, modulo 2^32
//   shl32<N>(v), shr32<N>(v)        lane by lane, zeros shifted in; 0 <= N < 32
//   shuffle32<A, B, C, D>(v)        lanes (v[A], v[B], v[C], v[D]); each index in 0..3
//   pick32<A, B, C, D>(v, w)        the same from two: indices 0..3 are lanes of v, 4..7 of w
//   sub8(a, b)                      byte by byte, modulo 2^8
//   top_bits8(v)                    bit i is the top bit of byte i
//   swizzle8(table, index)          byte i of the result is table[index[i]], or zero if index[i] >= 0x80;
//                                   no index byte may be 16..127
//   dot16(a, b)                     32-bit lane i is the sum of the products of its two signed 16-bit lanes
#pragma once

#include <cstdint>

#include "simd/target.hpp"

#if defined(ROOKERY_TARGET_IS_SCALAR)
#include "simd/v128_scalar.hpp"
#else
#include "simd/v128_vector.hpp"
#endif
