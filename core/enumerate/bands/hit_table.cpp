// Turning a matrix of bits over by halves: a 32x32 matrix is turned by swapping its two off-diagonal quarters and
// turning each quarter (H. S. Warren, Hacker's Delight, 7-3). The four lanes of a vector do so with four matrices.
#include "enumerate/bands/hit_table.hpp"

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

}  // namespace

void turn_over(const BandMask* rows, std::array<V128, 32>& columns) {
    for (int i = 0; i < 32; ++i) columns[i] = V128::from_u32(rows[i], rows[32 + i], rows[64 + i], rows[96 + i]);
    swap_quarters<16>(columns, 0x0000FFFF);
    swap_quarters<8>(columns, 0x00FF00FF);
    swap_quarters<4>(columns, 0x0F0F0F0F);
    swap_quarters<2>(columns, 0x33333333);
    swap_quarters<1>(columns, 0x55555555);
}

}  // namespace rookery::bands
