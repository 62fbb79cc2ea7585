// The rows of the verb generate.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "board/hash.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/generate/generate_options.hpp"
#include "verbs/rated/ease_columns.hpp"
#include "verbs/rated/hodoku_columns.hpp"
#include "verbs/rated/level_columns.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/rated/rating_columns.hpp"
#include "verbs/rated/trial_columns.hpp"

namespace rookery {

struct GenerateRow {
    Grid9 puzzle;
    int clues = 0;
    ShownRating rating;
    std::optional<int> steps = {};  // of its path
    std::string_view symmetry = {};
    std::optional<bool> minimal = {};
    std::optional<ShownWnef> wnef = {};
    std::optional<HodokuRating> hodoku = {};
    std::optional<Level> level = {};
    TrialRatings trial = {};
    std::uint64_t puzzle_class = 0;

    std::string class_name() const { return hexadecimal(puzzle_class); }
};
inline constexpr auto kPlainGenerateColumns =
    joined_columns(std::array{column<&GenerateRow::puzzle>("puzzle"), column<&GenerateRow::clues>("clues")},
                   kRatingNumberColumns<&GenerateRow::rating>,
                   std::array{only_json<&GenerateRow::rating, &ShownRating::status>("status"),
                              column<&GenerateRow::rating, &ShownRating::hardest>("hardest technique", "hardest"),
                              column<&GenerateRow::steps>("steps"), column<&GenerateRow::symmetry>("symmetry"),
                              column<&GenerateRow::minimal>("minimal"), column<&GenerateRow::wnef>("WNEF")});
inline constexpr auto kGenerateGradeColumns =
    joined_columns(kHodokuRatingColumns<&GenerateRow::hodoku>, kLevelColumn<&GenerateRow::level>);
inline constexpr auto kGenerateTrialColumns = kTrialRatingColumns<&GenerateRow::trial>;
inline constexpr std::array kGenerateClassColumn{column<&GenerateRow::class_name>("class")};

Table<GenerateRow> generate_table(const GenerateSpec& wanted);
// All kinds of rows.
std::vector<RowInfo> generate_rows();

// Makes the rows of one part, whose puzzles often have the same pattern.
class GenerateRows {
  public:
    // Both must live as long as this.
    GenerateRows(const GenerateSpec& wanted, Rater& rater) : wanted_{wanted}, rater_{rater} {}

    // The row of a puzzle that was found; rates it where that is wanted and has not been done. Nothing if the stop
    // token fired.
    std::optional<GenerateRow> row_of(const GeneratedPuzzle& found, std::uint64_t puzzle_class);
    // What the last row took, as kAttemptBudget counts.
    std::uint64_t cost_of_last() const { return cost_of_last_; }

  private:
    // Fills in HoDoKu's rating and the level. False if the stop token fired.
    bool grade(const GeneratedPuzzle& found, const SeRating& rating, GenerateRow& row);
    int path_steps(const Grid9& puzzle);
    std::string_view symmetry_name(CellSet clues);

    const GenerateSpec& wanted_;
    Rater& rater_;
    std::uint64_t cost_of_last_ = 0;
    CellSet last_clues_;
    PatternSymmetry last_symmetry_ = PatternSymmetry::full;  // of no clues
};

}  // namespace rookery
