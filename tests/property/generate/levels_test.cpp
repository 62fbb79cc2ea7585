// Puzzles of each level, on any cells and on a pattern, and of wanted HoDoKu scores and techniques. The test rates the
// results again.
#include <doctest/doctest.h>

#include <cstdint>

#include "generate/generate.hpp"
#include "rate/level.hpp"
#include "support/checkers/request_checker.hpp"
#include "support/first_result.hpp"
#include "support/masks.hpp"

using namespace rookery;
using tests::first_result;

namespace {

constexpr std::uint64_t kLevelAttempts = 20;

void check_requests(const GenerateRequest& request, std::uint64_t seeds) {
    CHECK(impossible_because(request) == "");
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        CAPTURE(seed);
        CHECK(tests::result_error(request, first_result(request, seed, kLevelAttempts)) == "");
    }
}

}  // namespace

TEST_CASE("puzzles of each level have that level") {
    for (const Level level : kAllLevels) {
        CAPTURE(name_of(level));
        GenerateRequest request;
        request.difficulty.level = {level, level};
        check_requests(request, 10);
        request.symmetry = PatternSymmetry::half_turn;
        check_requests(request, 3);
        request.symmetry = PatternSymmetry::none;
        request.pattern = samples::cells_of(samples::kLattice);
        check_requests(request, 2);
    }
}

TEST_CASE("several levels at once, and a level together with an ER") {
    GenerateRequest request;
    request.difficulty.level = {Level::medium, Level::hard};
    check_requests(request, 5);
    request.difficulty.level = {Level::hard, Level::extreme};
    request.difficulty.er = {12, 42};
    check_requests(request, 3);
}

TEST_CASE("HoDoKu's score, level and techniques") {
    GenerateRequest request;
    request.difficulty.hodoku.score = {1200, 1300};
    check_requests(request, 3);
    request.difficulty.hodoku = {};
    request.difficulty.hodoku.level = {HodokuLevel::unfair, HodokuLevel::unfair};
    check_requests(request, 3);
    request.difficulty.hodoku = {};
    request.difficulty.hodoku.required = {Technique::skyscraper};
    request.difficulty.hodoku.avoided = {Technique::pointing, Technique::claiming};
    check_requests(request, 3);
}
