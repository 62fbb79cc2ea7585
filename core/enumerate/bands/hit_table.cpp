// Transposes a bit matrix by halves: swaps the two off-diagonal quarters of a 32x32 matrix and transposes each quarter
// (H. S. Warren, Hacker's Delight, 7-3). The four lanes of a vector do this with four matrices.
#include "enumerate/bands/hit_table.hpp"

#include <algorithm>
#include <cstring>

namespace rookery::bands {
namespace {

// Two rows of each matrix, `Half` apart.
template <int Half>
[[gnu::always_inline]] inline void swap_quarters(V128& upper, V128& lower, V128 low_columns) {
    const V128 differing = (shr32<Half>(upper) ^ lower) & low_columns;
    lower ^= differing;
    upper ^= shl32<Half>(differing);
}

// Rows i, 32 + i, 64 + i, 96 + i become the lanes of column i: loads four rows of each quarter at once and transposes
// these 4x4 words.
void gather(const BandMask* rows, std::array<V128, 32>& columns) {
    static_assert(sizeof(V128) == 4 * sizeof(BandMask));
    const auto load = [](const BandMask* from) {
        V128 v;
        std::memcpy(static_cast<void*>(&v), from, sizeof v);
        return v;
    };
    for (int i = 0; i < 32; i += 4) {
        const V128 a = load(rows + i);
        const V128 b = load(rows + 32 + i);
        const V128 c = load(rows + 64 + i);
        const V128 d = load(rows + 96 + i);
        const V128 ab_low = pick32<0, 4, 1, 5>(a, b);
        const V128 ab_high = pick32<2, 6, 3, 7>(a, b);
        const V128 cd_low = pick32<0, 4, 1, 5>(c, d);
        const V128 cd_high = pick32<2, 6, 3, 7>(c, d);
        columns[i] = pick32<0, 1, 4, 5>(ab_low, cd_low);
        columns[i + 1] = pick32<2, 3, 6, 7>(ab_low, cd_low);
        columns[i + 2] = pick32<0, 1, 4, 5>(ab_high, cd_high);
        columns[i + 3] = pick32<2, 3, 6, 7>(ab_high, cd_high);
    }
}

}  // namespace

void turn_over(const BandMask* rows, std::array<V128, 32>& columns) {
    gather(rows, columns);
    const V128 low16 = V128::splat32(0x0000FFFF);
    const V128 low8 = V128::splat32(0x00FF00FF);
    for (int i = 0; i < 8; ++i) {  // a few rows at a time, so that they stay in registers
        V128& a = columns[i];
        V128& b = columns[i + 8];
        V128& c = columns[i + 16];
        V128& d = columns[i + 24];
        swap_quarters<16>(a, c, low16);
        swap_quarters<16>(b, d, low16);
        swap_quarters<8>(a, b, low8);
        swap_quarters<8>(c, d, low8);
    }
    const V128 low4 = V128::splat32(0x0F0F0F0F);
    const V128 low2 = V128::splat32(0x33333333);
    const V128 low1 = V128::splat32(0x55555555);
    for (int i = 0; i < 32; i += 8) {
        std::array<V128, 8> rows;
        std::copy_n(columns.begin() + i, 8, rows.begin());
        for (int k = 0; k < 4; ++k) swap_quarters<4>(rows[k], rows[k + 4], low4);
        for (const int k : {0, 1, 4, 5}) swap_quarters<2>(rows[k], rows[k + 2], low2);
        for (const int k : {0, 2, 4, 6}) swap_quarters<1>(rows[k], rows[k + 1], low1);
        std::copy_n(rows.begin(), 8, columns.begin() + i);
    }
}

}  // namespace rookery::bands
