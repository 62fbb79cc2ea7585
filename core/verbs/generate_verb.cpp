// generate: new puzzles, an open-ended work: each part makes a few attempts with a random stream of its own.
#include <algorithm>
#include <limits>

#include "generate/generate.hpp"
#include "text/text.hpp"
#include "verbs/rater.hpp"
#include "verbs/rating_columns.hpp"
#include "verbs/technique_list.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr int kLowestEr = 10;
constexpr int kHighestEr = 120;
// Where any puzzle will do, an attempt takes a few milliseconds, and some share a part.
constexpr std::int64_t kQuickAttempts = 8;

class GenerateWork : public Work {
  public:
    GenerateWork(const GenerateRequest& request, std::int64_t count, std::uint64_t seed, bool json)
        : request_{request}, count_{count}, seed_{seed}, json_{json} {}

    std::int64_t parts() const override { return kOpenEnded; }
    std::int64_t items() const override { return count_; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    std::vector<std::string> columns() const override {
        if (json_) return {"json"};
        return {"puzzle", "clues", "ER", "EP", "ED"};
    }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Random random(seed_, static_cast<std::uint64_t>(part));
        Rater rater(sink, stop);
        const std::int64_t attempts = takes_any_puzzle() ? std::min(count_, kQuickAttempts) : 1;
        for (std::int64_t i = 0; i < attempts; ++i) {
            GeneratedPuzzle found;
            const bool made = generate(request_, random, found, rater.watch(), rater.workspace());
            if (made && !request_.difficulty.rates()) found.rating = rater.rate(found.puzzle);
            if (stop.stop_requested()) return PartStatus::stopped;
            if (!made) continue;
            Row row;
            row.text("puzzle", to_line(found.puzzle)).number("clues", found.puzzle.clue_count());
            add_rating(row, found.rating, false);
            sink.row(row.write(json_));
        }
        return PartStatus::done;
    }

  private:
    bool takes_any_puzzle() const {
        return !request_.pattern && !request_.difficulty.rates() && !request_.difficulty.restricts() &&
               !request_.minimal && request_.max_clues == Geometry9::kCells;
    }

    GenerateRequest request_;
    std::int64_t count_;
    std::uint64_t seed_;
    bool json_;
};

// A mask, or the name of a symmetry.
void read_pattern(Options& options, GenerateRequest& request) {
    const std::string text = options.text("pattern");
    if (const auto symmetry = pattern_symmetry(text)) {
        request.symmetry = *symmetry;
        return;
    }
    request.pattern = options.mask("pattern", CellSet());
}

std::string symmetry_names() {
    std::string names;
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        names += names.empty() ? "" : ", ";
        names += name_of(static_cast<PatternSymmetry>(i));
    }
    return names;
}

std::unique_ptr<Work> make_generate(const Call&, Options& options) {
    GenerateRequest request;
    const auto count = static_cast<std::int64_t>(options.number("count", 1, 1, 1'000'000'000));
    const std::uint64_t seed = options.number("seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    if (options.has("pattern")) read_pattern(options, request);
    if (options.has("symmetry")) {
        const auto symmetry = pattern_symmetry(options.text("symmetry"));
        if (!symmetry) options.reject("symmetry", "one of " + symmetry_names());
        if (options.has("pattern")) options.reject_call("expected either a pattern or a symmetry, found both");
        request.symmetry = symmetry.value_or(PatternSymmetry::none);
    }
    const IntRange clues = options.range("clues", {request.min_clues, request.max_clues}, 0, 81);
    request.min_clues = clues.low;
    request.max_clues = clues.high;
    const IntRange er = options.rating_range("er", {0, 0}, kLowestEr, kHighestEr);
    request.difficulty.er = {er.low, er.high};
    request.minimal = options.flag("minimal");
    request.difficulty.techniques = read_techniques(options, "techniques");
    const bool json = options.flag("json");
    if (const std::string reason = impossible_because(request); !reason.empty()) options.reject_call(reason);
    return std::make_unique<GenerateWork>(request, count, seed, json);
}

}  // namespace

Verb generate_verb() {
    return {{"generate",
             "new puzzles with one solution; the same seed gives the same puzzles",
             false,
             {{"count", "N", "how many (1)"},
              {"pattern", "MASK", "clues in exactly these cells: 81 characters, . or 0 for an empty cell"},
              {"symmetry", "NAME", "half-turn, quarter-turn, diagonal, two-mirrors, full, ..."},
              {"clues", "A..B", "number of clues"},
              {"er", "A..B", "ER from A to B, as 2.6..4.5"},
              {"minimal", "", "no clue can be left out"},
              {"techniques", "LIST", "these techniques alone must solve it, comma-separated"},
              {"without", "LIST", "all techniques but these must solve it"},
              {"seed", "S", "the seed of all randomness (1)"},
              kJsonOption}},
            make_generate};
}

}  // namespace rookery
