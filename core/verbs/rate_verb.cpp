// rate: ER, EP, ED and the hardest technique of each puzzle.
#include "verbs/list_work.hpp"
#include "verbs/rating_columns.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::size_t kChunk = 8;

class RateWork : public ListWork {
  public:
    RateWork(const Call& call, Options& options) : ListWork(call, options, kChunk) {
        if (options.has("scale") && options.text("scale") != "se") options.reject("scale", "se");
    }

  protected:
    std::vector<std::string> text_columns() const override { return {"puzzle", "ER", "EP", "ED", "hardest technique"}; }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = grid9(puzzle, sink, "rate");
        if (grid == nullptr) return true;
        const SeRating rating =
            puzzle.candidates ? rate_se(*puzzle.candidates, {stop.flag()}) : rate_se(*grid, {stop.flag()});
        if (rating.status == RatingStatus::stopped) return false;
        Row row;
        row.text("puzzle", puzzle_line(puzzle));
        add_rating(row, rating);
        sink.row(row.write(json()));
        return true;
    }
};

}  // namespace

Verb rate_verb() {
    return {{"rate",
             "how hard each puzzle is: ER, EP, ED of the Sudoku Explainer scale",
             true,
             {{"scale", "se", "the scale (se is the one there is)"}, kJsonOption}},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<RateWork>(call, options);
            }};
}

}  // namespace rookery
