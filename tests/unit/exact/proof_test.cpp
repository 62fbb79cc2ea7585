// The proofs of impossibility: complete for every such answer, joined where it was refuted in parts, rejected after a
// change, and with comments that explain them to a reader who has nothing else.
#include <doctest/doctest.h>

#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "exact/closure.hpp"
#include "exact/encoding/cube_cover.hpp"
#include "exact/encoding/legend.hpp"
#include "exact/exact.hpp"
#include "exact/refutation.hpp"
#include "sat/joined_proof.hpp"
#include "support/checkers/lrat_checker.hpp"
#include "support/dimacs.hpp"
#include "support/masks.hpp"
#include "support/puzzles/minimum_patterns.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kEnough = 10'000'000;

// The texts of formula and proof, as a checker gets them.
class Texts final : public ProofSink {
  public:
    void begin(const Formula& formula) override {
        cnf = to_dimacs(formula);
        lrat.clear();
        formula_of_proof = formula;
    }
    void lines(std::string_view text) override { lrat += text; }
    void end() override { ended = true; }

    std::string result() const { return result_of(cnf, lrat); }
    static std::string result_of(const std::string& cnf, const std::string& lrat) {
        std::string problem;
        const auto formula = dimacs::read(cnf, problem);
        if (!formula) return problem;
        LratChecker checker;
        checker.begin(formula->variables, formula->literals);
        checker.lines(lrat);
        checker.end();
        return checker.result();
    }

    std::string cnf;
    std::string lrat;
    Formula formula_of_proof;
    bool ended = false;
};

CellSet cells_of_text(std::string_view text) {
    CellSet cells;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '.') cells.add(static_cast<int>(i));
    }
    return cells;
}

// The comment lines, without their marker.
std::vector<std::string> comments_of(const std::string& cnf) {
    std::vector<std::string> comments;
    std::istringstream lines(cnf);
    for (std::string line; std::getline(lines, line) && line.substr(0, 2) == "c ";) comments.push_back(line.substr(2));
    return comments;
}

bool any_begins(const std::vector<std::string>& comments, const std::string& beginning) {
    for (const std::string& comment : comments) {
        if (comment.substr(0, beginning.size()) == beginning) return true;
    }
    return false;
}

// Refutes in parts and joins the proofs.
template <int N>
void join(CellSet pattern, StrategySet strategies, int wanted, Texts& whole) {
    const std::vector<Cube> cubes = cubes_of<N>(pattern, strategies, wanted);
    REQUIRE(cubes.size() > 1);
    std::vector<Texts> parts(cubes.size());
    int steps = 0;
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        const auto decision = decide_in_cube<N>(pattern, strategies, cubes[i], kEnough, {}, &parts[i]);
        REQUIRE(decision.answer == Answer::impossible);
        CHECK(parts[i].result() == "verified");
        steps = std::max(steps, decision.steps);
    }
    const CubeCover<N> cover(pattern, strategies, steps, cubes);
    JoinedProof proof(cover.formula(), whole);
    std::vector<std::int64_t> refuted;
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        proof.begin_part(cover.part(i, parts[i].formula_of_proof));
        // In pieces, as files are read.
        const std::string_view text = parts[i].lrat;
        for (std::size_t at = 0; at < text.size(); at += 1000) proof.lines(text.substr(at, 1000));
        refuted.push_back(proof.end_part());
        REQUIRE(refuted.back() > 0);
    }
    cover.derive(refuted, proof);
    proof.end();
}

const std::string kHard4 = "x...x.....x....x";

}  // namespace

