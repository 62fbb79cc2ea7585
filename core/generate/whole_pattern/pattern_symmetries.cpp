// Method: rows in each of the 1,296 orders, of the pattern and of its transpose; a column, as the set of its rows, must
// then be one of the columns that the pattern has, so that the orders of the columns follow.
#include "generate/whole_pattern/pattern_symmetries.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace rookery {
namespace {

constexpr int kLines = Geometry9::kSize;
using LineOrder = std::array<std::uint8_t, kLines>;
using ColumnSets = std::array<unsigned, kLines>;  // bit r: row r

std::vector<LineOrder> all_line_orders() {
    std::vector<LineOrder> orders;
    LineOrder order{0, 1, 2, 3, 4, 5, 6, 7, 8};
    do {
        bool keeps_bands = true;
        for (std::size_t i = 0; i < kLines; ++i) keeps_bands = keeps_bands && order[i] / 3 == order[i - i % 3] / 3;
        if (keeps_bands) orders.push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return orders;
}

class SymmetrySearch {
  public:
    SymmetrySearch(const std::vector<int>& cells, std::size_t most) : cells_{cells}, most_{most} {
        place_.fill(-1);
        for (std::size_t i = 0; i < cells.size(); ++i) place_[static_cast<std::size_t>(cells[i])] = static_cast<int>(i);
    }

    PatternSymmetries run() {
        for (transpose_ = 0; transpose_ < 2; ++transpose_) {
            for (const LineOrder& rows : all_line_orders()) {
                rows_ = rows;
                ColumnSets from{};
                for (int c = 0; c < kLines; ++c) {
                    for (int r = 0; r < kLines; ++r) from[c] |= (place_[source(r, c)] >= 0 ? 1U : 0U) << r;
                }
                choose_column(from, 0, 0);
            }
        }
        return std::move(found_);
    }

  private:
    // The cell that comes to row r if column c of the source is taken.
    std::size_t source(int r, int c) const {
        const int row = rows_[static_cast<std::size_t>(r)];
        return static_cast<std::size_t>(transpose_ != 0 ? Geometry9::cell_at(c, row) : Geometry9::cell_at(row, c));
    }

    void choose_column(const ColumnSets& from, int column, unsigned used) {
        if (!found_.complete) return;
        if (column == kLines) return add();
        unsigned wanted = 0;
        for (int r = 0; r < kLines; ++r) wanted |= (place_[cell_index(r, column)] >= 0 ? 1U : 0U) << r;
        for (int c = 0; c < kLines; ++c) {
            const bool is_free = (used >> c & 1U) == 0;
            const bool in_stack = column % 3 == 0 ? (used >> (c / 3 * 3) & 7U) == 0 : c / 3 == columns_[column - 1] / 3;
            if (!is_free || !in_stack || from[static_cast<std::size_t>(c)] != wanted) continue;
            columns_[static_cast<std::size_t>(column)] = static_cast<std::uint8_t>(c);
            choose_column(from, column + 1, used | 1U << c);
        }
    }
    static std::size_t cell_index(int r, int c) { return static_cast<std::size_t>(Geometry9::cell_at(r, c)); }

    void add() {
        PatternMap map;
        bool moves = false;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            const int column = columns_[static_cast<std::size_t>(Geometry9::column_of(cells_[i]))];
            map.push_back(static_cast<std::uint8_t>(place_[source(Geometry9::row_of(cells_[i]), column)]));
            moves = moves || map[i] != i;
        }
        if (!moves || known_.count(map) != 0) return;
        found_.complete = found_.maps.size() < most_;
        if (!found_.complete) return;
        known_.insert(map);
        found_.maps.push_back(std::move(map));
    }

    const std::vector<int>& cells_;
    std::size_t most_;
    std::array<int, Geometry9::kCells> place_{};  // in cells_; negative: in none
    int transpose_ = 0;
    LineOrder rows_{};
    LineOrder columns_{};
    std::set<PatternMap> known_;
    PatternSymmetries found_;
};

}  // namespace

PatternSymmetries symmetries_of_pattern(const std::vector<int>& cells, std::size_t most) {
    return SymmetrySearch(cells, most).run();
}

}  // namespace rookery
