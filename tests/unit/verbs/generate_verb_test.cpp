// generate: the results match the request, as judged by the other rooms.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <set>

#include "board/clue_cells.hpp"
#include "board/symmetry.hpp"
#include "rate/ease.hpp"
#include "rate/rate.hpp"
#include "solve/solve.hpp"
#include "support/run_call.hpp"
#include "support/samples.hpp"
#include "support/verb_inputs.hpp"
#include "text/tab_separated.hpp"

using namespace rookery;
using samples::mask_of;
using tests::field_of;
using tests::kLattice;
using tests::kPuzzle;
using tests::kSparse;
using tests::run_call;

namespace {

enum GenerateColumn {
    kPuzzleColumn,
    kCluesColumn,
    kEr,
    kEp,
    kEd,
    kHardest,
    kStepsColumn,
    kSymmetry,
    kMinimal,
    kWnef,
    kClass
};

}  // namespace

TEST_CASE("ten puzzles on a pattern: distinct, one solution each, clues in exactly those cells") {
    const CollectingSink result = run_call("generate", {{"count", "10"}, {"pattern", kLattice}, {"seed", "3"}}, "");
    REQUIRE(result.rows.size() == 10);
    for (const std::string& row : result.rows) {
        const std::string line = field_of(row, 0);
        for (std::size_t cell = 0; cell < 81; ++cell) CHECK((line[cell] == '.') == (kLattice[cell] == '.'));
        CHECK(solve(samples::grid_of(line)).unique());
        CHECK(field_of(row, 1) == "29");
    }
    std::vector<std::string> sorted = result.rows;
    std::sort(sorted.begin(), sorted.end());
    CHECK(std::unique(sorted.begin(), sorted.end()) == sorted.end());
}

TEST_CASE("the same seed gives the same rows, another seed others") {
    const auto rows = [](const char* seed) { return run_call("generate", {{"count", "5"}, {"seed", seed}}, "").rows; };
    CHECK(rows("7") == rows("7"));
    CHECK(rows("7") != rows("8"));
}

TEST_CASE("minimal puzzles are minimal, and the columns match rate") {
    const CollectingSink result = run_call("generate", {{"count", "3"}, {"pattern", kSparse}, {"minimal", ""}}, "");
    REQUIRE(result.rows.size() == 3);
    for (const std::string& row : result.rows) {
        CHECK(redundant_clues(samples::grid_of(field_of(row, 0))).empty());
        const std::string rated = run_call("rate", {}, field_of(row, 0)).rows.at(0);
        for (int column = 2; column <= 4; ++column) CHECK(field_of(row, column) == field_of(rated, column - 1));
    }
}

TEST_CASE("a window of ratings") {
    const CollectingSink result =
        run_call("generate", {{"count", "4"}, {"er", "2.0..3.0"}, {"symmetry", "half-turn"}}, "");
    REQUIRE(result.rows.size() == 4);
    for (const std::string& row : result.rows) {
        const SeRating rating = rate_se(samples::grid_of(field_of(row, 0)));
        CHECK(rating.status == RatingStatus::rated);
        CHECK(20 <= rating.er);
        CHECK(rating.er <= 30);
        CHECK(field_of(row, kEr) == format_rating(rating.er));
    }
}

TEST_CASE("the columns match what other components say of the puzzle") {
    const auto job = tests::job_for("generate", {{"count", "6"}, {"symmetry", "diagonal"}}, "");
    REQUIRE(job != nullptr);
    CHECK(job->columns().size() == kClass + 1);
    CHECK(job->has_dedupe_key());
    CHECK(job->max_idle_parts() == kNoIdleLimit);
    for (const std::string& row : tests::run_all_parts(*job).rows) {
        const Grid9 puzzle = samples::grid_of(field_of(row, kPuzzleColumn));
        const SeRating rating = rate_se(puzzle);
        CHECK(field_of(row, kHardest) == name_of(rating.hardest));
        CHECK(field_of(row, kStepsColumn) == std::to_string(rating.steps));
        CHECK(field_of(row, kSymmetry) == name_of(symmetry_of(clue_cells(puzzle))));
        CHECK(field_of(row, kMinimal) == (redundant_clues(puzzle).empty() ? "yes" : "no"));
        CHECK(field_of(row, kWnef) == format_wnef(ease_of(puzzle).wnef()));
        CHECK(field_of(row, kClass).size() == 16);
    }
}

