// levels: the level test of "Ease and Toil" on the control lists, and the nearest level of given puzzles.
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rate/ease_statistics.hpp"
#include "rate/hodoku_rating.hpp"
#include "rate/level_test.hpp"
#include "text/numbers.hpp"
#include "text/text.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/row_writer.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/rated/ease_columns.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/rated/rating_columns.hpp"

namespace rookery {

namespace {

// A number shown with a fixed number of decimals in text, and in full in JSON.
template <int kPlaces>
struct Decimals {
    double value;
};
template <int kPlaces>
NumberValue put(RowWriter& row, const Decimals<kPlaces>& decimals) {
    return row.put(format_decimals(decimals.value, kPlaces), decimals.value);
}

// levels with the options same-clues and correlations: statistics of the WNEF over a whole list of puzzles.

// These are one part: a figure for the whole list needs all of its ratings.

std::vector<std::string_view> wnef_levels() {
    return {kLevelNames.begin(), kLevelNames.end()};
}
constexpr std::string_view kApartMeaning = "whether t exceeds the critical value; null for the last level";
constexpr std::string_view kMeanMeaning = "of the WNEF";

struct SameCluesRow {
    const LevelOfClues* one;

    int clues() const { return one->clues; }
    std::string_view level() const { return kLevelNames[one->level]; }
    int puzzles() const { return one->wnef.size; }
    Decimals<4> mean() const { return {one->wnef.mean}; }
    Decimals<6> variance() const { return {one->wnef.variance}; }
    std::optional<Decimals<2>> t() const { return of_next(Decimals<2>{one->next ? one->next->t : 0}); }
    std::optional<Decimals<3>> critical() const { return of_next(Decimals<3>{one->next ? one->next->critical : 0}); }
    std::optional<bool> significant() const { return of_next(one->next && one->next->significant); }

  private:
    template <class T>
    std::optional<T> of_next(T value) const {
        return one->next ? std::optional(value) : std::nullopt;
    }
};

inline constexpr std::array kSameCluesColumns{
    column<&SameCluesRow::clues>("clues"),
    column<&SameCluesRow::level>("level").one_of(wnef_levels),
    column<&SameCluesRow::puzzles>("puzzles"),
    column<&SameCluesRow::mean>("mean").means(kMeanMeaning),
    column<&SameCluesRow::variance>("variance").means(kMeanMeaning),
    column<&SameCluesRow::t>("t").means(
        "Student's t of this level and the next with the same clues; null for the last"),
    column<&SameCluesRow::critical>("critical t"),
    column<&SameCluesRow::significant>("told apart").means(kApartMeaning)};

struct CorrelationRow {
    const EaseCorrelation* one;

    std::string_view measure() const { return one->measure; }
    int puzzles() const { return one->puzzles; }
    std::optional<Decimals<3>> all() const { return shown(one->all); }
    std::optional<Decimals<3>> equal_clues() const { return shown(one->equal_clues); }

  private:
    static std::optional<Decimals<3>> shown(std::optional<double> value) {
        return value ? std::optional(Decimals<3>{*value}) : std::nullopt;
    }
};

std::vector<std::string_view> measures() {
    std::vector<std::string_view> names;
    for (const EaseCorrelation& one : ease_correlations({}, EaseWeight::exponential)) names.push_back(one.measure);
    return names;
}
inline constexpr std::array kCorrelationColumns{
    column<&CorrelationRow::measure>("measure").one_of(measures), column<&CorrelationRow::puzzles>("puzzles"),
    column<&CorrelationRow::all>("with WNEF")
        .means("Pearson's coefficient for all puzzles; null if one of the two does not vary"),
    column<&CorrelationRow::equal_clues>("of equal clues")
        .means("the same for the differences from the mean of the puzzles with the same number of clues")};

class GradedList : public Job {
  public:
    GradedList(const Call& call, EaseWeight weight) : weight_{weight}, text_{parse(call.input)} {}

