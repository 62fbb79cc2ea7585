// Tests the checker of explanations: it accepts a correct one and detects every kind of error.
#include "support/checkers/chain_checker.hpp"

#include <doctest/doctest.h>

#include <string>

#include "support/shell/text_checks.hpp"
#include "support/sketch.hpp"

using rookery::plain::chain_error;
using rookery::samples::Sketch;
using rookery::tests::contains;

namespace {

// `text` with the first `from` after `after` replaced by `to`.
std::string changed(std::string text, const std::string& from, const std::string& to, const std::string& after = "") {
    const std::size_t start = text.find(after);
    REQUIRE(start != std::string::npos);
    const std::size_t place = text.find(from, start);
    REQUIRE(place != std::string::npos);
    return text.replace(place, from.size(), to);
}

struct Explained {
    Sketch board;
    std::string text;

    void check_right() const {
        INFO(text);
        CHECK(chain_error(board.state(), text) == "");
    }
    // The change makes the explanation wrong, and the checker's message contains `part`.
    void check_wrong(const std::string& from, const std::string& to, const std::string& part,
                     const std::string& after = "") const {
        INFO(from, " -> ", to);
        const std::string error = chain_error(board.state(), changed(text, from, to, after));
        INFO(error);
        CHECK(contains(error, part));
    }
};

const Explained kXChain{Sketch().without("r1c234678 r1c9 r6c235678 r6c9", "5"),
                        "X-chain: if r2c4 were 5, this chain would rule it out, so r2c4 is not 5.\n"
                        "(5)r2c4-(5)r1c5=(5)r1c1-(5)r6c1=(5)r6c4-(5)r2c4"};

const Explained kXyChain{Sketch().only("r1c1", "12").only("r1c5", "23").only("r5c5", "13"),
                         "XY-chain: if r5c1 were 1, this chain would rule it out, so r5c1 is not 1.\n"
                         "(1)r5c1-(1=3)r5c5-(3=2)r1c5-(2=1)r1c1-(1)r5c1"};

const Explained kLoop{Sketch().without("r27c124567 r27c9", "5"),
                      "X-cycle: one of every two neighbours in this loop is true, so r1c3 and r9c8 are not 5.\n"
                      "(5)r2c3-(5)r7c3=(5)r7c8-(5)r2c8=(5)r2c3"};

const Explained kNishio{Sketch().without("r2c124567 r7c124567 r7c9", "5"),
                        "Nishio: if r1c8 were 5, r7c3 would have to be 5 and not 5, so r1c8 is not 5.\n"
                        "If r1c8=5:\n"
                        "1. r1c8=5 (assumed)\n"
                        "2. r2c8<>5 (1: box 3)\n"
                        "3. r2c9<>5 (1: box 3)\n"
                        "4. r7c8<>5 (1: column 8)\n"
                        "5. r2c3=5 (3 2: only place in row 2)\n"
                        "6. r7c3<>5 (5: column 3)\n"
                        "7. r7c3=5 (4: only place in row 7)"};

const Explained kCell{Sketch().only("r1c1", "123").only("r1c4", "19").only("r1c5", "29").only("r1c6", "39"),
                      "Cell forcing chains: whatever goes in r1c1, r1c9 is not 9.\n"
                      "If r1c1=1:\n"
                      "1. r1c1=1 (assumed)\n"
                      "2. r1c4<>1 (1: row 1)\n"
                      "3. r1c4=9 (2: only candidate left in r1c4)\n"
                      "4. r1c9<>9 (3: row 1)\n"
                      "If r1c1=2:\n"
                      "1. r1c1=2 (assumed)\n"
                      "2. r1c5<>2 (1: row 1)\n"
                      "3. r1c5=9 (2: only candidate left in r1c5)\n"
                      "4. r1c9<>9 (3: row 1)\n"
                      "If r1c1=3:\n"
                      "1. r1c1=3 (assumed)\n"
                      "2. r1c6<>3 (1: row 1)\n"
                      "3. r1c6=9 (2: only candidate left in r1c6)\n"
                      "4. r1c9<>9 (3: row 1)"};

const Explained kPlus{Sketch().only("r1c4", "15").without("r4c56 r5c456 r6c4", "5").only("r6c1", "15"),
                      "Dynamic forcing chains (+): whatever goes in r1c4, r1c1 is not 1.\n"
                      "If r1c4=1:\n"
                      "1. r1c4=1 (assumed)\n"
                      "2. r1c1<>1 (1: row 1)\n"
                      "If r1c4=5:\n"
                      "1. r1c4=5 (assumed)\n"
                      "2. r4c4<>5 (1: column 4)\n"
                      "3. r6c1<>5 (2: by [1])\n"
                      "4. r6c1=1 (3: only candidate left in r6c1)\n"
                      "5. r1c1<>1 (4: column 1)\n"
                      "  [1] Pointing: in box 5, 5 fits only in row 6, so r6c1 and r6c2 are not 5."};

const Explained kNested{
    Sketch().only("r1c1", "12").only("r1c5", "23").only("r5c5", "134").only("r5c1", "16").only("r5c9", "46"),
    "Nested forcing chains: whatever goes in r5c9, r5c2 is not 6.\n"
    "If r5c9=4:\n"
    "1. r5c9=4 (assumed)\n"
    "2. r5c5<>4 (1: row 5)\n"
    "3. r5c1<>1 (2: by [1])\n"
    "4. r5c1=6 (3: only candidate left in r5c1)\n"
    "5. r5c2<>6 (4: row 5)\n"
    "If r5c9=6:\n"
    "1. r5c9=6 (assumed)\n"
    "2. r5c2<>6 (1: row 5)\n"
    "  [1] XY-chain: if r5c1 were 1, this chain would rule it out, so r5c1 is not 1.\n"
    "  (1)r5c1-(1=3)r5c5-(3=2)r1c5-(2=1)r1c1-(1)r5c1"};

}  // namespace

