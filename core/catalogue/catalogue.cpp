#include "catalogue/catalogue.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>

#include "board/insertion_sort.hpp"
#include "catalogue/first_band.hpp"
#include "contract/contract.hpp"
#include "job/stable_order.hpp"

namespace rookery {
// A first band and every row 4 below it, each with the number of grids before it.
class Catalogue::BandIndex {
  public:
    BandIndex(int band_class, const CountTable& table)
        : band_(band_class), columns_{table.columns_of_row5(band_class)}, counts_{table.counts(band_class)} {
        BitReader reader = counts_;
        std::uint32_t before = 0;
        band_.visit_row4([&](const BandRow& row4, const FirstBand::OpenMaps&) {
            rows_.push_back({row4, before, static_cast<std::uint32_t>(reader.position())});
            const Beginnings beginnings = beginnings_of(row4);
            std::array<std::uint32_t, kMaxBeginnings> counts{};
            read_counts(reader, {counts.data(), beginnings.count});
            for (std::size_t i = 0; i < beginnings.count; ++i) before += counts[i];
            return true;
        });
    }

    // The number of the band's grids before the grid `rows`, a min-lex form.
    std::uint32_t before(const GridRows& rows) const {
        const auto row4 = std::lower_bound(rows_.begin(), rows_.end(), rows[3],
                                           [](const Row4& row, const BandRow& wanted) { return row.row < wanted; });
        ROOKERY_EXPECTS(row4 != rows_.end() && row4->row == rows[3]);
        const Counts counts(*this, *row4);
        std::uint32_t before = row4->before;
        std::size_t at = 0;
        const auto columns = static_cast<std::ptrdiff_t>(columns_);
        while (!std::equal(rows[4].begin(), rows[4].begin() + columns, counts.beginnings.rows[at].begin())) {
            before += counts.of[at++];
        }
        const Below below(*this, row4->row, counts.beginnings.rows[at]);
        const Band second = band_at(rows, 1);
        std::size_t index = 0;
        while (below.seconds[index].band != second) ++index;
        std::vector<Band> thirds = third_bands(below.seconds[index]);
        const auto in_last = std::lower_bound(thirds.begin(), thirds.end(), band_at(rows, 2)) - thirds.begin();
        before += static_cast<std::uint32_t>(in_last);
        // Counts from the nearer end of the beginning.
        if (2 * index <= below.seconds.size()) {
            for (std::size_t i = 0; i < index; ++i) before += count_third_bands(below.seconds[i]);
            return before;
        }
        before += counts.of[at];
        for (std::size_t i = index; i < below.seconds.size(); ++i) before -= count_third_bands(below.seconds[i]);
        return before;
    }

    // Calls visitor(form) for the band's grids with at least `skip` before them, in ascending order. False if the
    // visitor returned false.
    bool visit_from(std::uint32_t skip, FunctionRef<bool(const Grid9&)> visitor) const {
        auto row4 = std::upper_bound(rows_.begin(), rows_.end(), skip,
                                     [](std::uint32_t number, const Row4& row) { return number < row.before; });
        if (row4 == rows_.begin()) return true;
        std::uint32_t left = skip - (--row4)->before;
        for (; row4 != rows_.end(); ++row4) {
            const Counts counts(*this, *row4);
            for (std::size_t i = 0; i < counts.beginnings.count; ++i) {
                if (left >= counts.of[i]) {
                    left -= counts.of[i];
                    continue;
                }
                if (!visit_below(*row4, counts, i, left, visitor)) return false;
                left = 0;
            }
        }
        return true;
    }

  private:
    static constexpr std::size_t kUsualSecondBands = 256;
    static constexpr std::size_t kMaxBeginnings = 120;  // 6 * 5 * 4