    std::int64_t parts() const final { return 1; }
    std::int64_t items() const final { return static_cast<std::int64_t>(text_.puzzles.size()); }
    std::int64_t items_in(std::int64_t) const final { return items(); }
    std::string_view item_name() const final { return "puzzles"; }

    PartStatus run(std::int64_t, Sink& sink, StopToken stop) const final {
        for (const TextProblem& problem : text_.problems) sink.problem(problem.line, problem.column, problem.sentence);
        std::vector<GradedPuzzle> graded;
        Rater rater(sink, stop);
        for (const ParsedPuzzle& puzzle : text_.puzzles) {
            const Grid9* grid = ListJob::givens9(puzzle, sink, "levels");
            if (grid == nullptr) continue;
            sink.activity(std::to_string(graded.size()) + " of " + std::to_string(text_.puzzles.size()) + " rated");
            const SeRating rating = rater.rate(puzzle, *grid);
            if (rating.status == RatingStatus::stopped) return PartStatus::stopped;
            if (rating.status != RatingStatus::rated) continue;
            GradedPuzzle& one = graded.emplace_back(GradedPuzzle{grid->clue_count(), rating.er, ease_of(*grid)});
            if (wants_hodoku()) {
                const HodokuRating by_hodoku = rate_hodoku(*grid, rater.callback(), rater.workspace());
                if (by_hodoku.status == RatingStatus::stopped) return PartStatus::stopped;
                one.hodoku = by_hodoku.score;
            }
        }
        send_rows(graded, sink);
        return PartStatus::done;
    }

  protected:
    virtual void send_rows(const std::vector<GradedPuzzle>& puzzles, Sink& sink) const = 0;
    virtual bool wants_hodoku() const { return false; }
    EaseWeight weight_;

  private:
    ParseResult text_;
};

class SameCluesJob final : public GradedList {
  public:
    SameCluesJob(const Call& call, EaseWeight weight, bool json)
        : GradedList(call, weight), table_(kSameCluesColumns, json) {}
    std::vector<std::string> columns() const override { return table_.header(); }

  private:
    void send_rows(const std::vector<GradedPuzzle>& puzzles, Sink& sink) const override {
        for (const LevelOfClues& one : levels_by_clues(puzzles, weight_)) table_.send({&one}, sink);
    }
    Table<SameCluesRow> table_;
};

class CorrelationsJob final : public GradedList {
  public:
    CorrelationsJob(const Call& call, EaseWeight weight, bool json)
        : GradedList(call, weight), table_(kCorrelationColumns, json) {}
    std::vector<std::string> columns() const override { return table_.header(); }

  private:
    void send_rows(const std::vector<GradedPuzzle>& puzzles, Sink& sink) const override {
        for (const EaseCorrelation& one : ease_correlations(puzzles, weight_)) table_.send({&one}, sink);
    }
    bool wants_hodoku() const override { return true; }
    Table<CorrelationRow> table_;
};

std::unique_ptr<Job> make_same_clues_job(const Call& call, EaseWeight weight, bool json) {
    return std::make_unique<SameCluesJob>(call, weight, json);
}

std::unique_ptr<Job> make_correlations_job(const Call& call, EaseWeight weight, bool json) {
    return std::make_unique<CorrelationsJob>(call, weight, json);
}

constexpr std::size_t kLevelsChunk = 1024;

struct LevelsOptions : VerbOptions {
    WeightOption weight{this};
    SwitchOption table{this, "table",
                       "instead of an input: the WNEF of each level, and whether it tells the levels apart"};
    SwitchOption puzzles{this, "puzzles",
                         "instead of an input: the puzzles of the control lists that define the levels"};
    SwitchOption definitions{this, "definitions",
                             "instead of an input: the definitions of easy, medium, hard, expert and extreme, the "
                             "levels of generate and rate, which depend on ER and HoDoKu's level, not on the WNEF"};
    SwitchOption same_clues{this, "same-clues",
                            "the level test among puzzles with the same number of clues, with levels by their ratings"};
    SwitchOption correlations{this, "correlations",
                              "how the WNEF correlates with empty cells, choices, ER and HoDoKu, for all puzzles and "
                              "for equal numbers of clues"};
};

struct LevelRow {
    std::string_view level;
    const LevelSample& sample;
    const MeanComparison* next;  // with the next level; null for the last
    EaseWeight weight;

