// Checks a fish or a step with almost locked sets from its highlights, by trying every way to fill the cells that the
// step names. It uses plain arrays and shares nothing with the searches.
//
//   fish    every way to give each base house one place for the digit, no two of them in conflict: each must forbid
//           every candidate that the step eliminates
//   ALS     every way to fill the cells of the groups without two equal digits in a house: likewise
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "logic/step.hpp"
#include "support/plain/plain_board.hpp"

namespace rookery::plain {

class FishAlsChecker {
  public:
    // "" or the error.
    template <class Source>
    static std::string error(const Source& state, const Step& step) {
        FishAlsChecker checker(Board::of(state), step);
        if (step.eliminations.empty() || step.places) return "no elimination";
        for (const CellDigit& gone : step.eliminations) {
            if (!checker.board_.has(plain(gone))) return "it eliminates what is no candidate";
            checker.open_.push_back(plain(gone));
        }
        if (step.groups.empty()) {
            if (const std::string wrong = checker.fish_error(); !wrong.empty()) return wrong;
            checker.fill_houses(0);
        } else {
            if (const std::string wrong = checker.groups_error(); !wrong.empty()) return wrong;
            checker.fill_cells(0);
        }
        if (checker.ways_ == 0) return "there is no way of filling it";
        return checker.escaped_ ? "a way of filling it allows what it eliminates" : "";
    }

  private:
    FishAlsChecker(const Board& board, const Step& step) : board_{board}, step_{step} {}

    static Candidate plain(const CellDigit& at) { return {at.cell, at.digit}; }
    // Boxes are 0..8 in a step, rows 9..17, columns 18..26.
    static int plain_house(int house) { return house < 9 ? house + 18 : house - 9; }

    // There are as many covers as bases, and all candidates of the bases are highlighted: outside the covers only as
    // fins.
    std::string fish_error() {
        const auto size = static_cast<std::size_t>(step_.length);
        if (size < 2 || step_.houses.size() != 2 * size) return "not as many covers as bases";
        int digit = 0;
        while (step_.digits != 1U << digit) {
            if (++digit == 9) return "not one digit";
        }
        ++digit;
        for (std::size_t i = 0; i < size; ++i) {
            places_.push_back(board_.of_house(plain_house(step_.houses[i]), digit));
            if (places_.back().empty()) return "a base without candidates";
            for (const Candidate& place : places_.back()) {
                int bases = 0;
                bool covered = false;
                for (std::size_t j = 0; j < 2 * size; ++j) {
                    if (!is_in_house(place.cell, plain_house(step_.houses[j]))) continue;
                    if (j < size) {
                        ++bases;
                    } else {
                        covered = true;
                    }
                }
                const bool fin = bases > 1 || !covered;
                const bool drawn = std::any_of(step_.marks.begin(), step_.marks.end(), [&](const Mark& mark) {
                    return plain(mark.at) == place && (mark.role == MarkRole::fin) == fin;
                });
                if (!drawn) return "a candidate of a base drawn as what it is not";
            }
        }
        return "";
    }

    std::string groups_error() {
        for (const CellGroup& group : step_.groups) {
            unsigned digits = 0;
            for (const int cell : group.cells) {
                for (const Candidate& c : board_.of_cell(cell)) digits |= 1U << (c.digit - 1);
                if (std::find(cells_.begin(), cells_.end(), cell) == cells_.end()) cells_.push_back(cell);
            }
            if (digits != group.digits) return "a group with other digits than it has";
        }
        return "";
    }

    bool fits(Candidate next) const {
        return std::none_of(chosen_.begin(), chosen_.end(), [&](Candidate c) { return exclude_each_other(c, next); });
    }
    // The eliminations that the choice so far does not forbid. Once there are none, any continuation is right.
    bool is_over() const {
        return std::none_of(open_.begin(), open_.end(), [&](Candidate gone) { return fits(gone); });
    }
    void fill_houses(std::size_t house) {
        if (escaped_) return;
        if (is_over()) {
            ++ways_;
            return;
        }
        if (house == places_.size()) {
            ++ways_;
            escaped_ = true;
            return;
        }
        for (const Candidate& place : places_[house]) {
            // One place may serve two bases.
            if (std::find(chosen_.begin(), chosen_.end(), place) != chosen_.end()) {
                fill_houses(house + 1);
            } else if (fits(place)) {
                chosen_.push_back(place);
                fill_houses(house + 1);
                chosen_.pop_back();
            }
        }
    }
    void fill_cells(std::size_t i) {
        if (escaped_) return;
        if (is_over()) {
            ++ways_;
            return;
        }
        if (i == cells_.size()) {
            ++ways_;
            escaped_ = true;
            return;
        }
        for (const Candidate& c : board_.of_cell(cells_[i])) {
            if (!fits(c)) continue;
            chosen_.push_back(c);
            fill_cells(i + 1);
            chosen_.pop_back();
        }
    }

    Board board_;
    const Step& step_;
    std::vector<Candidate> open_;
    std::vector<std::vector<Candidate>> places_;  // of the digit, by base
    std::vector<int> cells_;                      // of the groups
    std::vector<Candidate> chosen_;
    int ways_ = 0;
    bool escaped_ = false;
};

}  // namespace rookery::plain
