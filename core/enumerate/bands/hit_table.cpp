// Turning a matrix of bits over by halves: a 32x32 matrix is turned by swapping its two off-diagonal quarters and
// turning each quarter (H. S. Warren, Hacker's Delight, 7-3). The four lanes of a vector do so with four matrices.
#include "enumerate/bands/hit_table.hpp"

#include <cstring>

namespace rookery::bands {
namespace {

template <int Half>
void swap_quarters(std::array<V128, 32>& rows, std::uint32_t low_columns) {
    const V128 mask = V128::splat32(low_columns);
    for (int i = 0; i < 32; ++i) {
        if ((i & Half) != 0) continue;
        const V128 differing = (shr32<Half>(rows[i]) ^ rows[i + Half]) & mask;
        rows[i + Half] ^= differing;
        rows[i] ^= shl32<Half>(differing);
    }
}

// Rows i, 32 + i, 64 + i, 96 + i become the lanes of column i: four rows of each quarter are loaded at once, and these
// 4x4 words turned over.
void gather(const BandMask* rows, std::array<V128, 32>& columns) {
    static_assert(sizeof(V128) == 4 * sizeof(BandMask));
    const auto load = [](const BandMask* from) {
        V128 v;
        std::memcpy(&v, from, sizeof v);
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
    swap_quarters<16>(columns, 0x0000FFFF);
    swap_quarters<8>(columns, 0x00FF00FF);
    swap_quarters<4>(columns, 0x0F0F0F0F);
    swap_quarters<2>(columns, 0x33333333);
    swap_quarters<1>(columns, 0x55555555);
}

}  // namespace rookery::bands
