// Checks the explanation of an aligned pair or triplet exclusion. It tries every way to fill the named cells: each one
// with an eliminated candidate must repeat a digit or leave a cell without candidates.
//
//   "every way to fill r4c7, r5c2 and r5c3 with 1 in r4c7 repeats a digit or leaves no candidate for r5c7 or r5c8"
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/checkers/explanation.hpp"
#include "support/plain/plain_board.hpp"

namespace rookery::plain {

class AlignedChecker {
  public:
    static bool knows(std::string_view title) {
        return title == "Aligned pair exclusion" || title == "Aligned triplet exclusion";
    }

    // "" or the error.
    static std::string error(const Board& board, const Explanation& step) {
        Words words(step.sentence);
        AlignedChecker checker(board);
        if (!words.take("every way to fill ") || !words.cells(checker.cells_) || !words.take(" with ")) {
            return "unreadable: " + step.sentence;
        }
        std::vector<Claim> gone;
        do {
            Claim claim{{0, 0}, false};
            if (!words.digit(claim.at.digit) || !words.take(" in ") || !words.cell(claim.at.cell)) {
                return "unreadable: " + step.sentence;
            }
            gone.push_back(claim);
        } while (words.take(", ") || words.take(" or "));
        if (!words.take(" ")) return "unreadable: " + step.sentence;
        checker.repeats_ = words.take("repeats a digit or ");
        if (!words.take("leaves no candidate for ") || !words.cells(checker.emptied_) || !words.at_end()) {
            return "unreadable: " + step.sentence;
        }
        if (checker.cells_.size() != (step.title == "Aligned pair exclusion" ? 2U : 3U)) return "so many cells";
        if (gone != step.conclusion) return "another conclusion";
        for (const Claim& claim : gone) {
            if (!board.has(claim.at)) return "a conclusion that is no candidate";
            checker.gone_ = claim.at;
            checker.filled_.clear();
            if (checker.can_be_filled()) return "the cells can be filled with a candidate that goes";
        }
        return "";
    }

  private:
    explicit AlignedChecker(const Board& board) : board_{board} {}

    // The remaining cells can be filled without a repetition, leaving a candidate for every other cell.
    bool can_be_filled() {
        if (filled_.size() == cells_.size()) return leaves_candidates();
        for (const Candidate& c : board_.of_cell(cells_[filled_.size()])) {
            if (c.cell == gone_.cell && c.digit != gone_.digit) continue;
            bool repeats = false;
            for (const Candidate& other : filled_) repeats = repeats || (repeats_ && exclude_each_other(c, other));
            if (repeats) continue;
            filled_.push_back(c);
            if (can_be_filled()) return true;
            filled_.pop_back();
        }
        return false;
    }
    bool leaves_candidates() const {
        for (const int cell : emptied_) {
            bool any = false;
            for (const Candidate& c : board_.of_cell(cell)) {
                bool excluded = false;
                for (const Candidate& other : filled_) excluded = excluded || exclude_each_other(c, other);
                any = any || !excluded;
            }
            if (!any) return false;
        }
        return true;
    }

    const Board& board_;
    std::vector<int> cells_;
    std::vector<int> emptied_;
    bool repeats_ = false;
    Candidate gone_{0, 0};
    std::vector<Candidate> filled_;
};

}  // namespace rookery::plain
