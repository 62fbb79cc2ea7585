#include "logic/trial/assumptions.hpp"

#include <algorithm>

#include "logic/trial/propagation.hpp"

namespace rookery::trial {

// Every candidate is possible, and none is placed.
void Assumptions::begin(Block& block) {
    const V128 all = ~V128();
    for (int i = 0; i < open_.size(); ++i) {
        block.there[i] = all;
        placed_[i] = V128();
    }
    block.dead = ~lanes_up_to(block.lanes);
}

void Assumptions::assume(int lane, int number) {
    placed_[number] |= lane_bit(lane);
}

void Assumptions::find_singles(Block& block) {
    V128 filled = ~V128();
    const V128* there = block.there.data();
    const V128* single = single_.data();
    open_.for_variables([&](int variable, const Id* members, auto size) {
        V128 once = at_offset(there, members[0]);
        V128 twice;
        for (int i = 1; i < size; ++i) {
            const V128 one = at_offset(there, members[i]);
            twice |= once & one;
            once |= one;
        }
        single_[variable] = and_not(once, twice);
        filled &= once;
    });
    block.dead |= ~filled;
    for (int i = 0; i < open_.size(); ++i) {
        const auto& [cell, row, column, box] = open_.variables_of(i);
        placed_[i] = block.there[i] & (at_offset(single, cell) | at_offset(single, row) | at_offset(single, column) |
                                       at_offset(single, box));
    }
}

// Two placed candidates of one variable are a contradiction. Returns the lanes in which something was removed.
V128 Assumptions::remove_linked(Block& block) {
    V128 twice;
    const V128* placed = placed_.data();
    const V128* single = single_.data();
    open_.for_variables([&](int variable, const Id* members, auto size) {
        V128 once = at_offset(placed, members[0]);
        for (int i = 1; i < size; ++i) {
            const V128 one = at_offset(placed, members[i]);
            twice |= once & one;
            once |= one;
        }
        single_[variable] = once;
    });
    block.dead |= twice;
    V128 changed;
    for (int i = 0; i < open_.size(); ++i) {
        const auto& [cell, row, column, box] = open_.variables_of(i);
        const V128 linked =
            at_offset(single, cell) | at_offset(single, row) | at_offset(single, column) | at_offset(single, box);
        const V128 gone = and_not(block.there[i] & linked, placed_[i]);
        block.there[i] = and_not(block.there[i], gone);
        changed |= gone;
    }
    return and_not(changed, block.dead);
}

void Assumptions::find_locked(const Block& block) {
    for (int segment = 0; segment < open_.segments(); ++segment) {
        V128 filled;
        for (const Id* i = open_.segment_begin(segment); i != open_.segment_end(segment); ++i)
            filled |= block.there[*i];
        filled_[segment] = filled;
        emptied_[segment] = V128();
    }
    filled_[open_.segments()] = V128();
    for (int i = 0; i < open_.locking_rules(); ++i) {
        const OpenCandidates::LockingRule& rule = open_.locking_rule(i);
        emptied_[rule.emptied] |= and_not(filled_[rule.needed], filled_[rule.first_empty] | filled_[rule.second_empty]);
    }
}

V128 Assumptions::remove_locked(Block& block) {
    V128 changed;
    for (int i = 0; i < open_.size(); ++i) {
        const V128 gone = block.there[i] & (emptied_[open_.row_segment(i)] | emptied_[open_.column_segment(i)]);
        block.there[i] = and_not(block.there[i], gone);
        changed |= gone;
    }
    return and_not(changed, block.dead);
}

bool Assumptions::eliminate_all(TrialBoard& board, Basis basis) {
    open_.build(board, basis == Basis::singles_and_locked);
    const int blocks = (open_.size() + kLanes - 1) / kLanes;
    if (static_cast<int>(blocks_.size()) < blocks) blocks_.resize(blocks);
    for (int i = 0; i < blocks; ++i) {
        blocks_[i].first = kLanes * i;
        blocks_[i].lanes = std::min(kLanes, open_.size() - kLanes * i);
        blocks_[i].removed = -1;
    }
    removed_.clear();
    std::fill_n(is_removed_.begin(), open_.size(), false);
    // Runs blocks in turn, until each has applied everything that was removed.
    int unchanged = 0;
    for (int i = 0; unchanged < blocks; i = (i + 1) % blocks) {
        Block& block = blocks_[i];
        if (block.removed == static_cast<int>(removed_.size())) {
            ++unchanged;
            continue;
        }
        if (block.removed < 0) begin_all(block);
        for (; block.removed < static_cast<int>(removed_.size()); ++block.removed) {
            block.there[removed_[block.removed]] = V128();
        }
        unchanged = run(block, basis) ? 1 : unchanged + 1;
        if (static_cast<int>(removed_.size()) == open_.size()) return false;
    }
    FoundItems found;
    NoTrace trace;
    Propagation<false, NoTrace> propagation(board, found, trace);
    for (const Id number : removed_) {
        const int candidate = open_.candidate(number);
        if (board.has(candidate)) propagation.remove(candidate, candidate);
    }
    return propagation.place_all(0);
}

void Assumptions::begin_all(Block& block) {
    begin(block);
    for (int lane = 0; lane < block.lanes; ++lane) assume(lane, block.first + lane);
    remove_linked(block);
    block.removed = 0;
}

// Returns whether candidates were removed.
bool Assumptions::run(Block& block, Basis basis) {
    bool has_removed = false;
    for (;;) {
        const V128 before = block.dead;
        find_singles(block);
        V128 changed = remove_linked(block);
        if (basis == Basis::singles_and_locked && !any(changed)) {
            find_locked(block);
            changed = remove_locked(block);
        }
        const bool now = note_dead(block, and_not(block.dead, before));
        has_removed |= now;
        if (static_cast<int>(removed_.size()) == open_.size() || (!now && !any(changed))) break;
    }
    block.removed = static_cast<int>(removed_.size());
    return has_removed;
}

bool Assumptions::note_dead(Block& block, V128 dead) {
    for_lanes(dead, [&](int lane) {
        const int number = block.first + lane;
        if (is_removed_[number]) return;
        is_removed_[number] = true;
        removed_.push_back(static_cast<Id>(number));
        block.there[number] = V128();
    });
    return any(dead);
}

void Assumptions::measure(const TrialBoard& board, int rounds, Basis basis, const Grid9* solution) {
    open_.build(board, basis == Basis::singles_and_locked);
    if (blocks_.empty()) blocks_.resize(1);
    std::array<Id, kCandidates> assumed;
    int count = 0;
    for (int i = 0; i < open_.size(); ++i) {
        round_of_[i] = 0;
        const int candidate = open_.candidate(i);
        const bool is_true = solution != nullptr && (*solution)[candidate / 9] == candidate % 9 + 1;
        if (!is_true) assumed[count++] = static_cast<Id>(i);
    }
    Block& block = blocks_[0];
    for (block.first = 0; block.first < count; block.first += kLanes) {
        block.lanes = std::min(kLanes, count - block.first);
        measure_block(block, assumed, rounds, basis);
    }
}

// Here `first` is an index into `assumed`. A variable in which two candidates are placed at once is empty in that
// round.
void Assumptions::measure_block(Block& block, const std::array<Id, kCandidates>& assumed, int rounds, Basis basis) {
    begin(block);
    for (int lane = 0; lane < block.lanes; ++lane) assume(lane, assumed[block.first + lane]);
    V128 changed = remove_linked(block);
    V128 noted = block.dead;
    for (int round = 1;; ++round) {
        find_singles(block);
        note_round(block, and_not(block.dead, noted), assumed, round);
        noted = block.dead;
        if (round == rounds || !any(changed)) return;
        const bool locked = basis == Basis::singles_and_locked;
        if (locked) find_locked(block);
        changed = remove_linked(block);
        if (locked) changed |= remove_locked(block);
        note_round(block, and_not(block.dead, noted), assumed, round + 1);
        noted = block.dead;
    }
}

void Assumptions::note_round(const Block& block, V128 dead, const std::array<Id, kCandidates>& assumed, int round) {
    for_lanes(dead, [&](int lane) { round_of_[assumed[block.first + lane]] = static_cast<std::uint8_t>(round); });
}

}  // namespace rookery::trial
