// Assumptions::follow_all(): follows every assumption of a board to its end, and writes the false candidates as rows of
// bits.
//
// A false assumption is cheap. If no variable has only one candidate besides this one, nothing follows. If there are
// such variables and all have the same partner, the consequences are what the partner makes false, including the
// candidate itself, since the two are linked. Only with several partners does it need a lane.
#include <algorithm>

#include "logic/inferences/bit_transpose.hpp"
#include "logic/trial/assumptions.hpp"

namespace rookery::trial {

namespace {

constexpr int kNoPartner = -1;
constexpr int kSeveral = -2;

// The candidate that becomes true if this one is false.
int partner_of(const TrialBoard& board, int candidate) {
    int partner = kNoPartner;
    for (const Answer answer : kAnswers[candidate]) {
        const unsigned others = board.masks[answer.variable] & ~unsigned{answer.bit};
        if (!is_single(others)) continue;
        const int other = kMembers[answer.variable][std::countr_zero(others)];
        if (partner != kNoPartner && partner != other) return kSeveral;
        partner = other;
    }
    return partner;
}

}  // namespace

void Assumptions::list_false_assumptions(const TrialBoard& board) {
    false_.clear();
    for (int i = 0; i < open_.size(); ++i) {
        row_of_[1][i] = static_cast<Id>(i);
        const int partner = partner_of(board, open_.candidate(i));
        if (partner >= 0) row_of_[0][i] = static_cast<Id>(open_.number_of(partner));
        if (partner != kSeveral) continue;
        row_of_[0][i] = static_cast<Id>(open_.size() + static_cast<int>(false_.size()));
        false_.push_back(static_cast<Id>(i));
    }
    const int rows = open_.size() + static_cast<int>(false_.size());
    for (int i = 0; i < open_.size(); ++i) {
        if (partner_of(board, open_.candidate(i)) == kNoPartner) row_of_[0][i] = static_cast<Id>(rows);
    }
}

void Assumptions::follow_all(const TrialBoard& board) {
    open_.build(board, false);
    list_false_assumptions(board);
    if (blocks_.empty()) blocks_.resize(1);
    words_ = (open_.size() + 63) / 64;
    const int rows = open_.size() + static_cast<int>(false_.size());
    // Blocks are written in full.
    const auto room = static_cast<std::size_t>(rows / kLanes + 1) * kLanes;
    false_rows_.assign(room * words_, 0);
    dead_rows_.assign(room, false);
    for (int first = 0; first < rows; first += kLanes) {
        Block& block = blocks_[0];
        block.first = first;
        block.lanes = std::min(kLanes, rows - first);
        begin(block);
        for (int lane = 0; lane < block.lanes; ++lane) {
            const int row = first + lane;
            if (row < open_.size()) {
                assume(lane, row);
            } else {
                V128& there = block.there[false_[row - open_.size()]];
                there = and_not(there, lane_bit(lane));
            }
        }
        remove_linked(block);
        do find_singles(block);
        while (any(remove_linked(block)));
        write_rows(block);
    }
}

// Transposes the block back, 64 assumptions by 64 candidates at a time.
void Assumptions::write_rows(const Block& block) {
    const V128 unused = ~lanes_up_to(block.lanes);
    std::array<std::uint64_t, 64> low;
    std::array<std::uint64_t, 64> high;
    for (int word = 0; word < words_; ++word) {
        low.fill(0);
        high.fill(0);
        const int candidates = std::min(64, open_.size() - 64 * word);
        for (int i = 0; i < candidates; ++i) {
            const V128 gone = and_not(~block.there[64 * word + i] | block.dead, unused);
            low[i] = gone.lo();
            high[i] = gone.hi();
        }
        transpose(low);
        transpose(high);
        for (int lane = 0; lane < block.lanes; ++lane) {
            false_rows_[static_cast<std::size_t>(block.first + lane) * words_ + word] =
                lane < 64 ? low[lane] : high[lane - 64];
        }
    }
    for_lanes(and_not(block.dead, unused), [&](int lane) { dead_rows_[block.first + lane] = true; });
}

}  // namespace rookery::trial
