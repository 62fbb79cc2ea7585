// explain: the solve path of each puzzle, one step per row, and a closing row with the result. With the options values
// and candidates the path continues from a board in progress.
#include "logic/path.hpp"
#include "logic/words/phrases.hpp"
#include "rate/se_scale.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/steps/hodoku_step_rows.hpp"
#include "verbs/steps/state_options.hpp"
#include "verbs/steps/step_rows.hpp"
#include "verbs/tables/language_tables.hpp"

namespace rookery {
namespace {

constexpr std::size_t kExplainChunk = 1;
constexpr std::string_view kUncertain =
    "null if only some techniques were allowed or the path did not start from the givens";
constexpr auto kPathClosingColumns = joined_columns(
    kClosingColumns<path_ends>,
    std::array{
        only_json<&ClosingRow::er>("er").means(kUncertain), only_json<&ClosingRow::ep>("ep").means(kUncertain),
        only_json<&ClosingRow::ed>("ed").means(kUncertain),
        only_json<&ClosingRow::level>("rookery_level")
            .means("by ER and HoDoKu's level; null if there is no ER")
            .one_of(names_of_all<kAllLevels>),
        only_json<&ClosingRow::solution>("solution").means("81 digits, or empty if the path does not reach it")});
constexpr std::array kPathLengthColumn{only_json<&ClosingRow::length>("length").means(
    "of the longest whip or braid, which is the puzzle's rating; missing where ER would be null, or if unsolved")};

constexpr std::uint64_t kMaxExplainedSteps = 10'000;  // more than 81 placements and 648 eliminations

struct ExplainOptions : StateOptions {
    NumberOption<> limit{this, "limit", "N", "at most N steps of each path", {.low = 1, .high = kMaxExplainedSteps}};
    SwitchOption least_score{this, "least-score",
                             "with hodoku: always take the technique with the lowest score, as a person would"};

    // Of the path.
    const Scale& path_scale() {
        const bool by_hodoku = scale.value() == &kHodokuScale;
        if (least_score.on() && !by_hodoku) refuse("the option least-score works only with the scale hodoku");
        return least_score.on() && by_hodoku ? kHodokuByScore : *scale.value();
    }
};

class ExplainJob : public ListJob {
  public:
    ExplainJob(const Call& call, ExplainOptions& options)
        : ListJob(call, kExplainChunk),
          scale_{*options.scale.value()},
          path_scale_{options.path_scale()},
          techniques_{options.techniques()},
          choices_{options.choices()},
          board_{options.board(puzzles())},
          language_{options.language.value()},
          most_steps_{options.limit.value_or(kMaxExplainedSteps)},
          steps_(step_table(scale_, options.json.on())),
          closing_(kPathClosingColumns, options.json.on()),
          hodoku_closing_(kHodokuClosingColumns<path_ends>, options.json.on()) {
        closing_.add(kPathLengthColumn);
    }

    std::vector<std::string> columns() const override { return steps_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = grid9(puzzle, sink, "explain");
        if (grid == nullptr) return true;
        PathStart start = start_from(puzzle, *grid, board_, scale_, stop);
        if (start.status == RatingStatus::stopped) return false;
        if (!start.has_steps() && by_hodoku()) {
            hodoku_closing_.send({ending_of(start, language_)}, sink);
            return true;
        }
        if (!start.has_steps()) {
            closing_.send({ending_of(start, language_), start.wrong}, sink);
            return true;
        }
        Rater rater(sink, stop);
        rater.workspace().set_choices(choices_);
        PathOptions options{path_scale_};
        options.detail = Detail::highlights;
        options.techniques = techniques_;
        options.progress = rater.callback();
        if (by_hodoku()) return answer_by_hodoku(start, options, sink, rater);
        const LengthScale* by_length = path_scale_of(scale_).length;
        Walk walk{scale_, language_, steps_.json(), RowSender(steps_, sink), most_steps_, {}};
        const PathEnd end = walk_path(start.state, options, walk, rater.workspace());
        if (stop.stop_requested()) return false;
        ClosingRow closing{how_ended(end), start.wrong};
        if (end == PathEnd::solved) closing.solution = to_line(start.state.values());
        if (by_length != nullptr) {
            closing.length_name = by_length->rating;
            if (is_whole() && end == PathEnd::solved) closing.greatest_length = walk.rating.er;
        } else if (walk.on_scale) {
            add_numbers(closing, walk.rating, end);
        }
        if (closing.er) {
            walk.rating.status = RatingStatus::rated;
            closing.puzzle_level = rater.level(*grid, walk.rating);
        }
        if (stop.stop_requested()) return false;
        closing_.send(closing, sink);
        return true;
    }

