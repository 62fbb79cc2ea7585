#include "logic/inferences/net_display.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "logic/chains/chain_graph.hpp"
#include "logic/highlights.hpp"
#include "logic/inferences/chain_display.hpp"

namespace rookery {

namespace {

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
    // Of a candidate that is the only one left in its cell, or a house, by what stands before it in the table.
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

}  // namespace

Chain shown_net(const State& state, const NetTables& tables, Literal end) {
    return NetWriter(state, tables).write(end);
}

}  // namespace rookery
