// Unavoidable sets from pseudo-puzzles: some cells of the grid are emptied, all solutions are compared with the grid,
// and the minimal sets of differing cells are kept. The three choices of cells are GridChecker's:
//
//   digits   the cells of some digits, every combination of this size (4 in its later versions, 5 in the first ones)
//   boxes    the cells of some boxes, every combination of this size (up to 5)
//   random   54 cells at random, several thousand times
//
// Pseudo-puzzles are independent, so each can be a part of a job. The sets found are minimal in the whole grid, because
// the cells of any subset are emptied too. So lists are merged by removing duplicates.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "job/stop_token.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

enum class PseudoPuzzleKind : std::uint8_t { digits, boxes, random };

struct PseudoPuzzleRequest {
    Grid9 grid{};  // solved
    PseudoPuzzleKind kind = PseudoPuzzleKind::digits;
    int at_once = 4;                            // digits or boxes; 2..5
    int rounds = 4000;                          // of random cells
    int emptied = 54;                           // cells of each
    std::uint64_t seed = 1;                     // of them
    int max_cells = 81;                         // larger sets are not kept
    std::uint64_t most_solutions = 10'000'000;  // of one pseudo-puzzle
};

struct PseudoPuzzleSets {
    UnavoidableList sets;         // minimal and sorted; empty if stopped
    std::uint64_t solutions = 0;  // compared with the grid, which is not counted
    bool complete = true;         // false: there are more than most_solutions, so sets may be missing
    bool stopped = false;
};

// All sets of `count` of the digits 1..9, in the order of their digits: 1 2 3 4 before 1 2 3 5.
std::vector<DigitSet> digit_combinations(int count);
// "digits 1 2 3 5"
std::string digits_name(DigitSet digits);

// If not all solutions were visited, those left out might have shown that a set is not minimal. So this makes each set
// minimal with the solver.
void keep_what_is_minimal(const KnownGrid& grid, PseudoPuzzleSets& found, StopToken stop);

class PseudoPuzzles {
  public:
    explicit PseudoPuzzles(const PseudoPuzzleRequest& request);

    int count() const;
    CellSet emptied(int number) const;
    std::string name(int number) const;  // "digits 1 2 3 5", "boxes 2 4 5 6 8", "random cells 17"
    PseudoPuzzleSets solve(int number, StopToken stop = {}) const;

  private:
    PseudoPuzzleRequest request_;
    KnownGrid known_;
    std::vector<DigitSet> combinations_;  // of digits; of boxes, box 0 as digit 1
};

// Merges lists of minimal sets, with a bound on memory: above `most` sets, those with the most cells are removed.
class MergedSets {
  public:
    static constexpr std::size_t kMax = 1'000'000;

    explicit MergedSets(std::size_t most = kMax) : most_{most} {}
    void add(const UnavoidableList& sets);
    // Once all sets have been added: whether all of them were kept. If not, only sets of up to max_cells() cells were.
    bool all_kept() const { return all_kept_; }
    int max_cells() const { return max_cells_; }
    UnavoidableList take();  // sorted, without duplicates; this is empty afterwards

  private:
    void merge();

    std::size_t most_;
    UnavoidableList sets_;
    std::size_t merged_ = 0;  // how many of them are sorted
    bool all_kept_ = true;
    int max_cells_ = Geometry9::kCells;  // larger sets were removed
};

}  // namespace rookery
