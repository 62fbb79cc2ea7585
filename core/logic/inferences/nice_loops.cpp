#include "logic/inferences/nice_loops.hpp"

#include <algorithm>
#include <bit>

#include "job/stable_order.hpp"
#include "logic/highlights.hpp"

namespace rookery {

namespace {

int elimination_sum(const Eliminations& eliminations) {
    int sum = 0;
    int weight = 1;
    for (const int candidate : eliminations) {
        sum += candidate % 81 * weight + candidate / 81 + 1;
        weight += 80;
    }
    return sum;
}

// Negative if `a` is preferred to `b`, regardless of length.
int compare_conclusions(const Eliminations& a, const Eliminations& b) {
    if (a.size() != b.size()) return a.size() > b.size() ? -1 : 1;
    return elimination_sum(a) - elimination_sum(b);
}

bool comes_before(const NiceLoop& a, const NiceLoop& b) {
    const int order = compare_conclusions(a.eliminations, b.eliminations);
    if (order != 0) return order < 0;
    return a.technique == b.technique && a.eliminations == b.eliminations && a.length < b.length;
}

bool has_node(const std::uint64_t* row, NodeId node) {
    return ((row[node >> 6] >> (node & 63)) & 1) != 0;
}

void sort_out(Eliminations& eliminations) {
    std::sort(eliminations.begin(), eliminations.end());
    eliminations.erase(std::unique(eliminations.begin(), eliminations.end()), eliminations.end());
}

}  // namespace

bool LoopCollection::wants(const Eliminations& eliminations, std::size_t length, bool grouped) const {
    if (!best_only_) {
        const auto known = lengths_[grouped].find(eliminations);
        return known == lengths_[grouped].end() || length < known->second;
    }
    if (loops_.empty()) return true;
    const int order = compare_conclusions(eliminations, loops_.front().eliminations);
    if (order != 0) return order < 0;
    return std::none_of(loops_.begin(), loops_.end(), [&](const NiceLoop& loop) {
        return loop.eliminations == eliminations && loop.length <= length;
    });
}

void LoopCollection::add(NiceLoop loop) {
    if (!best_only_) lengths_[loop.is_grouped()][loop.eliminations] = loop.length;
    if (best_only_ && !loops_.empty() && compare_conclusions(loop.eliminations, loops_.front().eliminations) < 0) {
        loops_.clear();
    }
    loops_.push_back(std::move(loop));
}

bool LoopCollection::is_better_than(const Eliminations& eliminations) const {
    return best_only_ && !loops_.empty() && compare_conclusions(loops_.front().eliminations, eliminations) < 0;
}

std::vector<NiceLoop> LoopCollection::take() {
    if (best_only_ && !loops_.empty()) {
        std::size_t best = 0;
        for (std::size_t i = 1; i < loops_.size(); ++i) {
            if (comes_before(loops_[i], loops_[best])) best = i;
        }
        std::swap(loops_.front(), loops_[best]);
        loops_.resize(1);
    }
    sort_by_places(loops_, [](const NiceLoop& a, const NiceLoop& b) {
        return compare_conclusions(a.eliminations, b.eliminations) < 0;
    });
    return std::move(loops_);
}

std::vector<NiceLoop> NiceLoopSearch::find(const State& state, bool with_groups, bool best_only,
                                           InferenceMemory& memory, std::span<const AlmostLockedSet> sets) {
    with_groups_ = with_groups;
    best_only_ = best_only;
    loops_from_true_ = LoopCollection(best_only);
    loops_ = LoopCollection(best_only);
    aics_ = LoopCollection(best_only);
    for (int digit = 1; digit <= 9; ++digit) places_[digit - 1] = state.cells_with(digit);
    InferenceMemory::Part* part = nullptr;
    if (sets.empty()) {
        part = &memory.part(state, with_groups);
        graph_ = &part->graph;
    } else {
        graph_with_sets_.build(state, with_groups, sets);
        graph_ = &graph_with_sets_;
    }
    const auto candidates = static_cast<NodeId>(graph_->candidate_count());
    // If HoDoKu's tables may overflow, the full consequences differ from what it finds.
    const bool by_closures = best_only && part != nullptr && 2 * graph_->node_count() <= Consequences::kMaxCount;
    if (by_closures) {
        list_digits();
        for (NodeId id = 0; id < candidates; ++id) {
            if (may_lead(state, id, part->closures)) find_from(state, literal_of(id, false));
        }
        for (NodeId id = 0; id < candidates; ++id) {
            if (may_be_refuted(state, id, part->closures)) find_from(state, literal_of(id, true));
        }
    } else {
        for (const bool on : {true, false}) {
            for (NodeId id = 0; id < candidates; ++id) find_from(state, literal_of(id, on));
        }
    }
    for (LoopCollection* later : {&loops_, &aics_}) {
        for (const NiceLoop& loop : later->found()) {
            if (loops_from_true_.wants(loop.eliminations, loop.length, loop.is_grouped())) loops_from_true_.add(loop);
        }
    }
    return loops_from_true_.take();
}

void NiceLoopSearch::list_digits() {
    for (auto& row : digit_rows_) row.assign(static_cast<std::size_t>(graph_->words()), 0);
    const auto candidates = static_cast<NodeId>(graph_->candidate_count());
    for (NodeId id = 0; id < candidates; ++id) {
        digit_rows_[graph_->node(id).digit - 1][id >> 6] |= std::uint64_t{1} << (id & 63);
    }
}

bool NiceLoopSearch::may_be_best() {
    return !loops_from_true_.is_better_than(eliminations_) && !loops_.is_better_than(eliminations_) &&
           !aics_.is_better_than(eliminations_);
}

// A node that is true by one link, a strong link of the premise, makes no chain.
bool NiceLoopSearch::may_lead(const State& state, NodeId false_one, Closures& closures) {
    const Literal premise = literal_of(false_one, false);
    const std::span<const Literal> direct = graph_->links(premise);
    if (direct.empty()) return false;
    const InferenceNode& first = graph_->node(false_one);
    const DigitSet candidates = state.candidates(first.cell);
    const std::uint64_t* on = closures.on(premise);
    const std::uint64_t* off = closures.off(premise);
    const auto is_direct = [&](NodeId node) {
        return std::find(direct.begin(), direct.end(), literal_of(node, true)) != direct.end();
    };
    const auto loses = [&](auto add) {
        eliminations_.clear();
        add();
        return may_be_best();
    };
    for (DigitSet rest = candidates; rest != 0; rest = without_lowest(rest)) {
        const int digit = lowest_digit(rest);
        const NodeId id = graph_->id_of(first.cell, digit);
        const bool is_true = has_node(on, id);
        if (id == false_one) {
            if (is_true && loses([&] { add_others(state, first); })) return true;
        } else {
            if (is_true && !is_direct(id)) return true;  // a continuous loop, which may eliminate anything
            if (has_node(off, id) && loses([&] { add_elimination(first.cell, digit); })) return true;
        }
    }
    // Chains to another candidate of the digit, and to a digit of the premise's cell in a cell that it sees.
    for (DigitSet rest = candidates; rest != 0; rest = without_lowest(rest)) {
        const int digit = lowest_digit(rest);
        const std::vector<std::uint64_t>& of_digit = digit_rows_[digit - 1];
        for (std::size_t w = 0; w < of_digit.size(); ++w) {
            for (std::uint64_t ends = on[w] & of_digit[w]; ends != 0; ends &= ends - 1) {
                const auto id = static_cast<NodeId>(64 * w + static_cast<std::size_t>(std::countr_zero(ends)));
                const InferenceNode& last = graph_->node(id);
                if (last.cell == first.cell) continue;
                eliminations_.clear();
                if (add_of_ends(first, last) && may_be_best() && !is_direct(id)) return true;
            }
        }
    }
    return false;
}

bool NiceLoopSearch::may_be_refuted(const State& state, NodeId true_one, Closures& closures) {
    const InferenceNode& node = graph_->node(true_one);
    eliminations_.clear();
    add_elimination(node.cell, node.digit);
    if (!may_be_best()) return false;
    const Literal premise = literal_of(true_one, true);
    if (has_node(closures.off(premise), true_one)) return true;
    const std::uint64_t* on = closures.on(premise);
    for (DigitSet rest = state.candidates(node.cell); rest != 0; rest = without_lowest(rest)) {
        const NodeId id = graph_->id_of(node.cell, lowest_digit(rest));
        if (id != true_one && has_node(on, id)) return true;
    }
    return false;
}

void NiceLoopSearch::find_from(const State& state, Literal premise) {
    consequences_.expand(*graph_, premise);
    const int cell = graph_->node_at(premise).cell;
    for (const Consequence& end : consequences_.list()) {
        const InferenceNode& node = graph_->node_at(end.literal);
        if (end.links < 2 || !node.is_candidate()) continue;
        eliminations_.clear();
        if (node.cell == cell) {
            try_loop(state, end);
        } else if (is_on(end.literal) && !is_on(premise)) {
            try_aic(end);
        }
    }
}

void NiceLoopSearch::try_loop(const State& state, const Consequence& end) {
    const Literal premise = consequences_.list().front().literal;
    const InferenceNode& first = graph_->node_at(premise);
    const InferenceNode& last = graph_->node_at(end.literal);
    const DigitSet candidates = state.candidates(first.cell);
    const bool same = first.digit == last.digit;
    // If the premise is ON, the first link is weak; an end that is ON is reached by a strong link.
    const bool weak_first = is_on(premise);
    const bool strong_last = is_on(end.literal);
    const bool two_weak = weak_first && !strong_last;
    const bool two_strong = !weak_first && strong_last;
    const bool continuous = !same && ((two_weak && digit_count(candidates) == 2) || two_strong);
    if (two_weak && same) {
        add_elimination(first.cell, first.digit);
    } else if (two_strong && same) {
        add_others(state, first);
    } else if (weak_first == strong_last && !same) {
        add_elimination(first.cell, weak_first ? first.digit : last.digit);
    } else if (!continuous) {
        return;
    }
    LoopCollection& loops = weak_first ? loops_from_true_ : loops_;
    if (!continuous && !may_be_wanted(loops, end)) return;
    consequences_.path_to(end.literal, path_);
    if (!is_sound(path_, true)) return;
    if (!continuous) return keep(loops, Technique::discontinuous_nice_loop, Technique::grouped_discontinuous_nice_loop);
    add_continuous(state, path_);
    sort_out(eliminations_);
    if (eliminations_.empty()) return;
    keep(loops, Technique::continuous_nice_loop, Technique::grouped_continuous_nice_loop);
}

void NiceLoopSearch::add_others(const State& state, const InferenceNode& node) {
    for (DigitSet rest = state.candidates(node.cell); rest != 0; rest = without_lowest(rest)) {
        if (lowest_digit(rest) != node.digit) add_elimination(node.cell, lowest_digit(rest));
    }
}

bool NiceLoopSearch::add_of_ends(const InferenceNode& first, const InferenceNode& last) {
    if (first.digit == last.digit) {
        const CellSet gone = first.seen & last.seen & places_[first.digit - 1];
        if (gone.size() < 2) return false;  // a discontinuous loop
        add_eliminations(gone, first.digit);
        return true;
    }
    if (!first.seen.contains(last.cell) || graph_->id_of(last.cell, first.digit) == kNoNode ||
        graph_->id_of(first.cell, last.digit) == kNoNode) {
        return false;
    }
    add_elimination(first.cell, last.digit);
    add_elimination(last.cell, first.digit);
    sort_out(eliminations_);
    return true;
}

void NiceLoopSearch::try_aic(const Consequence& end) {
    const InferenceNode& first = graph_->node_at(consequences_.list().front().literal);
    const InferenceNode& last = graph_->node_at(end.literal);
    if (!add_of_ends(first, last)) return;
    if (!may_be_wanted(aics_, end)) return;
    consequences_.path_to(end.literal, path_);
    if (is_sound(path_, false)) keep(aics_, Technique::aic, Technique::grouped_aic);
}

bool NiceLoopSearch::may_be_wanted(const LoopCollection& collection, const Consequence& end) const {
    const std::size_t length = graph_->has_sets() ? 0 : static_cast<std::size_t>(end.links) + 1;
    if (collection.wants(eliminations_, length)) return true;
    return with_groups_ && !best_only_ && collection.wants(eliminations_, length, true);
}

std::size_t NiceLoopSearch::length_of(const std::vector<Literal>& path) const {
    const auto sets = static_cast<std::size_t>(std::count_if(
        path.begin(), path.end(), [&](Literal literal) { return graph_->node_at(literal).set != nullptr; }));
    return path.size() + 5 * sets / 2;  // as HoDoKu counts it
}

void NiceLoopSearch::keep(LoopCollection& collection, Technique plain, Technique grouped) {
    const bool is_grouped = std::any_of(path_.begin(), path_.end(),
                                        [&](Literal literal) { return !graph_->node_at(literal).is_candidate(); });
    const std::size_t length = length_of(path_);
    if (!collection.wants(eliminations_, length, is_grouped)) return;
    collection.add({is_grouped ? grouped : plain, eliminations_, path_, length});
}

void NiceLoopSearch::add_eliminations(CellSet cells, int digit) {
    cells.for_each([&](int cell) { add_elimination(cell, digit); });
}

void NiceLoopSearch::add_continuous(const State& state, const std::vector<Literal>& path) {
    CellSet passed;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) passed |= graph_->node_at(path[i]).cells;
    const auto keep_two = [&](int cell, int a, int b) {
        for (DigitSet rest = state.candidates(cell); rest != 0; rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            if (digit != a && digit != b) add_elimination(cell, digit);
        }
    };
    const auto leaves = [&](std::size_t i) {
        return graph_->node_at(path[i - 1]).cell != graph_->node_at(path[i]).cell;
    };
    if (!is_on(path.front()) && is_on(path.back())) {
        keep_two(graph_->node_at(path.front()).cell, graph_->node_at(path.front()).digit,
                 graph_->node_at(path.back()).digit);
    }
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (!leaves(i)) continue;
        const InferenceNode& node = graph_->node_at(path[i]);
        if (!is_on(path[i])) {
            const CellSet seen = graph_->node_at(path[i - 1]).seen_from(node.digit) & node.seen_from(node.digit);
            add_eliminations((seen - passed) & places_[node.digit - 1], node.digit);
            if (node.set != nullptr) add_locked(state, node, path[i + 1]);
        } else if (i + 2 < path.size() && !is_on(path[i + 1]) && !leaves(i + 1) && is_on(path[i + 2]) &&
                   leaves(i + 2)) {
            keep_two(node.cell, node.digit, graph_->node_at(path[i + 2]).digit);
        }
    }
}

