// exact: the three answers, the contents of their rows, and rejected input.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "exact/closure.hpp"
#include "exact/clue_shares.hpp"
#include "solve/any_order.hpp"
#include "solve/solve.hpp"
#include "support/run_call.hpp"
#include "support/samples.hpp"
#include "support/verb_inputs.hpp"
#include "text/tab_separated.hpp"
#include "text/text.hpp"
#include "verbs/exact/exact_options.hpp"
#include "verbs/exact/exact_row.hpp"

using namespace rookery;
using Given = tests::Options;
using tests::job_for;
using tests::kLattice;
using tests::refusal_of;
using tests::run_call;

namespace {

const std::string kClueless = std::string(18, '.') + std::string(63, 'x');  // rows 1 and 2
const std::string kFew = std::string(16, 'x') + std::string(65, '.');
// 4x4: one with clues, one that geometry forbids, one that takes a proof.
const std::string kGood4 = "x..x....x......x";
const std::string kClueless4 = "xxxx............";
const std::string kHard4 = "x...x.....x....x";

enum Column : std::size_t { kPattern, kClues, kStrategies, kAnswer, kExactPuzzle, kSteps, kReason, kColumns };

using Fields = std::vector<std::string>;

Fields row_for(const Given& options, const std::string& input = {}) {
    const CollectingSink result = run_call("exact", options, input);
    REQUIRE(result.rows.size() == 1);
    CHECK(result.problems.empty());
    Fields fields = fields_of(result.rows[0]);
    REQUIRE(fields.size() == kColumns);
    return fields;
}

// The 4x4 grid of 16 characters.
Grid4 small_grid(const std::string& text) {
    const auto line = parse_line(text, 1);
    REQUIRE(std::holds_alternative<ParsedPuzzle>(line));
    return std::get<Grid4>(std::get<ParsedPuzzle>(line).grid);
}

class Documents : public CollectingSink {
  public:
    void document(std::string_view name, std::string_view text) override {
        if (text.empty()) {
            texts.erase(std::string(name));
        } else {
            texts[std::string(name)] += text;
        }
    }
    std::map<std::string, std::string> texts;
};

}  // namespace

TEST_CASE("clues: on the pattern, with one solution, solved by the strategies only") {
    const Fields row = row_for({{"pattern", kLattice}});
    CHECK(row[kPattern] == kLattice);
    CHECK(row[kClues] == "29");
    CHECK(row[kStrategies] == "naked,hidden,locked");
    CHECK(row[kAnswer] == "clues");
    CHECK(row[kReason] == "-");
    for (std::size_t cell = 0; cell < 81; ++cell) CHECK((row[kExactPuzzle][cell] == '.') == (kLattice[cell] == '.'));
    const Grid9 puzzle = samples::grid_of(row[kExactPuzzle]);
    CHECK(solve(puzzle).unique());
    StrategyState<3> state = initial_state(puzzle);
    int steps = 0;
    for (; !state.solved() && steps < 100; ++steps) state = next_state(state, kBasicStrategies);
    CHECK(row[kSteps] == std::to_string(steps));
}

TEST_CASE("the puzzle uses only allowed strategies") {
    const Fields naked = row_for({{"pattern", kLattice}, {"strategies", " Naked "}, {"seed", "3"}});
    CHECK(naked[kStrategies] == "naked");
    REQUIRE(naked[kAnswer] == "clues");
    CHECK(steps_to_solve(samples::grid_of(naked[kExactPuzzle]), kNakedSingles) == std::stoi(naked[kSteps]));
    const Fields small = row_for({{"pattern", kGood4}, {"strategies", "naked"}});
    REQUIRE(small[kAnswer] == "clues");
    CHECK(solve_any_order(small_grid(small[kExactPuzzle])).unique());
    for (std::size_t cell = 0; cell < 16; ++cell) CHECK((small[kExactPuzzle][cell] == '.') == (kGood4[cell] == '.'));
}

TEST_CASE("sets not covered by core/logic's techniques are answered too") {
    for (const char* strategies :
         {"naked,locked", "naked,naked-pairs", "hidden,hidden-pairs", "naked,hidden,hidden-pairs"}) {
        CAPTURE(strategies);
        for (const char* seed : {"1", "2", "3", "4", "5"}) {
            const Fields row = row_for({{"pattern", kLattice}, {"strategies", strategies}, {"seed", seed}});
            REQUIRE(row[kAnswer] == "clues");
            CHECK(solve(samples::grid_of(row[kExactPuzzle])).unique());
        }
    }
}

