// ER, EP and ED equal those of the original program.
#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <set>
#include <sstream>
#include <string>

#include "logic/path.hpp"
#include "rate/rate.hpp"
#include "support/data_folder.hpp"
#include "support/environment.hpp"
#include "support/listed_up_to.hpp"
#include "support/paths.hpp"
#include "support/puzzles/rated_puzzles.hpp"
#include "support/puzzles/rated_whole_scale.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

std::string triple(int er, int ep, int ed) {
    return format_rating(er) + "/" + format_rating(ep) + "/" + format_rating(ed);
}

void check_equal(const samples::RatedPuzzle& published) {
    INFO(published.puzzle);
    const SeRating rating = rate_se(samples::grid_of(published.puzzle));
    CHECK(rating.status == RatingStatus::rated);
    CHECK(triple(rating.er, rating.ep, rating.ed) == triple(published.er, published.ep, published.ed));
}

// The technique and the type of every step. Chains count without their kinds.
std::set<std::pair<Technique, int>> techniques_used(std::string_view puzzle) {
    std::set<std::pair<Technique, int>> used;
    State state(samples::grid_of(puzzle));
    for (const Step& step : find_path(state, {kSeScale}).steps) {
        used.insert({step.technique, step.technique < Technique::x_chain ? step.variant : 0});
    }
    return used;
}

// These need nested chains.
constexpr std::array<samples::RatedPuzzle, 4> kNested{{
    {samples::kEscargot, 105, 12, 12},
    {samples::kEr98, 98, 98, 34},
    {samples::kEr105, 105, 12, 12},
    // A nested loop that also rests on its weak links.
    {".2.....8...71....6.6..3........4.9.......38..7..5....2..5.9......13.54...7.6....5", 106, 106, 26},
}};

}  // namespace

TEST_CASE("every triple of the sample is exact") {
    for (const samples::RatedPuzzle& published : samples::kRated) check_equal(published);
}

TEST_CASE("every triple of puzzles that need chains is exact") {
    for (const samples::RatedPuzzle& published : samples::kNeedChains) check_equal(published);
}

TEST_CASE("triples from the whole scale are exact") {
    for (const samples::RatedPuzzle& published : samples::kWholeScale) check_equal(published);
}

TEST_CASE("triples of puzzles that need nested chains are exact") {
    for (const samples::RatedPuzzle& published : kNested) check_equal(published);
    if (environment::number("ROOKERY_FULL", 0) == 0) {
        MESSAGE("skipped without ROOKERY_FULL=1: puzzles above 11");
        return;
    }
    check_equal({samples::kEasterMonster, 116, 116, 108});
    check_equal({samples::kGoldenNugget, 119, 119, 113});
}

TEST_CASE("the sample covers every technique and every type that real puzzles use") {
    std::set<std::pair<Technique, int>> used;
    for (const samples::RatedPuzzle& published : samples::kRated) used.merge(techniques_used(published.puzzle));
    for (const samples::RatedPuzzle& published : samples::kNeedChains) used.merge(techniques_used(published.puzzle));
    for (const samples::RatedPuzzle& published : samples::kWholeScale) used.merge(techniques_used(published.puzzle));
    for (const samples::RatedPuzzle& published : kNested) used.merge(techniques_used(published.puzzle));
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        // Direct claiming comes after direct pointing, which leaves nothing for it: no known puzzle shows it.
        if (technique == Technique::direct_claiming) continue;
        // The highest levels: only the hardest puzzles reach them, and they take seconds.
        if (technique > Technique::nested_chain) continue;
        const bool has_types = technique == Technique::unique_rectangle || technique == Technique::unique_loop ||
                               technique == Technique::bivalue_universal_grave;
        for (int type = has_types ? 1 : 0; type <= (has_types ? 4 : 0); ++type) {
            // Covered below: no puzzle of the published list uses it.
            if (technique == Technique::bivalue_universal_grave && type == 3) continue;
            INFO(name_of(technique), " type ", type);
            CHECK(used.count({technique, type}) == 1);
        }
    }
}

