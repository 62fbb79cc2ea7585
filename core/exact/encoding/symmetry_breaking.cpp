#include "exact/encoding/symmetry_breaking.hpp"

#include <algorithm>
#include <map>

#include "exact/encoding/legend.hpp"

namespace rookery {
namespace {

constexpr int kMaxMaps = 64;
constexpr std::size_t kPairs = 24;

template <int N>
class SymmetryBreaking {
  public:
    SymmetryBreaking(const SolutionLiterals<N>& solution, Formula& formula) : solution_{solution}, formula_{formula} {}

    // The row of the mapped pairs must not be greater than the row of the pairs.
    void add(const std::vector<std::pair<int, int>>& pairs, const CellMap<N>& map, int map_number) {
        Literal equal_so_far = kTrue;
        int pair_number = 0;
        for (const auto& [a, b] : pairs) {
            ++pair_number;
            const Literal here = same_digit(a, b);
            const Literal there = same_digit(map.to[static_cast<std::size_t>(a)], map.to[static_cast<std::size_t>(b)]);
            if (here == there) continue;
            formula_.add({-equal_so_far, here, -there});
            const Literal equal = formula_.new_variable(says(Says::equal_so_far, map_number, pair_number));
            formula_.add({equal, -equal_so_far, -here, -there});
            formula_.add({equal, -equal_so_far, here, there});
            equal_so_far = equal;
        }
    }

  private:
    Literal same_digit(int a, int b) {
        const auto [found, is_new] = same_.try_emplace(std::minmax(a, b), 0);
        if (!is_new) return found->second;
        const Literal same = formula_.new_variable(says(Says::same_digit, found->first.first, found->first.second));
        for (int d = 0; d < Geometry<N>::kSize; ++d) {
            const Literal in_a = solution_[static_cast<std::size_t>(a)][static_cast<std::size_t>(d)];
            const Literal in_b = solution_[static_cast<std::size_t>(b)][static_cast<std::size_t>(d)];
            formula_.add({-in_a, -in_b, same});
            formula_.add({-same, -in_a, in_b});
            formula_.add({-same, -in_b, in_a});
        }
        return found->second = same;
    }

    const SolutionLiterals<N>& solution_;
    Formula& formula_;
    std::map<std::pair<int, int>, Literal> same_;
};

// Pairs of clue cells that can have the same digit, in the order of their cells.
template <int N>
std::vector<std::pair<int, int>> pairs_of_clues(CellSet pattern) {
    std::vector<std::pair<int, int>> pairs;
    pattern.for_each([&](int b) {
        pattern.for_each([&](int a) {
            if (a < b && !Geometry<N>::sees(a, b) && pairs.size() < kPairs) pairs.emplace_back(a, b);
        });
    });
    return pairs;
}

}  // namespace

template <int N>
BrokenSymmetries<N> break_symmetries(CellSet pattern, const SolutionLiterals<N>& solution, Formula& formula) {
    BrokenSymmetries<N> broken{automorphisms_of<N>(pattern, kMaxMaps), {}};
    if (broken.maps.empty()) return broken;
    broken.pairs = pairs_of_clues<N>(pattern);
    SymmetryBreaking<N> breaking(solution, formula);
    int number = 0;
    for (const CellMap<N>& map : broken.maps) breaking.add(broken.pairs, map, ++number);
    return broken;
}

template BrokenSymmetries<2> break_symmetries<2>(CellSet, const SolutionLiterals<2>&, Formula&);
template BrokenSymmetries<3> break_symmetries<3>(CellSet, const SolutionLiterals<3>&, Formula&);

}  // namespace rookery
