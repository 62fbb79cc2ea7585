#include "catalogue/count_band.hpp"

#include <algorithm>
#include <utility>

#include "catalogue/bits.hpp"
#include "catalogue/count_table.hpp"
#include "catalogue/first_band.hpp"

namespace rookery {
namespace {

// Sizes of a first band, in grids, from which beginnings include this many columns of row 5. Without them a rank takes
// longer, but smaller bands are asked for less often.
constexpr std::uint32_t kGridsForThreeColumns = 40'000'000;
constexpr std::uint32_t kGridsForTwoColumns = 8'000'000;
constexpr std::uint32_t kGridsForOneColumn = 500'000;

// The grids under every beginning with `columns` columns of row 5, by row 4. Incomplete if stopped.
std::vector<std::vector<std::uint32_t>> counts_of_band(const FirstBand& band, int columns, StopToken stop) {
    std::vector<std::vector<std::uint32_t>> counts;
    band.visit_row4([&](const BandRow& row4, const FirstBand::OpenMaps& maps) {
        if (stop.stop_requested()) return false;
        counts.emplace_back();
        return band.visit_row5_beginnings(columns, row4, [&](const BandRow& row5) {
            std::uint32_t grids = 0;
            band.visit_second_bands(columns, row4, row5, maps,
                                    [&](const Band& second, const FirstBand::OpenMaps& open) {
                                        band.visit_third_bands(second, open, [&](const ThirdBand&) {
                                            ++grids;
                                            return true;
                                        });
                                        return true;
                                    });
            counts.back().push_back(grids);
            return true;
        });
    });
    return counts;
}

// Merges the counts to one column less.
void merge_last_column(const FirstBand& band, int columns, std::vector<std::vector<std::uint32_t>>& counts) {
    auto row = counts.begin();
    band.visit_row4([&](const BandRow& row4, const FirstBand::OpenMaps&) {
        std::vector<std::uint32_t> merged;
        BandRow last{};
        auto count = row->begin();
        band.visit_row5_beginnings(columns, row4, [&](const BandRow& row5) {
            if (merged.empty() || !std::equal(last.begin(), last.begin() + columns - 1, row5.begin())) {
                merged.push_back(0);
            }
            merged.back() += *count++;
            last = row5;
            return true;
        });
        *row++ = std::move(merged);
        return true;
    });
}

}  // namespace

int columns_of_row5(std::uint32_t grids) {
    return grids >= kGridsForThreeColumns ? 3 : grids >= kGridsForTwoColumns ? 2 : grids >= kGridsForOneColumn ? 1 : 0;
}

std::optional<CountedBand> count_band(int band_class, StopToken stop) {
    const FirstBand band(band_class);
    std::vector<std::vector<std::uint32_t>> counts = counts_of_band(band, kMaxColumnsOfRow5, stop);
    if (stop.stop_requested()) return std::nullopt;
    CountedBand result;
    for (const auto& row : counts) {
        for (const std::uint32_t count : row) result.grids += count;
    }
    const int columns = columns_of_row5(result.grids);
    for (int i = kMaxColumnsOfRow5; i > columns; --i) merge_last_column(band, i, counts);
    result.columns_of_row5 = static_cast<std::uint8_t>(columns);
    BitWriter writer;
    for (const auto& row : counts) write_counts(row, writer);
    result.counts = writer.bytes();
    return result;
}

}  // namespace rookery
