#include "verbs/generate/generate_row.hpp"

#include <array>

#include "board/clue_cells.hpp"
#include "logic/path.hpp"
#include "rate/se_scale.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kRowCost = 20;
constexpr std::uint64_t kMinimalColumnCost = 500;  // a search for each clue

// Of rating a puzzle: singles take a fraction of a millisecond, chains a tenth of a second, nested ones much more.
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

}  // namespace

Table<GenerateRow> generate_table(const GenerateSpec& wanted) {
    Table<GenerateRow> table(kPlainGenerateColumns, wanted.json);
    if (wanted.graded) table.add(kGenerateGradeColumns);
    add_trial_columns(table, kGenerateTrialColumns, wanted.trial);
    table.add(kGenerateClassColumn);
    return table;
}

std::vector<RowInfo> generate_rows() {
    return {row_info(joined_columns(kPlainGenerateColumns, kGenerateGradeColumns, kGenerateTrialColumns,
                                    kGenerateClassColumn)),
            row_info(joined_columns(kPlainGenerateColumns, kGenerateGradeColumns, kGenerateClassColumn)),
            row_info(joined_columns(kPlainGenerateColumns, kGenerateTrialColumns, kGenerateClassColumn)),
            row_info(joined_columns(kPlainGenerateColumns, kGenerateClassColumn))};
}

std::optional<GenerateRow> GenerateRows::row_of(const GeneratedPuzzle& found, std::uint64_t puzzle_class) {
    const Grid9& puzzle = found.puzzle;
    const CellSet clues = clue_cells(puzzle);
    GenerateRow row{.puzzle = puzzle, .clues = clues.size(), .rating = ShownRating("unrated")};
    cost_of_last_ = kRowCost;
    const bool known = found.rating.steps != 0;  // to the search
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

// Of the path by the techniques that are allowed; 0 if they do not solve it, or the stop token fired.
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

}  // namespace rookery
