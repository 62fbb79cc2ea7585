#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "exact/closure.hpp"
#include "exact/exact.hpp"
#include "solve/solve.hpp"
#include "support/masks.hpp"

using namespace rookery;

namespace {

constexpr ExactLimits kSomeLimits{200'000, 20'000};

// The first pattern of the paper's table 2: refuted for naked singles in a fraction of a second.
constexpr std::string_view kRefuted =
    ".x.x.........x.x.........x..x....x.....x.x.......xx......x..x.xx.x......x........";

class TextOfProof : public ProofSink {
  public:
    void begin(const Formula& formula) override {
        ++proofs;
        clauses = formula.clauses();
        text.clear();
    }
    void lines(std::string_view more) override { text += more; }
    void end() override { ended = true; }

    int proofs = 0;
    std::int64_t clauses = 0;
    std::string text;
    bool ended = false;
};

}  // namespace

TEST_CASE("clues on published patterns, solved by the strategies only") {
    for (const std::string_view mask : {samples::kLattice, samples::kRosette, samples::kCrosses}) {
        const CellSet pattern = samples::cells_of(mask);
        const auto decision = decide<3>(pattern, kBasicStrategies, kSomeLimits, 1);
        REQUIRE(decision.answer == Answer::clues);
        CHECK(decision.steps > 0);
        for (int cell = 0; cell < 81; ++cell) CHECK((decision.puzzle[cell] != 0) == pattern.contains(cell));
        CHECK(Closure<3>(kBasicStrategies).solves(decision.puzzle));
        CHECK(solve(decision.puzzle).unique());
    }
}

TEST_CASE("the same seed gives the same decision") {
    const CellSet pattern = samples::cells_of(samples::kCrosses);
    const auto first = decide<3>(pattern, kBasicStrategies, kSomeLimits, 7);
    CHECK(decide<3>(pattern, kBasicStrategies, kSomeLimits, 7).puzzle == first.puzzle);
    CHECK(decide<3>(pattern, kBasicStrategies, kSomeLimits, 8).puzzle != first.puzzle);
}

TEST_CASE("impossible by positions, with the cells responsible") {
    const auto decision = decide<3>(samples::cells_of(samples::kRing), kBasicStrategies, kSomeLimits, 1);
    CHECK(decision.answer == Answer::impossible);
    CHECK(decision.steps == 0);
    CHECK(decision.marked.size() == 45);
    CHECK_FALSE(decision.reason.empty());
}

TEST_CASE("impossible by refutation, with a proof") {
    TextOfProof proof;
    const auto decision = decide<3>(samples::cells_of(kRefuted), kNakedSingles, {0, 100'000}, 1, {}, &proof);
    CHECK(decision.answer == Answer::impossible);
    CHECK(decision.steps >= 4);
    CHECK(decision.marked.empty());
    CHECK(proof.proofs >= 1);
    CHECK(proof.clauses > 10'000);
    CHECK(proof.ended);
    CHECK(proof.text.size() > 1000);
    CHECK(proof.text.back() == '\n');
}

TEST_CASE("undecided is reported") {
    const auto decision = decide<3>(samples::cells_of(samples::kCrosses), kBasicStrategies, {10, 10}, 1);
    CHECK(decision.answer == Answer::undecided);
    CHECK(decision.reason.find("limits were reached") != std::string::npos);

    const std::atomic<bool> stop{true};
    ProgressCallback progress;
    progress.stop = &stop;
    const auto stopped = decide<3>(samples::cells_of(samples::kCrosses), kBasicStrategies, kSomeLimits, 1, progress);
    CHECK(stopped.answer == Answer::undecided);
    CHECK(stopped.reason.find("stopped") == 0);
}

TEST_CASE("all parts of a refutation together decide the same as the whole") {
    const CellSet refuted = samples::cells_of(kRefuted);
    for (const Cube& cube : cubes_of<3>(refuted, kNakedSingles, 8)) {
        CHECK(decide_in_cube<3>(refuted, kNakedSingles, cube, 1'000'000).answer == Answer::impossible);
    }
    // If a pattern has clues, so does one of its parts.
    CellSet nearly_full = CellSet::all();
    for (const int cell : {0, 10, 20, 40, 44, 60, 70}) nearly_full.remove(cell);
    int found = 0;
    for (const Cube& cube : cubes_of<3>(nearly_full, kBasicStrategies, 4)) {
        const auto decision = decide_in_cube<3>(nearly_full, kBasicStrategies, cube, 1'000'000);
        found += decision.answer == Answer::clues;
        if (decision.answer == Answer::clues) CHECK(Closure<3>(kBasicStrategies).solves(decision.puzzle));
    }
    CHECK(found > 0);
}

TEST_CASE("a long refutation reports its steps, and the stop flag ends it") {
    struct Listener {
        std::atomic<bool> stop{false};
        std::vector<std::string> activities;
    } listener;
    ProgressCallback progress;
    progress.stop = &listener.stop;
    const auto listen = [&listener](std::string_view what) {
        listener.activities.emplace_back(what);
        if (what.find("clauses learnt") != std::string_view::npos) listener.stop = true;
    };
    progress.on_progress = listen;
    const auto decision =
        decide_in_cube<3>(samples::cells_of(samples::kCrosses), kBasicStrategies, {}, UINT64_MAX, progress);
    CHECK(decision.answer == Answer::undecided);
    REQUIRE_FALSE(listener.activities.empty());
    CHECK(listener.activities.front().find("K = 6 steps: ") == 0);
}