TEST_CASE("steps are those of the path by the allowed techniques") {
    const CollectingSink result =
        run_call("generate", {{"count", "3"}, {"techniques", "naked single, hidden single"}}, "");
    REQUIRE(result.rows.size() == 3);
    for (const std::string& row : result.rows) {
        const auto path =
            run_call("explain", {{"technique", "naked single, hidden single"}}, field_of(row, kPuzzleColumn)).rows;
        CHECK(field_of(row, kStepsColumn) == std::to_string(path.size() - 1));  // its last row is the end
    }
}

TEST_CASE("unrated: what was not needed is missing") {
    const CollectingSink result = run_call("generate", {{"count", "40"}, {"pattern", kLattice}, {"unrated", ""}}, "");
    REQUIRE(result.rows.size() == 40);
    for (const std::string& row : result.rows) {
        for (const int column : {kEr, kEp, kEd, kHardest, kStepsColumn, kMinimal}) CHECK(field_of(row, column) == "-");
        CHECK(solve(samples::grid_of(field_of(row, kPuzzleColumn))).unique());
    }
    const std::string minimal = run_call("generate", {{"minimal", ""}, {"unrated", ""}}, "").rows.at(0);
    CHECK(field_of(minimal, kMinimal) == "yes");
    const std::string window = run_call("generate", {{"er", "1.2..2.0"}, {"unrated", ""}}, "").rows.at(0);
    CHECK(field_of(window, kEr) == run_call("rate", {}, field_of(window, kPuzzleColumn)).rows.at(0).substr(82, 3));
}

TEST_CASE("JSON rows: the keys, with the class last") {
    const std::string row = run_call("generate", {{"json", ""}, {"unrated", ""}}, "").rows.at(0);
    const std::string middle = R"(,"er":null,"ep":null,"ed":null,"status":"unrated","hardest":null,"steps":null,)";
    CHECK(row.find(middle) != std::string::npos);
    CHECK(row.find(R"("symmetry":"none","minimal":null,"wnef":0.)") != std::string::npos);
    const auto last = row.find(R"("class":")");
    CHECK(row.size() == last + 9 + 16 + 2);
}

TEST_CASE("a class contains exactly the puzzles equal up to symmetry") {
    const auto job = tests::job_for("generate", {{"count", "200"}, {"pattern", kLattice}, {"unrated", ""}}, "");
    REQUIRE(job != nullptr);
    std::set<std::string> classes;
    std::set<std::string> forms;
    for (std::int64_t part = 0; part < 2; ++part) {
        CollectingSink found;
        job->run(part, found, StopToken());
        for (const std::string& row : found.rows) {
            classes.insert(field_of(row, kClass));
            forms.insert(run_call("canonical", {}, field_of(row, kPuzzleColumn)).rows.at(0));
        }
    }
    CHECK(classes.size() >= 200);
    CHECK(classes.size() == forms.size());
}

TEST_CASE("like a puzzle: its pattern, an ER close to its own, and a different puzzle") {
    const CollectingSink result = run_call("generate", {{"count", "5"}, {"like", kPuzzle}}, "");
    REQUIRE(result.rows.size() == 5);
    const std::string own = run_call("rate", {}, kPuzzle).rows.at(0).substr(82, 3);
    for (const std::string& row : result.rows) {
        CHECK(mask_of(field_of(row, kPuzzleColumn)) == mask_of(kPuzzle));
        CHECK(own == "1.2");
        CHECK(field_of(row, kEr) <= "1.4");
    }
    const auto harder = run_call("generate", {{"like", kPuzzle}, {"er", "2.0..4.0"}}, "").rows;
    REQUIRE(harder.size() == 1);
    CHECK(mask_of(field_of(harder[0], kPuzzleColumn)) == mask_of(kPuzzle));
    CHECK(field_of(harder[0], kEr) >= "2.0");
}