TEST_CASE("a decision by positions has a proof too") {
    struct Case {
        std::string pattern;
        StrategySet strategies;
    };
    std::string clueless(81, 'x');
    clueless.replace(0, 18, 18, '.');
    const std::vector<Case> cases{
        {clueless, kBasicStrategies},
        {std::string(16, 'x') + std::string(65, '.'), kBasicStrategies},      // few clues, and empty rows
        {std::string(minimum_patterns::kPatterns[1].puzzle), kNakedSingles},  // cells that see too few
    };
    for (const Case& one : cases) {
        CAPTURE(one.pattern);
        CellSet pattern;
        for (int cell = 0; cell < 81; ++cell) {
            const char c = one.pattern[static_cast<std::size_t>(cell)];
            if (c != '.' && c != '0') pattern.add(cell);
        }
        Texts texts;
        const auto decision = decide<3>(pattern, one.strategies, {0, 0, kEnough}, 1, {}, &texts);
        CHECK(decision.answer == Answer::impossible);
        CHECK(decision.steps == 0);
        CHECK(decision.why_no_proof.empty());
        CHECK(texts.ended);
        CHECK(texts.result() == "verified");
        CHECK(texts.cnf.find(pattern_text<3>(pattern)) != std::string::npos);
    }
    for (const char* small : {"xxxx............", "x...............", "xx..xx.........."}) {
        CAPTURE(small);
        for (const StrategySet strategies : {kBasicStrategies, kNakedSingles}) {
            Texts texts;
            const auto decision = decide<2>(cells_of_text(small), strategies, {0, 0, kEnough}, 1, {}, &texts);
            CHECK(decision.answer == Answer::impossible);
            CHECK(texts.result() == "verified");
        }
    }
}

TEST_CASE("reports when no refutation is found within the limit") {
    Texts texts;
    const CellSet pattern = minimum_patterns::kPatterns[1].cells();
    const auto decision = decide<3>(pattern, kNakedSingles, {0, 0, 10}, 1, {}, &texts);
    CHECK(decision.answer == Answer::impossible);
    CHECK_FALSE(texts.ended);
    CHECK(decision.why_no_proof.find("no refutation was found in 10 conflicts") == 0);
    const std::atomic<bool> stop{true};
    ProgressCallback stopped;
    stopped.stop = &stop;
    CHECK(decide<3>(pattern, kNakedSingles, {0, 0, kEnough}, 1, stopped, &texts).why_no_proof.find("stopped") !=
          std::string::npos);
}

TEST_CASE("a refutation in parts is one proof of one formula") {
    for (const int wanted : {2, 100}) {  // by one step, then by two
        CAPTURE(wanted);
        Texts whole;
        join<2>(cells_of_text(kHard4), kBasicStrategies, wanted, whole);
        CHECK(whole.ended);
        CHECK(whole.result() == "verified");
        CHECK(any_begins(comments_of(whole.cnf), "Part 1 of "));
        // Without the clauses that cover the parts it is not a proof.
        const std::size_t last = whole.lrat.rfind('\n', whole.lrat.size() - 2);
        CHECK(Texts::result_of(whole.cnf, whole.lrat.substr(0, last + 1)) != "verified");
    }
    Texts whole;
    join<3>(minimum_patterns::kPatterns[0].cells(), kNakedSingles, 2, whole);
    CHECK(whole.result() == "verified");
}

TEST_CASE("parts that are truncated or do not end in the empty clause are not joined") {
    const CellSet pattern = cells_of_text(kHard4);
    const std::vector<Cube> cubes = cubes_of<2>(pattern, kBasicStrategies, 2);
    Texts part;
    const auto decision = decide_in_cube<2>(pattern, kBasicStrategies, cubes[1], kEnough, {}, &part);
    const CubeCover<2> cover(pattern, kBasicStrategies, decision.steps, cubes);
    Texts whole;
    JoinedProof proof(cover.formula(), whole);
    const auto joined = [&](const std::string& text) {
        proof.begin_part(cover.part(1, part.formula_of_proof));
        proof.lines(text);
        return proof.end_part();
    };
    CHECK(joined(part.lrat) > 0);
    CHECK(joined(part.lrat.substr(0, part.lrat.size() / 2)) == 0);
    CHECK(joined("") == 0);
    CHECK(joined("7\n") == 0);
    CHECK(joined("1 0 2 0\n") == 0);  // an ID of the formula
}

