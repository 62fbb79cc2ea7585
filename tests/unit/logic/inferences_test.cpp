// HoDoKu's chains on handmade boards with few candidates.
#include <doctest/doctest.h>

#include <string_view>
#include <vector>

#include "logic/hodoku_cards.hpp"
#include "logic/logic.hpp"
#include "rate/hodoku_scale.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

constexpr int at(int row, int column) {
    return 9 * (row - 1) + column - 1;
}

// Removes all places of the digit in the row except these two.
void leave_two_in_row(State& state, int digit, int row, int a, int b) {
    for (int column = 1; column <= 9; ++column) {
        if (column != a && column != b) state.eliminate(at(row, column), digit);
    }
}

std::vector<std::string> all_of(const TechniqueCard& card, const State& state) {
    std::vector<Step> steps;
    Workspace workspace;
    StepSink sink(steps, kHodokuScale, Detail::highlights, kAllTechniques, workspace);
    card.find(state, sink);
    std::vector<std::string> words;
    for (const Step& step : steps) words.push_back(describe(step));
    return words;
}

}  // namespace

TEST_CASE("an X-chain of two strong links, and nothing if one of them is weak") {
    State state;
    leave_two_in_row(state, 5, 1, 1, 5);
    leave_two_in_row(state, 5, 7, 2, 5);
    const std::vector<std::string> found = all_of(cards::kHodokuXChain, state);
    REQUIRE(found.size() == 1);
    CHECK(found.front() ==
          "X-chain: at least one end of this chain is true, so r2c2, r3c2, r8c1 and r9c1 are not 5.\n"
          "(5)r1c1=(5)r1c5-(5)r7c5=(5)r7c2");
    State open;
    leave_two_in_row(open, 5, 1, 1, 5);
    CHECK(all_of(cards::kHodokuXChain, open).empty());
}

TEST_CASE("an XY-chain through three cells") {
    State state;
    const auto leave = [&](int cell, DigitSet digits) {
        for (int digit = 1; digit <= 9; ++digit) {
            if (!has_digit(digits, digit)) state.eliminate(cell, digit);
        }
    };
    leave(at(1, 1), digit_bit(1) | digit_bit(2));
    leave(at(1, 5), digit_bit(2) | digit_bit(3));
    leave(at(4, 5), digit_bit(3) | digit_bit(1));
    const std::vector<std::string> found = all_of(cards::kHodokuXyChain, state);
    REQUIRE(found.size() == 1);
    CHECK(found.front() ==
          "XY-chain: at least one end of this chain is true, so r4c1 is not 1.\n"
          "(1=2)r1c1-(2=3)r1c5-(3=1)r4c5");
}

TEST_CASE("a group of candidates acts as one") {
    State state;
    // In row 1 the 7 is in r1c1 or the group r1c78; r2c1 and r2c9 share row 2.
    for (int column = 2; column <= 6; ++column) state.eliminate(at(1, column), 7);
    state.eliminate(at(1, 9), 7);
    leave_two_in_row(state, 7, 2, 1, 9);
    bool grouped = false;
    for (const std::string& words : all_of(cards::kGroupedNiceLoop, state)) {
        grouped = grouped || words.find("(7)r1c78") != std::string::npos;
    }
    CHECK(grouped);
    for (const std::string& words : all_of(cards::kNiceLoop, state)) {
        CHECK(words.find("(7)r1c78") == std::string::npos);
    }
}
