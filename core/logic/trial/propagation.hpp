// Propagation: the consequences of placing a candidate, one removal at a time.
//
// Method: a removal clears the candidate's bit in its four variables. A variable with one bit left yields a single,
// once; one with none is a contradiction. With groups, if the remaining candidates of a digit in a house are in one
// segment, they yield that segment, which removes everything linked to all of them. Only requested items are placed:
// the caller decides in which order found items are placed, and how many.
//
// Unlike core/solve, it does not sweep the whole board: the length of a braid is the number of its single steps, and a
// step changes few candidates.
#pragma once

#include "logic/trial/trial_board.hpp"

namespace rookery::trial {

// A trace that records nothing.
struct NoTrace {
    void removed(int /*candidate*/, int /*by*/) {}
    void found(int /*item*/, int /*variable*/) {}
    void emptied(int /*variable*/) {}
};

template <bool kGroups, class Trace>
class Propagation {
  public:
    // All three must outlive this. Found items are appended.
    Propagation(TrialBoard& board, FoundItems& found, Trace& trace) : board_{board}, found_{found}, trace_{trace} {}

    bool contradiction() const { return contradiction_; }

    void place(int item) {
        if (item >= kCandidates) {
            place_segment(item);
        } else {
            place_candidate(item);
        }
    }
    void remove(int candidate, int by) {
        trace_.removed(candidate, by);
        for (const Answer answer : kAnswers[candidate]) clear(answer.variable, answer.bit);
    }
    // Places the items found from `at` on, and what follows, to the end or a contradiction.
    bool place_all(int at) {
        while (at < found_.size && !contradiction_) place(found_.items[at++]);
        return !contradiction_;
    }

  private:
    void clear(int variable, unsigned bit) {
        const unsigned mask = board_.masks[variable] & ~bit;
        board_.masks[variable] = static_cast<Mask>(mask);
        if (!has_several(mask)) [[unlikely]] {
            few_left(variable, mask);
        } else if constexpr (kGroups) {
            if (variable >= kRowVariables) look_for_segment(variable, mask);
        }
    }
    [[gnu::noinline]] void few_left(int variable, unsigned mask) {
        if (mask == 0) return empty(variable);
        const int candidate = kMembers[variable][std::countr_zero(mask)];
        if (board_.known.add(candidate)) find(candidate, variable);
    }
    void look_for_segment(int variable, unsigned mask) {
        const int segment = segment_of(variable, mask);
        if (segment >= 0 && board_.known.add(kCandidates + segment)) find(kCandidates + segment, variable);
    }
    void find(int item, int variable) {
        trace_.found(item, variable);
        found_.add(item);
    }
    void empty(int variable) {
        if (!contradiction_) trace_.emptied(variable);
        contradiction_ = true;
    }

    // Removes the candidates linked to it, variable by variable. Its own variables need no check of each bit.
    void place_candidate(int candidate) {
        const int digit = candidate % 9;
        const CellPlace at = kPlaces[candidate / 9];
        const std::array<Answer, 4>& own = kAnswers[candidate];
        const auto others = [this, &own](int i) {
            return static_cast<unsigned>(board_.masks[own[i].variable] & ~own[i].bit);
        };
        for (unsigned mask = others(0); mask != 0; mask &= mask - 1) {
            const int other = std::countr_zero(mask);
            trace_.removed(candidate / 9 * 9 + other, candidate);
            clear(row_variable(at.row, other), own[1].bit);
            clear(column_variable(at.column, other), own[2].bit);
            clear(box_variable(at.box, other), own[3].bit);
        }
        keep(own[0]);
        for (unsigned mask = others(1); mask != 0; mask &= mask - 1) {
            const int column = std::countr_zero(mask);
            const int cell = 9 * at.row + column;
            trace_.removed(9 * cell + digit, candidate);
            clear(cell, own[0].bit);
            clear(column_variable(column, digit), own[2].bit);
            clear(box_variable(kPlaces[cell].box, digit), 1U << kPlaces[cell].position);
        }
        keep(own[1]);
        for (unsigned mask = others(2); mask != 0; mask &= mask - 1) {
            const int row = std::countr_zero(mask);
            const int cell = 9 * row + at.column;
            trace_.removed(9 * cell + digit, candidate);
            clear(cell, own[0].bit);
            clear(row_variable(row, digit), own[1].bit);
            clear(box_variable(kPlaces[cell].box, digit), 1U << kPlaces[cell].position);
        }
        keep(own[2]);
        for (unsigned mask = others(3); mask != 0; mask &= mask - 1) {
            const int cell = Geometry9::kHouseCells[at.box][std::countr_zero(mask)];
            trace_.removed(9 * cell + digit, candidate);
            clear(cell, own[0].bit);
            clear(row_variable(kPlaces[cell].row, digit), 1U << kPlaces[cell].column);
            clear(column_variable(kPlaces[cell].column, digit), 1U << kPlaces[cell].row);
        }
        keep(own[3]);
    }
    // The variable is empty if the candidate was removed before it was placed.
    void keep(Answer own) {
        board_.masks[own.variable] &= own.bit;
        if (board_.masks[own.variable] == 0) empty(own.variable);
    }

    void place_segment(int item) {
        const Segment& segment = kSegmentPlaces[item - kCandidates];
        const auto remove_member = [this, item](int candidate) { remove(candidate, item); };
        for_members(segment.line, board_.masks[segment.line] & ~unsigned{segment.in_line}, remove_member);
        for_members(segment.box, board_.masks[segment.box] & ~unsigned{segment.in_box}, remove_member);
    }

    TrialBoard& board_;
    FoundItems& found_;
    Trace& trace_;
    bool contradiction_ = false;
};

}  // namespace rookery::trial
