#include "logic/trial/linked_chain.hpp"

#include "logic/trial/propagation.hpp"

namespace rookery::trial {

namespace {

// Calls f(variable) for each variable that has only the item left.
template <class F>
void for_variables_of(const TrialBoard& board, int item, F f) {
    if (item < kCandidates) {
        for (const Answer answer : kAnswers[item]) {
            if (board.masks[answer.variable] == answer.bit) f(int{answer.variable});
        }
        return;
    }
    const Segment& segment = kSegmentPlaces[item - kCandidates];
    if ((board.masks[segment.line] & ~unsigned{segment.in_line}) == 0) f(int{segment.line});
    if ((board.masks[segment.box] & ~unsigned{segment.in_box}) == 0) f(int{segment.box});
}

template <bool kGroups>
class ChainReplay {
  public:
    ChainReplay(const TrialBoard& board, int target) : before_{board}, earlier_{board}, now_{board} {
        chain_.target = target;
        place(target);
    }

    bool is_over() const { return contradiction_; }

    // Adds the item, which must be the only one left of a variable that had `left`.
    void add(WhipItem next) {
        int variable = -1;
        for_variables_of(now_, next.item, [&](int one) {
            bool had = false;
            for_lost(one, [&](int candidate) { had |= candidate == next.left; });
            if (had) variable = one;
        });
        ROOKERY_EXPECTS(variable >= 0);
        link(variable, next.left, next.item);
    }

    // Adds an item that can be next, preferably one that continues from the last item. Returns its index.
    std::size_t add_one_of(std::span<const Id> items) {
        std::size_t chosen = items.size();
        int best_place = -1;
        int best_variable = 0;
        int best_left = 0;
        for (std::size_t i = 0; i < items.size(); ++i) {
            for_variables_of(now_, items[i], [&](int variable) {
                for_lost(variable, [&](int candidate) {
                    const int place = latest_linked(candidate);
                    if (place <= best_place) return;
                    best_place = place;
                    best_variable = variable;
                    best_left = candidate;
                    chosen = i;
                });
            });
        }
        ROOKERY_EXPECTS(chosen < items.size());
        link(best_variable, best_left, items[chosen]);
        return chosen;
    }

    // Ends the chain: the last item removed the last candidates of some variable.
    LinkedChain end() {
        ROOKERY_EXPECTS(contradiction_);
        int variable = 0;
        while (now_.masks[variable] != 0) ++variable;
        const int left = kMembers[variable][std::countr_zero(unsigned{earlier_.masks[variable]})];
        chain_.links.push_back({static_cast<Id>(variable), static_cast<Id>(left), 0});
        return std::move(chain_);
    }

  private:
    template <class F>
    void for_lost(int variable, F f) const {
        for_members(variable, before_.masks[variable] & ~unsigned{now_.masks[variable]}, f);
    }
    int latest_linked(int candidate) const {
        int place = static_cast<int>(placed_.size()) - 1;
        while (!is_linked(candidate, placed_[static_cast<std::size_t>(place)])) --place;
        return place;
    }
    void link(int variable, int left, int item) {
        chain_.links.push_back({static_cast<Id>(variable), static_cast<Id>(left), now_.masks[variable]});
        place(item);
    }
    void place(int item) {
        earlier_ = now_;
        now_.known.add(item);
        FoundItems found;
        NoTrace trace;
        Propagation<kGroups, NoTrace> propagation(now_, found, trace);
        propagation.place(item);
        contradiction_ = propagation.contradiction();
        placed_.push_back(static_cast<Id>(item));
    }

    const TrialBoard& before_;
    TrialBoard earlier_;  // before the last item
    TrialBoard now_;
    bool contradiction_ = false;
    std::vector<Id> placed_;
    LinkedChain chain_;
};

}  // namespace

template <bool kGroups>
LinkedChain braid_of(const TrialBoard& board, int target, std::span<const Id> items) {
    ChainReplay<kGroups> replay(board, target);
    std::vector<Id> rest(items.begin(), items.end());
    while (!replay.is_over()) rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(replay.add_one_of(rest)));
    return replay.end();
}

template <bool kGroups>
LinkedChain whip_of(const TrialBoard& board, int target, std::span<const WhipItem> items) {
    ChainReplay<kGroups> replay(board, target);
    for (const WhipItem next : items) replay.add(next);
    return replay.end();
}

template LinkedChain braid_of<false>(const TrialBoard&, int, std::span<const Id>);
template LinkedChain braid_of<true>(const TrialBoard&, int, std::span<const Id>);
template LinkedChain whip_of<false>(const TrialBoard&, int, std::span<const WhipItem>);
template LinkedChain whip_of<true>(const TrialBoard&, int, std::span<const WhipItem>);

static bool share_variable(int a, int b) {
    if (a == b) return false;
    for (int i = 0; i < 4; ++i) {
        if (kAnswers[a][i].variable == kAnswers[b][i].variable) return true;
    }
    return false;
}

bool is_linked(int candidate, int item) {
    if (item < kCandidates) return share_variable(candidate, item);
    const Segment& segment = kSegmentPlaces[item - kCandidates];
    for (const Answer answer : kAnswers[candidate]) {
        if (answer.variable == segment.line && (answer.bit & segment.in_line) == 0) return true;
        if (answer.variable == segment.box && (answer.bit & segment.in_box) == 0) return true;
    }
    return false;
}

}  // namespace rookery::trial
