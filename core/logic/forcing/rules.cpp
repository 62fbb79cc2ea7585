#include "logic/forcing/rules.hpp"

#include <algorithm>

#include "logic/fish/fish.hpp"
#include "logic/highlights.hpp"
#include "logic/intersections/locking.hpp"

namespace rookery {

namespace {

// Calls f(cell, digit) for each digit of the set.
template <class F>
void for_each_of(int digits, int cell, F f) {
    for (auto rest = static_cast<DigitSet>(digits); rest != 0; rest = without_lowest(rest))
        f(cell, int{lowest_digit(rest)});
}

}  // namespace

RuleResult Rules::apply(Net& net, int exhausted) {
    if (exhausted == 0) {
        if (const RuleResult result = apply_patterns(net); result != RuleResult::nothing) return result;
    }
    return base_.level < 2 ? RuleResult::nothing : apply_nested(net, exhausted);
}

RuleResult Rules::apply_patterns(Net& net) {
    if (const RuleResult result = apply_locking(net); result != RuleResult::nothing) return result;
    const Changes changes = changes_of(net.grid);
    if (const RuleResult result = apply_hidden_pairs(net, changes); result != RuleResult::nothing) return result;
    if (const RuleResult result = apply_naked_pairs(net, changes); result != RuleResult::nothing) return result;
    return apply_x_wings(net, changes);
}

// Finds where the grid has fewer candidates than the base: only there can a pattern be new.
Rules::Changes Rules::changes_of(const OpenGrid& grid) const {
    Changes changes;
    HouseRow lost{};
    for (int digit = 1; digit <= 9; ++digit) {
        const HouseRow& before = base_.grid.positions_of(digit);
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

// Starts a new rule without parents; what it depends on is collected in removed_ first.
AppliedRule& Rules::begin_rule(Net& net, int length) {
    net.rules.push_back({static_cast<std::uint32_t>(net.parents.size()), 0, length,
                         static_cast<std::uint32_t>(net.signatures.size()), 0});
    removed_.assign(static_cast<std::size_t>(base_.graph->words()), 0);
    return net.rules.back();
}

void Rules::drop_rule(Net& net) {
    net.parents.resize(net.rules.back().first_parent);
    net.signatures.resize(net.rules.back().first_signature);
    net.rules.pop_back();
}

// Adds what the net has removed in the cell (reason cell), or of the digit in a house of the cell.
void Rules::add_removed(const Net& net, int cell, int digit, ChainReason reason) {
    if (reason == ChainReason::cell) {
        for (DigitSet rest = base_.grid.candidates(cell) & ~net.grid.candidates(cell); rest != 0;
             rest = without_lowest(rest)) {
            add_id(removed_.data(), base_.graph->id_of(cell, lowest_digit(rest)));
        }
    } else if (reason != ChainReason::assumption && reason != ChainReason::pattern) {
        const int house = kCellPlaces[cell].houses[house_kind_of(reason)];
        for_each_cell(house, base_.grid.positions(house, digit) & ~net.grid.positions(house, digit),
                      [&](int place) { add_id(removed_.data(), base_.graph->id_of(place, digit)); });
    }
}

// Returns false if there are none: then the rule does not count.
bool Rules::add_removed_as_parents(Net& net) {
    AppliedRule& rule = net.rules.back();
    for_each_id(removed_.data(), base_.graph->words(), [&](CandidateId id) {
        net.parents.push_back(static_cast<std::uint16_t>(net.index_of(id, false)));
        ++rule.parent_count;
    });
    return rule.parent_count > 0;
}

// Makes the candidate false by the last rule.
RuleResult Rules::derive_by_rule(Net& net, CandidateId id) {
    if (net.has(id, false)) return RuleResult::nothing;
    const AppliedRule& rule = net.rules.back();
    int deepest = net.parents[rule.first_parent];
    for (std::uint32_t i = 1; i < rule.parent_count; ++i) {
        const int parent = net.parents[rule.first_parent + i];
        const auto depth = [&](int node) { return net.nodes[static_cast<std::size_t>(node)].depth; };
        if (depth(parent) > depth(deepest)) deepest = parent;
    }
    const int added = net.add(id, false, ChainReason::pattern, deepest);
    net.nodes[static_cast<std::size_t>(added)].rule = static_cast<std::int16_t>(net.rules.size() - 1);
    if (net.has(id, true)) {
        net.on_end = net.index_of(id, true);
        net.off_end = added;
        return RuleResult::contradiction;
    }
    net.record(added);
    return RuleResult::found;
}

// ------------------------------------------------------------------------------------------------------------ patterns

// Applies one pattern: `rest_on` collects what it depends on in removed_, `eliminate` calls its argument with the cells
// and digits that the pattern eliminates, `draw` fills in the step's highlights. Returns true if there is a
// contradiction.
template <class RestOn, class Eliminate, class Draw>
bool Rules::use_pattern(Net& net, RuleResult& result, Technique technique, RestOn rest_on, Eliminate eliminate,
                        Draw draw) {
    begin_rule(net, 0);
    rest_on();
    if (!add_removed_as_parents(net)) {
        drop_rule(net);
        return false;
    }
    if (recording_) {
        Step& step = begin_step(net, {technique});
        eliminate([&](int cell, int digit) { step.eliminations.push_back(cell_digit(cell, digit)); });
        draw(step);
    }
    eliminate([&](int cell, int digit) {
        if (result != RuleResult::contradiction)
            result = std::max(result, derive_by_rule(net, base_.graph->id_of(cell, digit)));
    });
    return result == RuleResult::contradiction;
}

// Starts the step of the last rule.
Step& Rules::begin_step(Net& net, const StepFacts& facts) {
    net.steps.resize(net.rules.size());
    Step& step = net.steps.back();
    static_cast<StepFacts&>(step) = facts;
    step.rating = base_.scale->rating(facts);
    return step;
}

void Rules::add_places(int house, PositionSet positions, int digit) {
    for_each_cell(house, positions, [&](int cell) { add_id(removed_.data(), base_.graph->id_of(cell, digit)); });
}

RuleResult Rules::apply_locking(Net& net) {
    RuleResult result = RuleResult::nothing;
    for_each_locking(net.grid, [&](const Crossing& crossing, Digit digit, PositionSet outside) {
        const PositionSet gone = base_.grid.positions(crossing.from, digit) & ~crossing.in_from;
        if (gone == 0) return false;
        return use_pattern(
            net, result, technique_of(crossing), [&] { add_places(crossing.from, gone, digit); },
            [&](auto gone) { for_each_cell(crossing.to, outside, [&](int cell) { gone(cell, digit); }); },
            [&](Step& step) { add_locking_highlights(step, net.grid, crossing, digit); });
    });
    return result;
}

RuleResult Rules::apply_hidden_pairs(Net& net, const Changes& changes) {
    RuleResult result = RuleResult::nothing;
    for_each_hidden_set<2>(
        net.grid,
        [&](int house, PositionSet chosen, DigitSet digits) {
            const int a = lowest_digit(digits);
            const int b = lowest_digit(without_lowest(digits));
            return use_pattern(
                net, result, Technique::hidden_pair,
                [&] {
                    add_places(house, base_.grid.positions(house, a) & ~chosen, a);
                    add_places(house, base_.grid.positions(house, b) & ~chosen, b);
                },
                [&](auto gone) {
                    for_each_cell(house, chosen,
                                  [&](int cell) { for_each_of(net.grid.candidates(cell) & ~digits, cell, gone); });
                },
                [&](Step& step) { add_set_highlights(step, net.grid, house, chosen, digits); });
        },
        changes.houses);
    return result;
}

RuleResult Rules::apply_naked_pairs(Net& net, const Changes& changes) {
    RuleResult result = RuleResult::nothing;
    for_each_naked_set<2>(
        net.grid,
        [&](int house, PositionSet chosen, DigitSet digits) {
            return use_pattern(
                net, result, Technique::naked_pair,
                [&] { for_each_cell(house, chosen, [&](int cell) { add_removed(net, cell, 0, ChainReason::cell); }); },
                [&](auto gone) {
                    for_each_cell(house, net.grid.empty_positions(house) & ~chosen,
                                  [&](int cell) { for_each_of(net.grid.candidates(cell) & digits, cell, gone); });
                },
                [&](Step& step) { add_set_highlights(step, net.grid, house, chosen, digits); });
        },
        changes.houses);
    return result;
}

RuleResult Rules::apply_x_wings(Net& net, const Changes& changes) {
    RuleResult result = RuleResult::nothing;
    for_each_fish<2>(
        net.grid,
        [&](int digit, const FishPlace& fish) {
            return use_pattern(
                net, result, Technique::x_wing,
                [&] {
                    for (PositionSet rest = fish.bases; rest != 0; rest = without_lowest(rest)) {
                        const int base = fish.first_base + std::countr_zero(rest);
                        add_places(base, base_.grid.positions(base, digit) & ~fish.covers, digit);
                    }
                },
                [&](auto gone) {
                    for (PositionSet rest = fish.covers; rest != 0; rest = without_lowest(rest)) {
                        const int cover = fish.first_cover + std::countr_zero(rest);
                        for_each_cell(cover, net.grid.positions(cover, digit) & ~fish.bases,
                                      [&](int cell) { gone(cell, digit); });
                    }
                },
                [&](Step& step) { add_fish_highlights(step, net.grid, digit, fish); });
        },
        changes.digits);
    return result;
}

}  // namespace rookery