TEST_CASE("impossible: by the number of clues, by positions with their cells, by a refutation") {
    const Fields few = row_for({{"pattern", kFew}});
    CHECK(few[kAnswer] == "impossible");
    CHECK(few[kReason].find("fewer than 17 clues") != std::string::npos);
    CHECK(few[kExactPuzzle] == "-");
    CHECK(few[kSteps] == "-");
    CHECK(row_for({{"pattern", kClueless}})[kReason].find("rows 1 and 2") != std::string::npos);
    CHECK(row_for({{"pattern", "x..............."}})[kReason].find("fewer than 4 clues") != std::string::npos);
    const Fields hard = row_for({{"pattern", kHard4}});
    CHECK(hard[kAnswer] == "impossible");
    CHECK(std::stoi(hard[kSteps]) > 0);
    const CollectingSink json = run_call("exact", {{"pattern", kClueless4}, {"json", ""}}, "");
    REQUIRE(json.rows.size() == 1);
    CHECK(json.rows[0].find("\"answer\":\"impossible\",\"puzzle\":null,\"steps\":null,\"reason\":\"rows 3 and 4") !=
          std::string::npos);
    CHECK(json.rows[0].find("\"cells\":[8,9,10,11,12,13,14,15]}") != std::string::npos);
}

TEST_CASE("a pattern undecided by the first part is impossible once all others have found nothing") {
    const Given options{{"pattern", kHard4}, {"attempts", "0"}, {"conflicts", "0"}};
    const auto left = job_for("exact", options, "");
    CHECK(left->most_rows() == 1);
    // Every part reaches its limit and says so; its row is not a result but the same as the job's last row then.
    std::vector<std::string> rows;
    for (std::int64_t part = 0; part < left->parts(); ++part) {
        CollectingSink sink;
        CHECK(left->run(part, sink, StopToken()) == PartStatus::done);
        rows.insert(rows.end(), sink.rows.begin(), sink.rows.end());
    }
    CHECK(rows == std::vector<std::string>(static_cast<std::size_t>(left->parts() - 1), left->last_word(false)));
    CHECK(row_for(options)[kAnswer] == "undecided");

    const auto job = job_for("exact", {{"pattern", kHard4}}, "");
    for (std::int64_t part = 1; part < job->parts(); ++part) {
        CollectingSink sink;
        CHECK(job->run(part, sink, StopToken()) == PartStatus::done);
        CHECK(sink.rows.empty());
    }
    const Fields last = fields_of(job->last_word(true));
    CHECK(last[kAnswer] == "impossible");
    CHECK(last[kReason].find(std::to_string(job->parts() - 1) + " parts") != std::string::npos);
    CHECK(fields_of(job->last_word(false))[kAnswer] == "undecided");
}

TEST_CASE("a part of a pattern with clues finds some, or refutes its share") {
    const auto job = job_for("exact", {{"pattern", kGood4}}, "");
    int found = 0;
    for (std::int64_t part = 1; part < job->parts(); ++part) {
        CollectingSink sink;
        CHECK(job->run(part, sink, StopToken()) == PartStatus::done);
        CHECK(sink.problems.empty());
        REQUIRE(sink.rows.size() <= 1);
        if (sink.rows.empty()) continue;
        ++found;
        CHECK(solve_any_order(small_grid(fields_of(sink.rows[0]).at(kExactPuzzle))).unique());
    }
    CHECK(found > 0);
}

TEST_CASE("several patterns: a row or a problem for each line") {
    const std::string input = kGood4 + "\r\n\n# a comment\n" + kFew + "\nx.x\n" + kClueless4 + "\n................\n";
    const CollectingSink result = run_call("exact", {{"strategies", "naked,hidden"}}, input);
    REQUIRE(result.rows.size() == 3);
    CHECK(fields_of(result.rows[0])[kAnswer] == "clues");
    CHECK(fields_of(result.rows[1])[kAnswer] == "impossible");
    CHECK(fields_of(result.rows[2])[kPattern] == kClueless4);
    CHECK(result.problems == std::vector<InputProblem>{{5, 4, "expected a pattern of 81 cells, found 3"},
                                                       {7, 1, "expected at least one clue cell, found none"}});
}