TEST_CASE("correct explanations pass") {
    for (const Explained* right : {&kXChain, &kXyChain, &kLoop, &kNishio, &kCell, &kPlus, &kNested}) {
        right->check_right();
    }
}

TEST_CASE("single chains: wrong cells, digits, links, loops and conclusions are found") {
    kXChain.check_wrong("=(5)r1c1", "=(5)r3c1", "are not all there is");
    kXChain.check_wrong("-(5)r1c5", "-(6)r1c5", "another digit");
    kXChain.check_wrong("-(5)r6c1=", "-(5)r6c2=", "is no candidate");
    kXChain.check_wrong("(5)r1c5=(5)r1c1", "(5)r1c5-(5)r1c1", "no chain");  // weak used as strong
    kXChain.check_wrong("so r2c4", "so r3c4", "another conclusion");
    kXChain.check_wrong("r2c4 is not 5.", "r2c4 is 5.", "another conclusion");
    kXChain.check_wrong("if r2c4 were", "if r3c4 were", "does not lead");
    kXChain.check_wrong("X-chain", "Y-chain", "unknown title");
    kXyChain.check_wrong("(1=3)r5c5", "(1=2)r5c5", "is no candidate");
    kXyChain.check_wrong("XY-chain", "X-chain", "another digit");
    Explained more = kXyChain;
    more.board.only("r5c5", "134");  // one candidate too many for a strong link
    more.check_wrong("if", "if", "are not all there is");
    kLoop.check_wrong("r1c3 and", "r1c4 and", "does not follow");
    kLoop.check_wrong("=(5)r2c3", "=(5)r2c3-(5)r4c3", "does not close");
    Explained wide = kLoop;
    wide.board.with("r7c9", "5");
    wide.check_wrong("one", "one", "are not all there is");
}

