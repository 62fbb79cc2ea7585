// The rows of the verb generate.
#pragma once

#include <string>
#include <vector>

#include "board/cell_set.hpp"
#include "verbs/generate_options.hpp"
#include "verbs/rater.hpp"

namespace rookery {

std::vector<std::string> generate_columns();

// Makes the rows of one part, whose puzzles often have the same pattern.
class GenerateRows {
  public:
    // Both must live as long as this.
    GenerateRows(const GenerateOptions& wanted, Rater& rater) : wanted_{wanted}, rater_{rater} {}

    // The row of a puzzle that was found; rates it where that is wanted and has not been done. Empty if the stop token
    // fired.
    std::string row_of(const GeneratedPuzzle& found, std::uint64_t puzzle_class);
    // What the last row took, as kAttemptEffort counts.
    std::uint64_t effort_of_last() const { return effort_of_last_; }

  private:
    SeRating rating_of(const GeneratedPuzzle& found);
    int path_steps(const Grid9& puzzle);
    std::string_view symmetry_name(CellSet clues);

    const GenerateOptions& wanted_;
    Rater& rater_;
    std::uint64_t effort_of_last_ = 0;
    CellSet last_clues_;
    PatternSymmetry last_symmetry_ = PatternSymmetry::full;  // of no clues
};

}  // namespace rookery
