// Random requests: what comes out is what was asked for, twice the same, and the judge's distances are true.
#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <string>

#include "board/symmetry.hpp"
#include "generate/contradictions.hpp"
#include "generate/generate.hpp"
#include "generate/wishes.hpp"
#include "support/random_puzzles.hpp"
#include "support/request_checker.hpp"

using namespace rookery;

namespace {

int between(Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

bool one_in(Random& random, std::uint32_t n) {
    return random.below(n) == 0;
}

Window random_window(Random& random, int low, int high) {
    const int a = between(random, low, high);
    const int b = between(random, low, high);
    return {std::min(a, b), std::max(a, b)};
}

// Ratings stay where a path takes little time.
GenerateRequest random_request(Random& random) {
    GenerateRequest request;
    Difficulty& wish = request.difficulty;
    request.minimal = one_in(random, 4);
    if (one_in(random, 3))
        request.symmetry = static_cast<PatternSymmetry>(between(random, 0, kPatternSymmetryCount - 1));
    if (one_in(random, 3)) {
        request.min_clues = between(random, 20, 28);
        request.max_clues = request.min_clues + between(random, 1, 10);
    }
    if (one_in(random, 2)) wish.er = random_window(random, 10, 78);
    if (one_in(random, 5)) wish.ep = random_window(random, 10, 50);
    if (one_in(random, 5)) wish.ed = random_window(random, 10, 30);
    wish.pearl = one_in(random, 12);
    wish.diamond = one_in(random, 12);
    if (one_in(random, 4)) wish.techniques = techniques_up_to(between(random, 23, 76));
    if (one_in(random, 5)) wish.required = technique_bit(static_cast<Technique>(between(random, 5, 20)));
    if (one_in(random, 5)) wish.steps = random_window(random, 50, 90);
    return request;
}

constexpr int kFarRequest = std::numeric_limits<int>::max() / 2;

}  // namespace

TEST_CASE("random requests are met as asked, and the same seed meets them in the same way") {
    constexpr std::uint64_t kSeed = 61;
    constexpr std::uint64_t kEffort = 120'000;  // enough for most of them
    Workspace workspace;
    int found = 0;
    for (std::uint64_t i = 0; i < 60; ++i) {
        CAPTURE(kSeed);
        CAPTURE(i);
        Random random(kSeed, i);
        const GenerateRequest request = random_request(random);
        if (!impossible_because(request).empty() || !contradiction_in(request).empty()) continue;
        Random again = random;
        Effort effort(kEffort);
        GeneratedPuzzle first;
        if (!generate(request, random, first, {}, workspace, effort)) {
            CHECK(effort.left() == 0);
            continue;
        }
        ++found;
        CHECK(tests::result_fault(request, first) == "");
        Workspace fresh;
        Effort effort_again(kEffort);
        GeneratedPuzzle second;
        CHECK(generate(request, again, second, {}, fresh, effort_again));
        CHECK(first.puzzle == second.puzzle);
        CHECK(effort.left() == effort_again.left());
    }
    CHECK(found > 15);
}

TEST_CASE("a distance is 0 for what fits and more for the rest, and a bound changes nothing below it") {
    constexpr std::uint64_t kSeed = 62;
    Workspace workspace;
    int fitting = 0;
    for (std::uint64_t i = 0; i < 300; ++i) {
        CAPTURE(kSeed);
        CAPTURE(i);
        Random random(kSeed, i);
        const GenerateRequest request = random_request(random);
        const Grid9 puzzle = samples::random_puzzle(random, one_in(random, 2) ? 0 : between(random, 24, 34));
        Effort effort(1'000'000'000);
        const Judge judge(request, {}, workspace);
        const int distance = judge.distance(puzzle, kFarRequest, effort);
        GenerateRequest anywhere = request;  // symmetry is not the judge's business
        anywhere.symmetry = PatternSymmetry::none;
        const std::string fault = tests::request_fault(anywhere, puzzle);
        CAPTURE(fault);
        CHECK((distance == 0) == fault.empty());
        fitting += distance == 0;
        for (const int most : {0, 1, distance - 1, distance, distance + 5, between(random, 0, 40)}) {
            if (most < 0) continue;
            const int bounded = judge.distance(puzzle, most, effort);
            CAPTURE(most);
            if (distance <= most) {
                CHECK(bounded == distance);
            } else {
                CHECK(bounded > most);
            }
        }
    }
    CHECK(fitting > 20);
}
