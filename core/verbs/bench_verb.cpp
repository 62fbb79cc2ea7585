// bench: fixed amounts of the core's main work, each with a signature: a hash of all its results, equal on every
// platform. The caller measures the time: the core has no clock.
#include <array>

#include "board/canonical.hpp"
#include "board/hash.hpp"
#include "board/isomorphism.hpp"
#include "enumerate/enumerate.hpp"
#include "generate/full_board.hpp"
#include "generate/generate.hpp"
#include "generate/masking.hpp"
#include "solve/signature.hpp"
#include "text/text.hpp"
#include "unavoidable/set_text.hpp"
#include "unavoidable/small_sets.hpp"
#include "unavoidable/template_sets.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr int kSolvingRounds = 300;
constexpr int kCanonicalPuzzles = 20;
constexpr int kImages = 50;  // isomorphic images of each
constexpr int kRatings = 400;
constexpr int kPatternPuzzles = 400;
constexpr int kUnavoidableGrids = 40;
constexpr int kEnumeratedGrids = 3;
constexpr int kEnumeratedClues = 16;

struct Outcome {
    std::uint64_t items = 0;
    std::uint64_t signature = 0;
};

// Called before each item with the number of items done and of all items. False: end the suite.
using Proceed = FunctionRef<bool(int done, int all)>;

Outcome bench_solving(Proceed proceed) {
    SolveBenchResult result;
    for (int round = 0; round < kSolvingRounds && proceed(round, kSolvingRounds); ++round) {
        const SolveBenchResult one = bench_solve(1);
        result = {result.items + one.items, one.signature};
    }
    return {result.items, result.signature};
}

Grid9 random_puzzle(Random& random) {
    return mask_board(rough_full_board(random), random);
}

Outcome bench_canonical(Proceed proceed) {
    Hash signature;
    std::uint64_t items = 0;
    for (int i = 0; i < kCanonicalPuzzles && proceed(i, kCanonicalPuzzles); ++i) {
        Random random(kSeed, static_cast<std::uint64_t>(i));
        const Grid9 puzzle = random_puzzle(random);
        for (int j = 0; j < kImages; ++j) {
            signature.add(to_line(canonical_form(apply(random_isomorphism(random), puzzle))));
            ++items;
        }
    }
    return {items, signature.value()};
}

Outcome bench_rating(Proceed proceed) {
    Hash signature;
    for (int i = 0; i < kRatings && proceed(i, kRatings); ++i) {
        Random random(kSeed, static_cast<std::uint64_t>(i));
        const SeRating rating = rate_se(random_puzzle(random));
        signature.add(phrase_of(rating.status));
        for (const int tenths : {rating.er, rating.ep, rating.ed}) signature.add(format_rating(tenths));
        signature.add(name_of(rating.hardest));
    }
    return {kRatings, signature.value()};
}

Outcome bench_pattern(Proceed proceed) {
    GenerateRequest request;
    request.pattern = CellSet();
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (cell % 14 % 3 == 0) request.pattern->add(cell);
    }
    Hash signature;
    for (int i = 0; i < kPatternPuzzles && proceed(i, kPatternPuzzles); ++i) {
        Random random(kSeed, static_cast<std::uint64_t>(i));
        GeneratedPuzzle made;
        signature.add(generate(request, random, made) ? to_line(made.puzzle) : "none");
    }
    return {kPatternPuzzles, signature.value()};
}

Outcome bench_unavoidable(Proceed proceed) {
    Hash signature;
    for (int i = 0; i < kUnavoidableGrids && proceed(i, kUnavoidableGrids); ++i) {
        Random random(kSeed, static_cast<std::uint64_t>(i));
        const Grid9 grid = rough_full_board(random);
        for (const UnavoidableList& sets : {small_sets(grid), template_sets(grid)}) {
            for (const CellSet& set : sets) signature.add(set_line(grid, set));
        }
    }
    return {kUnavoidableGrids, signature.value()};
}

// The puzzles, and the steps of the search that found them.
Outcome bench_enumerating(Proceed proceed) {
    Hash signature;
    for (int i = 0; i < kEnumeratedGrids && proceed(i, kEnumeratedGrids); ++i) {
        Random random(kSeed, static_cast<std::uint64_t>(i));
        EnumerationRequest request;
        request.grid = rough_full_board(random);
        request.clues = kEnumeratedClues;
        const auto enumeration = prepare(request);
        if (enumeration == nullptr) continue;
        PuzzleCount found;
        EnumerationCounters counters;
        const std::unique_ptr<EnumerationSearch> search = enumeration->search();
        for (int part = 0; part < enumeration->parts() && proceed(i, kEnumeratedGrids); ++part) {
            search->run(part, found, {}, counters);
        }
        for (const std::uint64_t number : {found.count, counters.nodes, counters.checks})
            signature.add(std::to_string(number));
    }
    return {kEnumeratedGrids, signature.value()};
}

struct Suite {
    std::string_view name;
    Outcome (*run)(Proceed);
};
constexpr std::array<Suite, 6> kSuites{{
    {"solve", bench_solving},
    {"canonical", bench_canonical},
    {"rate", bench_rating},
    {"pattern", bench_pattern},
    {"unavoidable", bench_unavoidable},
    {"enumerate", bench_enumerating},
}};

std::vector<ChoiceOption<Suite>::Meaning> suite_names() {
    std::vector<ChoiceOption<Suite>::Meaning> names;
    names.reserve(kSuites.size());
    for (const Suite& suite : kSuites) names.push_back({suite.name, suite});
    return names;
}

struct BenchOptions : VerbOptions {
    ChoiceOption<Suite> suite{this, "suite", "", suite_names(), {.note = "all"}};
};

struct BenchRow {
    std::string_view name;
    Outcome outcome;

    std::string signature() const { return hexadecimal(outcome.signature); }
};
std::vector<std::string_view> names_of_suites() {
    std::vector<std::string_view> names;
    names.reserve(kSuites.size());
    for (const Suite& suite : kSuites) names.push_back(suite.name);
    return names;
}
constexpr std::array kBenchColumns{column<&BenchRow::name>("name").one_of(names_of_suites),
                                   column<&BenchRow::outcome, &Outcome::items>("items"),
                                   column<&BenchRow::signature>("signature")};

class BenchJob : public Job {
  public:
    BenchJob(std::vector<Suite> suites, bool json) : suites_{std::move(suites)}, table_(kBenchColumns, json) {}

    std::int64_t parts() const override { return static_cast<std::int64_t>(suites_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }
    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const Suite& suite = suites_[static_cast<std::size_t>(part)];
        const auto proceed = [&](int done, int all) {
            sink.activity(std::string(suite.name) + ", " + std::to_string(done) + " of " + std::to_string(all));
            return !stop.stop_requested();
        };
        const Outcome outcome = suite.run(proceed);
        if (stop.stop_requested()) return PartStatus::stopped;
        table_.send({suite.name, outcome}, sink);
        return PartStatus::done;
    }

  private:
    std::vector<Suite> suites_;
    Table<BenchRow> table_;
};

std::unique_ptr<Job> make_bench(const Call&, BenchOptions& options) {
    std::vector<Suite> suites(kSuites.begin(), kSuites.end());
    if (const auto one = options.suite.if_given()) suites = {*one};
    return std::make_unique<BenchJob>(std::move(suites), options.json.on());
}

}  // namespace

Verb bench_verb() {
    return declared_verb({.name = "bench",
                          .help = "speed, with signatures that are the same on every platform",
                          .takes_input = false,
                          .rows = {row_info(kBenchColumns)}},
                         make_bench);
}

}  // namespace rookery
