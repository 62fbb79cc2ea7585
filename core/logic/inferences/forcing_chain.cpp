// Forcing chains and forcing nets of HoDoKu's scale (forcing_tables.hpp).
#include <algorithm>
#include <map>
#include <tuple>

#include "logic/chains/chain_graph.hpp"
#include "logic/chains/chain_words.hpp"
#include "logic/finders.hpp"
#include "logic/highlights.hpp"
#include "logic/inferences/chain_display.hpp"
#include "logic/inferences/forcing_tables.hpp"
#include "logic/inferences/net_tables.hpp"
#include "logic/sentences.hpp"
#include "logic/step.hpp"

namespace rookery {

namespace {

// Forcing nets in the form that a step shows: everything that the end depends on, including branches of branches.

// A consequence by its place in the direct table of a premise.
struct Place {
    Literal table;
    int at;
    friend bool operator<(const Place& a, const Place& b) { return std::tie(a.table, a.at) < std::tie(b.table, b.at); }
};

class NetWriter {
  public:
    NetWriter(const State& state, const NetTables& tables) : state_{state}, tables_{tables}, graph_{tables.graph()} {}

    Chain write(Literal end) {
        chain_.ends.push_back(write_entry(end));
        return std::move(chain_);
    }

  private:
    std::uint16_t write_entry(Literal literal) {
        const auto entry = std::find_if(tables_.entries().begin(), tables_.entries().end(),
                                        [&](const TableEntry& other) { return other.literal == literal; });
        const Literal table = entry->is_direct ? tables_.premise() : entry->table;
        return write_place({table, place_in(table, literal)});
    }
    int place_in(Literal table, Literal literal) const {
        const DirectTable& direct = tables_.direct(table);
        const auto found = std::find_if(direct.begin(), direct.end(),
                                        [&](const DirectEntry& entry) { return entry.literal == literal; });
        return found == direct.end() ? -1 : static_cast<int>(found - direct.begin());
    }
    std::uint16_t write_place(Place place) {
        const auto known = written_.find(place);
        if (known != written_.end()) return known->second;
        std::uint16_t index = 0;
        if (place.at == 0 && place.table != tables_.premise()) {
            index = write_entry(place.table);
        } else {
            index = write_node(place);
        }
        written_.emplace(place, index);
        return index;
    }
    std::uint16_t write_node(Place place) {
        const DirectTable& table = tables_.direct(place.table);
        const DirectEntry& entry = table[static_cast<std::size_t>(place.at)];
        std::vector<int> rests_on;
        ChainReason reason = ChainReason::assumption;
        if (place.at != 0) {
            reason = is_on(entry.literal) ? single_reason(place, rests_on) : ChainReason::assumption;
            if (rests_on.empty()) {
                rests_on.push_back(entry.rests_on[0]);
                reason = link_reason(state_, graph_.node_at(table[entry.rests_on[0]].literal),
                                     graph_.node_at(entry.literal), is_on(entry.literal));
            }
        }
        std::vector<std::uint16_t> parents;
        for (const int at : rests_on) {
            const std::uint16_t parent = write_place({place.table, at});
            if (std::find(parents.begin(), parents.end(), parent) == parents.end()) parents.push_back(parent);
        }
        ChainNode node = shown_node(graph_, entry.literal);
        node.reason = reason;
        node.parents = std::move(parents);
        chain_.nodes.push_back(std::move(node));
        return static_cast<std::uint16_t>(chain_.nodes.size() - 1);
    }
    // For a candidate that is the only one left in its cell or in a house, according to the entries before it in the
    // table.
    ChainReason single_reason(Place place, std::vector<int>& rests_on) const {
        const InferenceNode& node =
            graph_.node_at(tables_.direct(place.table)[static_cast<std::size_t>(place.at)].literal);
        if (node.is_group) return ChainReason::assumption;
        const auto all_before = [&](auto for_each_other) {
            rests_on.clear();
            bool all = true;
            for_each_other([&](NodeId other) {
                const int at = place_in(place.table, literal_of(other, false));
                all = all && 0 <= at && at < place.at;
                rests_on.push_back(at);
            });
            if (!all) rests_on.clear();
            return all;
        };
        const bool in_cell = all_before([&](auto f) {
            for (DigitSet rest = state_.candidates(node.cell); rest != 0; rest = without_lowest(rest)) {
                if (lowest_digit(rest) != node.digit) f(graph_.id_of(node.cell, lowest_digit(rest)));
            }
        });
        if (in_cell) return ChainReason::cell;
        for (int kind = 0; kind < 3; ++kind) {
            const int house = kCellPlaces[node.cell].houses[kind];
            const bool in_house = all_before([&](auto f) {
                for_each_cell(house, state_.positions(house, node.digit), [&](int cell) {
                    if (cell != node.cell) f(graph_.id_of(cell, node.digit));
                });
            });
            if (in_house) return kHouseReasons[kind];
        }
        return ChainReason::assumption;
    }

