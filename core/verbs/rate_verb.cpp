// rate: ER, EP, ED and the hardest technique of each puzzle.
#include "verbs/rated_list.hpp"
#include "verbs/rating_columns.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

class RateWork : public RatedList {
  public:
    RateWork(const Call& call, Options& options) : RatedList(call, options), lines_{options.flag("lines")} {
        if (options.has("scale") && options.text("scale") != "se") options.reject("scale", "se");
        if (lines_ && json()) options.reject_call("expected either lines or json, found both");
    }

  protected:
    std::vector<std::string> text_columns() const override {
        if (lines_) return {"puzzle ED=ER/EP/ED"};
        return {"puzzle", "ER", "EP", "ED", "hardest technique"};
    }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, Rater& rater) const override {
        const Grid9* grid = grid9(puzzle, sink, "rate");
        if (grid == nullptr) return true;
        const SeRating rating = rater.rate(puzzle, *grid);
        if (rating.status == RatingStatus::stopped) return false;
        if (lines_) {
            sink.row(rating_line(puzzle_line(puzzle), rating));
            return true;
        }
        Row row;
        row.text("puzzle", puzzle_line(puzzle));
        add_rating(row, rating);
        sink.row(row.write(json()));
        return true;
    }

  private:
    bool lines_;
};

}  // namespace

Verb rate_verb() {
    return {{"rate",
             "how hard each puzzle is: ER, EP, ED of the Sudoku Explainer scale",
             true,
             {{"scale", "se", "the scale (se is the one there is)"},
              {"lines", "", "rows as researchers write them: PUZZLE ED=ER/EP/ED"},
              kJsonOption}},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<RateWork>(call, options);
            }};
}

}  // namespace rookery
