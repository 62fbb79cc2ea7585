#include "logic/trial/open_candidates.hpp"

namespace rookery::trial {

void OpenCandidates::build(const TrialBoard& board, bool with_segments) {
    number_candidates(board);
    number_variables(board);
    if (with_segments) number_segments(board);
}

void OpenCandidates::number_candidates(const TrialBoard& board) {
    size_ = 0;
    for (int cell = 0; cell < 81; ++cell) {
        if (!board.is_open(cell)) continue;
        for_members(cell, board.masks[cell], [this](int candidate) {
            number_of_[candidate] = static_cast<Id>(size_);
            candidates_[size_++] = static_cast<Id>(candidate);
        });
    }
}

void OpenCandidates::number_variables(const TrialBoard& board) {
    std::array<std::array<Id, kVariables>, 10> by_size;
    std::array<int, 10> count{};
    for (int variable = 0; variable < kVariables; ++variable) {
        const int size = std::popcount(unsigned{board.masks[variable]});
        by_size[size][count[size]++] = static_cast<Id>(variable);
    }
    int number = 0;
    int members = 0;
    for (int size = 2; size < 10; ++size) {
        for (int i = 0; i < count[size]; ++i) {
            const int variable = by_size[size][i];
            for_members(variable, board.masks[variable], [&](int candidate) {
                const Id member = number_of_[candidate];
                members_[members++] = offset(member);
                variables_of_[member][variable / 81] = offset(number);
            });
            ++number;
        }
        end_of_size_[size] = number;
    }
}

void OpenCandidates::number_segments(const TrialBoard& board) {
    segments_ = 0;
    rules_ = 0;
    int members = 0;
    for (int segment = 0; segment < kSegments; ++segment) {
        const Segment& place = kSegmentPlaces[segment];
        const unsigned line = board.masks[place.line];
        const unsigned mask = has_several(line) ? line & place.in_line : 0;
        segment_number_[segment] = mask == 0 ? std::int16_t{-1} : static_cast<std::int16_t>(segments_);
        if (mask == 0) continue;
        segment_begin_[segments_] = static_cast<Id>(members);
        for_members(place.line, mask, [&](int candidate) {
            const Id member = number_of_[candidate];
            segment_members_[members++] = member;
            segments_of_[member][place.line < kColumnVariables ? 0 : 1] = static_cast<Id>(segments_);
        });
        ++segments_;
    }
    segment_begin_[segments_] = static_cast<Id>(members);
    for (int digit = 0; digit < 9; ++digit) {
        for (int band = 0; band < 3; ++band) {
            add_rules(false, digit, band);
            add_rules(true, digit, band);
        }
    }
}

// Adds rules for the nine segments of a digit in a band (or stack): three lines by three boxes.
void OpenCandidates::add_rules(bool columns, int digit, int band) {
    const auto number = [&](int line, int box) {
        const int in_all = (columns ? 9 : 0) + 3 * band + line % 3;
        return int{segment_number_[(9 * in_all + digit) * 3 + box % 3]};
    };
    for (int line = 0; line < 3; ++line) {
        for (int box = 0; box < 3; ++box) {
            if (number(line, box) < 0) continue;
            for (int step = 1; step < 3; ++step) {
                const int other_box = box + step;  // has the digit on this line only
                add_rule(number(line, box), number(line, other_box), number(line + 1, other_box),
                         number(line + 2, other_box));
                const int other_line = line + step;  // has the digit in this box only
                add_rule(number(line, box), number(other_line, box), number(other_line, box + 1),
                         number(other_line, box + 2));
            }
        }
    }
}

void OpenCandidates::add_rule(int emptied, int needed, int first_empty, int second_empty) {
    if (needed < 0) return;
    const auto or_none = [this](int segment) { return static_cast<Id>(segment < 0 ? segments_ : segment); };
    rule_[rules_++] = {static_cast<Id>(emptied), static_cast<Id>(needed), or_none(first_empty), or_none(second_empty)};
}

}  // namespace rookery::trial
