// Fields: the vectors of a sweep (sweep.hpp), with one field of nine candidates for each box, of one board or two, in
// one of two layouts: packed_fields.hpp, spread_fields.hpp.
//
//   F::kAllBoards                    a bit for each board of the vector; so are all masks of boards
//   F::none() F::all()               every field without a candidate; with all nine
//   x.next_stack() x.last_stack() x.next_band() x.last_band()
//                                    rotates the fields by one stack or band: each place gets the next field, or the
//                                    previous one
//   x.without_lowest()               clears the lowest candidate of each field
//   x.where_none(value)              field by field: value where x has no candidate, else nothing
//   x.value_or(other)                field by field: x, or other where x has no candidate
//   x.some_bit()                     the boards with some bit set
//   F::EmptyCells                    detects cells without a candidate, vector by vector
//   a + b                            a sum over vectors decreases when any of them loses a candidate
//   a & b, a | b, a ^ b, ~a, and two of the assigning forms: below, for all layouts
#pragma once

#include "simd/target.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

template <class F>
concept Fields = requires {
    F::kAllBoards;
};

template <Fields F>
[[gnu::always_inline]] inline F operator&(F a, F b) {
    return {a.v & b.v};
}
template <Fields F>
[[gnu::always_inline]] inline F operator|(F a, F b) {
    return {a.v | b.v};
}
template <Fields F>
[[gnu::always_inline]] inline F operator^(F a, F b) {
    return {a.v ^ b.v};
}
template <Fields F>
[[gnu::always_inline]] inline F operator~(F a) {
    return {~a.v};
}
template <Fields F>
[[gnu::always_inline]] inline F& operator&=(F& a, F b) {
    return a = a & b;
}
template <Fields F>
[[gnu::always_inline]] inline F& operator|=(F& a, F b) {
    return a = a | b;
}

}  // namespace ROOKERY_TARGET

}  // namespace rookery
