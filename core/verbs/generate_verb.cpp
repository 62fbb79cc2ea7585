// generate: new puzzles, an open-ended work: each part searches with a random stream of its own.
//
// A part is a bounded effort, so it finds many puzzles where they come fast, and perhaps none where they are rare. It
// finds each class of puzzles once; that other parts found the same is seen where the rows come together (Reducer).
#include <unordered_set>

#include "generate/generate.hpp"
#include "verbs/generate_options.hpp"
#include "verbs/generate_row.hpp"
#include "verbs/puzzle_class.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kClassEffort = 50;  // about ten microseconds

class GenerateWork : public Work {
  public:
    explicit GenerateWork(const GenerateOptions& wanted) : wanted_{wanted} {}

    std::int64_t parts() const override { return kOpenEnded; }
    std::int64_t items() const override { return wanted_.count; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    bool has_dedupe_key() const override { return true; }
    std::int64_t max_idle_parts() const override { return wanted_.max_idle_parts; }
    std::vector<std::string> columns() const override {
        if (wanted_.json) return {"json"};
        return generate_columns();
    }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Random random(wanted_.seed, static_cast<std::uint64_t>(part));
        Rater rater(sink, stop);
        GenerateRows rows(wanted_, rater);
        std::unordered_set<std::uint64_t> found;
        if (wanted_.original) found.insert(class_of(*wanted_.original));
        Effort effort(attempt_effort(wanted_.request));
        std::uint64_t last_took = 0;
        // A search that is cut off has been in vain: so none begins with less than the one before it took.
        for (std::int64_t left = wanted_.count; left > 0 && effort.left() > last_took;) {
            const std::uint64_t before = effort.left();
            GeneratedPuzzle puzzle;
            const bool made = generate(wanted_.request, random, puzzle, rater.watch(), rater.workspace(), effort);
            if (stop.stop_requested()) return PartStatus::stopped;
            if (!made) break;
            const std::uint64_t puzzle_class = class_of(puzzle.puzzle);
            effort.spend(kClassEffort);
            if (found.insert(puzzle_class).second) {
                const std::string row = rows.row_of(puzzle, puzzle_class);
                if (row.empty()) return PartStatus::stopped;
                sink.row(row);
                --left;
                effort.spend(rows.effort_of_last());
            }
            last_took = before - effort.left();
        }
        return PartStatus::done;
    }

  private:
    GenerateOptions wanted_;
};

}  // namespace

Verb generate_verb() {
    return {{"generate", "new puzzles with one solution; the same seed gives the same puzzles", false,
             generate_option_infos()},
            [](const Call&, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<GenerateWork>(read_generate_options(options));
            }};
}

}  // namespace rookery