    const State& state_;
    const NetTables& tables_;
    const InferenceGraph& graph_;
    Chain chain_;
    std::map<Place, std::uint16_t> written_;
};

// The net from the premise of the tables to the end.
Chain shown_net(const State& state, const NetTables& tables, Literal end) {
    return NetWriter(state, tables).write(end);
}

Technique technique_of(ForcingCase kind, bool nets) {
    if (nets) {
        return is_contradiction(kind) ? Technique::forcing_net_contradiction : Technique::forcing_net_verity;
    }
    return is_contradiction(kind) ? Technique::forcing_chain_contradiction : Technique::forcing_chain_verity;
}

bool report_proof(const State& state, NetTables& tables, const ForcingProof& proof, bool nets, StepSink& sink) {
    const InferenceNode& concluded = tables.graph().node_at(proof.conclusion);
    Step& step = sink.begin({.technique = technique_of(proof.kind, nets),
                             .variant = static_cast<int>(proof.kind) + 1,
                             .length = proof.length});
    if (is_on(proof.conclusion)) {
        set_placement(step, concluded.cell, concluded.digit);
    } else {
        step.eliminations.push_back(cell_digit(concluded.cell, concluded.digit));
    }
    if (sink.wants_highlights()) {
        if (proof.kind == ForcingCase::two_in_house || proof.kind == ForcingCase::none_in_house ||
            proof.kind == ForcingCase::house) {
            add_house(step, proof.house);
        }
        const InferenceNode& meant = tables.graph().node_at(
            is_contradiction(proof.kind) ? proof.chains.front().end : proof.chains.front().premise);
        add_cell(step, meant.cell);
        step.digits = digit_bit(meant.digit);
        for (const ForcingChainEnds& chain : proof.chains) {
            if (tables.premise() != chain.premise) tables.expand(chain.premise);
            step.chains.push_back(shown_net(state, tables, chain.end));
        }
    }
    return sink.end();
}

template <bool kNets>
bool find_forcing_chain(const State& state, StepSink& sink) {
    ForcingTables search;
    Workspace& workspace = sink.workspace();
    for (const ForcingProof& proof :
         search.find(state, kNets, sink.wants_first_only(), workspace.inferences(), workspace.callback().stop)) {
        if (workspace.callback().stop_requested()) return true;
        if (report_proof(state, search.tables(), proof, kNets, sink)) return true;
    }
    return false;
}

std::string proof_words(const Step& step, Language language) {
    const ChainNode& first = step.chains.front().nodes.front();
    const Chain& chain = step.chains.front();
    const ChainNode& end = chain.nodes[chain.ends.front()];
    const Value cell = Value::cell(first.at.cell);
    const Value assumption = Value::text(assumption_words(first, language));
    const Value there = Value::cell(end.at.cell);
    const Value digit = Value::digit(end.at.digit);
    const auto house = [&] { return Value::house(step.houses.front()); };
    switch (static_cast<ForcingCase>(step.variant - 1)) {
        case ForcingCase::against_itself:
            return say(first.on ? Phrase::then_is_not : Phrase::then_is, language, {assumption});
        case ForcingCase::both_ways:
            return say(Phrase::then_both, language, {assumption, there, digit});
        case ForcingCase::two_in_cell:
            return say(Phrase::then_two_digits, language, {assumption, there});
        case ForcingCase::two_in_house:
            return say(Phrase::then_twice, language, {assumption, house(), digit});
        case ForcingCase::none_in_cell:
            return say(Phrase::then_no_candidate, language, {assumption, there});
        case ForcingCase::none_in_house:
            return say(Phrase::then_no_place, language, {assumption, house(), digit});
        case ForcingCase::either_way:
            return say(Phrase::same_either_way, language, {cell, Value::digit(first.at.digit)});
        case ForcingCase::cell:
            return say(Phrase::same_whatever, language, {cell});
        case ForcingCase::house:
            break;
    }
    return say(Phrase::same_wherever, language, {Value::digit(first.at.digit), house()});
}

std::string say_forcing_table(const Step& step, Language language) {
    std::string text = concluded(proof_words(step, language), step, language);
    for (const Chain& chain : step.chains) text += "\n" + chain_lines(chain, language);
    return text;
}

}  // namespace

constinit const TechniqueLabel labels::kForcingTable{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::forcing_chain_contradiction, Technique::forcing_chain_verity},
};
constinit const TechniqueCard cards::kForcingTable{
    .label = labels::kForcingTable,
    .find = find_forcing_chain<false>,
    .say = say_forcing_table,
};
constinit const TechniqueLabel labels::kForcingNet{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::forcing_net_contradiction, Technique::forcing_net_verity},
};
constinit const TechniqueCard cards::kForcingNet{
    .label = labels::kForcingNet,
    .find = find_forcing_chain<true>,
    .say = say_forcing_table,
};

}  // namespace rookery