TEST_CASE("like a puzzle: making the job rates nothing, and a part that rates it can be stopped") {
    // Takes a minute to rate.
    const std::string hard = "........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4";
    const auto job = tests::job_for("generate", {{"like", hard}}, "");
    REQUIRE(job != nullptr);
    const std::atomic<bool> stop{true};
    CollectingSink sink;
    CHECK(job->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(sink.rows.empty());
}

TEST_CASE("give-up counts tries, and a part makes no further ones in vain") {
    const auto tries_of = [](const std::string& most) {
        const auto job = tests::job_for("generate", {{"er", "11.0"}, {"give-up", most}}, "");
        CollectingSink sink;
        CHECK(job->run(0, sink, StopToken()) == PartStatus::done);
        REQUIRE(sink.rows.size() == 1);
        return sink.rows[0];
    };
    CHECK(tries_of("1") == "tries 1");
    CHECK(tries_of("250") == "tries 250");
    const auto job = tests::job_for("generate", {{"count", "50"}, {"unrated", ""}, {"give-up", "5"}}, "");
    CHECK(job->counts_tries());
    CHECK(tests::run_all_parts(*job).rows.size() == 50);  // each is new
    CHECK(run_call("generate", {{"er", "11.0"}, {"give-up", "30"}}, "").rows.empty());
}

TEST_CASE("windows without a value of their scale are refused") {
    const auto refused = [](const tests::Options& options) { return tests::refusal_of("generate", options); };
    CHECK(refused({{"er", "1.3..1.4"}}) == "no puzzle has an ER of 1.3 to 1.4: no step on the scale has such a rating");
    CHECK(refused({{"ep", "6.3..6.4"}}) == "no puzzle has an EP of 6.3 to 6.4: no step on the scale has such a rating");
    CHECK(refused({{"ed", "1.1"}}) == "no puzzle has an ED of 1.1: no step on the scale has such a rating");
    CHECK(refused({{"hodoku-score", "1..3"}}) ==
          "no puzzle has a HoDoKu score of 1 to 3: no combination of step scores adds up to it");
    CHECK(refused({{"hodoku-score", "201"}}).rfind("no puzzle has a HoDoKu score of 201", 0) == 0);
    CHECK(refused({{"bxb", "0"}}) == "BxB and BxBB must be at least 1");
    CHECK(refused({{"er", "1.3..1.5"}}) == "accepted");
    CHECK(refused({{"hodoku-score", "200..204"}}) == "accepted");
    CHECK(tests::refusal_of("rate", {{"er", "1.3..1.4"}}, kPuzzle) ==
          "no puzzle has an ER of 1.3 to 1.4: no step on the scale has such a rating");
    CHECK(tests::refusal_of("neighbours", {{"er", "2.1"}}, kPuzzle) ==
          "no puzzle has an ER of 2.1: no step on the scale has such a rating");
}

TEST_CASE("impossible calls are refused with what was expected") {
    const auto refused = [](const tests::Options& options) { return tests::refusal_of("generate", options); };
    CHECK(refused({{"like", "123"}}).rfind("option like, character ", 0) == 0);
    CHECK(refused({{"near", "53" + std::string(79, '.')}}) ==
          "option near: expected a puzzle with one solution; this one has several");
    CHECK(refused({{"within", kPuzzle + "\n" + kPuzzle}}) == "option within: expected one 9x9 puzzle of given digits");
    CHECK(refused({{"like", kPuzzle}, {"pattern", kLattice}}) ==
          "like uses the pattern of its puzzle: leave out pattern and symmetry");
    CHECK(refused({{"with", "magic"}}).rfind("option with: expected a comma-separated list of ", 0) == 0);
    CHECK(refused({{"steps", "9..3"}}) == "option steps: expected A..B with 1 <= A <= B <= 999, found \"9..3\"");
    CHECK(refused({{"give-up", "0"}}) == "option give-up: expected a whole number from 1 to 1000000000, found \"0\"");
    CHECK(refused({{"masking", "blind"}}) == "option masking: expected one of tuned, random, found \"blind\"");
    CHECK(refused({{"ep", "0.5"}}) == "option ep: expected A..B with 1.0 <= A <= B <= 12.0, found \"0.5\"");
}

TEST_CASE("a part is stopped, and what it has sent so far is valid") {
    const auto job = tests::job_for("generate", {{"count", "1000000"}, {"pattern", kLattice}, {"unrated", ""}}, "");
    REQUIRE(job != nullptr);
    struct StoppingSink : CollectingSink {
        std::atomic<bool> stop{false};
        void row(std::string_view text) override {
            CollectingSink::row(text);
            stop = rows.size() == 3;
        }
    };
    StoppingSink stopping;
    CHECK(job->run(0, stopping, StopToken(&stopping.stop)) == PartStatus::stopped);
    CollectingSink whole;
    CHECK(job->run(0, whole, StopToken()) == PartStatus::done);
    REQUIRE(stopping.rows.size() == 3);
    CHECK(std::equal(stopping.rows.begin(), stopping.rows.end(), whole.rows.begin()));
}
