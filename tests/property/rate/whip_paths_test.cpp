// Paths by whips and braids: every step is one by definition, and the longest matches the rating.
#include <doctest/doctest.h>

#include <string>

#include "logic/explain.hpp"
#include "logic/path.hpp"
#include "rate/trial/path_scales.hpp"
#include "rate/trial/trial.hpp"
#include "support/checkers/inference_checker.hpp"
#include "support/checkers/whip_checker.hpp"
#include "support/puzzles/rated_puzzles.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

TrialScale rating_of(const PathScale& path) {
    for (int i = 0; i < kTrialScales; ++i) {
        if (kTrialScaleNames[i] == path.id) return static_cast<TrialScale>(i);
    }
    FAIL("no such rating");
    return TrialScale::te;
}

struct WalkedPath {
    PathEnd end;
    int longest = 0;
    int chains = 0;  // steps that are not singles
};

// Checks every step.
WalkedPath walk_checked(const Grid9& puzzle, const PathScale& path, const Grid9& solution) {
    WalkedPath walked{};
    PathOptions options{*path.scale};
    options.detail = Detail::highlights;
    State state(puzzle);
    walked.end = walk_path(state, options, [&](const Step& step, const State& before) {
        walked.longest = std::max(walked.longest, step.rating);
        if (step.places) {
            CHECK(step.rating == 0);
            CHECK(solution[step.placement.cell] == step.placement.digit);
            return true;
        }
        ++walked.chains;
        const std::string text = describe(step);
        CAPTURE(text);
        const plain::Board board = plain::Board::of(before);
        CHECK(plain::WhipChecker::error(board, text) == "");
        CHECK(step.rating == step.length);
        REQUIRE(step.eliminations.size() == 1);
        const CellDigit gone = step.eliminations.front();
        CHECK(solution[gone.cell] != gone.digit);
        // The drawn chain begins with the target, and its ends contradict each other.
        REQUIRE(step.chains.size() == 1);
        const Chain& chain = step.chains.front();
        CHECK(plain::InferenceChecker::links_error(board, chain, {}) == "");
        CHECK((chain.nodes.front().on && chain.nodes.front().at == gone));
        REQUIRE(chain.ends.size() == 2);
        const ChainNode& on = chain.nodes[chain.ends[0]];
        const ChainNode& off = chain.nodes[chain.ends[1]];
        CHECK((on.on && !off.on && on.at == off.at && on.group.empty()));
        return true;
    });
    return walked;
}

// Returns the number of chains checked.
int check_paths(const Grid9& puzzle) {
    const SolveResult solved = solve(puzzle);
    TrialScales scales;
    scales.add(TrialScale::te);
    for (const PathScale& path : kPathScales) {
        if (path.length != nullptr) scales.add(rating_of(path));
    }
    TrialRater rater;
    const TrialRatings ratings = rater.rate(puzzle, scales);
    int chains = 0;
    for (const PathScale& path : kPathScales) {
        if (path.length == nullptr) continue;
        CAPTURE(path.id);
        const std::optional<int> rating = ratings.of(rating_of(path));
        if (!rating) continue;
        const WalkedPath walked = walk_checked(puzzle, path, solved.first);
        chains += walked.chains;
        CHECK(walked.end == PathEnd::solved);
        CHECK(walked.longest == *rating);
    }
    return chains;
}

}  // namespace

TEST_CASE("paths of random puzzles match the definitions, and their longest steps are the ratings") {
    constexpr std::uint64_t kSeed = 20261126;
    MESSAGE("seed ", kSeed);
    Random random(kSeed, 0);
    int chains = 0;
    for (int i = 0; i < 60; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        CAPTURE(i);
        chains += check_paths(puzzle);
    }
    MESSAGE(chains, " whips and braids");
    CHECK(chains > 500);
}

TEST_CASE("the same for puzzles that need chains") {
    int chains = 0;
    for (std::size_t i = 0; i < samples::kNeedChains.size(); i += 3) {
        CAPTURE(i);
        chains += check_paths(samples::grid_of(samples::kNeedChains[i].puzzle));
    }
    CHECK(chains > 100);
}

TEST_CASE("the checker of whips finds errors") {
    State state(samples::grid_of(samples::kNeedChains[0].puzzle));
    PathOptions options{kWhipScale};
    options.detail = Detail::highlights;
    int wrong = 0;
    walk_path(state, options, [&](const Step& step, const State& before) {
        if (step.places || step.length < 2) return true;
        const plain::Board board = plain::Board::of(before);
        const std::string text = describe(step);
        CHECK(plain::WhipChecker::error(board, text) == "");
        const std::size_t begin = text.find('[');
        const std::size_t first = text.find(" - ");
        // Without its first link, with another length, with another target.
        const std::string without = text.substr(0, text.find(": ", begin) + 2) + text.substr(first + 3);
        std::string longer = text;
        ++longer[begin + 1];
        std::string other = text;
        other.back() = other.back() == '9' ? '1' : static_cast<char>(other.back() + 1);
        CHECK(plain::WhipChecker::error(board, without) != "");
        CHECK(plain::WhipChecker::error(board, longer) != "");
        CHECK(plain::WhipChecker::error(board, other) != "");
        ++wrong;
        return true;
    });
    CHECK(wrong > 0);
}
