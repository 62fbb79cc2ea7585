// All minimal unavoidable sets within a few digits. The cells of k digits are refilled by every way to place k
// templates (nine cells, one in each house) over them. Each way that moves a digit gives a set; the minimal ones are
// kept.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "job/stop_token.hpp"
#include "unavoidable/pseudo_puzzles.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

struct TemplateSetsRequest {
    int digits = 4;      // sets of at most this many digits; 1 (there are none) to 4
    int max_cells = 81;  // and of at most this many cells
    StopToken stop = {};
};

// Complete within the request; empty if stopped. About 3 ms for 16 cells, 8 ms without a bound.
UnavoidableList template_sets(const Grid9& grid, const TemplateSetsRequest& request = {});

// All minimal unavoidable sets of five digits, one combination of digits at a time. A grid has 100,000 to 800,000 of
// these sets.
class FiveDigitSets {
  public:
    // Finds sets of at most `max_cells` cells. If a combination has more than `most_solutions` solutions that contain
    // no smaller set, only that many are used. (Among a dozen grids, including the most regular ones, the worst
    // combination had 120,000 solutions that contain none of the marked sets.)
    explicit FiveDigitSets(const Grid9& grid, int max_cells = Geometry9::kCells,
                           std::uint64_t most_solutions = 1'000'000);
    ~FiveDigitSets();
    FiveDigitSets(const FiveDigitSets&) = delete;
    FiveDigitSets& operator=(const FiveDigitSets&) = delete;

    // All sets of fewer digits.
    UnavoidableList of_fewer_digits() const;

    // As in PseudoPuzzles, but without sets of fewer digits.
    int count() const { return static_cast<int>(combinations_.size()); }
    std::string name(int number) const { return digits_name(combinations_[static_cast<std::size_t>(number)]); }
    // Up to a tenth of a second. Numbers may come in any order.
    PseudoPuzzleSets solve(int number, StopToken stop = {});

  private:
    struct Search;

    KnownGrid known_;
    std::vector<DigitSet> combinations_;
    std::unique_ptr<Search> search_;
    std::uint64_t most_solutions_;
};

}  // namespace rookery