TEST_CASE("nets: wrong lines are found") {
    kNishio.check_wrong("2. r2c8<>5", "2. r2c8<>6", "does not rest on");  // wrong digit
    kNishio.check_wrong("3. r2c9<>5", "3. r4c9<>5", "another place");     // wrong cell
    kNishio.check_wrong("(3 2: only", "(3: only", "is left as well");     // missing parent
    kNishio.check_wrong("(3 2: only", "(3 4: only", "does not rest on");  // a parent in another row
    kNishio.check_wrong("(3 2: only", "(3 7: only", "not above");
    kNishio.check_wrong("(1: column 8)", "(1: row 8)", "another place");  // wrong house
    kNishio.check_wrong("(1: column 8)", "(2: column 8)", "wrong kind");  // false makes nothing false
    kNishio.check_wrong("5. r2c3=5 (3 2: only place in row 2)", "5. r2c3=5 (1: row 2)", "wrong kind");
    kNishio.check_wrong("7. r7c3=5 (4: only place in row 7)", "7. r7c9<>5 (5: row 7)", "no candidate");
    kNishio.check_wrong("\n7. r7c3=5 (4: only place in row 7)", "", "not led to");
    kNishio.check_wrong("so r1c8 is not 5", "so r1c8 is 5", "another conclusion");
    kNishio.check_wrong("r7c3 would have", "r2c3 would have", "not led to");
    kNishio.check_wrong("1. r1c8=5", "1. r1c9=5", "another assumption");
    kNishio.check_wrong("(1: box 3)", "(assumed)", "only that, is assumed");
    kNishio.check_wrong("6. r7c3", "8. r7c3", "expected nothing more");
    kNishio.check_wrong("(1: box 3)", "(1: house 3)", "expected an implication");
    kNishio.check_wrong("r7c3 would", "r7c3 could", "unreadable");
    Explained more = kNishio;
    more.board.with("r7c9", "5");
    more.check_wrong("1.", "1.", "is left as well");
    // The order of parents may differ, and so may the title.
    CHECK(chain_error(kNishio.board.state(), changed(kNishio.text, "(3 2:", "(2 3:")) == "");
    CHECK(chain_error(kNishio.board.state(), changed(kNishio.text, "Nishio", "Dynamic forcing chains")) == "");
    kNishio.check_wrong("Nishio", "Cell forcing chains", "rest on one line");
}

TEST_CASE("incomplete branches, or branches that end elsewhere, are found") {
    kCell.check_wrong(kCell.text.substr(kCell.text.find("\nIf r1c1=3")), "", "not all that there are");
    kCell.check_wrong("whatever goes in r1c1", "whatever goes in r1c4", "not all that there are");
    kCell.check_wrong("whatever goes in r1c1", "wherever 1 goes in row 1", "a house instead");
    kCell.check_wrong("whatever goes in r1c1", "whether or not r1c1 is 1", "do not ask whether");
    kCell.check_wrong("r1c9 is not 9.", "r1c8 is not 9.", "not led to");
    kCell.check_wrong("r1c9 is not 9.", "r1c9 is 9.", "not led to");
    kCell.check_wrong("4. r1c9<>9", "4. r1c8<>9", "not led to", "If r1c1=3");
    Explained more = kCell;
    more.board.with("r1c1", "4");
    more.check_wrong("If", "If", "not all that there are");
}

TEST_CASE("steps that lines depend on: their premises must be named, and they must be valid") {
    kPlus.check_wrong("(2: by [1])", "(1: by [1])", "wrong kind");
    kPlus.check_wrong("(2: by [1])", "(2: by [2])", "no such step");
    kPlus.check_wrong("2. r4c4<>5 (1: column 4)", "2. r3c4<>5 (1: column 4)", "another place: r4c4=5");
    kPlus.check_wrong("in row 6, so", "in row 5, so", "another place");
    kPlus.check_wrong("Pointing", "Claiming", "wrong houses");
    kPlus.check_wrong("so r6c1 and r6c2", "so r6c2 and r6c3", "does not make it false");
    kPlus.check_wrong("r6c2 are not 5", "r7c2 are not 5", "does not follow");
    kPlus.check_wrong("Dynamic forcing chains (+)", "Dynamic forcing chains", "Pointing in Dynamic");
    kPlus.check_wrong("\n3. r6c1<>5 (2: by [1])", "\n3. r5c4<>5 (1: column 4)", "no candidate");
    kNested.check_wrong("2. r5c5<>4 (1: row 5)", "2. r5c3<>4 (1: row 5)", "are not all there is");
    kNested.check_wrong("Nested forcing chains", "Dynamic forcing chains (+)", "XY-chain in Dynamic");
    kNested.check_wrong("(3=2)r1c5", "(3=1)r1c5", "is no candidate");
}

