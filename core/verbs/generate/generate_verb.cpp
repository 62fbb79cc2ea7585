// generate: new puzzles, an open-ended job: each part searches with its own random stream.
//
// A part is a budget, so it finds many puzzles if they are frequent, and perhaps none if they are rare. It finds each
// class of puzzles once; the Reducer removes duplicates between parts.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "board/canonical.hpp"
#include "board/cell_set.hpp"
#include "board/clue_cells.hpp"
#include "board/hash.hpp"
#include "generate/contradictions.hpp"
#include "generate/generate.hpp"
#include "job/odds.hpp"
#include "logic/path.hpp"
#include "rate/se_scale.hpp"
#include "solve/solve.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/symmetries.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/generate/class_column.hpp"
#include "verbs/generate/generate_options.hpp"
#include "verbs/rated/ease_columns.hpp"
#include "verbs/rated/hodoku_columns.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/rated/rating_columns.hpp"
#include "verbs/rated/trial_columns.hpp"

namespace rookery {
namespace {

// The rows of the verb generate.

struct GenerateRow {
    Grid9 puzzle;
    int clues = 0;
    ShownRating rating;
    std::optional<int> steps = {};  // of its path
    std::string_view symmetry = {};
    std::optional<bool> minimal = {};
    std::optional<ShownWnef> wnef = {};
    std::optional<HodokuRating> hodoku = {};
    std::optional<Level> level = {};
    TrialRatings trial = {};
    std::uint64_t puzzle_class = 0;
};

inline constexpr auto kPlainGenerateColumns = joined_columns(
    std::array{column<&GenerateRow::puzzle>("puzzle"), column<&GenerateRow::clues>("clues")},
    kRatingNumberColumns<&GenerateRow::rating>,
    std::array{
        kStatusColumn<&GenerateRow::rating>,
        column<&GenerateRow::rating, &ShownRating::hardest>("hardest technique", "hardest")
            .means("by name, or why there is none; null if the puzzle was not rated"),
        column<&GenerateRow::steps>("steps").means("of its path by the allowed techniques; null if it was not needed"),
        column<&GenerateRow::symmetry>("symmetry").means("of the clue cells").one_of(symmetry_names),
        column<&GenerateRow::minimal>("minimal").means("null if it was not needed"),
        column<&GenerateRow::wnef>("WNEF").means(kWnefMeaning)});

inline constexpr auto kGenerateGradeColumns =
    joined_columns(kHodokuRatingColumns<&GenerateRow::hodoku>, kLevelColumn<&GenerateRow::level>);

inline constexpr auto kGenerateTrialColumns = kTrialRatingColumns<&GenerateRow::trial>;

inline constexpr auto kGenerateClassColumn = kClassColumn<&GenerateRow::puzzle_class>;

// Makes the rows of one part, whose puzzles often have the same pattern.
class GenerateRows {
  public:
    // Both must outlive this.
    GenerateRows(const GenerateSpec& wanted, Rater& rater) : wanted_{wanted}, rater_{rater} {}

    // The row of a puzzle that was found; rates it if required and not yet done. Nothing if the stop token fired.
    std::optional<GenerateRow> row_of(const GeneratedPuzzle& found, std::uint64_t puzzle_class);
    // The cost of the last row, in units of kAttemptBudget.
    std::uint64_t cost_of_last() const { return cost_of_last_; }

  private:
    // Fills in HoDoKu's rating and the level. False if the stop token fired.
    bool grade(const GeneratedPuzzle& found, const SeRating& rating, GenerateRow& row);
    int path_steps(const Grid9& puzzle);
    std::string_view symmetry_name(CellSet clues);

