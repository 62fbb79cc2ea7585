// explain: the solve path of each puzzle, one step a row, and a closing row that says how it ended.
#include "logic/logic.hpp"
#include "verbs/list_work.hpp"
#include "verbs/rating_columns.hpp"
#include "verbs/step_json.hpp"
#include "verbs/technique_list.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::size_t kChunk = 1;
constexpr std::uint64_t kAllTechniques = ~std::uint64_t{0};

// How a walk ended, for the closing row.
struct Ending {
    std::string_view key;  // for programs
    std::string phrase;    // for people
    std::string solution;  // empty unless solved
};

class ExplainWork : public ListWork {
  public:
    ExplainWork(const Call& call, Options& options) : ListWork(call, options, kChunk) {
        if (!options.has("technique")) return;
        techniques_ = techniques_named(options.text("technique"));
        if (techniques_ == 0) options.reject("technique", "a comma-separated list of " + all_technique_names());
    }

  protected:
    std::vector<std::string> text_columns() const override { return {"number", "technique", "rating", "text"}; }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = grid9(puzzle, sink, "explain");
        if (grid == nullptr) return true;
        SeRating rating = puzzle.candidates ? rate_se(*puzzle.candidates, {stop.flag()}) : rate_se(*grid, {stop.flag()});
        if (rating.status == RatingStatus::stopped) return false;
        Ending ending{key_of(rating.status), std::string(phrase_of(rating.status)), {}};
        // Without exactly one solution there is nothing to explain: uniqueness techniques would mislead.
        if (rating.status == RatingStatus::rated || rating.status == RatingStatus::beyond) {
            State state = puzzle.candidates ? State(*puzzle.candidates) : State(*grid);
            const std::vector<std::string> rows = walk(state, ending, stop);
            if (stop.stop_requested()) return false;
            for (const std::string& row : rows) sink.row(row);
        }
        sink.row(closing_row(ending, rating));
        return true;
    }

  private:
    std::vector<std::string> walk(State& state, Ending& ending, StopToken stop) const {
        PathOptions options;
        options.detail = Detail::picture;
        options.techniques = techniques_;
        options.watch.stop = stop.flag();
        const Path path = find_path(state, options);
        std::vector<std::string> rows;
        for (const Step& step : path.steps) {
            const int number = static_cast<int>(rows.size()) + 1;
            rows.push_back(json() ? to_json(step, number) : text_row(step, number));
        }
        switch (path.end) {
            case PathEnd::solved:
                ending = {"solved", "solved", to_line(state.values())};
                break;
            case PathEnd::stuck:
                ending = {"beyond",
                          techniques_ == kAllTechniques ? "beyond the techniques so far" : "beyond these techniques",
                          {}};
                break;
            case PathEnd::contradiction:
                ending = {"contradiction", "a cell or a house ran out of candidates", {}};
                break;
            case PathEnd::stopped:
                ending = {"stopped", "stopped", {}};
                break;
        }
        return rows;
    }

    static std::string text_row(const Step& step, int number) {
        return Row()
            .number("number", number)
            .text("technique", name_of(step.technique))
            .text("rating", format_rating(step.rating))
            .text("text", describe(step))
            .write(false);
    }

    // The numbers are the puzzle's own, so they are left out where only some techniques were allowed.
    std::string closing_row(const Ending& ending, const SeRating& rating) const {
        const bool whole = techniques_ == kAllTechniques;
        const bool er = whole && rating.status == RatingStatus::rated;
        const bool started = whole && (er || rating.status == RatingStatus::beyond);
        if (!json()) {
            std::string text = ending.phrase;
            if (er)
                text += ": ER " + format_rating(rating.er) + ", EP " + format_rating(rating.ep) + ", ED " +
                        format_rating(rating.ed);
            return Row()
                .text("number", "end")
                .text("technique", "-")
                .text("rating", er ? format_rating(rating.er) : "-")
                .text("text", text)
                .write(false);
        }
        const auto tenths = [](bool known, int value) {
            return known && value != 0 ? Row::Value{std::int64_t{value}} : Row::Value{};
        };
        return Row()
            .extra("end", std::string(ending.key))
            .extra("phrase", ending.phrase)
            .extra("er", tenths(er, rating.er))
            .extra("ep", tenths(started, rating.ep))
            .extra("ed", tenths(started, rating.ed))
            .extra("solution", ending.solution)
            .write(true);
    }

    std::uint64_t techniques_ = kAllTechniques;
};

}  // namespace

Verb explain_verb() {
    return {{"explain",
             "the solve path, one step a row",
             true,
             {{"technique", "LIST", "use only these techniques, comma-separated"}, kJsonOption}},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<ExplainWork>(call, options);
            }};
}

}  // namespace rookery