TEST_CASE("patterns by their own rules") {
    const auto error = [](const Sketch& board, const std::string& text) { return chain_error(board.state(), text); };
    const Sketch pair = Sketch().only("r1c1 r1c2", "35");
    CHECK(error(pair,
                "Naked pair: in row 1, r1c1 and r1c2 have only the candidates 3 and 5, so r1c9 is neither 3 nor 5.") ==
          "");
    CHECK(error(pair, "Naked pair: in row 1, r1c1 and r1c3 have only the candidates 3 and 5, so r1c9 is not 3.") != "");
    CHECK(error(pair, "Naked pair: in row 1, r1c1 and r1c2 have only the candidates 3 and 5, so r1c9 is not 4.") != "");
    CHECK(error(pair, "Naked pair: in row 1, r1c1 and r1c2 have only the candidates 3 and 5, so r2c1 is not 3.") != "");
    const Sketch hidden = Sketch().without("r1c3456789", "35");
    CHECK(error(hidden,
                "Hidden pair: in row 1, 3 and 5 can only go in r1c1 and r1c2, so r1c1 is none of 1, 2 and 4.") == "");
    CHECK(error(hidden, "Hidden pair: in row 1, 3 and 4 can only go in r1c1 and r1c2, so r1c1 is not 1.") != "");
    CHECK(error(hidden, "Hidden pair: in row 1, 3 and 5 can only go in r1c1 and r1c2, so r1c1 is not 3.") != "");
    const Sketch wing = Sketch().without("r27c124567 r27c9", "5");
    CHECK(error(wing, "X-wing: 5 in rows 2 and 7 fits only in columns 3 and 8, so r4c3 and r9c8 are not 5.") == "");
    CHECK(error(wing, "X-wing: 5 in rows 2 and 6 fits only in columns 3 and 8, so r4c3 is not 5.") != "");
    CHECK(error(wing, "X-wing: 5 in rows 2 and 7 fits only in columns 3 and 8, so r2c3 is not 5.") != "");
    CHECK(error(wing, "X-wing: 5 in columns 3 and 8 fits only in rows 2 and 7, so r4c3 is not 5.") != "");
    const Sketch claiming = Sketch().without("r1c456789", "5");
    CHECK(error(claiming, "Claiming: in row 1, 5 fits only in box 1, so r2c1 is not 5.") == "");
    CHECK(error(claiming, "Claiming: in row 1, 5 fits only in box 1, so r1c1 is not 5.") != "");
    CHECK(error(claiming, "Claiming: in row 2, 5 fits only in box 1, so r3c1 is not 5.") != "");
}

TEST_CASE("aligned exclusions by trying all combinations") {
    const Explained aligned{
        Sketch().only("r5c2", "234").only("r5c3", "235").only("r5c7", "123").only("r5c8", "14").only("r5c9", "15"),
        "Aligned triplet exclusion: every way to fill r4c7, r5c2 and r5c3 with 1 in r4c7 repeats a digit or leaves no "
        "candidate for r5c7, r5c8 or r5c9, so r4c7 is not 1."};
    aligned.check_right();
    aligned.check_wrong("r5c7, r5c8 or", "r5c8 or", "can be filled");
    aligned.check_wrong("repeats a digit or ", "", "can be filled");
    aligned.check_wrong("r5c2 and r5c3", "r5c2 and r6c1", "can be filled");
    aligned.check_wrong("is not 1", "is not 2", "another conclusion");
    aligned.check_wrong("triplet", "pair", "so many cells");
}