// The set has all its digits except the one that the loop removes from it. Digits that do not lead to the next node are
// eliminated from all cells that see them. If the next node is ON (the last candidate of a cell), the digits that lead
// to it are eliminated from the cells that see that cell too. Cells of the loop are not exempt.
void NiceLoopSearch::add_locked(const State& state, const InferenceNode& node, Literal next) {
    const InferenceNode& after = graph_->node_at(next);
    const DigitSet exits = is_on(next) ? static_cast<DigitSet>(state.candidates(after.cell) & ~digit_bit(after.digit))
                                       : digit_bit(after.digit);
    for (auto rest = static_cast<DigitSet>(node.set->digits & ~digit_bit(node.digit)); rest != 0;
         rest = without_lowest(rest)) {
        const int digit = lowest_digit(rest);
        if (!has_digit(exits, digit)) {
            add_eliminations(node.set->sees_of(digit), digit);
        } else if (is_on(next)) {
            add_eliminations(node.set->sees_of(digit) & CellSet::peers_of(after.cell), digit);
        }
    }
}

bool NiceLoopSearch::is_sound(const std::vector<Literal>& path, bool is_loop) const {
    const auto cell_of = [&](std::size_t i) { return graph_->node_at(path[i]).cell; };
    const std::size_t last = path.size() - 1;
    if (is_loop && (cell_of(0) == cell_of(1) || cell_of(last - 1) == cell_of(last))) return false;
    // The cells of all but the previous node, because two neighbours may share a cell.
    CellSet passed;
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (passed.contains(cell_of(i))) return false;
        if (!is_loop || cell_of(i - 1) != cell_of(0)) passed |= graph_->node_at(path[i - 1]).cells;
    }
    return true;
}

}  // namespace rookery