TEST_CASE("a changed proof is rejected") {
    Texts whole;
    join<2>(cells_of_text(kHard4), kBasicStrategies, 2, whole);
    // One hint fewer in the last line; without the first two lines.
    const std::size_t last_hint = whole.lrat.rfind(' ', whole.lrat.size() - 4);
    CHECK(Texts::result_of(whole.cnf, whole.lrat.substr(0, last_hint) + " 0\n") != "verified");
    const std::size_t first_line = whole.lrat.find('\n') + 1;
    CHECK(Texts::result_of(whole.cnf, whole.lrat.substr(whole.lrat.find('\n', first_line) + 1)) != "verified");
    Texts positions;
    decide<2>(cells_of_text("xxxx............"), kBasicStrategies, {0, 0, kEnough}, 1, {}, &positions);
    REQUIRE(positions.result() == "verified");
    CHECK(Texts::result_of(whole.cnf, positions.lrat) != "verified");  // the proof of another formula
}

namespace {

// Decodes a model using only the comments: the digits of the solution.
template <int N>
Grid<N> solution_by_comments(const std::vector<std::string>& comments, const SatSolver& solver) {
    Grid<N> grid{};
    const auto cell_of = [](const std::string& text) { return (text[1] - '1') * N * N + (text[3] - '1'); };
    for (const std::string& comment : comments) {
        std::istringstream words(comment);
        std::string mark;
        std::string word;
        std::string cell;
        int variable = 0;
        int digit = 0;
        words >> mark;
        if (mark == "v") words >> variable;
        words >> word;
        if (word != "digit" || (mark != "v" && mark != "known")) continue;
        words >> cell >> digit;
        if (mark == "known" || solver.value(variable)) {
            CHECK(grid[cell_of(cell)] == 0);
            grid[cell_of(cell)] = static_cast<Digit>(digit);
        }
    }
    return grid;
}

}  // namespace

TEST_CASE("the comments decode a model, and name every variable and the symmetries") {
    // Clues in all but a few cells: satisfiable.
    CellSet pattern = CellSet::all();
    for (const int cell : {0, 10, 20, 40, 44, 60, 70}) pattern.remove(cell);
    Encoding<3> encoding(pattern, kBasicStrategies, 2, Purpose::find);
    encoding.explain();
    const std::vector<std::string> comments = comments_of(to_dimacs(encoding.formula()));
    SatSolver solver(encoding.formula());
    REQUIRE(solver.solve(kEnough) == SatAnswer::satisfiable);
    const Grid9 solution = solution_by_comments<3>(comments, solver);
    CHECK(solution.is_full());
    Grid9 clues = solution;
    for (int cell = 0; cell < 81; ++cell) {
        if (!pattern.contains(cell)) clues[cell] = 0;
    }
    CHECK(clues == encoding.clues_in(solver));
    CHECK(Closure<3>(kBasicStrategies).solves(clues));
    CHECK(any_begins(comments, "pattern " + pattern_text<3>(pattern)));
    CHECK(any_begins(comments, "symmetry digits: "));
    for (int variable = 1; variable <= encoding.formula().variables(); ++variable) {
        if (!any_begins(comments, "v " + std::to_string(variable) + ' ')) FAIL_CHECK("variable " << variable);
    }
}

TEST_CASE("the named maps take the pattern to itself") {
    const CellSet pattern = cells_of_text(kHard4);
    Encoding<2> encoding(pattern, kBasicStrategies, 6, Purpose::refute);
    encoding.explain();
    int maps = 0;
    for (const std::string& comment : comments_of(to_dimacs(encoding.formula()))) {
        if (comment.substr(0, 13) != "symmetry map ") continue;
        ++maps;
        CellSet mapped = pattern;
        std::istringstream words(comment.substr(comment.find(':') + 1));
        CellSet from;
        CellSet to;
        for (std::string word; words >> word;) {
            const auto cell = [&](std::size_t at) { return 4 * (word[at] - '1') + word[at + 2] - '1'; };
            if (!pattern.contains(cell(1))) continue;
            from.add(cell(1));
            to.add(cell(6));
        }
        CHECK(((mapped - from) | to) == pattern);
        CHECK(from.size() == to.size());
    }
    CHECK(maps > 1);
    const CellSet plain = minimum_patterns::kPatterns[0].cells();
    Encoding<3> other(plain, kNakedSingles, 1, Purpose::refute);
    other.explain();
    CHECK(any_begins(comments_of(to_dimacs(other.formula())), "symmetry maps: no other is broken"));
}
