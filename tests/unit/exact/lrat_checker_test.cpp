// The proof checker accepts a proof and rejects every kind of wrong one, with the line and the reason.
#include "support/checkers/lrat_checker.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>

#include "support/dimacs.hpp"

using namespace rookery;

namespace {

// All four clauses over two variables.
constexpr int kVariables = 2;
constexpr std::array<Literal, 12> kFormula{1, 2, 0, -1, 2, 0, 1, -2, 0, -1, -2, 0};
constexpr std::string_view kProof =
    "5 2 0 1 2 0\n"
    "5 d 1 2 0\n"
    "6 0 5 3 4 0\n";

LratChecker checked(std::string_view proof, std::size_t piece = std::string_view::npos) {
    LratChecker checker;
    checker.begin(kVariables, kFormula);
    for (std::size_t at = 0; at < proof.size(); at += std::min(piece, proof.size())) {
        checker.lines(proof.substr(at, piece));
    }
    checker.end();
    return checker;
}

struct Wrong {
    std::string_view what;
    std::string_view proof;
    std::uint64_t line;
    std::string_view sentence;
};

constexpr std::array kWrong{
    Wrong{"a wrong hint", "5 2 0 1 3 0\n6 0 5 3 4 0\n", 1, "hint 3: a literal is true already"},
    Wrong{"a hint too few", "5 2 0 1 0\n6 0 5 3 4 0\n", 1, "the hints do not end in a contradiction"},
    Wrong{"a hint too many", "5 2 0 1 2 3 0\n6 0 5 3 4 0\n", 1, "hints behind the contradiction"},
    Wrong{"hints in another order", "5 2 0 1 2 0\n6 0 3 5 4 0\n", 2, "hint 3: more than one literal is open"},
    Wrong{"no hints", "5 2 0 0\n6 0 5 3 4 0\n", 1, "the hints do not end in a contradiction"},
    Wrong{"a literal missing", "5 0 1 2 0\n", 1, "hint 1: more than one literal is open"},
    Wrong{"a literal turned round", "5 -2 0 1 2 0\n6 0 5 3 4 0\n", 1, "hint 1: a literal is true already"},
    Wrong{"a literal and its negation", "5 2 -2 0 1 2 0\n", 1, "a clause with a literal and its negation"},
    Wrong{"a variable that is not there", "5 2 3 0 1 2 0\n", 1, "the formula has no literal 3"},
    Wrong{"an unknown number", "5 2 0 1 7 0\n", 1, "hint 7: there is no such clause"},
    Wrong{"its own number", "5 2 0 1 5 0\n", 1, "hint 5: there is no such clause"},
    Wrong{"a number of the formula", "4 2 0 1 2 0\n", 1, "the clause's number is not above those before"},
    Wrong{"a number used again", "5 2 0 1 2 0\n5 0 5 3 4 0\n", 2, "the clause's number is not above those before"},
    Wrong{"a deleted clause's number", "5 2 0 1 2 0\n5 d 5 0\n5 2 0 1 2 0\n", 3,
          "the clause's number is not above those before"},
    Wrong{"a deleted clause", "5 2 0 1 2 0\n5 d 3 0\n6 0 5 3 4 0\n", 3, "hint 3: there is no such clause"},
    Wrong{"deleted twice", "5 d 1 0\n5 d 1 0\n", 2, "deletes clause 1, which is not there"},
    Wrong{"a deletion without end", "5 d 1\n", 1, "a deletion that does not end in 0"},
    Wrong{"a hint of the other kind", "5 2 0 1 -2 0\n", 1, "a hint that is negative"},
    Wrong{"a 0 too many", "5 2 0 1 0 2 0\n", 1, "a 0 among the hints"},
    Wrong{"no second 0", "5 2 0 1 2\n", 1, "no 0 behind the hints"},
    Wrong{"no 0", "5 2\n", 1, "no 0 behind the literals"},
    Wrong{"an empty line", "5 2 0 1 2 0\n\n6 0 5 3 4 0\n", 2, "an empty line"},
    Wrong{"a letter", "5 2 0 1 2 0\n6 0 5 x 4 0\n", 2, "a character that has no place there"},
    Wrong{"a minus within a number", "5 2-1 0 1 2 0\n", 1, "a character that has no place there"},
    Wrong{"a minus alone", "5 - 2 0 1 2 0\n", 1, "a minus without a number"},
    Wrong{"a number beyond all", "5 2 0 1 18446744073709551618 0\n", 1, "a number with too many digits"},
    Wrong{"a number that wraps round", "5 4294967298 0 1 2 0\n", 1, "the formula has no literal 4294967298"},
    Wrong{"cut within a line", "5 2 0 1 2 0\n6 0 5 3", 2, "the text ends within a line"},
    Wrong{"without the last line's end", "5 2 0 1 2 0\n6 0 5 3 4 0", 2, "the text ends within a line"},
    Wrong{"without the empty clause", "5 2 0 1 2 0\n", 2, "the text ends without the empty clause"},
    Wrong{"nothing", "", 1, "the text ends without the empty clause"},
};

}  // namespace

