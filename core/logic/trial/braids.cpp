#include "logic/trial/braids.hpp"

namespace rookery::trial {

template <bool kGroups>
void Braids<kGroups>::List::remove(int item) {
    int kept = 0;
    for (int i = 0; i < size; ++i) {
        if (items[i] != item) items[kept++] = items[i];
    }
    size = kept;
}

// Places the target alone. Returns whether that is already a contradiction.
template <bool kGroups>
bool Braids<kGroups>::begin(const TrialBoard& board, int target, TrialBoard& assumed, List& available) {
    ROOKERY_EXPECTS(board.is_undecided(target));
    assumed = board;
    assumed.known.add(target);
    found_.size = 0;
    NoTrace trace;
    Propagation<kGroups, NoTrace> propagation(assumed, found_, trace);
    propagation.place(target);
    for (int i = 0; i < found_.size; ++i) available.add(found_.items[i]);
    found_.size = 0;
    return propagation.contradiction();
}

template <bool kGroups>
bool Braids<kGroups>::exists(const TrialBoard& board, int target, int length) {
    TrialBoard assumed;
    List available;
    target_ = target;
    chosen_.size = 0;
    if (begin(board, target, assumed, available)) return true;
    return length > 1 && search(assumed, available, length - 1, false);
}

template <bool kGroups>
bool Braids<kGroups>::exists_at_once(const TrialBoard& board, int target, int length) {
    TrialBoard assumed;
    List available;
    if (begin(board, target, assumed, available)) return true;
    return length > 1 && run(assumed, available, length - 1) != 0 && needed_count_ <= length - 1;
}

template <bool kGroups>
bool Braids<kGroups>::reaches(const TrialBoard& board, const Id* items, int count, int rounds) {
    TrialBoard after = board;
    const int begin = found_.size;
    NoTrace trace;
    Propagation<kGroups, NoTrace> propagation(after, found_, trace);
    for (int i = 0; i < count && !propagation.contradiction(); ++i) propagation.place(items[i]);
    int at = begin;
    for (int round = 1; round < rounds && at < found_.size && !propagation.contradiction(); ++round) {
        const int end = found_.size;
        while (at < end && !propagation.contradiction()) propagation.place(found_.items[at++]);
    }
    found_.size = begin;
    return propagation.contradiction();
}

// Returns the round of the contradiction; 0 if there is none.
template <bool kGroups>
int Braids<kGroups>::run(const TrialBoard& board, const List& available, int rounds) {
    TrialBoard after = board;
    const int begin = found_.size;
    Propagation<kGroups, Trace> propagation(after, found_, trace_);
    for (int i = 0; i < available.size && !propagation.contradiction(); ++i) propagation.place(available.items[i]);
    int at = begin;
    int round = 1;
    while (round < rounds && at < found_.size && !propagation.contradiction()) {
        const int end = found_.size;
        ++round;
        while (at < end && !propagation.contradiction()) propagation.place(found_.items[at++]);
    }
    if (propagation.contradiction()) trace_back(board, after, begin, available);
    found_.size = begin;
    return propagation.contradiction() ? round : 0;
}

// An item depends on the items that removed the other candidates of its variable. Available ones depend on nothing.
template <bool kGroups>
void Braids<kGroups>::trace_back(const TrialBoard& before, const TrialBoard& after, int begin, const List& available) {
    ItemSet free;
    for (int i = 0; i < available.size; ++i) free.add(available.items[i]);
    needed_.clear();
    needed_count_ = 0;
    std::array<Id, kItems> stack;
    int waiting = 0;
    const auto need_removers = [&](int variable, int item) {
        for_members(variable, before.masks[variable] & ~unsigned{after.masks[variable]}, [&](int candidate) {
            if (candidate == item || !needed_.add(trace_.remover[candidate])) return;
            stack[waiting++] = trace_.remover[candidate];
            ++needed_count_;
        });
    };
    ROOKERY_EXPECTS(begin <= found_.size);
    need_removers(trace_.empty, -1);
    while (waiting > 0) {
        const int item = stack[--waiting];
        if (!free.has(item)) need_removers(trace_.variable[item], item);
    }
}

// An item that empties a variable; -1 if there is none.
template <bool kGroups>
int Braids<kGroups>::find_end(const TrialBoard& board, const List& available) {
    for (int i = 0; i < available.size; ++i) {
        if (reaches(board, &available.items[i], 1, 1)) return available.items[i];
    }
    return -1;
}

template <bool kGroups>
LinkedChain Braids<kGroups>::chain(const TrialBoard& board) const {
    return braid_of<kGroups>(board, target_, {chosen_.items.data(), static_cast<std::size_t>(chosen_.size)});
}

// `left`: the number of items that may still be placed.
template <bool kGroups>
bool Braids<kGroups>::search(const TrialBoard& board, List& available, int left, bool one_a_round) {
    while (available.size > 0 && !stop_.stop_requested()) {
        if (left == 1) {
            const int end = find_end(board, available);
            if (end >= 0) chosen_.add(end);
            return end >= 0;
        }
        const int round = run(board, available, left);
        if (round == 0) return false;
        if (needed_count_ <= left) {
            for (int item = 0; item < kItems; ++item) {
                if (needed_.has(item)) chosen_.add(item);
            }
            return true;
        }
        const bool one = one_a_round || round == left;
        List first;
        for (int i = 0; i < available.size; ++i) {
            if (needed_.has(available.items[i])) first.add(available.items[i]);
        }
        for (int i = 0; i < first.size; ++i) {
            available.remove(first.items[i]);
            TrialBoard next = board;
            const int begin = found_.size;
            NoTrace trace;
            Propagation<kGroups, NoTrace> propagation(next, found_, trace);
            propagation.place(first.items[i]);
            List next_available;
            for (int j = begin; j < found_.size; ++j) next_available.add(found_.items[j]);
            found_.size = begin;
            chosen_.add(first.items[i]);
            if (propagation.contradiction()) return true;
            if (!one) {
                for (int j = 0; j < available.size; ++j) next_available.add(available.items[j]);
            }
            if (search(next, next_available, left - 1, one)) return true;
            --chosen_.size;
        }
    }
    return false;
}

template class Braids<false>;
template class Braids<true>;

}  // namespace rookery::trial
