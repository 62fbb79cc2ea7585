// survey: all columns of a table of puzzles, one row per puzzle.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/joined.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/solution_columns.hpp"
#include "verbs/rated/hodoku_columns.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/rated/rating_columns.hpp"
#include "verbs/rated/trial_columns.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kSurveySolutionLimit = 2;

struct SurveyOptions : VerbOptions {
    SwitchOption graded{this, "graded", "add HoDoKu's score and level and Rookery's level to each row"};
    SwitchOption depth{this, "depth", "add T&E depth and the lengths of braids and whips at that depth to each row"};
};

struct SurveyRow {
    const ParsedPuzzle* puzzle;
    Solutions solutions;
    ShownRating rating;
    std::optional<HodokuRating> hodoku = {};
    std::optional<Level> level = {};
    TrialRatings trial = {};

    std::string text() const { return puzzle_line(*puzzle); }
    int clues() const {
        return std::visit([](const auto& grid) { return grid.clue_count(); }, puzzle->grid);
    }
};
constexpr auto kSurveyColumns = joined_columns(
    std::array{column<&SurveyRow::puzzle, &ParsedPuzzle::line>("line").means("of the input, from 1"),
               column<&SurveyRow::text>("puzzle"), column<&SurveyRow::clues>("clues")},
    kSolutionCountColumns<&SurveyRow::solutions, &Solutions::count>,
    std::array{column<&SurveyRow::solutions, &Solutions::first>("solution")}, kRatingColumns<&SurveyRow::rating>);
constexpr auto kSurveyGradeColumns =
    joined_columns(kHodokuRatingColumns<&SurveyRow::hodoku>, kLevelColumn<&SurveyRow::level>);
constexpr auto kSurveyTrialColumns = kTrialRatingColumns<&SurveyRow::trial>;

class SurveyJob : public RatedList {
  public:
    SurveyJob(const Call& call, const SurveyOptions& options)
        : RatedList(call),
          graded_{options.graded.on()},
          trial_{options.depth.on() ? kDepthScales : TrialScales{}},
          table_(kSurveyColumns, options.json.on()) {
        if (graded_) table_.add(kSurveyGradeColumns);
        add_trial_columns(table_, kSurveyTrialColumns, trial_);
    }

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, Rater& rater) const override {
        SurveyRow row{&puzzle, count_solutions(puzzle, kSurveySolutionLimit, Variant::plain, rater.stop()),
                      ShownRating("other_size", "the scale is for 9x9 puzzles")};
        if (row.solutions.stopped) return false;
        if (const auto* grid = std::get_if<Grid9>(&puzzle.grid)) {
            const SeRating rating = rater.rate(puzzle, *grid);
            if (rating.status == RatingStatus::stopped) return false;
            row.rating = ShownRating(rating);
            if (graded_ && !puzzle.candidates) {  // HoDoKu rates only digits
                row.hodoku = rate_hodoku(*grid, rater.callback(), rater.workspace());
                if (row.hodoku->status == RatingStatus::stopped) return false;
                row.level = level_of(rating, *row.hodoku);
            }
            if (!trial_.empty() && !puzzle.candidates) {
                row.trial = rater.rate_by_trial(*grid, trial_);
                if (row.trial.status == RatingStatus::stopped) return false;
            }
        }
        table_.send(row, sink);
        return true;
    }

  private:
    bool graded_;
    TrialScales trial_;
    Table<SurveyRow> table_;
};

std::unique_ptr<Job> make_survey(const Call& call, SurveyOptions& options) {
    return std::make_unique<SurveyJob>(call, options);
}

}  // namespace

Verb survey_verb() {
    const RowInfo row = row_info(kSurveyColumns);
    return declared_verb({.name = "survey",
                          .help = "a table: " + joined(row.columns, ", "),
                          .rows = {row + only_with({"graded"}, row_info(kSurveyGradeColumns)) +
                                   trial_row_info(kSurveyTrialColumns,
                                                  [](TrialScale scale) {
                                                      return std::vector<std::string>(kDepthScales.has(scale) ? 1 : 0,
                                                                                      "depth");
                                                  })},
                          .streams = RatedList::kChunk},
                         make_survey);
}

}  // namespace rookery