  private:
    // Sends each step as it is found: in a hard puzzle each may take a second.
    struct Walk {
        const Scale& scale;
        Language language;
        bool details;
        RowSender<StepRecord> rows;
        std::uint64_t most_steps;
        SeRating rating;       // so far
        bool on_scale = true;  // all steps so far are on the scale

        bool operator()(const Step& step, const State&) {
            add_step(rating, step);
            on_scale = on_scale && step.rating != 0;
            rows.send(record_of(step, rating.steps, scale, language, details));
            return static_cast<std::uint64_t>(rating.steps) < most_steps;
        }
    };

    bool by_hodoku() const { return &scale_ == &kHodokuScale; }
    // Whether the numbers of the paths are the puzzle's own.
    bool is_whole() const { return techniques_ == scale_.by_default && &path_scale_ == &scale_ && !board_.is_given(); }

    bool answer_by_hodoku(PathStart& start, const PathOptions& options, Sink& sink, Rater& rater) const {
        HodokuRating rating;
        const auto send_step = [&](const Step& step, const State&) {
            add_step(rating, step);
            steps_.send(record_of(step, rating.steps, scale_, language_, steps_.json()), sink);
            return static_cast<std::uint64_t>(rating.steps) < most_steps_;
        };
        const PathEnd end = walk_path(start.state, options, send_step, rater.workspace());
        if (options.progress.stop_requested()) return false;
        raise_level(rating);
        HodokuClosingRow closing{how_ended(end)};
        if (end == PathEnd::solved && is_whole()) closing.rating = rating;
        hodoku_closing_.send(closing, sink);
        return true;
    }

    Ending how_ended(PathEnd end) const {
        const auto ending = [&](std::string_view key, Phrase phrase) {
            return Ending{key, say(phrase, language_), language_};
        };
        switch (end) {
            case PathEnd::solved:
                return ending("solved", Phrase::ended_solved);
            case PathEnd::stuck:
                return ending("beyond",
                              techniques_ == scale_.by_default ? Phrase::ended_beyond : Phrase::ended_beyond_these);
            case PathEnd::contradiction:
                return ending("contradiction", Phrase::ended_contradiction);
            case PathEnd::stopped:
                break;
        }
        return ending("limit", Phrase::ended_limit);
    }

    // Leaves numbers out if the path left the scale, or while they are not certain.
    void add_numbers(ClosingRow& closing, const SeRating& rating, PathEnd end) const {
        if (!is_whole()) return;
        const auto known = [](int tenths) { return tenths != 0 ? std::optional(tenths) : std::nullopt; };
        if (end == PathEnd::solved) closing.er = known(rating.er);
        closing.ep = known(rating.ep);
        closing.ed = known(rating.ed);
    }

    const Scale& scale_;
    const Scale& path_scale_;
    TechniqueSet techniques_;
    SearchChoices choices_;
    TypedBoard board_;
    Language language_;
    std::uint64_t most_steps_;
    Table<StepRecord> steps_;
    Table<ClosingRow> closing_;
    Table<HodokuClosingRow> hodoku_closing_;
};

std::unique_ptr<Job> make_explain(const Call& call, ExplainOptions& options) {
    return std::make_unique<ExplainJob>(call, options);
}

}  // namespace

Verb explain_verb() {
    return declared_verb(
        {.name = "explain",
         .help = "the solve path, one step per row",
         .rows = {instead_with({"scale=hodoku"}, row_info(kHodokuStepColumns)),
                  instead_with({"scale=hodoku"}, closing(row_info(kHodokuClosingColumns<path_ends>))), step_row_info(),
                  closing(row_info(kPathClosingColumns) +
                          only_with(scales_with_lengths(), row_info(kPathLengthColumn)))},
         .tables = language_tables()},
        make_explain);
}

}  // namespace rookery
