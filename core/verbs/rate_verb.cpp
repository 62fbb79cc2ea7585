// rate: ER, EP, ED and the hardest technique of each puzzle; or its ease, or both.
#include <algorithm>
#include <initializer_list>

#include "verbs/ease_columns.hpp"
#include "verbs/ease_options.hpp"
#include "verbs/rated_list.hpp"
#include "verbs/rating_columns.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

struct Scales {
    bool se = true;
    bool wnef = false;
};

Scales read_scales(Options& options) {
    if (!options.has("scale")) return {};
    Scales scales{false, false};
    const std::string text = options.text("scale");
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string_view name = std::string_view(text).substr(at, end - at);
        at = end + 1;
        if (name == "se") {
            scales.se = true;
        } else if (name == "wnef") {
            scales.wnef = true;
        } else {
            options.reject("scale", "se, wnef or se,wnef");
        }
    }
    return scales;
}

class RateWork : public RatedList {
  public:
    RateWork(const Call& call, Options& options)
        : RatedList(call, options),
          scales_{read_scales(options)},
          weight_{read_ease_weight(options)},
          lines_{options.flag("lines")} {
        if (options.has("weight") && !scales_.wnef) {
            options.reject_call("the weight is one of the WNEF: expected scale wnef beside it");
        }
        if (lines_ && scales_.wnef) options.reject_call("lines hold the se scale alone: expected no wnef beside them");
        if (lines_ && json()) options.reject_call("expected either lines or json, found both");
    }

  protected:
    std::vector<std::string> text_columns() const override {
        if (lines_) return {"puzzle ED=ER/EP/ED"};
        std::vector<std::string> columns{"puzzle"};
        const auto add = [&](std::initializer_list<const char*> names) {
            columns.insert(columns.end(), names.begin(), names.end());
        };
        if (scales_.se) add({"ER", "EP", "ED", "hardest technique"});
        if (scales_.wnef) add({"empty cells", "choices", "WNEF", "histogram"});
        return columns;
    }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, Rater& rater) const override {
        const Grid9* grid = grid9(puzzle, sink, "rate");
        if (grid == nullptr) return true;
        Row row(json());
        row.text("puzzle", puzzle_line(puzzle));
        if (scales_.se) {
            const SeRating rating = rater.rate(puzzle, *grid);
            if (rating.status == RatingStatus::stopped) return false;
            if (lines_) {
                sink.row(rating_line(puzzle_line(puzzle), rating));
                return true;
            }
            add_rating(row, rating);
        }
        if (scales_.wnef) {
            if (puzzle.candidates) {
                add_no_ease(row);  // its choices are those of given digits
            } else {
                add_ease(row, ease_of(*grid), weight_);
            }
        }
        sink.row(row.write());
        return true;
    }

  private:
    Scales scales_;
    EaseWeight weight_;
    bool lines_;
};

}  // namespace

Verb rate_verb() {
    return {{"rate",
             "how hard each puzzle is: ER, EP, ED of the Sudoku Explainer scale; the ease (WNEF) of its empty cells",
             true,
             {{"scale", "LIST", "se (if not given), wnef, or se,wnef"},
              {"weight", "NAME", "of choices in the WNEF: exponential (if not given), quadratic, linear"},
              {"lines", "", "rows as researchers write them: PUZZLE ED=ER/EP/ED"},
              kJsonOption},
             {},
             kAnyPuzzles,
             RatedList::kChunk},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<RateWork>(call, options);
            }};
}

}  // namespace rookery
