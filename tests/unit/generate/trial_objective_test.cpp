#include "generate/trial_objective.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <string>

#include "generate/contradictions.hpp"
#include "generate/objective.hpp"
#include "support/checkers/request_checker.hpp"
#include "support/first_result.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

constexpr int kUnbounded = std::numeric_limits<int>::max() / 2;

const Grid9 kSingles =
    samples::grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const Grid9 kBraid4 =
    samples::grid_of(".2...67...5.1...63.......1..6.....753...2......1..58...7.93...1..2....9..3...265.");
// BxB 4
const Grid9 kDepth2 =
    samples::grid_of(".....6.8....1..2...9..3...5.3..9...7...8...6...1..2....7.....5.51..4....9.4.....3");
// BxBB 2
const Grid9 kDepth3 =
    samples::grid_of("........1.....2.34.35.......2..67....8753....5.62.8.7..62......75...68..8.3.25..7");

TrialTarget target(TrialScale scale, int low, int high) {
    TrialTarget made;
    made.ranges[static_cast<int>(scale)] = {low, high};
    return made;
}

int distance(const Grid9& puzzle, const TrialTarget& wanted, int most = kUnbounded) {
    TrialRater rater;
    Budget budget(1'000'000'000);
    return trial_distance(puzzle, wanted, most, rater, {}, budget);
}

}  // namespace

TEST_CASE("a length outside its range costs four per unit, and a bound changes nothing below it") {
    CHECK(distance(kBraid4, {}) == 0);
    CHECK(distance(kBraid4, target(TrialScale::b, 4, 4)) == 0);
    CHECK(distance(kBraid4, target(TrialScale::b, 6, 9)) == 8);
    CHECK(distance(kBraid4, target(TrialScale::w, 1, 2)) == 8);
    CHECK(distance(kDepth2, target(TrialScale::bxb, 5, 9)) == 4);
    CHECK(distance(kDepth3, target(TrialScale::bxbb, 2, 2)) == 0);
    CHECK(distance(kBraid4, target(TrialScale::b, 6, 9), 8) == 8);
    CHECK(distance(kBraid4, target(TrialScale::b, 6, 9), 7) > 7);
}

TEST_CASE("falling short of a depth costs the candidates that T&E(1) refutes, or levels") {
    const int braided = distance(kBraid4, target(TrialScale::te, 2, 2));
    TrialRater rater;
    CHECK(braided == rater.refuted(kBraid4));
    CHECK(braided > 0);
    CHECK_FALSE(rater.refuted(kSingles).has_value());
    CHECK(distance(kSingles, target(TrialScale::te, 2, 2)) > braided);
    CHECK(distance(kSingles, target(TrialScale::te, 1, 1)) == 12);
    CHECK(distance(kDepth2, target(TrialScale::te, 2, 2)) == 0);
    CHECK(distance(kDepth2, target(TrialScale::te, 3, 3)) == 12);
    CHECK(distance(kDepth3, target(TrialScale::te, 0, 1)) == 24);
    CHECK(distance(kDepth3, target(TrialScale::bxb, 2, 9)) == 12);
    CHECK(distance(kBraid4, target(TrialScale::te, 0, 0)) == 16);
    CHECK(distance(kBraid4, target(TrialScale::w, 0, 0)) == 16);  // 0 is depth 0 only
}

TEST_CASE("T&E depth requests are met, and no puzzle has lengths of different depths") {
    GenerateRequest request;
    request.difficulty.trial = target(TrialScale::b, 5, 6);
    request.difficulty.trial.ranges[static_cast<int>(TrialScale::w)] = {5, 5};
    CHECK(tests::result_error(request, tests::first_result(request, 5, 20)) == "");
    request.difficulty.trial = target(TrialScale::te, 0, 0);
    CHECK(tests::result_error(request, tests::first_result(request, 5, 20)) == "");
    request = {};
    request.near = kDepth2;
    request.difficulty.trial = target(TrialScale::te, 2, 2);
    CHECK(tests::result_error(request, tests::first_result(request, 5, 20)) == "");

    CHECK(trial_contradiction_in({}).empty());
    TrialTarget both = target(TrialScale::b, 1, 9);
    both.ranges[static_cast<int>(TrialScale::te)] = {0, 1};
    CHECK(trial_contradiction_in(both).empty());
    both.ranges[static_cast<int>(TrialScale::te)] = {0, 0};
    CHECK_FALSE(trial_contradiction_in(both).empty());
    both.ranges[static_cast<int>(TrialScale::te)] = {2, 3};
    CHECK(trial_contradiction_in(both).find("BxB depth 2") != std::string::npos);
    both.ranges[static_cast<int>(TrialScale::te)] = {};
    both.ranges[static_cast<int>(TrialScale::bxb)] = {2, 3};
    request.difficulty.trial = both;
    CHECK_FALSE(impossible_because(request).empty());
}