TEST_CASE("a proof passes, cut into pieces of any length") {
    for (std::size_t piece = 1; piece <= kProof.size(); ++piece) {
        const LratChecker checker = checked(kProof, piece);
        INFO(piece, ": ", checker.result());
        CHECK(checker.verified());
        CHECK(checker.derived() == 2);
        CHECK(checker.deleted() == 2);
        CHECK(checker.hints() == 5);
        CHECK(checker.bytes() == kProof.size());
    }
}

TEST_CASE("wrong proofs are rejected at the wrong place and for the right reason") {
    for (const Wrong& wrong : kWrong) {
        for (const std::size_t piece : {std::size_t{1}, std::size_t{3}, std::string_view::npos}) {
            INFO(wrong.what);
            const LratChecker checker = checked(wrong.proof, piece);
            CHECK_FALSE(checker.verified());
            CHECK(checker.error().line == wrong.line);
            CHECK(checker.error().sentence == wrong.sentence);
        }
    }
}

TEST_CASE("every truncated proof is rejected") {
    for (std::size_t length = 0; length < kProof.size(); ++length) {
        CHECK_FALSE(checked(kProof.substr(0, length)).verified());
    }
}

TEST_CASE("an unfinished proof is not yet verified, and a new one replaces the one before") {
    LratChecker checker;
    checker.begin(kVariables, kFormula);
    checker.lines(kProof);
    CHECK_FALSE(checker.verified());
    checker.end();
    CHECK(checker.verified());
    checker.begin(kVariables, kFormula);
    checker.end();
    CHECK_FALSE(checker.verified());
    checker.begin(kVariables, kFormula);
    checker.lines(kProof);
    checker.end();
    CHECK(checker.verified());
}

TEST_CASE("a clause of the formula with a literal and its negation proves nothing") {
    constexpr std::array<Literal, 6> formula{1, -1, 0, 1, 2, 0};
    for (const std::string_view proof : {"3 0 1 0\n", "3 1 0 1 0\n", "3 -1 0 1 0\n", "3 2 0 1 2 0\n"}) {
        LratChecker checker;
        checker.begin(2, formula);
        checker.lines(proof);
        CHECK_FALSE(checker.error().sentence.empty());
    }
}

TEST_CASE("a duplicate literal in a clause counts once") {
    constexpr std::array<Literal, 7> formula{1, 1, 0, -1, -1, -1, 0};
    LratChecker checker;
    checker.begin(1, formula);
    checker.lines("3 0 1 2 0\n");
    checker.end();
    CHECK(checker.result() == "verified");
}

TEST_CASE("adding and deleting many clauses takes little memory") {
    // Clause n is the same as clause n - 1, and replaces it.
    LratChecker checker;
    checker.begin(kVariables, kFormula);
    checker.lines("5 2 0 1 2 0\n");
    constexpr int kLast = 100'000;
    for (int id = 6; id <= kLast; ++id) {
        const std::string before = std::to_string(id - 1);
        std::string lines = std::to_string(id);
        lines.append(" 2 0 ").append(before).append(" 0\n0 d ").append(before).append(" 0\n");
        checker.lines(lines);
    }
    checker.lines(std::to_string(kLast + 1) + " 0 " + std::to_string(kLast) + " 3 4 0\n");
    checker.end();
    CHECK(checker.result() == "verified");
    CHECK(checker.most_bytes() < 100'000);
}

TEST_CASE("formulas in DIMACS format are read") {
    std::string problem;
    const auto read = dimacs::read("c four clauses\nc\np cnf 2 4\n1 2 0\n-1 2 0 1 -2 0\n-1 -2\n0\n", problem);
    REQUIRE(read.has_value());
    CHECK(read->variables == 2);
    CHECK(read->literals == std::vector<Literal>(kFormula.begin(), kFormula.end()));
    for (const std::string_view text : {"", "c\n", "p cnf 2\n", "p cnf 2 1\n1 2", "p cnf 2 1\n1 3 0\n",
                                        "p cnf 2 1\n1 x 0\n", "p cnf 2 1\n1 2 0 1 0\n", "p cnf -2 1\n1 0\n"}) {
        problem.clear();
        CHECK_FALSE(dimacs::read(text, problem).has_value());
        CHECK_FALSE(problem.empty());
    }
}
