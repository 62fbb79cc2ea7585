// ALS chain: four or more almost locked sets, each linked to the next by a restricted common, never by the same digit
// twice in succession. If the first set has its link digit, the second lacks it and must have its next link digit, and
// so on: so the first or the last set has all its digits except its link. A digit that both contain is eliminated from
// every cell that sees all its places in both.
//
// HoDoKu 2.2: the sets of a chain are in ascending order. By default consecutive sets do not overlap; others may. A
// link with two digits counts as its first digit when the next link is chosen, but both are excluded from the
// eliminations. As the first link of a chain, it is tried with each digit alone. HoDoKu takes the chain with the most
// eliminations, then the lowest sum of their positions; of chains with the same eliminations, the one with the fewest
// cells. Its library also has chains whose sets do not ascend: when all steps are wanted, they are searched for too, up
// to six links.
//
// A chain is new only if one of its sets has changed, so a path is abandoned if none of its sets has changed and it can
// reach none that has. Paths that an earlier visit covers yield nothing new either: if the earlier path is unchanged,
// it has already excluded the same.
#include <algorithm>
#include <map>
#include <tuple>

#include "logic/als/als_steps.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

// A restricted common as a link of a chain: with its first digit, its second or both.
enum class LinkUse : std::uint8_t { digit, other, both };
struct Link {
    std::uint32_t common;
    LinkUse use;
    bool forward = true;  // from the first set to the second
};

DigitSet digits_of(const RestrictedCommon& common, LinkUse use) {
    return use == LinkUse::both ? common.digits() : digit_bit(use == LinkUse::digit ? common.digit : common.other);
}

struct FoundChain {
    std::vector<Link> links;
    int cells = 0;  // of all its sets
    std::size_t order = 0;
    bool ascends = true;
};
constexpr std::size_t kMaxLinksBothWays = 6;

class ChainFinder {
  public:
    ChainFinder(const State& state, StepSink& sink)
        : state_{state},
          sink_{sink},
          memory_{sink.workspace().almost_locked_sets()},
          sets_{prepared(state)},
          commons_{memory_.commons()} {}

    bool run() {
        relate();
        search();
        if (!sink_.wants_first_only()) {
            both_ways_ = true;
            search();
        }
        return report();
    }

  private:
    std::span<const AlmostLockedSet> prepared(const State& state) {
        memory_.prepare(state);
        return memory_.sets();
    }

    // Computes which sets exclude something together, and which sets can be reached from each set by ascending links.
    void relate() {
        changed_ = memory_.sets_with(sink_.changes(state_).cells);
        memory_.unite_others(memory_.sharers(), ends_);
        reach_.clear(sets_.size(), sets_.size());
        for (std::size_t i = sets_.size(); i-- > 0;) {
            for (const std::uint32_t common : memory_.commons_from(i)) {
                reach_.add(i, commons_[common].second);
                reach_.unite(i, reach_, commons_[common].second);
            }
        }
    }

    void search() {
        const std::size_t directions = both_ways_ ? 2 : 1;
        max_links_seen_ = both_ways_ ? kMaxLinksBothWays : 3;
        seen_ = memory_.visits(9 * directions * commons_.size() * (max_links_seen_ - 1) * 3);
        in_chain_.assign(sets_.size(), false);
        for (std::size_t start = 0; start < sets_.size(); ++start) {
            if (sink_.workspace().callback().stop_requested()) return;
            start_ = start;
            mark_ = memory_.new_mark();
            has_changed_ = changed_.has(0, start);
            in_chain_[start] = true;
            for_each_link_from(start, [&](std::uint32_t common, bool forward) {
                start_with({common, LinkUse::digit, forward}, commons_[common].digit);
                if (commons_[common].other != 0) start_with({common, LinkUse::other, forward}, commons_[common].other);
            });
            in_chain_[start] = false;
        }
    }

    void start_with(Link link, int digit) {
        ends_row_ = memory_.row_of(start_, digit);
        first_digit_ = ends_row_ - memory_.row_of(start_, 1);
        const bool may_be_new = has_changed_ || reach_.meets(start_, changed_, 0);
        if (both_ways_ || (may_be_new && reach_.meets(start_, ends_, ends_row_)))
            step_on(link, sets_[start_].cells.size());
    }

    template <class F>
    void for_each_link_from(std::size_t set, F f) {
        for (const std::uint32_t common : memory_.commons_from(set)) f(common, true);
        if (!both_ways_) return;
        for (const std::uint32_t common : memory_.commons_to(set)) f(common, false);
    }

    void step_on(Link link, int cells_before) {
        const RestrictedCommon& common = commons_[link.common];
        const std::size_t last = link.forward ? common.second : common.first;
        if (in_chain_[last]) return;
        const bool is_end = ends_.has(ends_row_, last);
        const bool had_changed = has_changed_;
        const bool changes = had_changed || changed_.has(0, last);
        const bool goes_on = both_ways_
                                 ? links_.size() + 1 < kMaxLinksBothWays
                                 : (changes || reach_.meets(last, changed_, 0)) && reach_.meets(last, ends_, ends_row_);
        if (!(is_end && changes) && !goes_on) return;
        const int cells = cells_before + sets_[last].cells.size();
        links_.push_back(link);
        in_chain_[last] = true;
        has_changed_ = changes;
        if (links_.size() == 1 || leads_on(link, cells)) {
            if (is_end && links_.size() >= 3) check_end(last, cells);
            if (goes_on) go_on(link, last, cells);
        }
        has_changed_ = had_changed;
        in_chain_[last] = false;
        links_.pop_back();
    }

