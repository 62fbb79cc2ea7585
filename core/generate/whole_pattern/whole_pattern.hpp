// Every puzzle with one solution whose clues are in exactly the cells of a pattern.
//
// Method: fills the cells one by one, each with every digit that its houses allow, and gives full patterns to the
// solver. The next cell is always one that shares houses with the most cells before it. Fillings that are the same up
// to symmetry are visited once:
//
//   - unused digits are alike: only the least of them is tried, so digits appear in the order 1, 2, 3, ... (with given
//     clues: those that the clues do not have);
//   - for each symmetry of the pattern, its image of the filling, with digits renamed in that order, must not come
//     before the filling itself, comparing cell by cell as far as both are known. So most symmetric copies of a subtree
//     are cut near the root.
//
//     pattern  x x .    filled  1 2 .    mirrored  2 1 .    renamed  1 2 .    the same as before: continue
//              x . x            3 . 1              1 . 3             2 . 3    comes before 1 2 3 1: cut
//
// A puzzle has at least eight different digits. A board that is nearly full goes to the solver before its last cells
// are tried.
//
// Random paths estimate the total (D. Knuth, 1975): at each cell one digit is drawn, and the reciprocals of the
// probabilities are multiplied; the last cells of a path are tried in full. A digit is drawn in proportion to the
// fillings of the next cells below it, so that the weights of the paths differ less.
//
// The tree is divided at a depth where it has thousands of nodes. If an estimate finds too much below one of them for a
// single part, it is cut into slices: of the nodes at a second depth below it, every n-th is in the same slice.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "generate/whole_pattern/pattern_symmetries.hpp"
#include "job/function_ref.hpp"
#include "job/stop_token.hpp"

namespace rookery {

struct WholePatternRequest {
    CellSet pattern;
    std::optional<Grid9> given = {};  // these clues are in every puzzle; their cells are cells of the pattern
    bool all_copies = false;          // only renamed digits count as the same, not the pattern's symmetries
    bool minimal = false;             // without redundant clues
};

struct Estimated {
    double mean = 0;
    double error = 0;  // standard error
};

struct WholePatternEstimate {
    Estimated puzzles;
    Estimated leaves;  // full patterns given to the solver
    std::uint64_t sampled_leaves = 0;
    bool complete = true;  // false: the stop token ended it
};

class WholePattern {
  public:
    // Receives each puzzle; returning false ends the search.
    using Visitor = FunctionRef<bool(const Grid9& puzzle)>;

    explicit WholePattern(const WholePatternRequest& request);

    // Whether no two visited puzzles are the same up to symmetry. (With all_copies, with given clues, or on a pattern
    // with very many symmetries, some may be.)
    bool is_one_of_each() const { return one_of_each_; }

    std::int64_t parts() const { return static_cast<std::int64_t>(prefixes_.size()) * slices_; }
    // False: the visitor or the stop token ended it. `leaves` grows by the number of full patterns tried.
    bool visit(std::int64_t part, Visitor visit, StopToken stop, std::uint64_t& leaves) const;
    WholePatternEstimate estimate(std::uint64_t seed, int paths, StopToken stop) const;

  private:
    friend class PatternFilling;
    static constexpr int kDigits = Geometry9::kSize;
    using Prefix = std::vector<Digit>;

    void order_cells(const Grid9& given);
    void list_prefixes();
    void choose_slices();

    WholePatternRequest request_;
    std::vector<int> cells_;                 // in the order of filling, the given ones first
    std::size_t given_ = 0;                  // how many are given
    int first_alike_ = 1;                    // digits without a given clue are named from here on
    std::array<Digit, kDigits + 1> name_{};  // the digit of the puzzle for each digit of a filling
    std::vector<PatternMap> maps_;
    bool one_of_each_ = true;
    std::size_t depth_ = 0;  // of the prefixes
    std::vector<Prefix> prefixes_;
    std::int64_t slices_ = 1;      // of each prefix
    std::size_t slice_depth_ = 0;  // where they divide
};

}  // namespace rookery