TEST_CASE("the same rows in any order of parts, and for one line as for the option") {
    const std::string by_option = run_call("exact", {{"pattern", kHard4}}, "").rows.at(0);
    CHECK(run_call("exact", {}, kHard4 + "\n").rows.at(0) == by_option);
    const auto job = job_for("exact", {{"pattern", kHard4}}, "");
    for (const std::int64_t part : {job->parts() - 1, std::int64_t{0}, std::int64_t{1}}) {
        CollectingSink once;
        CollectingSink again;
        job->run(part, once, StopToken());
        job->run(part, again, StopToken());
        CHECK(once.rows == again.rows);
    }
}

TEST_CASE("each method alone") {
    for (const char* method : {"anneal", "find", "test"}) {
        CAPTURE(method);
        CHECK(row_for({{"pattern", kGood4}, {"method", method}})[kAnswer] == "clues");
        const Fields none = row_for({{"pattern", kHard4}, {"method", method}, {"attempts", "20000"}});
        CHECK(none[kAnswer] == "undecided");
        CHECK(none[kReason].size() > 20);
    }
    for (const char* method : {"refute", "states"}) {
        CAPTURE(method);
        const Fields none = row_for({{"pattern", kHard4}, {"method", method}, {"steps", "12"}});
        CHECK(none[kAnswer] == "impossible");
        CHECK(none[kSteps] == "12");
        CHECK(row_for({{"pattern", kGood4}, {"method", method}})[kAnswer] != "impossible");
    }
    CHECK(row_for({{"pattern", kHard4}, {"method", "states"}, {"strategies", "naked,naked-pairs"}})[kAnswer] ==
          "undecided");
    CHECK(row_for({{"pattern", kGood4}, {"method", "find"}, {"steps", "1"}})[kAnswer] == "undecided");
}

TEST_CASE("a proof is sent as documents, and only if it is the answer") {
    const auto documents_of = [](const Given& options, std::int64_t part, const std::string& input = "") {
        Given all = options;
        all["proof"] = "";
        const auto job = job_for("exact", all, input);
        Documents sink;
        CHECK(job->run(part, sink, StopToken()) == PartStatus::done);
        return sink.texts;
    };
    auto texts = documents_of({{"pattern", kHard4}, {"cubes", "1"}}, 0);
    REQUIRE(texts.size() == 2);
    CHECK(texts["cnf"].substr(0, 2) == "c ");
    CHECK(texts["cnf"].find("\np cnf ") != std::string::npos);
    CHECK(texts["cnf"].substr(texts["cnf"].size() - 3) == " 0\n");
    CHECK(texts["lrat"].find(" 0 ") != std::string::npos);
    texts = documents_of({{"pattern", kHard4}}, 2);
    CHECK(texts.count("2.cnf") == 1);
    CHECK(texts.count("2.lrat") == 1);
    texts = documents_of({}, 1, kGood4 + "\n\n" + kHard4);
    CHECK(texts.count("3.lrat") == 1);
    CHECK(documents_of({{"pattern", kGood4}}, 0).empty());
    CHECK(documents_of({{"pattern", kClueless4}}, 0).count("lrat") == 1);
    CHECK(documents_of({{"pattern", kHard4}, {"attempts", "0"}, {"conflicts", "0"}}, 0).empty());
    CHECK(documents_of({{"pattern", kHard4}, {"method", "find"}}, 0).empty());
}

TEST_CASE("no documents without the option") {
    Documents sink;
    job_for("exact", {{"pattern", kHard4}}, "")->run(0, sink, StopToken());
    CHECK(sink.texts.empty());
}

