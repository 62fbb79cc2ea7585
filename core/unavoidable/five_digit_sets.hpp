// All minimal unavoidable sets of five digits, a combination of digits at a time: as template_sets.hpp, but there are
// 100,000 to 800,000 of them in a grid.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "unavoidable/pseudo_puzzles.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

class FiveDigitSets {
  public:
    // Sets of at most so many cells; of a combination that leaves more than `most_solutions` without a smaller set in
    // them, so many are looked at. (Of a dozen grids, the most regular ones among them, the worst combination had
    // 120,000 solutions that hold none of the marked sets.)
    explicit FiveDigitSets(const Grid9& grid, int max_cells = Geometry9::kCells,
                           std::uint64_t most_solutions = 1'000'000);
    ~FiveDigitSets();
    FiveDigitSets(const FiveDigitSets&) = delete;
    FiveDigitSets& operator=(const FiveDigitSets&) = delete;

    // All sets of fewer digits.
    UnavoidableList of_fewer_digits() const;

    // As PseudoPuzzles has them, but for sets of fewer digits, which are left out.
    int count() const { return static_cast<int>(combinations_.size()); }
    std::string name(int number) const { return digits_name(combinations_[static_cast<std::size_t>(number)]); }
    // Up to a tenth of a second. Numbers may be asked for in any order.
    PseudoPuzzleSets solve(int number, StopToken stop = {});

  private:
    struct Search;

    KnownGrid known_;
    std::vector<DigitSet> combinations_;
    std::unique_ptr<Search> search_;
    std::uint64_t most_solutions_;
};

}  // namespace rookery