    void go_on(Link link, std::size_t last, int cells) {
        const RestrictedCommon& common = commons_[link.common];
        const Digit used = link.use == LinkUse::other ? common.other : common.digit;
        for_each_link_from(last, [&](std::uint32_t next, bool forward) {
            const RestrictedCommon& to = commons_[next];
            if (to.other == 0) {
                if (to.digit != used) step_on({next, LinkUse::digit, forward}, cells);
            } else {
                const LinkUse use = to.other == used   ? LinkUse::digit
                                    : to.digit == used ? LinkUse::other
                                                       : LinkUse::both;
                step_on({next, use, forward}, cells);
            }
        });
    }

    // False if an earlier visit leads to the same continuations with no more cells. For ascending chains, the entry for
    // three links covers longer ones too. Each first link starts a chain only once.
    bool leads_on(Link link, int cells) {
        const std::size_t length = std::min(links_.size(), max_links_seen_);
        const std::size_t way = link.forward ? link.common : commons_.size() + link.common;
        const std::size_t ways = both_ways_ ? 2 * commons_.size() : commons_.size();
        const std::size_t by_digit = first_digit_ * ways + way;
        CommonVisit& visit =
            seen_[(by_digit * (max_links_seen_ - 1) + length - 2) * 3 + static_cast<std::size_t>(link.use)];
        if (visit.mark == mark_ && visit.cells <= cells) return false;
        visit = {mark_, static_cast<std::uint16_t>(cells)};
        return true;
    }

    void check_end(std::size_t last, int cells) {
        const auto links = static_cast<DigitSet>(digits_of(commons_[links_.front().common], links_.front().use) |
                                                 digits_of(commons_[links_.back().common], links_.back().use));
        const Exclusions exclusions = common_exclusions(sets_[start_], sets_[last], static_cast<DigitSet>(~links));
        if (exclusions.empty()) return;
        const auto [place, is_new] = found_.try_emplace(exclusions);
        FoundChain& chain = place->second;
        if (is_new) {
            chain.order = found_.size();
            chain.ascends = !both_ways_;
        }
        if (is_new || (cells < chain.cells && chain.ascends != both_ways_)) {
            chain.links = links_;
            chain.cells = cells;
        }
    }

    // HoDoKu's sum over the eliminations, by digit and then by cell; later ones weigh more.
    static int weight(const Exclusions& exclusions) {
        int sum = 0;
        int factor = 1;
        for (int digit = 1; digit <= 9; ++digit) {
            exclusions.cells[digit - 1].for_each([&](int cell) {
                sum += cell * factor + digit;
                factor += 80;
            });
        }
        return sum;
    }

    bool report() {
        using Entry = std::map<Exclusions, FoundChain>::value_type;
        std::vector<const Entry*> order;
        for (const Entry& entry : found_) order.push_back(&entry);
        const auto key = [](const Entry& e) {
            return std::tuple(!e.second.ascends, -e.first.size(), weight(e.first), e.second.order);
        };
        std::sort(order.begin(), order.end(), [&](const Entry* a, const Entry* b) { return key(*a) < key(*b); });
        for (const Entry* entry : order) {
            Step& step = sink_.begin(Technique::als_chain);
            add_exclusions(step, entry->first);
            if (sink_.wants_highlights()) draw(step, entry->second);
            if (sink_.end()) return true;
        }
        return false;
    }

    void draw(Step& step, const FoundChain& chain) {
        const Link& first = chain.links.front();
        std::size_t set = first.forward ? commons_[first.common].first : commons_[first.common].second;
        for (const Link& link : chain.links) {
            const RestrictedCommon& common = commons_[link.common];
            add_set(step, state_, sets_[set].cells, sets_[set].digits, digits_of(common, link.use));
            set = link.forward ? common.second : common.first;
        }
        add_set(step, state_, sets_[set].cells, sets_[set].digits, 0);
    }

    const State& state_;
    StepSink& sink_;
    AlsMemory& memory_;
    std::span<const AlmostLockedSet> sets_;
    std::span<const RestrictedCommon> commons_;
    SetRows ends_;   // by row of the first set: the sets with which it excludes more than the row's digit
    SetRows reach_;  // by set
    SetRows changed_;
    std::span<CommonVisit> seen_;
    std::size_t max_links_seen_ = 0;
    bool both_ways_ = false;
    std::size_t start_ = 0;
    bool has_changed_ = false;     // whether a set of the chain has changed
    std::size_t first_digit_ = 0;  // index among the start's digits that have a row
    std::size_t ends_row_ = 0;
    std::uint16_t mark_ = 0;
    std::vector<Link> links_;
    std::vector<bool> in_chain_;  // by set
    std::map<Exclusions, FoundChain> found_;
};

bool find_als_chain(const State& state, StepSink& sink) {
    return ChainFinder(state, sink).run();
}

}  // namespace

constinit const TechniqueLabel labels::kAlsChain{
    .group = TechniqueGroup::almost_locked_sets,
    .techniques = {Technique::als_chain},
};
constinit const TechniqueCard cards::kAlsChain{
    .label = labels::kAlsChain,
    .find = find_als_chain,
    .say = say_linked_sets,
};

}  // namespace rookery
