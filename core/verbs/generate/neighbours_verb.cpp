// neighbours: every puzzle near the puzzles of the input. A part is some of the sets of clues to remove from one
// puzzle, or with `closure` everything reached from one puzzle. A part finds each class once; the Reducer removes
// duplicates between parts.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "board/canonical.hpp"
#include "generate/contradictions.hpp"
#include "generate/difficulty.hpp"
#include "generate/neighbours/neighbourhood.hpp"
#include "job/collect.hpp"
#include "solve/solve.hpp"
#include "text/text.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/generate/class_column.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/rated/rater.hpp"
#include "verbs/rated/rating_columns.hpp"
#include "verbs/rated/trial_columns.hpp"
#include "verbs/rated/trial_options.hpp"

namespace rookery {
namespace {

struct NeighboursOptions : VerbOptions {
    NumberOption<int> minus{
        this, "minus", "N", "remove up to N clues", {.high = kMaxClueChanges, .in_help = true}, {.value = 1}};
    NumberOption<int> plus{this,
                           "plus",
                           "N",
                           "add N clues when the maximum is removed, one fewer for each clue fewer removed",
                           {.high = kMaxClueChanges, .in_help = true},
                           {.value = 1}};
    SwitchOption same_grid{this, "same-grid", "only puzzles with the same solution"};
    SwitchOption minimal{this, "minimal", "only puzzles from which no clue can be removed"};
    RangeOption er{this,
                   "er",
                   "only puzzles with an ER from A to B, such as 7.2..11",
                   {kLowestRating, kHighestRating},
                   RangeOption::Unit::tenths};
    TrialOptions trial{this};
    SwitchOption closure{this, "closure", "continue from each puzzle found, until nothing new turns up"};
    NumberOption<std::int64_t> limit{this, "limit", "N", "stop after N puzzles", {.low = 1, .high = 1'000'000'000'000}};
};

struct NeighbourRow {
    Grid9 puzzle;
    Grid9 parent;
    ShownRating rating;
    TrialRatings trial;
    std::uint64_t puzzle_class;

    int clues() const { return puzzle.clue_count(); }
};
constexpr std::array kNeighbourColumns{
    column<&NeighbourRow::puzzle>("puzzle").means("its min-lex form"),
    column<&NeighbourRow::parent>("parent").means(
        "the puzzle from which it was found: one of the input, or with closure one found earlier"),
    column<&NeighbourRow::clues>("clues")};
constexpr auto kNeighbourRatingColumns = kRatingNumberColumns<&NeighbourRow::rating>;
constexpr auto kNeighbourTrialColumns = kTrialRatingColumns<&NeighbourRow::trial>;
constexpr auto kNeighbourClassColumn = kClassColumn<&NeighbourRow::puzzle_class>;

struct NeighboursSpec {
    explicit NeighboursSpec(NeighboursOptions& options)
        : request{.minus = options.minus.value(),
                  .plus = options.plus.value(),
                  .minimal = options.minimal.on(),
                  .same_grid = options.same_grid.on()},
          closure{options.closure.on()},
          limit{options.limit.value_or(kAllRows)},
          trial{options.trial.target(options)},
          table(kNeighbourColumns, options.json.on()) {
        if (options.er.given()) {
            er = options.er.value_or({});
            Difficulty wanted;
            wanted.er = {er->low, er->high};
            std::string reason = rating_contradiction_in(wanted);
            if (!reason.empty()) options.refuse(std::move(reason));
        }
        if (er) table.add(kNeighbourRatingColumns);
        add_trial_columns(table, kNeighbourTrialColumns, trial.scales());
        table.add(kNeighbourClassColumn);
    }

    NeighbourhoodRequest request;
    std::optional<IntRange> er;  // tenths
    bool closure;
    std::int64_t limit;
    TrialTarget trial;
    Table<NeighbourRow> table;
};

// The rows of one part.
class NeighbourRows {
  public:
    // `known`: classes that are not results, sorted.
    NeighbourRows(const NeighboursSpec& spec, const std::vector<std::uint64_t>& known, Sink& sink, StopToken stop)
        : spec_{spec}, known_{known}, sink_{sink}, stop_{stop}, rater_(sink, stop) {}

    // Sends the new puzzles among the neighbours. False: the stop token fired, or there are enough rows.
    bool send(const Neighbourhood& around, std::int64_t part, const Grid9& parent) {
        const auto take = [&](const Grid9& found) { return offer(found, parent); };
        return around.visit(part, search_, take, stop_);
    }
    // The same for everything reached from a puzzle.
    bool send_closure(const Grid9& puzzle) {
        sent_ = {puzzle};
        for (std::size_t i = 0; i < sent_.size(); ++i) {
            const Grid9 parent = sent_[i];
            const Neighbourhood around(parent, spec_.request);
            for (std::int64_t part = 0; part < around.parts(); ++part) {
                if (!send(around, part, parent)) return false;
            }
            sink_.activity(grouped(rows_) + " puzzles, " + grouped(static_cast<std::int64_t>(sent_.size() - i - 1)) +
                           " left to continue from");
        }
        return true;
    }

