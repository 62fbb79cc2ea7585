// What makes candidates false in a run when links give no more: patterns, and from level 2 on nested chains.
//
// Rules are tried in the order of the scale, and the first that yields anything is used with all that it yields; then
// links are followed again. A pattern that was there before the assumption is no news: it counts only if it rests on
// candidates that have become false, its parents.
//
//   locking, X-wing   removed places of the digit in the base houses
//   hidden pair       removed places of its digits in the house
//   naked pair        removed candidates of its cells
//   chains            for each true node: the removed candidates of its cell, or places in its house, by its reason;
//                     of a loop for each false node too
#include <algorithm>

#include "logic/chains/chain_picture.hpp"
#include "logic/forcing/forcing_inner.hpp"
#include "logic/forcing/forcing_parents.hpp"
#include "logic/patterns.hpp"
#include "logic/pictures.hpp"

namespace rookery {

namespace {

// Candidates with their sign, in a form that does not depend on a graph's numbers. kNextEnd divides walks.
constexpr std::uint16_t kNextEnd = 0xFFFF;

std::uint16_t signature_of(const ChainGraph& graph, CandidateId id, bool on) {
    return static_cast<std::uint16_t>(2 * (9 * graph.cell_of(id) + graph.digit_of(id)) + (on ? 1 : 0));
}

// Calls f(cell, digit) for each digit of the set.
template <class F>
void for_each_digit(int digits, int cell, F f) {
    for (auto rest = static_cast<DigitSet>(digits); rest != 0; rest = without_lowest(rest))
        f(cell, int{lowest_digit(rest)});
}

}  // namespace

ForcingSearch::ForcingSearch() = default;
ForcingSearch::~ForcingSearch() = default;

ForcingSearch::RuleResult ForcingSearch::apply_rules(Run& run) {
    if (const RuleResult result = apply_locking(run); result != RuleResult::nothing) return result;
    const Changes changes = changes_of(run.grid);
    if (const RuleResult result = apply_hidden_pairs(run, changes); result != RuleResult::nothing) return result;
    if (const RuleResult result = apply_naked_pairs(run, changes); result != RuleResult::nothing) return result;
    if (const RuleResult result = apply_x_wings(run, changes); result != RuleResult::nothing) return result;
    if (level_ < 2) return RuleResult::nothing;

    if (!inner_) inner_ = std::make_unique<Inner>();
    inner_->graph.build(run.grid);
    if (level_ > 2) {
        inner_->search.set_watch({watch_.stop});
        inner_->search.begin(run.grid, inner_->graph);
    }
    if (level_ <= 3) {
        if (const RuleResult result = apply_single_chains(run); result != RuleResult::nothing) return result;
        return level_ == 3 ? apply_forcing_chains(run, ForcingMode::fixed, 0) : RuleResult::nothing;
    }
    if (const RuleResult result = apply_forcing_chains(run, ForcingMode::dynamic, 0); result != RuleResult::nothing) {
        return result;
    }
    return level_ == 5 ? apply_forcing_chains(run, ForcingMode::dynamic, 2) : RuleResult::nothing;
}

// Where the grid has fewer candidates than the base: only there can a pattern be new.
ForcingSearch::Changes ForcingSearch::changes_of(const OpenGrid& grid) const {
    Changes changes;
    HouseRow lost{};
    for (int digit = 1; digit <= 9; ++digit) {
        const HouseRow& before = base_.positions_of(digit);
        const HouseRow& after = grid.positions_of(digit);
        PositionSet any = 0;
        for (std::size_t house = 0; house < lost.size(); ++house) {
            const auto gone = static_cast<PositionSet>(before[house] ^ after[house]);
            lost[house] |= gone;
            any |= gone;
        }
        if (any != 0) changes.digits |= digit_bit(digit);
    }
    for (int house = 0; house < kHouseCount; ++house) changes.houses |= HouseSet{lost[house] != 0} << house;
    return changes;
}

// --------------------------------------------------------------------------------------------------------------- rules

// A new rule, without parents yet; what it rests on goes into removed_ first.
AppliedRule& ForcingSearch::begin_rule(Run& run, int complexity) {
    run.rules.push_back({static_cast<std::uint32_t>(run.parents.size()), 0, complexity,
                         static_cast<std::uint32_t>(run.signatures.size()), 0});
    removed_.assign(static_cast<std::size_t>(graph_->words()), 0);
    return run.rules.back();
}

void ForcingSearch::drop_rule(Run& run) {
    run.parents.resize(run.rules.back().first_parent);
    run.signatures.resize(run.rules.back().first_signature);
    run.rules.pop_back();
}

// What the run has taken away in the cell (reason cell), or of the digit in a house of the cell.
void ForcingSearch::add_removed(const Run& run, int cell, int digit, ChainReason reason) {
    if (reason == ChainReason::cell) {
        for (DigitSet rest = base_.candidates(cell) & ~run.grid.candidates(cell); rest != 0;
             rest = without_lowest(rest)) {
            add_id(removed_.data(), graph_->id_of(cell, lowest_digit(rest)));
        }
    } else if (reason != ChainReason::assumption && reason != ChainReason::pattern) {
        const int house = kCellPlaces[cell].houses[house_kind_of(reason)];
        for_each_cell(house, base_.positions(house, digit) & ~run.grid.positions(house, digit),
                      [&](int place) { add_id(removed_.data(), graph_->id_of(place, digit)); });
    }
}

// False: there are none, and the rule does not count.
bool ForcingSearch::add_removed_as_parents(Run& run) {
    AppliedRule& rule = run.rules.back();
    for_each_id(removed_.data(), graph_->words(), [&](CandidateId id) {
        run.parents.push_back(static_cast<std::uint16_t>(run.index_of(id, false)));
        ++rule.parent_count;
    });
    return rule.parent_count > 0;
}

// The last rule makes the candidate false.
ForcingSearch::RuleResult ForcingSearch::derive_by_rule(Run& run, CandidateId id) {
    if (run.index_of(id, false) >= 0) return RuleResult::nothing;
    const AppliedRule& rule = run.rules.back();
    int deepest = run.parents[rule.first_parent];
    for (std::uint32_t i = 1; i < rule.parent_count; ++i) {
        const int parent = run.parents[rule.first_parent + i];
        const auto depth = [&](int node) { return run.nodes[static_cast<std::size_t>(node)].depth; };
        if (depth(parent) > depth(deepest)) deepest = parent;
    }
    const int added = run.add(id, false, ChainReason::pattern, deepest);
    run.nodes[static_cast<std::size_t>(added)].rule = static_cast<std::int16_t>(run.rules.size() - 1);
    if (run.index_of(id, true) >= 0) {
        run.on_end = run.index_of(id, true);
        run.off_end = added;
        return RuleResult::contradiction;
    }
    run.record(added);
    return RuleResult::found;
}

// ------------------------------------------------------------------------------------------------------------ patterns

// Uses one pattern: `rest_on` puts what it rests on into removed_, `eliminate` calls its argument with the cells and
// digits that go, `draw` fills in the step's picture. True: there is a contradiction.
template <class RestOn, class Eliminate, class Draw>
bool ForcingSearch::use_pattern(Run& run, RuleResult& result, const PatternName& name, RestOn rest_on,
                                Eliminate eliminate, Draw draw) {
    begin_rule(run, 0);
    rest_on();
    if (!add_removed_as_parents(run)) {
        drop_rule(run);
        return false;
    }
    if (recording_) {
        Step& step = begin_step(run);
        step.technique = name.technique;
        step.rating = name.rating;
        eliminate([&](int cell, int digit) { step.eliminations.push_back(cell_digit(cell, digit)); });
        draw(step);
    }
    eliminate([&](int cell, int digit) {
        if (result != RuleResult::contradiction)
            result = std::max(result, derive_by_rule(run, graph_->id_of(cell, digit)));
    });
    return result == RuleResult::contradiction;
}

// The step of the last rule.
Step& ForcingSearch::begin_step(Run& run) {
    run.steps.resize(run.rules.size());
    return run.steps.back();
}

void ForcingSearch::add_places(int house, PositionSet positions, int digit) {
    for_each_cell(house, positions, [&](int cell) { add_id(removed_.data(), graph_->id_of(cell, digit)); });
}

ForcingSearch::RuleResult ForcingSearch::apply_locking(Run& run) {
    RuleResult result = RuleResult::nothing;
    for_each_locking(run.grid, [&](const Crossing& crossing, Digit digit, PositionSet outside) {
        const PositionSet gone = base_.positions(crossing.from, digit) & ~crossing.in_from;
        if (gone == 0) return false;
        const bool pointing = Geometry9::kind_of_house(crossing.from) == HouseKind::box;
        return use_pattern(
            run, result, {pointing ? Technique::pointing : Technique::claiming, pointing ? 26 : 28},
            [&] { add_places(crossing.from, gone, digit); },
            [&](auto gone) { for_each_cell(crossing.to, outside, [&](int cell) { gone(cell, digit); }); },
            [&](Step& step) { add_locking_picture(step, run.grid, crossing, digit); });
    });
    return result;
}

ForcingSearch::RuleResult ForcingSearch::apply_hidden_pairs(Run& run, const Changes& changes) {
    RuleResult result = RuleResult::nothing;
    for_each_hidden_set<2>(
        run.grid,
        [&](int house, PositionSet chosen, DigitSet digits) {
            const int a = lowest_digit(digits);
            const int b = lowest_digit(without_lowest(digits));
            return use_pattern(
                run, result, {Technique::hidden_pair, 34},
                [&] {
                    add_places(house, base_.positions(house, a) & ~chosen, a);
                    add_places(house, base_.positions(house, b) & ~chosen, b);
                },
                [&](auto gone) {
                    for_each_cell(house, chosen,
                                  [&](int cell) { for_each_digit(run.grid.candidates(cell) & ~digits, cell, gone); });
                },
                [&](Step& step) { add_set_picture(step, run.grid, house, chosen, digits); });
        },
        changes.houses);
    return result;
}

ForcingSearch::RuleResult ForcingSearch::apply_naked_pairs(Run& run, const Changes& changes) {
    RuleResult result = RuleResult::nothing;
    for_each_naked_set<2>(
        run.grid,
        [&](int house, PositionSet chosen, DigitSet digits) {
            return use_pattern(
                run, result, {Technique::naked_pair, 30},
                [&] { for_each_cell(house, chosen, [&](int cell) { add_removed(run, cell, 0, ChainReason::cell); }); },
                [&](auto gone) {
                    for_each_cell(house, run.grid.empty_positions(house) & ~chosen,
                                  [&](int cell) { for_each_digit(run.grid.candidates(cell) & digits, cell, gone); });
                },
                [&](Step& step) { add_set_picture(step, run.grid, house, chosen, digits); });
        },
        changes.houses);
    return result;
}

ForcingSearch::RuleResult ForcingSearch::apply_x_wings(Run& run, const Changes& changes) {
    RuleResult result = RuleResult::nothing;
    for_each_fish<2>(
        run.grid,
        [&](int digit, const FishPlace& fish) {
            return use_pattern(
                run, result, {Technique::x_wing, 32},
                [&] {
                    for (PositionSet rest = fish.bases; rest != 0; rest = without_lowest(rest)) {
                        const int base = fish.first_base + std::countr_zero(rest);
                        add_places(base, base_.positions(base, digit) & ~fish.covers, digit);
                    }
                },
                [&](auto gone) {
                    for (PositionSet rest = fish.covers; rest != 0; rest = without_lowest(rest)) {
                        const int cover = fish.first_cover + std::countr_zero(rest);
                        for_each_cell(cover, run.grid.positions(cover, digit) & ~fish.bases,
                                      [&](int cell) { gone(cell, digit); });
                    }
                },
                [&](Step& step) { add_fish_picture(step, run.grid, digit, fish); });
        },
        changes.digits);
    return result;
}

// ------------------------------------------------------------------------------------------------------- nested chains

// Into eliminated_: what a nested conclusion makes false that was not. A candidate that is true takes the others of its
// cell, and only those.
void ForcingSearch::find_eliminated(const Run& run, const ChainGraph& graph, CandidateId conclusion, bool on,
                                    std::span<const CandidateId> eliminations) {
    eliminated_.clear();
    const auto add = [&](int cell, int digit) {
        const CandidateId id = graph_->id_of(cell, digit);
        if (run.index_of(id, false) < 0) eliminated_.push_back(id);
    };
    if (on) {
        const int cell = graph.cell_of(conclusion);
        for_each_digit(run.grid.candidates(cell) & ~digit_bit(graph.digit_of(conclusion)), cell, add);
    } else {
        for (const CandidateId id : eliminations) add(graph.cell_of(id), graph.digit_of(id));
    }
}

// Completes the last rule, a nested chain. False: it rests on nothing that the run has changed, and is dropped.
bool ForcingSearch::end_nested_rule(Run& run) {
    AppliedRule& rule = run.rules.back();
    rule.signature_size = static_cast<std::uint32_t>(run.signatures.size()) - rule.first_signature;
    if (add_removed_as_parents(run)) return true;
    drop_rule(run);
    return false;
}

// What is nested in a nested chain rests on the run's grid too, in ways that the scale does not count. For the picture
// the last rule rests on all that is false.
void ForcingSearch::rest_on_everything(Run& run) {
    run.parents.resize(run.rules.back().first_parent);
    run.rules.back().parent_count = 0;
    for (int cell = 0; cell < 81; ++cell) add_removed(run, cell, 0, ChainReason::cell);
    add_removed_as_parents(run);
}

// True: there is a contradiction.
bool ForcingSearch::derive_eliminated(Run& run, RuleResult& result) {
    for (const CandidateId id : eliminated_) {
        result = std::max(result, derive_by_rule(run, id));
        if (result == RuleResult::contradiction) return true;
    }
    return false;
}

// The nodes that a node rests on, breadth first from the node itself.
void ForcingSearch::write_walk(const Run& run, int node, std::vector<std::uint16_t>& walk) const {
    walk.assign(1, static_cast<std::uint16_t>(node));
    std::vector<bool> seen(static_cast<std::size_t>(run.count), false);
    seen[static_cast<std::size_t>(node)] = true;
    for (std::size_t i = 0; i < walk.size(); ++i) {
        for_each_parent(run, run.nodes[walk[i]], [&](int parent) {
            if (seen[static_cast<std::size_t>(parent)]) return;
            seen[static_cast<std::size_t>(parent)] = true;
            walk.push_back(static_cast<std::uint16_t>(parent));
        });
    }
}

// A loop rests on its weak links too: the scale takes it in both directions, and the false nodes, which are the true
// ones of the way back, keep the reasons that they have on the way there.
void ForcingSearch::add_removed_on_weak_links(const Run& run, const ChainGraph& graph, const SingleChain& loop) {
    const auto place = [&](std::size_t i) { return place_of(graph, loop.path[i % loop.path.size()].id); };
    for (std::size_t i = 0; i < loop.path.size(); ++i) {
        if (loop.path[i].on) continue;
        const CellDigit at = place(i);
        add_removed(run, at.cell, at.digit, weak_reason(place(i + 1), at));  // the node that it follows from is next
    }
}

// Each chain on the run's grid in the scale's order, with what it rests on; what it eliminates becomes false.
ForcingSearch::RuleResult ForcingSearch::apply_single_chains(Run& run) {
    Inner& inner = *inner_;
    inner.single.find_new(run.grid, inner.graph, base_, inner.chains);
    RuleResult result = RuleResult::nothing;
    for (const SingleChain& chain : inner.chains) {
        find_eliminated(run, inner.graph, chain.source, chain.form == SingleChain::Form::on, chain.eliminations);
        if (eliminated_.empty()) continue;
        begin_rule(run, chain.rank.complexity);
        for (const PathNode& node : chain.path) {
            run.signatures.push_back(signature_of(inner.graph, node.id, node.on));
            if (node.on) add_removed(run, inner.graph.cell_of(node.id), inner.graph.digit_of(node.id), node.reason);
        }
        if (chain.form == SingleChain::Form::loop) add_removed_on_weak_links(run, inner.graph, chain);
        if (!end_nested_rule(run)) continue;
        if (recording_) {
            Step& step = begin_step(run);
            step.technique = technique_of(chain);
            step.rating = chain.rank.rating;
            add_conclusion(step, inner.graph, chain);
            rookery::add_picture(step, inner.graph, chain);
        }
        if (derive_eliminated(run, result)) break;
    }
    return result;
}

ForcingSearch::RuleResult ForcingSearch::apply_forcing_chains(Run& run, ForcingMode mode, int level) {
    Inner& inner = *inner_;
    inner.search.find_all(mode, level, kAllForcingKinds, inner.hints);
    RuleResult result = RuleResult::nothing;
    std::vector<std::uint16_t> walk;
    for (const ForcingHint& hint : inner.hints) {
        find_eliminated(run, inner.graph, hint.conclusion, hint.on, {&hint.conclusion, 1});
        if (eliminated_.empty()) continue;
        begin_rule(run, hint.rank.complexity);
        for (const ForcingHint::End& end : hint.all_ends()) {
            run.signatures.push_back(kNextEnd);
            inner.search.write_walk(*end.run, end.node, walk);
            for (const std::uint16_t index : walk) {
                const RunNode& node = end.run->nodes[index];
                run.signatures.push_back(signature_of(inner.graph, node.id, node.on));
                if (!node.on) continue;
                const ChainReason reason = node.reason == ChainReason::assumption ? hint.source : node.reason;
                add_removed(run, inner.graph.cell_of(node.id), inner.graph.digit_of(node.id), reason);
            }
        }
        if (!end_nested_rule(run)) continue;
        if (recording_) {
            if (level > 0) rest_on_everything(run);
            Step& step = begin_step(run);
            step.technique = technique_of(mode, level, hint.kind);
            step.rating = hint.rank.rating;
            add_conclusion(step, inner.graph, hint.conclusion, hint.on);
            inner.search.add_picture(hint, step);
        }
        if (derive_eliminated(run, result)) break;
    }
    return result;
}

}  // namespace rookery
