#include "generate/whole_pattern/pattern_symmetries.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "board/automorphisms.hpp"

namespace rookery {
namespace {

// Collects the distinct effects of the board's maps on the cells of the pattern: many maps have the same effect.
class DistinctMaps final : public CellMapVisitor<3> {
  public:
    DistinctMaps(const std::vector<int>& cells, std::size_t most) : cells_{cells}, most_{most} {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            place_[static_cast<std::size_t>(cells[i])] = static_cast<std::uint8_t>(i);
        }
    }

    bool visit(const CellMap<3>& board) override {
        PatternMap map(cells_.size());
        bool moves = false;
        for (std::size_t from = 0; from < cells_.size(); ++from) {
            const std::uint8_t to = place_[board.to[static_cast<std::size_t>(cells_[from])]];
            map[to] = static_cast<std::uint8_t>(from);
            moves = moves || to != from;
        }
        if (!moves) return true;
        const auto is_before = [&](std::uint32_t number, const PatternMap& other) {
            return std::memcmp(found_.maps[number].data(), other.data(), other.size()) < 0;
        };
        const auto at = std::lower_bound(sorted_.begin(), sorted_.end(), map, is_before);
        if (at != sorted_.end() && found_.maps[*at] == map) return true;
        found_.complete = found_.maps.size() < most_;
        if (!found_.complete) return false;
        sorted_.insert(at, static_cast<std::uint32_t>(found_.maps.size()));
        found_.maps.push_back(std::move(map));
        return true;
    }

    PatternSymmetries found() { return std::move(found_); }

  private:
    const std::vector<int>& cells_;
    std::size_t most_;
    std::array<std::uint8_t, Geometry9::kCells> place_{};  // in cells_
    std::vector<std::uint32_t> sorted_;                    // indices of those found
    PatternSymmetries found_;
};

}  // namespace

PatternSymmetries symmetries_of_pattern(const std::vector<int>& cells, std::size_t most) {
    CellSet pattern;
    for (const int cell : cells) pattern.add(cell);
    DistinctMaps maps(cells, most);
    visit_automorphisms<3>(pattern, maps);
    return maps.found();
}

}  // namespace rookery
