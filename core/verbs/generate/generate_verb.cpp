// generate: new puzzles, an open-ended job: each part searches with a random stream of its own.
//
// A part is a budget, so it finds many puzzles where they come fast, and perhaps none where they are rare. It
// finds each class of puzzles once; that other parts found the same is seen where the rows come together (Reducer).
#include <unordered_set>

#include "board/canonical.hpp"
#include "generate/generate.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/generate/generate_options.hpp"
#include "verbs/generate/generate_row.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kClassCost = 50;  // about ten microseconds

class GenerateJob : public Job {
  public:
    explicit GenerateJob(const GenerateSpec& wanted) : wanted_{wanted}, table_(generate_table(wanted)) {}

    std::int64_t parts() const override { return kOpenEnded; }
    std::int64_t items() const override { return wanted_.count; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    bool has_dedupe_key() const override { return true; }
    std::int64_t max_idle_parts() const override { return wanted_.max_idle_parts; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Random random(wanted_.seed, static_cast<std::uint64_t>(part));
        Rater rater(sink, stop);
        GenerateRows rows(wanted_, rater);
        std::unordered_set<std::uint64_t> found;
        if (wanted_.original) found.insert(class_of(*wanted_.original));
        Budget budget(attempt_budget(wanted_.request));
        std::uint64_t last_took = 0;
        // A search that is cut off has been in vain: so none begins with less than the one before it took.
        for (std::int64_t left = wanted_.count; left > 0 && budget.left() > last_took;) {
            const std::uint64_t before = budget.left();
            GeneratedPuzzle puzzle;
            const bool made = generate(wanted_.request, random, puzzle, rater.callback(), rater.workspace(),
                                       rater.trial_rater(), budget);
            if (stop.stop_requested()) return PartStatus::stopped;
            if (!made) break;
            const std::uint64_t puzzle_class = class_of(puzzle.puzzle);
            budget.spend(kClassCost);
            if (found.insert(puzzle_class).second) {
                const auto row = rows.row_of(puzzle, puzzle_class);
                if (!row) return PartStatus::stopped;
                table_.send(*row, sink);
                --left;
                budget.spend(rows.cost_of_last());
            }
            last_took = before - budget.left();
        }
        return PartStatus::done;
    }

  private:
    GenerateSpec wanted_;
    Table<GenerateRow> table_;
};

std::unique_ptr<Job> make_generate(const Call&, GenerateOptions& options) {
    return std::make_unique<GenerateJob>(generate_spec(options));
}

}  // namespace

Verb generate_verb() {
    return declared_verb({.name = "generate",
                          .help = "new puzzles with one solution; the same seed gives the same puzzles",
                          .takes_input = false,
                          .rows = generate_rows()},
                         make_generate);
}

}  // namespace rookery
