#include "logic/trial/whips.hpp"

#include "logic/trial/linked_chain.hpp"

namespace rookery::trial {

template <bool kGroups>
bool Whips<kGroups>::exists(const TrialBoard& board, int target, int length) {
    if (!braids_.exists(board, target, length)) return false;
    before_ = &board;
    target_ = target;
    left_linking_.clear();
    chosen_.clear();
    TrialBoard assumed = board;
    assumed.known.add(target);
    found_.size = 0;
    NoTrace trace;
    Propagation<kGroups, NoTrace> propagation(assumed, found_, trace);
    propagation.place(target);
    if (propagation.contradiction()) return true;
    List available;
    for (int i = 0; i < found_.size; ++i) available.add(found_.items[i]);
    found_.size = 0;
    return length > 1 && search(assumed, available, target, length - 1);
}

template <bool kGroups>
LinkedChain Whips<kGroups>::chain(const TrialBoard& board) const {
    return whip_of<kGroups>(board, target_, chosen_);
}

// `left`: the number of items that may still be placed.
template <bool kGroups>
bool Whips<kGroups>::search(const TrialBoard& board, const List& available, int last, int left) {
    if (stop_.stop_requested()) return false;
    if (left > 1 && !braids_.reaches(board, available.items.data(), available.size, left)) return false;
    const int begin = found_.size;
    for (int i = 0; i < available.size; ++i) {
        const int item = available.items[i];
        List links;
        find_left_links(board, item, last, links);
        if (links.size == 0) continue;
        TrialBoard next = board;
        NoTrace trace;
        Propagation<kGroups, NoTrace> propagation(next, found_, trace);
        propagation.place(item);
        List next_available;
        for (int j = 0; j < available.size; ++j) {
            if (j != i) next_available.add(available.items[j]);
        }
        for (int j = begin; j < found_.size; ++j) next_available.add(found_.items[j]);
        found_.size = begin;
        // The variable that it emptied lost its last candidate to this item.
        if (propagation.contradiction()) {
            chosen_.push_back({static_cast<Id>(item), links.items[0]});
            return true;
        }
        if (left == 1) continue;
        for (int j = 0; j < links.size; ++j) {
            left_linking_.add(links.items[j]);
            chosen_.push_back({static_cast<Id>(item), links.items[j]});
            if (search(next, next_available, item, left - 1)) return true;
            chosen_.pop_back();
            left_linking_.remove(links.items[j]);
        }
    }
    return false;
}

// The candidates that may precede an item in a whip whose last item is `last`.
template <bool kGroups>
void Whips<kGroups>::find_left_links(const TrialBoard& board, int item, int last, List& links) const {
    if (item < kCandidates) {
        for (const Answer answer : kAnswers[item]) {
            if (board.masks[answer.variable] != answer.bit) continue;
            add_left_links(answer.variable, before_->masks[answer.variable] & ~unsigned{answer.bit}, last, links);
        }
        return;
    }
    const Segment& segment = kSegmentPlaces[item - kCandidates];
    const auto add = [&](int variable, unsigned own) {
        const unsigned now = board.masks[variable];
        if ((now & ~own) == 0) add_left_links(variable, before_->masks[variable] & ~now, last, links);
    };
    add(segment.line, segment.in_line);
    add(segment.box, segment.in_box);
}

template <bool kGroups>
void Whips<kGroups>::add_left_links(int variable, unsigned lost, int last, List& links) const {
    for_members(variable, lost, [&](int candidate) {
        if (candidate == target_ || left_linking_.has(candidate) || !is_linked(candidate, last)) return;
        for (int i = 0; i < links.size; ++i) {
            if (links.items[i] == candidate) return;
        }
        links.add(candidate);
    });
}

template class Whips<false>;
template class Whips<true>;

}  // namespace rookery::trial
