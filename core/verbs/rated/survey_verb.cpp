// survey: everything that a table of puzzles shows, one row a puzzle.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "text/joined.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/solution_columns.hpp"
#include "verbs/rated/hodoku_columns.hpp"
#include "verbs/rated/level_columns.hpp"
#include "verbs/rated/rated_list.hpp"
#include "verbs/rated/rating_columns.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kSurveySolutionLimit = 2;

struct SurveyOptions : VerbOptions {
    SwitchOption graded{this, "graded", "rows with HoDoKu's score and level and Rookery's level"};
};

struct SurveyRow {
    const ParsedPuzzle* puzzle;
    Solutions solutions;
    ShownRating rating;
    std::optional<HodokuRating> hodoku = {};
    std::optional<Level> level = {};

    std::string text() const { return puzzle_line(*puzzle); }
    int clues() const {
        return std::visit([](const auto& grid) { return grid.clue_count(); }, puzzle->grid);
    }
};
constexpr auto kSurveyColumns = joined_columns(
    std::array{column<&SurveyRow::puzzle, &ParsedPuzzle::line>("line"), column<&SurveyRow::text>("puzzle"),
               column<&SurveyRow::clues>("clues")},
    kSolutionCountColumns<&SurveyRow::solutions, &Solutions::count>,
    std::array{column<&SurveyRow::solutions, &Solutions::first>("solution")}, kRatingColumns<&SurveyRow::rating>);
constexpr auto kSurveyGradeColumns =
    joined_columns(kHodokuRatingColumns<&SurveyRow::hodoku>, kLevelColumn<&SurveyRow::level>);

class SurveyJob : public RatedList {
  public:
    SurveyJob(const Call& call, bool graded, bool json)
        : RatedList(call), graded_{graded}, table_(kSurveyColumns, json) {
        if (graded) table_.add(kSurveyGradeColumns);
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
            if (graded_ && !puzzle.candidates) {  // HoDoKu rates digits
                row.hodoku = rate_hodoku(*grid, rater.callback(), rater.workspace());
                if (row.hodoku->status == RatingStatus::stopped) return false;
                row.level = level_of(rating, *row.hodoku);
            }
        }
        table_.send(row, sink);
        return true;
    }

  private:
    bool graded_;
    Table<SurveyRow> table_;
};

std::unique_ptr<Job> make_survey(const Call& call, SurveyOptions& options) {
    return std::make_unique<SurveyJob>(call, options.graded.on(), options.json.on());
}

}  // namespace

Verb survey_verb() {
    const RowInfo row = row_info(joined_columns(kSurveyColumns, kSurveyGradeColumns));
    return declared_verb({.name = "survey",
                          .help = "a table: " + joined(row_info(kSurveyColumns).columns, ", "),
                          .rows = {row},
                          .streams = RatedList::kChunk},
                         make_survey);
}

}  // namespace rookery
