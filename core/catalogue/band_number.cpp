#include "catalogue/band_number.hpp"

#include "contract/contract.hpp"

namespace rookery {
namespace {

using band_number_detail::at;
using band_number_detail::kOrders;
using band_number_detail::kSetOfKey;

// Writes a box from the sets of its rows (bits 0..8) and its orders.
void write_box(Band& band, std::size_t column, const std::array<unsigned, 3>& sets, int orders) {
    for (std::size_t row = 0; row < 3; ++row) {
        std::array<Digit, 3> ascending{};
        std::size_t count = 0;
        for (int label = 0; label < 9; ++label) {
            if ((sets[row] >> label & 1U) != 0) ascending[count++] = static_cast<Digit>(label + 1);
        }
        const auto& order = kOrders[at(row == 0 ? 0 : row == 1 ? orders / 6 : orders % 6)];
        for (std::size_t i = 0; i < 3; ++i) band[row][column + i] = ascending[order[i]];
    }
}

}  // namespace

Band band_of(int number) {
    ROOKERY_EXPECTS(0 <= number && number < kBandNumbers);
    const int set = number / (kBoxOrders * kBoxOrders);
    unsigned key = 0;
    while (kSetOfKey[key] != set) ++key;
    Band band{};
    for (std::size_t i = 0; i < 9; ++i) band[i / 3][i % 3] = static_cast<Digit>(i + 1);
    const unsigned first = key & 0x1F8U;
    const unsigned second = (key & 7U) | (0x1C0U & ~first);
    const unsigned third = 0x1FFU & ~(first | second);
    write_box(band, 3, {first, second, third}, number / kBoxOrders % kBoxOrders);
    write_box(band, 6, {0x1F8U & ~first, 0x1C7U & ~second, 0x03FU & ~third}, number % kBoxOrders);
    return band;
}

}  // namespace rookery