    struct Row4 {
        BandRow row;
        std::uint32_t before;    // grids of the band
        std::uint32_t position;  // of its counts, in bits
    };
    struct Beginnings {
        std::size_t count = 0;
        std::array<BandRow, kMaxBeginnings> rows;  // of row 5, the first columns
    };
    struct SecondBand {
        Band band;
        FirstBand::OpenMaps maps;
    };
    // The counts of a row 4.
    struct Counts {
        Counts(const BandIndex& index, const Row4& row4) : beginnings{index.beginnings_of(row4.row)} {
            BitReader reader = index.counts_;
            reader.seek(row4.position);
            read_counts(reader, {of.data(), beginnings.count});
        }
        Beginnings beginnings;
        std::array<std::uint32_t, kMaxBeginnings> of;
    };
    // The second bands under a beginning.
    struct Below {
        Below(const BandIndex& index, const BandRow& row4, const BandRow& row5) {
            seconds.reserve(kUsualSecondBands);
            const FirstBand::OpenMaps maps = index.band_.maps_of_row4(row4);
            index.band_.visit_second_bands(index.columns_, row4, row5, maps,
                                           [&](const Band& band, const FirstBand::OpenMaps& open) {
                                               seconds.push_back({band, open});
                                               return true;
                                           });
        }
        std::vector<SecondBand> seconds;
    };

    Beginnings beginnings_of(const BandRow& row4) const {
        Beginnings result;
        band_.visit_row5_beginnings(columns_, row4, [&](const BandRow& row5) {
            ROOKERY_EXPECTS(result.count < kMaxBeginnings);
            result.rows[result.count++] = row5;
            return true;
        });
        return result;
    }
    std::uint32_t count_third_bands(const SecondBand& second) const {
        std::uint32_t count = 0;
        band_.visit_third_bands(second.band, second.maps, [&](const ThirdBand&) {
            ++count;
            return true;
        });
        return count;
    }
    // In ascending order.
    std::vector<Band> third_bands(const SecondBand& second) const {
        std::vector<Band> bands;
        band_.visit_third_bands(second.band, second.maps, [&](const ThirdBand& third) {
            bands.push_back(third.band());
            insertion_sort(bands.back());
            return true;
        });
        sort_by_places(bands, std::less<>());
        return bands;
    }
    // The grids under beginning `at`, without the first `skip`. (Damaged counts in the table lead to wrong grids, but
    // to nothing worse.)
    bool visit_below(const Row4& row4, const Counts& counts, std::size_t at, std::uint32_t skip,
                     FunctionRef<bool(const Grid9&)> visitor) const {
        const Below below(*this, row4.row, counts.beginnings.rows[at]);
        std::size_t index = 0;
        if (2 * skip > counts.of[at]) {
            // Counts back from the end until at most `skip` are left before.
            std::uint32_t before = counts.of[at];
            index = below.seconds.size();
            while (before > skip && index > 0) before -= count_third_bands(below.seconds[--index]);
            skip -= std::min(before, skip);
        } else if (skip > 0) {
            for (; index < below.seconds.size(); ++index) {
                const std::uint32_t count = count_third_bands(below.seconds[index]);
                if (skip < count) break;
                skip -= count;
            }
        }
        for (; index < below.seconds.size(); ++index, skip = 0) {
            const std::vector<Band> thirds = third_bands(below.seconds[index]);
            for (std::size_t i = skip; i < thirds.size(); ++i) {
                if (!visitor(grid_of_rows(rows_of_bands(band_.band(), below.seconds[index].band, thirds[i]))))
                    return false;
            }
        }
        return true;
    }

    FirstBand band_;
    int columns_;
    BitReader counts_;
    std::vector<Row4> rows_;
};

Catalogue::Catalogue(const CountTable& table) : table_{table} {}
Catalogue::~Catalogue() = default;

Catalogue::BandIndex& Catalogue::band(int band_class) {
    auto& index = bands_[static_cast<std::size_t>(band_class)];
    if (index == nullptr) index = std::make_unique<BandIndex>(band_class, table_);
    return *index;
}

GridNumber Catalogue::number_of(const MinLexRows& form) {
    return table_.grids_before(form.first_class) + band(form.first_class).before(form.rows) + 1;
}

Grid9 Catalogue::grid(GridNumber number) {
    Grid9 result{};
    visit(number, number, [&](GridNumber, const Grid9& form) {
        result = form;
        return true;
    });
    return result;
}

void Catalogue::visit(GridNumber first, GridNumber last, Visitor visitor) {
    ROOKERY_EXPECTS(1 <= first && last <= kGridClasses);
    GridNumber next = first;
    while (next <= last) {
        const int band_class = table_.band_at(next - 1);
        const auto skip = static_cast<std::uint32_t>(next - 1 - table_.grids_before(band_class));
        const bool all =
            band(band_class).visit_from(skip, [&](const Grid9& grid) { return visitor(next, grid) && next++ < last; });
        if (!all) return;
    }
}

}  // namespace rookery
