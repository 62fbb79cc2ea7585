// explain: the solve path of each puzzle, one step a row, and a closing row that says how it ended. With the options
// values and candidates the path goes on from a board that somebody is working on.
#include "verbs/list_work.hpp"
#include "verbs/puzzle_state.hpp"
#include "verbs/rater.hpp"
#include "verbs/technique_list.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::size_t kExplainChunk = 1;
constexpr std::uint64_t kMostExplainedSteps = 10'000;  // more than 81 digits and 648 candidates take

class ExplainWork : public ListWork {
  public:
    ExplainWork(const Call& call, Options& options)
        : ListWork(call, options, kExplainChunk),
          techniques_{read_techniques(options, "technique")},
          now_{read_board_now(options, puzzles())},
          most_steps_{options.number("limit", kMostExplainedSteps, 1, kMostExplainedSteps)} {}

  protected:
    std::vector<std::string> text_columns() const override { return step_columns(); }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = grid9(puzzle, sink, "explain");
        if (grid == nullptr) return true;
        Start start = start_of(puzzle, *grid, now_, stop);
        if (start.status == RatingStatus::stopped) return false;
        if (!start.has_steps()) {
            sink.row(closing_row(ending_of(start), start, {}, {}));
            return true;
        }
        Rater rater(sink, stop);
        Walk walk{sink, json(), most_steps_, {}};
        PathOptions options;
        options.detail = Detail::picture;
        options.techniques = techniques_;
        options.watch = rater.watch();
        const PathEnd end = walk_path(start.state, options, Walk::visit, &walk, rater.workspace());
        if (stop.stop_requested()) return false;
        const std::string solution = end == PathEnd::solved ? to_line(start.state.values()) : std::string();
        sink.row(closing_row(how_ended(end), start, walk.rating, solution));
        return true;
    }

  private:
    // Sends each step as it is found: those of a hard puzzle may take a second each.
    struct Walk {
        Sink& sink;
        bool json;
        std::uint64_t most_steps;
        SeRating rating;  // so far

        static bool visit(void* context, const Step& step, const State&) {
            auto& walk = *static_cast<Walk*>(context);
            add_step(walk.rating, step);
            walk.sink.row(step_row(step, walk.rating.steps, walk.json));
            return static_cast<std::uint64_t>(walk.rating.steps) < walk.most_steps;
        }
    };

    Ending how_ended(PathEnd end) const {
        switch (end) {
            case PathEnd::solved:
                return {"solved", "solved"};
            case PathEnd::stuck:
                return {"beyond", techniques_ == kAllTechniques ? std::string(phrase_of(RatingStatus::beyond))
                                                                : "beyond these techniques"};
            case PathEnd::contradiction:
                return {"contradiction", "a cell or a house ran out of candidates"};
            case PathEnd::stopped:
                break;
        }
        return {"limit", "as many steps as were asked for"};
    }

    // The numbers are the puzzle's own, so they are left out where only some techniques were allowed, where the path
    // did not begin at the givens, and where they are not certain yet.
    std::string closing_row(const Ending& ending, const Start& start, const SeRating& rating,
                            const std::string& solution) const {
        const bool whole = techniques_ == kAllTechniques && !now_.is_given();
        const bool er = whole && ending.key == "solved";
        if (!json()) {
            std::string text = ending.phrase;
            if (er) {
                text += ": ER " + format_rating(rating.er) + ", EP " + format_rating(rating.ep) + ", ED " +
                        format_rating(rating.ed);
            }
            return closing_text(text, er ? format_rating(rating.er) : "-");
        }
        const auto tenths = [](bool known, int value) {
            return known && value != 0 ? Row::Value{std::int64_t{value}} : Row::Value{};
        };
        return closing_object(ending, start)
            .extra("er", tenths(er, rating.er))
            .extra("ep", tenths(whole, rating.ep))
            .extra("ed", tenths(whole, rating.ed))
            .extra("solution", solution)
            .write();
    }

    TechniqueSet techniques_;
    BoardNow now_;
    std::uint64_t most_steps_;
};

}  // namespace

Verb explain_verb() {
    return {{"explain", "the solve path, one step a row", true,
             state_options({{"limit", "N", "no more than so many steps of each path"}})},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<ExplainWork>(call, options);
            }};
}

}  // namespace rookery