    int puzzles() const { return sample.size; }
    Decimals<4> mean() const { return {sample.mean}; }
    Decimals<6> variance() const { return {sample.variance}; }
    std::optional<Decimals<2>> t() const { return of_next(Decimals<2>{next == nullptr ? 0 : next->t}); }
    std::optional<Decimals<3>> critical() const { return of_next(Decimals<3>{next == nullptr ? 0 : next->critical}); }
    std::optional<bool> significant() const { return of_next(next != nullptr && next->significant); }
    IfAny<int> freedom() const { return {of_next(next == nullptr ? 0 : next->freedom)}; }
    std::string_view weight_name() const { return name_of(weight); }

  private:
    template <class T>
    std::optional<T> of_next(T value) const {
        return next == nullptr ? std::nullopt : std::optional(value);
    }
};
constexpr std::array kLevelColumns{
    column<&LevelRow::level>("level").one_of(wnef_levels),
    column<&LevelRow::puzzles>("puzzles"),
    column<&LevelRow::mean>("mean").means(kMeanMeaning),
    column<&LevelRow::variance>("variance").means(kMeanMeaning),
    column<&LevelRow::t>("t").means("Student's t of this level and the next; null for the last"),
    column<&LevelRow::critical>("critical t"),
    column<&LevelRow::significant>("told apart").means(kApartMeaning),
    only_json<&LevelRow::freedom>("freedom").means("degrees of freedom of the test"),
    only_json<&LevelRow::weight_name>("weight").one_of(names_of_all<kEaseWeights>)};

// Without puzzles: the table of levels.
class LevelTableJob final : public Job {
  public:
    LevelTableJob(EaseWeight weight, bool json) : weight_{weight}, table_(kLevelColumns, json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return static_cast<std::int64_t>(kLevels); }
    std::int64_t items_in(std::int64_t) const override { return items(); }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t, Sink& sink, StopToken) const override {
        const LevelTest test = test_levels(weight_);
        for (std::size_t level = 0; level < kLevels; ++level) {
            const MeanComparison* next = level < test.neighbours.size() ? &test.neighbours[level] : nullptr;
            table_.send(LevelRow{kLevelNames[level], test.levels[level], next, weight_}, sink);
        }
        return PartStatus::done;
    }

  private:
    EaseWeight weight_;
    Table<LevelRow> table_;
};

struct ControlRow {
    std::string_view level;
    std::string_view puzzle;
    Decimals<4> wnef;
};
constexpr std::array kControlColumns{column<&ControlRow::level>("level").one_of(wnef_levels),
                                     column<&ControlRow::puzzle>("puzzle"), column<&ControlRow::wnef>("WNEF")};

// Without puzzles: the control lists themselves.
class ControlListsJob final : public Job {
  public:
    ControlListsJob(EaseWeight weight, bool json) : weight_{weight}, table_(kControlColumns, json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return static_cast<std::int64_t>(kLevels * kControlPuzzles); }
    std::int64_t items_in(std::int64_t) const override { return items(); }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t, Sink& sink, StopToken) const override {
        for (std::size_t level = 0; level < kLevels; ++level) {
            const auto wnefs = control_wnefs(level, weight_);
            for (std::size_t i = 0; i < kControlPuzzles; ++i) {
                table_.send({kLevelNames[level], kControlLists[level][i], {wnefs[i]}}, sink);
            }
        }
        return PartStatus::done;
    }

  private:
    EaseWeight weight_;
    Table<ControlRow> table_;
};

struct DefinitionRow {
    Level level;