    const GenerateSpec& wanted_;
    Rater& rater_;
    std::uint64_t cost_of_last_ = 0;
    CellSet last_clues_;
    PatternSymmetry last_symmetry_ = PatternSymmetry::full;  // of no clues
};

constexpr std::uint64_t kRowCost = 20;
constexpr std::uint64_t kMinimalColumnCost = 500;  // a search for each clue

// Cost of rating a puzzle: singles take a fraction of a millisecond, chains a tenth of a second, nested ones much more.
std::uint64_t rating_cost(const SeRating& rating) {
    if (rating.status != RatingStatus::rated) return kAttemptBudget;
    if (rating.er <= 26) return 4'000;
    if (rating.er <= 62) return 10'000;
    return rating.er <= 80 ? 100'000 : kAttemptBudget;
}

std::uint64_t hodoku_rating_cost(HodokuLevel level) {
    if (level <= HodokuLevel::medium) return 4'000;
    return level <= HodokuLevel::unfair ? 20'000 : 100'000;
}

std::uint64_t trial_cost(const TrialRatings& ratings) {
    constexpr std::array<std::uint64_t, kMaxTrialDepth + 1> kByDepth{100, 8'000, 150'000, 30'000};
    return kByDepth[static_cast<std::size_t>(ratings.of(TrialScale::te).value_or(0))];
}

Table<GenerateRow> generate_table(const GenerateSpec& wanted) {
    Table<GenerateRow> table(kPlainGenerateColumns, wanted.json);
    if (wanted.graded) table.add(kGenerateGradeColumns);
    add_trial_columns(table, kGenerateTrialColumns, wanted.trial);
    table.add(kGenerateClassColumn);
    return table;
}

RowInfo generate_row_info() {
    const std::vector<std::string> grading{"graded",       "level",       "hodoku-score",
                                           "hodoku-level", "hodoku-with", "hodoku-without"};
    std::vector<std::string> for_depth{"depth"};
    for_depth.insert(for_depth.end(), kTrialScaleNames.begin(), kTrialScaleNames.end());
    const auto options_of = [&](TrialScale scale) {
        return kDepthScales.has(scale) ? for_depth : std::vector{name_of(scale)};
    };
    return row_info(kPlainGenerateColumns) + only_with(grading, row_info(kGenerateGradeColumns)) +
           trial_row_info(kGenerateTrialColumns, options_of) + row_info(kGenerateClassColumn);
}

std::optional<GenerateRow> GenerateRows::row_of(const GeneratedPuzzle& found, std::uint64_t puzzle_class) {
    const Grid9& puzzle = found.puzzle;
    const CellSet clues = clue_cells(puzzle);
    GenerateRow row{.puzzle = puzzle, .clues = clues.size(), .rating = ShownRating("unrated")};
    cost_of_last_ = kRowCost;
    const bool known = found.rating.steps != 0;  // already rated by the search
    if (known || !wanted_.unrated) {
        const SeRating rating = known ? found.rating : rater_.rate(puzzle);
        if (rating.status == RatingStatus::stopped) return std::nullopt;
        if (!known) cost_of_last_ += rating_cost(rating);
        row.rating = ShownRating(rating);
        if (wanted_.graded && !grade(found, rating, row)) return std::nullopt;
        const bool whole_scale = wanted_.request.difficulty.techniques == se_techniques();
        const bool rated = rating.status == RatingStatus::rated;
        const int steps = !whole_scale ? path_steps(puzzle) : rated ? rating.steps : 0;
        if (steps != 0) row.steps = steps;
    }
    if (!wanted_.trial.empty()) {
        row.trial = rater_.rate_by_trial(puzzle, wanted_.trial);
        if (row.trial.status == RatingStatus::stopped) return std::nullopt;
        cost_of_last_ += trial_cost(row.trial);
    }
    row.symmetry = symmetry_name(clues);
    if (!wanted_.unrated || wanted_.request.minimal) {
        row.minimal = wanted_.request.minimal || redundant_clues(puzzle).empty();
        cost_of_last_ += kMinimalColumnCost;
    }
    const auto& ease = wanted_.request.ease;
    row.wnef = wnef_of(ease_of(puzzle), ease ? ease->weight : EaseWeight::exponential);
    row.puzzle_class = puzzle_class;
    return row;
}

bool GenerateRows::grade(const GeneratedPuzzle& found, const SeRating& rating, GenerateRow& row) {
    row.hodoku = found.hodoku;
    if (!row.hodoku) {
        row.hodoku = rate_hodoku(found.puzzle, rater_.callback(), rater_.workspace());
        cost_of_last_ += hodoku_rating_cost(row.hodoku->level);
    }
    row.level = level_of(rating, *row.hodoku);
    return row.hodoku->status != RatingStatus::stopped;
}

// Number of steps of the path by the allowed techniques; 0 if they do not solve it, or the stop token fired.
int GenerateRows::path_steps(const Grid9& puzzle) {
    State state(puzzle);
    PathOptions options{kSeScale};
    options.techniques = wanted_.request.difficulty.techniques;
    options.progress = rater_.callback();
    int steps = 0;
    const auto count = [&steps](const Step&, const State&) { return ++steps > 0; };
    const PathEnd end = walk_path(state, options, count, rater_.workspace());
    return end == PathEnd::solved ? steps : 0;
}

std::string_view GenerateRows::symmetry_name(CellSet clues) {
    if (clues != last_clues_) {
        last_clues_ = clues;
        last_symmetry_ = symmetry_of(clues);
    }
    return name_of(last_symmetry_);
}

constexpr std::uint64_t kClassCost = 50;  // about ten microseconds

class GenerateJob : public Job {
  public:
    explicit GenerateJob(const GenerateSpec& wanted) : wanted_{wanted}, table_(generate_table(wanted)) {}

    std::int64_t parts() const override { return kOpenEnded; }
    std::int64_t items() const override { return wanted_.count; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    bool has_dedupe_key() const override { return true; }
    std::int64_t max_idle_parts() const override { return wanted_.max_idle_tries; }
    std::vector<std::string> columns() const override { return table_.header(); }

    bool counts_tries() const override { return true; }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Rater rater(sink, stop);
        GenerateSpec wanted = wanted_;
        if (wanted.like_er) {
            if (!set_er_like(*wanted.original, rater, wanted.request)) return PartStatus::stopped;
            const std::string in_vain = contradiction_in(wanted.request);
            if (!in_vain.empty()) report_odds(rater.callback(), 0, 0, {}, in_vain);
        }
        Random random(wanted.seed, static_cast<std::uint64_t>(part));
        GenerateRows rows(wanted, rater);
        std::unordered_set<std::uint64_t> found;
        if (wanted.original) found.insert(class_of(*wanted.original));
        Budget budget(attempt_budget(wanted.request));
        Tries tries(wanted.max_idle_tries, budget, sink);
        std::uint64_t last_took = 0;
        // A search that is cut off is wasted, so none begins with less budget than the one before it took.
        for (std::int64_t left = wanted.count; left > 0 && budget.left() > last_took;) {
            const std::uint64_t before = budget.left();
            GeneratedPuzzle puzzle;
            const bool made = generate(wanted.request, random, puzzle, rater.callback(), rater.workspace(),
                                       rater.trial_rater(), budget);
            if (stop.stop_requested()) return PartStatus::stopped;
            if (!made) break;
            const std::uint64_t puzzle_class = class_of(puzzle.puzzle);
            budget.spend(kClassCost);
            if (found.insert(puzzle_class).second) {
                const auto row = rows.row_of(puzzle, puzzle_class);
                if (!row) return PartStatus::stopped;
                tries.report_before_row();
                table_.send(*row, sink);
                --left;
                budget.spend(rows.cost_of_last());
            }
            last_took = before - budget.left();
        }
        tries.report_at_end();
        return PartStatus::done;
    }

  private:
    // Reports and limits a part's failed tries, if the job gives up after a number of them.
    class Tries {
      public:
        Tries(std::int64_t most, Budget& budget, Sink& sink) : most_{most}, budget_{budget}, sink_{sink} { allow(); }

        // The last try succeeded.
        void report_before_row() { report(std::max<std::uint64_t>(budget_.tries() - reported_, 1) - 1); }
        // Reports at least one, so that a job whose parts find nothing ends.
        void report_at_end() { report(std::max<std::uint64_t>(budget_.tries() - reported_, 1)); }

      private:
        void report(std::uint64_t tries) {
            if (most_ == kNoIdleLimit) return;
            sink_.row(tries_row(tries));
            reported_ = budget_.tries();
            allow();
        }
        void allow() {
            if (most_ != kNoIdleLimit) budget_.allow_tries(static_cast<std::uint64_t>(most_));
        }

        std::int64_t most_;
        Budget& budget_;
        Sink& sink_;
        std::uint64_t reported_ = 0;
    };

    // The first part to get here rates the puzzle for the others, which may take a minute. False: stopped.
    bool set_er_like(const Grid9& puzzle, Rater& rater, GenerateRequest& request) const {
        if (like_er_.load() == 0) {
            const SeRating rating = rater.rate(puzzle);
            if (rating.status == RatingStatus::stopped) return false;
            like_er_.store(std::max(rating.er, kLowestRating));
        }
        const int er = like_er_.load();
        request.difficulty.er = {std::max(kLowestRating, er - kLikeTenths), er + kLikeTenths};
        return true;
    }

    GenerateSpec wanted_;
    Table<GenerateRow> table_;
    mutable std::atomic<int> like_er_{0};  // 0: not yet known
};

std::unique_ptr<Job> make_generate(const Call&, GenerateOptions& options) {
    return std::make_unique<GenerateJob>(generate_spec(options));
}

}  // namespace

Verb generate_verb() {
    return declared_verb({.name = "generate",
                          .help = "new puzzles with one solution; the same seed gives the same puzzles",
                          .takes_input = false,
                          .rows = {generate_row_info()}},
                         make_generate);
}

}  // namespace rookery