  private:
    bool offer(const Grid9& found, const Grid9& parent) {
        if (stop_.stop_requested()) return false;
        const Grid9 form = canonical_form(found);
        const std::uint64_t puzzle_class = class_of_canonical(form);
        if (std::binary_search(known_.begin(), known_.end(), puzzle_class)) return true;
        if (!seen_.insert(puzzle_class).second) return true;
        NeighbourRow row{form, parent, ShownRating("unrated"), {}, puzzle_class};
        if (spec_.trial.asked()) {
            row.trial = rater_.rate_by_trial(form, spec_.trial.scales());
            if (row.trial.status == RatingStatus::stopped) return false;
            if (!spec_.trial.allows(row.trial)) return true;
        }
        if (spec_.er) {
            const SeRating rating = rater_.rate(form);
            if (rating.status == RatingStatus::stopped) return false;
            const bool inside = rating.er >= spec_.er->low && rating.er <= spec_.er->high;
            if (rating.status != RatingStatus::rated || !inside) return true;
            row.rating = ShownRating(rating);
        }
        spec_.table.send(row, sink_);
        ++rows_;
        if (spec_.closure) sent_.push_back(form);
        return rows_ < spec_.limit;
    }

    const NeighboursSpec& spec_;
    const std::vector<std::uint64_t>& known_;
    Sink& sink_;
    StopToken stop_;
    Rater rater_;
    AddedClues search_;
    std::unordered_set<std::uint64_t> seen_;
    std::int64_t rows_ = 0;
    std::vector<Grid9> sent_;  // of a closure: the first puzzle, and those reached from it
};

class NeighboursJob final : public Job {
  public:
    NeighboursJob(const Call& call, NeighboursOptions& options) : spec_(options) {
        const ParseResult parsed = read_list_input(call.input, Words::problems);
        problems_ = parsed.problems;
        for (const ParsedPuzzle& puzzle : parsed.puzzles) add(puzzle);
        std::sort(known_.begin(), known_.end());
    }

    std::int64_t parts() const override { return first_parts_.empty() && problems_.empty() ? 0 : std::max(end_, kOne); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return spec_.table.header(); }
    std::int64_t most_rows() const override { return spec_.limit; }
    bool has_dedupe_key() const override { return true; }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        if (part == 0) {
            for (const TextProblem& problem : problems_) sink.problem(problem.line, problem.column, problem.sentence);
        }
        if (part >= end_) return PartStatus::done;
        const auto behind = std::upper_bound(first_parts_.begin(), first_parts_.end(), part);
        const auto at = static_cast<std::size_t>(behind - first_parts_.begin() - 1);
        const Grid9& puzzle = puzzles_[at];
        NeighbourRows rows(spec_, known_, sink, stop);
        if (spec_.closure) {
            rows.send_closure(puzzle);
        } else {
            rows.send(Neighbourhood(puzzle, spec_.request), part - first_parts_[at], puzzle);
        }
        return stop.stop_requested() ? PartStatus::stopped : PartStatus::done;
    }

  private:
    static constexpr std::int64_t kOne = 1;

    void add(const ParsedPuzzle& puzzle) {
        CollectingSink problem;
        const Grid9* grid = ListJob::givens9(puzzle, problem, "neighbours");
        if (grid == nullptr) {
            for (const InputProblem& p : problem.problems) problems_.push_back({p.line, p.column, p.sentence});
            return;
        }
        const SolveResult solved = solve(*grid);
        if (!solved.unique()) {
            problems_.push_back({puzzle.line, 1,
                                 std::string("neighbours expects puzzles with one solution; this one has ") +
                                     (solved.solutions == 0 ? "none" : "several")});
            return;
        }
        const std::int64_t parts = spec_.closure ? 1 : Neighbourhood(*grid, spec_.request).parts();
        if (parts == 0) return;
        puzzles_.push_back(*grid);
        known_.push_back(class_of(*grid));
        first_parts_.push_back(end_);
        end_ += parts;
    }

    NeighboursSpec spec_;
    std::vector<TextProblem> problems_;
    std::vector<Grid9> puzzles_;
    std::vector<std::uint64_t> known_;       // their classes, sorted
    std::vector<std::int64_t> first_parts_;  // of each puzzle
    std::int64_t end_ = 0;                   // of the parts
};

std::unique_ptr<Job> make_neighbours(const Call& call, NeighboursOptions& options) {
    if (options.minus.value() + options.plus.value() == 0) options.refuse("expected minus or plus to be at least 1");
    return std::make_unique<NeighboursJob>(call, options);
}

}  // namespace

Verb neighbours_verb() {
    return declared_verb(
        {.name = "neighbours",
         .help = "every puzzle reached from each one by removing and adding clues",
         .rows = {row_info(kNeighbourColumns) + only_with({"er"}, row_info(kNeighbourRatingColumns)) +
                  trial_row_info(kNeighbourTrialColumns, [](TrialScale scale) { return std::vector{name_of(scale)}; }) +
                  row_info(kNeighbourClassColumn)}},
        make_neighbours);
}

}  // namespace rookery
