// Checks the explanation of a pattern that chains may rest on: pointing, claiming, naked and hidden pairs, X-wings. It
// reads the words and checks the pattern on the candidates by the plain rule: the named places are all there are, and
// the eliminated candidates are where the pattern forbids them.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/checkers/explanation.hpp"
#include "support/plain/plain_board.hpp"

namespace rookery::plain {

inline std::string words_of(Candidate at) {
    return "r" + std::to_string(at.cell / 9 + 1) + "c" + std::to_string(at.cell % 9 + 1) + "=" +
           std::to_string(at.digit);
}
inline std::string words_of(const Claim& claim) {
    return words_of(claim.at) + (claim.on ? " true" : " false");
}

class PatternChecker {
  public:
    static bool knows(std::string_view title) {
        return is_locking(title) || title == "Naked pair" || title == "Hidden pair" || title == "X-wing";
    }

    // "" or the error.
    static std::string error(const Board& board, const Explanation& step) {
        if (!step.branches.empty() || !step.nested.empty()) return "a pattern has no lines";
        PatternChecker checker(board, step);
        const std::string& title = step.title;
        if (is_locking(title)) return checker.locking();
        if (title == "Naked pair") return checker.naked_pair();
        if (title == "Hidden pair") return checker.hidden_pair();
        return checker.x_wing();
    }

  private:
    PatternChecker(const Board& board, const Explanation& step) : board_{board}, step_{step}, words_{step.sentence} {}

    static bool is_locking(std::string_view title) { return title == "Pointing" || title == "Claiming"; }

    // "in box 1, 5 fits only in row 2"
    std::string locking() {
        int digit = 0;
        int from = 0;
        int to = 0;
        if (!words_.take("in ") || !words_.house(from) || !words_.take(", ") || !words_.digit(digit) ||
            !words_.take(" fits only in ") || !words_.house(to) || !words_.at_end()) {
            return unreadable();
        }
        const bool from_box = from >= 18;
        if (from_box == (to >= 18) || from_box != (step_.title == "Pointing")) return "the wrong houses";
        if (std::string error = places_error(from, digit, [&](int cell) { return is_in_house(cell, to); });
            !error.empty()) {
            return error;
        }
        return conclusion_error(
            [&](Candidate c) { return c.digit == digit && is_in_house(c.cell, to) && !is_in_house(c.cell, from); });
    }

    // "in row 1, r1c1 and r1c2 have only the candidates 3 and 5"
    std::string naked_pair() {
        int house = 0;
        if (!words_.take("in ") || !words_.house(house) || !words_.take(", ") || !words_.cells(cells_) ||
            !words_.take(" have only the candidates ") || !words_.digits(digits_) || !words_.at_end()) {
            return unreadable();
        }
        if (!is_pair(cells_) || !is_pair(digits_)) return "no pair";
        for (const int cell : cells_) {
            if (!is_in_house(cell, house)) return "a cell that is not in the house";
            for (const Candidate& c : board_.of_cell(cell)) {
                if (!contains(digits_, c.digit)) return "another candidate: " + words_of(c);
            }
        }
        return conclusion_error([&](Candidate c) {
            return contains(digits_, c.digit) && is_in_house(c.cell, house) && !contains(cells_, c.cell);
        });
    }

    // "in row 1, 3 and 5 can only go in r1c1 and r1c2"
    std::string hidden_pair() {
        int house = 0;
        if (!words_.take("in ") || !words_.house(house) || !words_.take(", ") || !words_.digits(digits_) ||
            !words_.take(" can only go in ") || !words_.cells(cells_) || !words_.at_end()) {
            return unreadable();
        }
        if (!is_pair(cells_) || !is_pair(digits_)) return "no pair";
        for (const int digit : digits_) {
            if (std::string error = places_error(house, digit, [&](int cell) { return contains(cells_, cell); });
                !error.empty()) {
                return error;
            }
        }
        return conclusion_error([&](Candidate c) { return contains(cells_, c.cell) && !contains(digits_, c.digit); });
    }

    // "5 in rows 2 and 7 fits only in columns 3 and 8"
    std::string x_wing() {
        int digit = 0;
        std::vector<int> bases;
        std::vector<int> covers;
        if (!words_.digit(digit) || !words_.take(" in ") || !words_.houses(bases) || !words_.take(" fits only in ") ||
            !words_.houses(covers) || !words_.at_end()) {
            return unreadable();
        }
        const bool lines = bases[0] < 18 && covers[0] < 18 && bases[0] / 9 != covers[0] / 9;
        if (!is_pair(bases) || !is_pair(covers) || !lines) return "the wrong houses";
        const auto is_in_any = [](int cell, const std::vector<int>& houses) {
            return std::any_of(houses.begin(), houses.end(), [&](int house) { return is_in_house(cell, house); });
        };
        for (const int base : bases) {
            if (std::string error = places_error(base, digit, [&](int cell) { return is_in_any(cell, covers); });
                !error.empty()) {
                return error;
            }
        }
        return conclusion_error(
            [&](Candidate c) { return c.digit == digit && is_in_any(c.cell, covers) && !is_in_any(c.cell, bases); });
    }

    // The digit has places in the house, and all of them are allowed.
    template <class Allowed>
    std::string places_error(int house, int digit, Allowed allowed) const {
        const std::vector<Candidate> places = board_.of_house(house, digit);
        if (places.empty()) return "a digit without a place";
        for (const Candidate& c : places) {
            if (!allowed(c.cell)) return "another place: " + words_of(c);
        }
        return "";
    }
    template <class Gone>
    std::string conclusion_error(Gone gone) const {
        for (const Claim& claim : step_.conclusion) {
            if (claim.on || !gone(claim.at)) return "it does not follow: " + words_of(claim);
        }
        return "";
    }
    std::string unreadable() const { return "unreadable: " + step_.sentence; }
    static bool is_pair(const std::vector<int>& list) { return list.size() == 2 && list[0] != list[1]; }
    static bool contains(const std::vector<int>& list, int item) {
        return std::find(list.begin(), list.end(), item) != list.end();
    }

    const Board& board_;
    const Explanation& step_;
    Words words_;
    std::vector<int> cells_;
    std::vector<int> digits_;
};

}  // namespace rookery::plain
