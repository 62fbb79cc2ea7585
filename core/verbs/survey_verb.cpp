// survey: everything that a table of puzzles shows, one row a puzzle.
#include "verbs/rated_list.hpp"
#include "verbs/rating_columns.hpp"
#include "verbs/solution_columns.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kSurveySolutionLimit = 2;

class SurveyWork : public RatedList {
  public:
    SurveyWork(const Call& call, Options& options) : RatedList(call, options) {}

  protected:
    std::vector<std::string> text_columns() const override {
        return {"line", "puzzle", "clues", "solutions", "solution", "ER", "EP", "ED", "hardest technique"};
    }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, Rater& rater) const override {
        const Solutions found = count_solutions(puzzle, kSurveySolutionLimit, Variant::plain, rater.stop());
        if (found.stopped) return false;
        Row row(json());
        row.number("line", puzzle.line).text("puzzle", puzzle_line(puzzle));
        row.number("clues", std::visit([](const auto& grid) { return grid.clue_count(); }, puzzle.grid));
        add_solution_count(row, found);
        add_solution(row, "solution", found);
        if (const auto* grid = std::get_if<Grid9>(&puzzle.grid)) {
            const SeRating rating = rater.rate(puzzle, *grid);
            if (rating.status == RatingStatus::stopped) return false;
            add_rating(row, rating);
        } else {
            row.absent("ER").absent("EP").absent("ED");
            row.text("hardest technique", "the scale is for 9x9 puzzles").extra("status", "other_size");
        }
        sink.row(row.write());
        return true;
    }
};

}  // namespace

Verb survey_verb() {
    return {{"survey",
             "a table: line, puzzle, clues, solutions, solution, ER, EP, ED, hardest technique",
             true,
             {kJsonOption}},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<SurveyWork>(call, options);
            }};
}

}  // namespace rookery
