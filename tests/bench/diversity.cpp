#include "bench/diversity.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "board/canonical.hpp"

namespace rookery::bench {

// The best assignment of digits to digits, by dynamic programming over the set of used digits of the other puzzle.
int agreeing_clues(const Grid9& one, const Grid9& other) {
    std::array<std::array<int, 9>, 9> together{};
    for (int cell = 0; cell < 81; ++cell) {
        if (one[cell] != 0 && other[cell] != 0) {
            ++together[static_cast<std::size_t>(one[cell] - 1)][static_cast<std::size_t>(other[cell] - 1)];
        }
    }
    constexpr unsigned kAll = 1U << 9;
    std::array<int, kAll> most{};
    for (unsigned used = 1; used < kAll; ++used) {
        const auto digit = static_cast<std::size_t>(digit_count(static_cast<DigitSet>(used)) - 1);
        for (unsigned label = 0; label < 9; ++label) {
            if ((used >> label & 1U) != 0)
                most[used] = std::max(most[used], most[used ^ 1U << label] + together[digit][label]);
        }
    }
    return most[kAll - 1];
}

double mean_of_nearest(const std::vector<Grid9>& puzzles, std::size_t before) {
    double sum = 0;
    for (std::size_t i = 1; i < puzzles.size(); ++i) {
        int nearest = 0;
        for (std::size_t j = i - std::min(i, before); j < i; ++j)
            nearest = std::max(nearest, agreeing_clues(puzzles[i], puzzles[j]));
        sum += nearest;
    }
    return puzzles.size() < 2 ? 0 : sum / static_cast<double>(puzzles.size() - 1);
}

double share_of_different(const std::vector<Grid9>& grids) {
    std::set<Grid9> forms;
    for (const Grid9& grid : grids) forms.insert(canonical_form(grid));
    return grids.empty() ? 1 : static_cast<double>(forms.size()) / static_cast<double>(grids.size());
}

}  // namespace rookery::bench