TEST_CASE("rare techniques: triples confirmed by an independently written rater") {
    const samples::RatedPuzzle rare[] = {
        {".....7..8..3....598.15.........61......9.....7....4..3..8...6.....6..91.4...5..2.", 58, 12,
         12},  // BUG, type 3
        {"...28..5.2..7.6....9......4...619..5..8.7..1.7..5...6.....3.......8.1.....39...21", 59, 12,
         12},  // BUG, type 3
        {"86....2..1...327.......83....9..3.......27..5.8.6............4...7.9.1.3.4.57....", 46, 12,
         12},  // loop, type 3
        {".78..9.6.2.......5.6.5.2.1...2.6........5..94.16..........9..76..3.......9..7.2..", 46, 12,
         12},  // loop, type 4
    };
    for (const samples::RatedPuzzle& puzzle : rare) check_equal(puzzle);
    CHECK(techniques_used(rare[0].puzzle).count({Technique::bivalue_universal_grave, 3}) == 1);
    CHECK(techniques_used(rare[1].puzzle).count({Technique::bivalue_universal_grave, 3}) == 1);
    CHECK(techniques_used(rare[2].puzzle).count({Technique::unique_loop, 3}) == 1);
    CHECK(techniques_used(rare[3].puzzle).count({Technique::unique_loop, 4}) == 1);
}

TEST_CASE("the whole published list") {
    const std::vector<std::string> lines = data::lines_of("se_ratings.tsv");
    int rated = 0;
    for (const std::string& line : lines) {
        std::istringstream columns(line);
        std::string puzzle;
        double er = 0;
        double ep = 0;
        double ed = 0;
        if (!(columns >> puzzle >> er >> ep >> ed)) continue;  // the heading
        const auto tenths = [](double rating) { return static_cast<int>(std::lround(rating * 10)); };
        check_equal({puzzle, tenths(er), tenths(ep), tenths(ed)});
        ++rated;
    }
    if (!lines.empty()) MESSAGE(rated, " puzzles rated");
}

TEST_CASE("puzzles with near-BUG boards, but none for 1.2.1") {
    const std::vector<std::string> lines = data::lines_of("se_bug_cases.tsv");
    int rated = 0;
    for (const std::string& line : lines) {
        const std::string puzzle = line.substr(0, line.find('\t'));
        if (puzzle.size() != 81) continue;  // the heading
        std::istringstream ratings(line.substr(82));
        double er = 0;
        double ep = 0;
        double ed = 0;
        char slash = '/';
        REQUIRE((ratings >> er >> slash >> ep >> slash >> ed));
        const auto tenths = [](double rating) { return static_cast<int>(std::lround(rating * 10)); };
        check_equal({puzzle, tenths(er), tenths(ep), tenths(ed)});
        ++rated;
    }
    if (!lines.empty()) {
        CHECK(rated == 25);
        MESSAGE(rated, " puzzles rated");
    }
}

TEST_CASE("quirks of 1.2.1 that decide which steps are available before chains are needed") {
    // The highest rating that the other techniques lead to, according to a second rater.
    const auto highest_before_chains = [](std::string_view puzzle) {
        State state(samples::grid_of(puzzle));
        PathOptions options{kSeScale};
        options.techniques = tests::listed_up_to(Technique::aligned_pair_exclusion);
        SeRating rating;
        for (const Step& step : find_path(state, options).steps) add_step(rating, step);
        CHECK_FALSE(state.is_solved());
        return rating.er;
    };
    // A loop of 8 cells and one of 6 that its search misses; if found, they would be rated 4.7 and 4.6.
    CHECK(highest_before_chains("..............1..2..3....45....521....6..3....4....7......8....1..4.....7.....6..") ==
          26);
    CHECK(highest_before_chains("........1.....2.....3....45.....62.7..5.4.....3..........15.....8.......62....8..") ==
          44);
    // A type 3 that is a naked set (4.7) in a house too small for the hidden set (4.6).
    CHECK(highest_before_chains(".6.4.....54.8........91...8.37.....2....47..19..2...4..9.....1.7.............68.3") ==
          47);
}