    RatingNumber highest_er() const { return {max_er(level), level != Level::extreme}; }
    std::string_view highest_hodoku_level() const { return name_of(max_hodoku_level(level)); }
    std::string definition() const { return definition_of(level); }
};
constexpr std::array kDefinitionColumns{
    column<&DefinitionRow::level>("level").one_of(names_of_all<kAllLevels>),
    column<&DefinitionRow::highest_er>("highest ER").means("in tenths; null: any"),
    column<&DefinitionRow::highest_hodoku_level>("highest HoDoKu level").one_of(names_of_all<kAllHodokuLevels>),
    column<&DefinitionRow::definition>("definition")};

class DefinitionsJob final : public Job {
  public:
    explicit DefinitionsJob(bool json) : table_(kDefinitionColumns, json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return static_cast<std::int64_t>(kAllLevels.size()); }
    std::int64_t items_in(std::int64_t) const override { return items(); }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t, Sink& sink, StopToken) const override {
        for (const Level level : kAllLevels) table_.send({level}, sink);
        return PartStatus::done;
    }

  private:
    Table<DefinitionRow> table_;
};

struct NearestRow {
    std::string puzzle;
    std::optional<ShownWnef> wnef;
    std::optional<std::string_view> level;
};
constexpr std::array kNearestColumns{
    column<&NearestRow::puzzle>("puzzle"), column<&NearestRow::wnef>("WNEF").means(kWnefMeaning),
    column<&NearestRow::level>("nearest level").means("null if no cell is empty").one_of(wnef_levels)};

class NearestLevelJob final : public ListJob {
  public:
    NearestLevelJob(const Call& call, EaseWeight weight, bool json)
        : ListJob(call, kLevelsChunk), test_{test_levels(weight)}, table_(kNearestColumns, json) {}

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken) const override {
        const Grid9* grid = givens9(puzzle, sink, "levels");
        if (grid == nullptr) return true;
        NearestRow row{puzzle_line(puzzle), wnef_of(ease_of(*grid), test_.weight), {}};
        if (row.wnef) row.level = kLevelNames[test_.nearest(row.wnef->wnef)];
        table_.send(row, sink);
        return true;
    }

  private:
    LevelTest test_;
    Table<NearestRow> table_;
};

std::unique_ptr<Job> make_levels(const Call& call, LevelsOptions& options) {
    const EaseWeight weight = options.weight.value();
    const bool table = options.table.on();
    const bool puzzles = options.puzzles.on();
    const bool definitions = options.definitions.on();
    const int asked = table + puzzles + definitions + options.same_clues.on() + options.correlations.on();
    if (asked > 1) {
        options.refuse("expected one of table, puzzles, definitions, same-clues and correlations, found several");
    }
    if ((table || puzzles || definitions) && !call.input.empty()) {
        options.refuse("table, puzzles and definitions take no input: leave out the puzzles");
    }
    if (definitions) return std::make_unique<DefinitionsJob>(options.json.on());
    if (table) return std::make_unique<LevelTableJob>(weight, options.json.on());
    if (puzzles) return std::make_unique<ControlListsJob>(weight, options.json.on());
    if (options.same_clues.on()) return make_same_clues_job(call, weight, options.json.on());
    if (options.correlations.on()) return make_correlations_job(call, weight, options.json.on());
    return std::make_unique<NearestLevelJob>(call, weight, options.json.on());
}

}  // namespace

Verb levels_verb() {
    return declared_verb(
        {.name = "levels",
         .help = "the level of each puzzle by its WNEF: easy, medium, hard or evil",
         .rows = {instead_with({"table"}, row_info(kLevelColumns)),
                  instead_with({"puzzles"}, row_info(kControlColumns)),
                  instead_with({"definitions"}, row_info(kDefinitionColumns)),
                  instead_with({"same-clues"}, row_info(kSameCluesColumns)),
                  instead_with({"correlations"}, row_info(kCorrelationColumns)), row_info(kNearestColumns)},
         .instead_of_input = {"table", "puzzles", "definitions"}},
        make_levels);
}

}  // namespace rookery