TEST_CASE("a stop token ends a part, and the pattern is then undecided") {
    const std::atomic<bool> stop{true};
    for (const Given& options : {Given{{"pattern", kLattice}}, Given{{"pattern", kLattice}, {"cubes", "1"}},
                                 Given{{"pattern", kLattice}, {"method", "anneal"}},
                                 Given{{"pattern", kLattice}, {"method", "refute"}}, Given{{"fewest", ""}}}) {
        const auto job = job_for("exact", options, "");
        CollectingSink sink;
        CHECK(job->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
        CHECK(sink.rows.empty());
        CHECK(job->last_word(false).find("undecided") != std::string::npos);
    }
    // There is no summary for several patterns.
    CHECK(job_for("exact", {}, kGood4 + "\n" + kGood4)->last_word(false).empty());
}

TEST_CASE("a part's current activity") {
    class Activities : public CollectingSink {
      public:
        void activity(std::string_view text) override { received.insert(std::string(text.substr(0, text.find(':')))); }
        std::set<std::string> received;
    };
    Activities list;
    const auto job = job_for("exact", {{"conflicts", "3000"}}, kLattice + "\n" + kLattice);
    job->run(1, list, StopToken());
    CHECK(list.received == std::set<std::string>{"line 2"});
    Activities fewest;
    job_for("exact", {{"fewest", ""}, {"clues", "17"}, {"strategies", "naked"}, {"attempts", "30000"}}, "")
        ->run(2, fewest, StopToken());
    CHECK(fewest.received == std::set<std::string>{"17 clues, attempt 3"});
}

TEST_CASE("refused calls") {
    const auto refused = [](Given options, const std::string& input = {}) {
        if (options.count("pattern") == 0 && input.empty()) options["pattern"] = kLattice;
        return refusal_of("exact", options, input);
    };
    CHECK(refused({{"pattern", kLattice}}, kLattice) ==
          "expected either the option pattern or patterns as input, found both");
    CHECK(refused({{"pattern", "x.x"}}) == "option pattern, character 4: expected a pattern of 81 cells, found 3");
    CHECK(refused({{"pattern", "x.x"}, {"order", "2"}}) ==
          "option pattern, character 4: expected a pattern of 16 cells, found 3");
    CHECK(refused({{"pattern", std::string(81, '.')}}) ==
          "option pattern, character 1: expected at least one clue cell, found none");
    const std::string names = "expected a comma-separated list of naked, hidden, locked, naked-pairs, hidden-pairs";
    CHECK(refused({{"strategies", "naked,magic"}}) == "option strategies: " + names + ", found \"naked,magic\"");
    CHECK(refused({{"strategies", "naked,"}}) == "option strategies: " + names + ", found \"naked,\"");
    const std::string singles =
        "option strategies: expected a list with naked or hidden, since the others place no digits";
    CHECK(refused({{"strategies", ""}}) == singles + ", found \"\"");
    CHECK(refused({{"strategies", "locked,naked-pairs"}}) == singles + ", found \"locked,naked-pairs\"");
    CHECK(refused({{"method", "magic"}}) ==
          "option method: expected one of portfolio, anneal, find, refute, states, test, sat, found \"magic\"");
    CHECK(refused({{"order", "4"}}) == "option order: expected a whole number from 2 to 3, found \"4\"");
    CHECK(refused({{"steps", "5"}}) == "steps works only with the methods find, refute and states: add one of them");
    CHECK(refused({{"method", "find"}, {"steps", "0"}}).find("option steps: expected a whole number from 1") == 0);
    CHECK(refused({{"cubes", "0"}}).find("option cubes: expected a whole number from 1") == 0);
    CHECK(refused({{"cubes", "8"}, {"method", "find"}}) ==
          "cubes works only with the method portfolio: leave out other methods");
    CHECK(refused({{"cubes", "8"}}, kGood4 + "\n" + kGood4) == "cubes works only with one pattern, found 2 patterns");
    CHECK(refused({{"clues", "20"}}) == "clues works only with fewest: add fewest");
    CHECK(refused({{"give-up", "2"}}) == "give-up works only with fewest: add fewest");
    CHECK(refused({{"fewest", ""}}) == "the option fewest searches all patterns: leave out the pattern");
    CHECK(refusal_of("exact", {{"fewest", ""}, {"method", "find"}}) ==
          "the option fewest works only with the methods anneal and sat");
    CHECK(refused({{"method", "sat"}}) == "the method sat, count and each work only with fewest: add fewest");
    const auto refused_sat = [](Given options) {
        options["fewest"] = "";
        options["method"] = "sat";
        return refusal_of("exact", options);
    };
    CHECK(refused_sat({{"attempts", "9"}}) == "the option attempts does not apply to the method sat: leave it out");
    CHECK(refused_sat({{"count", ""}, {"clues", "17"}}) ==
          "the option count works only on 4x4 boards with a number of clues: add order 2 and clues");
    CHECK(refused_sat({{"each", ""}}) == "the option each needs a number of clues: add clues");
    CHECK(refused_sat({{"each", ""}, {"count", ""}, {"order", "2"}, {"clues", "4"}}) ==
          "expected either count or each, found both");
    CHECK(refused_sat({{"clues", "25"}}) == "option clues: expected a whole number from 1 to 24, found \"25\"");
    CHECK(refusal_of("exact", {{"fewest", ""}, {"order", "2"}, {"clues", "17"}}) ==
          "option clues: expected a whole number from 1 to 16, found \"17\"");
    CHECK(refused({{"seed", "-1"}}).find("option seed: expected a whole number") == 0);
}

TEST_CASE("the fewest clues of 4x4 boards are proved") {
    for (const char* strategies : {"naked", "naked,hidden,locked"}) {
        const CollectingSink result =
            run_call("exact", {{"fewest", ""}, {"order", "2"}, {"strategies", strategies}}, "");
        REQUIRE(result.rows.size() == 1);
        const Fields row = fields_of(result.rows[0]);
        CHECK(row[0] == "4");
        CHECK(small_grid(row[1]).clue_count() == 4);
        CHECK(row[2] == strategies);
        CHECK(row[3] == "proved");
        CHECK(row[4].find("none of the 696 smaller sets") == 0);
    }
    const Given three{{"fewest", ""}, {"order", "2"}, {"clues", "3"}};
    const Fields row = fields_of(run_call("exact", three, "").rows.at(0));
    CHECK(row[3] == "impossible");
    CHECK(row[4].find("none of the 560 sets") == 0);
}

TEST_CASE("the fewest clues of 4x4 boards, by formulas that leave the cells open") {
    const Given sat{{"fewest", ""}, {"method", "sat"}, {"order", "2"}};
    const auto rows_of = [&](Given more) {
        more.insert(sat.begin(), sat.end());
        const CollectingSink result = run_call("exact", more, "");
        CHECK(result.problems.empty());
        return result.rows;
    };
    const Fields least = fields_of(rows_of({}).at(0));
    CHECK(least[0] == "4");
    CHECK(small_grid(least[1]).clue_count() == 4);
    CHECK(least[3] == "proved");
    CHECK(least[4].find("no 3 clues in any cells can be solved: refuted in 4 parts") == 0);
    const Fields none = fields_of(rows_of({{"clues", "3"}}).at(0));
    CHECK(none[3] == "impossible");

    std::set<std::string> answers;
    const auto each = rows_of({{"clues", "4"}, {"each", ""}});
    for (const std::string& row : each) answers.insert(fields_of(row)[3]);
    CHECK(each.size() == shares_of<2>(4).size());
    CHECK(answers == std::set<std::string>{"clues", "impossible"});

    std::int64_t sets = 0;
    for (const std::string& row : rows_of({{"clues", "4"}, {"count", ""}})) sets += std::stoll(fields_of(row)[2]);
    CHECK(sets == 704);

    // A question left open by a limit is a problem, and the number is marked.
    Given limited{{"clues", "4"}, {"count", ""}, {"conflicts", "0"}};
    limited.insert(sat.begin(), sat.end());
    const CollectingSink cut_short = run_call("exact", limited, "");
    REQUIRE(!cut_short.problems.empty());
    CHECK(cut_short.problems[0].sentence == "not all sets of cells were counted: the conflict limit was reached");
    REQUIRE(cut_short.rows.size() == 1);
    CHECK(cut_short.rows[0].back() == '+');
}

TEST_CASE("17 clues of 9x9, by formulas: some ways to share them are refuted at once, others are left open") {
    const Given options{{"fewest", ""},          {"method", "sat"}, {"clues", "17"},
                        {"strategies", "naked"}, {"each", ""},      {"conflicts", "50"}};
    const auto job = job_for("exact", options, "");
    REQUIRE(job->parts() == 14959);
    CollectingSink sink;
    CHECK(job->run(7, sink, StopToken()) == PartStatus::done);
    CHECK(job->run(14'958, sink, StopToken()) == PartStatus::done);
    REQUIRE(sink.rows.size() == 2);
    CHECK(fields_of(sink.rows[0])[1] == "9 6 1 / 0 1 0 / 0 0 0");
    CHECK(fields_of(sink.rows[0])[3] == "impossible");
    CHECK(fields_of(sink.rows[1])[3] == "undecided");
}

TEST_CASE("the fewest clues of 9x9 boards: decreasing, each number once") {
    CHECK(fields_of(run_call("exact", {{"fewest", ""}, {"clues", "16"}}, "").rows.at(0))[3] == "impossible");
    for (const char* json : {"", "json"}) {
        Given options{{"fewest", ""}, {"attempts", "40000"}, {"give-up", "2"}};
        if (*json != 0) options["json"] = "";
        const CollectingSink result = run_call("exact", options, "");
        CHECK(result.problems.empty());
        REQUIRE(!result.rows.empty());
        if (*json != 0) continue;
        int expected = 22;
        for (const std::string& text : result.rows) {
            const Fields row = fields_of(text);
            CHECK(row[0] == std::to_string(expected));
            const Grid9 puzzle = samples::grid_of(row[1]);
            CHECK(puzzle.clue_count() == expected);
            CHECK(steps_to_solve(puzzle, kBasicStrategies) > 0);
            CHECK(row[3] == (expected == 17 ? "proved" : "found"));
            --expected;
        }
    }
    const CollectingSink none =
        run_call("exact", {{"fewest", ""}, {"clues", "17"}, {"attempts", "500"}, {"give-up", "2"}}, "");
    REQUIRE(none.rows.size() == 1);
    CHECK(fields_of(none.rows[0])[3] == "undecided");
}

TEST_CASE("an incorrect puzzle is not shown") {
    const std::string puzzle = "1..4....2......3";
    const Grid4 grid = small_grid(puzzle);
    CellSet cells;
    for (const int cell : {0, 3, 8, 15}) cells.add(cell);
    CHECK(error_in(grid, cells, kNakedSingles).empty());
    CHECK(error_in(grid, cells | CellSet::single(1), kNakedSingles).find("in the wrong cells") != std::string::npos);
    Grid4 several = grid;
    several[0] = 0;
    CHECK(error_in(several, cells - CellSet::single(0), kNakedSingles).find("one solution") != std::string::npos);
    // It needs more than naked singles.
    const Grid9 hidden = samples::grid_of(row_for({{"pattern", kLattice}, {"strategies", "hidden"}})[kExactPuzzle]);
    CellSet lattice;
    for (int cell = 0; cell < 81; ++cell) {
        if (kLattice[static_cast<std::size_t>(cell)] == 'x') lattice.add(cell);
    }
    CHECK(error_in(hidden, lattice, StrategySet{Strategy::hidden_singles}).empty());
    Grid9 full;
    REQUIRE(solve(hidden).unique());
    full = solve(hidden).first;
    CHECK(error_in(full, CellSet::all(), kNakedSingles).empty());
}

TEST_CASE("names of strategies, both ways") {
    CHECK(names_of(kBasicStrategies) == "naked,hidden,locked");
    const auto named = strategies_named("hidden-pairs , NAKED,naked-pairs");
    REQUIRE(named.has_value());
    CHECK(names_of(*named) == "naked,naked-pairs,hidden-pairs");
    CHECK(strategies_named("")->empty());
    CHECK(strategies_named(" \t")->empty());
    for (const char* bad : {",", "naked,,hidden", "naked hidden", "nake", "naked-"}) {
        CHECK_FALSE(strategies_named(bad).has_value());
    }
}

TEST_CASE("any text for a pattern is either read or refused") {
    constexpr std::uint64_t kSeed = 7;
    const std::string alphabet = "x.01 \t#,\xC3\xA9\n\r";
    for (std::uint64_t round = 0; round < 2000; ++round) {
        Random random(kSeed, round);
        std::string text;
        const std::uint32_t length = random.below(100);
        for (std::uint32_t i = 0; i < length; ++i) {
            text += alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
        }
        for (const int order : {0, 2, 3}) {
            const ExactPattern pattern = read_exact_pattern(text, 1, order);
            const bool good = pattern.problem ? !pattern.problem->sentence.empty() && pattern.problem->column >= 1
                                              : !pattern.cells.empty() && (pattern.order == 2 || pattern.order == 3);
            if (!good) FAIL_CHECK("seed " << kSeed << ", round " << round);
        }
        (void)strategies_named(text);
    }
}
