#include "logic/inferences/inference_graph.hpp"

#include <algorithm>

#include "logic/highlights.hpp"

namespace rookery {

namespace {

// HoDoKu's order of the houses of a cell.
constexpr std::array kRowColumnBox{HouseKind::row, HouseKind::column, HouseKind::box};

CellSet common_peers(CellSet cells) {
    CellSet seen = CellSet::all();
    cells.for_each([&](int cell) { seen &= CellSet::peers_of(cell); });
    return seen;
}

int line_of(const InferenceNode& group) {
    const int row = Geometry9::house_of(group.cell, HouseKind::row);
    return (group.cells - CellSet::house(row)).empty() ? row : Geometry9::house_of(group.cell, HouseKind::column);
}

}  // namespace

void InferenceGraph::build(const State& state, bool with_groups, std::span<const AlmostLockedSet> sets) {
    state_ = &state;
    nodes_.clear();
    links_.clear();
    ids_.fill(kNoNode);
    for (auto& groups : groups_) groups.clear();
    for (auto& groups : tight_groups_) groups.clear();
    set_nodes_.clear();
    places_ = {};
    for (int cell = 0; cell < 81; ++cell) {
        for (DigitSet rest = state.candidates(cell); rest != 0; rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            ids_[9 * cell + digit - 1] = static_cast<NodeId>(nodes_.size());
            nodes_.push_back({static_cast<std::uint8_t>(cell), static_cast<Digit>(digit), false, CellSet::single(cell),
                              CellSet::peers_of(cell)});
            places_[digit - 1].add(cell);
        }
    }
    candidate_count_ = static_cast<int>(nodes_.size());
    if (with_groups) add_groups();
    add_sets(sets);
    begins_.assign(2 * nodes_.size(), 0);
    ends_.assign(2 * nodes_.size(), kNotListed);
    words_ = static_cast<int>(nodes_.size() / 64 + 1);
    leads_on_.assign(static_cast<std::size_t>(words_), 0);
    const auto nodes = static_cast<NodeId>(nodes_.size());
    for (NodeId id = 0; id < nodes; ++id) {
        if (!links(literal_of(id, false)).empty()) leads_on_[id >> 6] |= std::uint64_t{1} << (id & 63);
    }
    rows_.assign(nodes_.size() * static_cast<std::size_t>(words_), 0);
    if (sets.empty()) make_rows();
}

void InferenceGraph::make_rows() {
    const auto words = static_cast<std::size_t>(words_);
    const auto set_bit = [](std::uint64_t* row, NodeId id) { row[id >> 6] |= std::uint64_t{1} << (id & 63); };
    // By house and digit.
    house_rows_.assign(static_cast<std::size_t>(kHouseCount) * 9 * words, 0);
    const auto house_row = [&](int house, int digit) {
        return house_rows_.data() + static_cast<std::size_t>(9 * house + digit - 1) * words;
    };
    const auto candidates = static_cast<NodeId>(candidate_count_);
    for (NodeId id = 0; id < candidates; ++id) {
        for (const int house : kCellPlaces[nodes_[id].cell].houses) set_bit(house_row(house, nodes_[id].digit), id);
    }
    for (NodeId id = 0; id < candidates; ++id) {
        const InferenceNode& node = nodes_[id];
        std::uint64_t* row = row_of(id);
        const auto& houses = kCellPlaces[node.cell].houses;
        const std::uint64_t* in_box = house_row(houses[0], node.digit);
        const std::uint64_t* in_row = house_row(houses[1], node.digit);
        const std::uint64_t* in_column = house_row(houses[2], node.digit);
        for (std::size_t w = 0; w < words; ++w) row[w] = in_box[w] | in_row[w] | in_column[w];
        for (DigitSet rest = state_->candidates(node.cell); rest != 0; rest = without_lowest(rest)) {
            set_bit(row, id_of(node.cell, lowest_digit(rest)));
        }
        row[id >> 6] &= ~(std::uint64_t{1} << (id & 63));
    }
    const auto nodes = static_cast<NodeId>(nodes_.size());
    for (NodeId id = candidates; id < nodes; ++id) {
        const InferenceNode& node = nodes_[id];
        (node.seen & places_[node.digit - 1]).for_each([&](int cell) {
            const NodeId other = id_of(cell, node.digit);
            set_bit(row_of(id), other);
            set_bit(row_of(other), id);
        });
        for (const NodeId other : groups_[node.digit - 1]) {
            if (other != id && (nodes_[other].cells - node.seen).empty()) set_bit(row_of(id), other);
        }
    }
}

void InferenceGraph::list_links(Literal from) const {
    const NodeId id = node_of(from);
    const InferenceNode& node = nodes_[id];
    written_ = from;
    begins_[from] = static_cast<std::uint32_t>(links_.size());
    if (node.set != nullptr) {
        if (!is_on(from)) link_set_off(id);
    } else if (is_on(from)) {
        node.is_group ? link_group_on(id) : link_candidate_on(id);
        link_on_to_sets(id);
    } else {
        node.is_group ? link_group_off(id) : link_candidate_off(id);
    }
    ends_[from] = static_cast<std::uint32_t>(links_.size());
}

void InferenceGraph::add_groups() {
    for (int line = Geometry9::kSize; line < Geometry9::kHouses; ++line) {
        for (int digit = 1; digit <= 9; ++digit) {
            const CellSet in_line = CellSet::house(line) & places_[digit - 1];
            if (in_line.size() < 2) continue;
            for (int box = 0; box < 9; ++box) {
                const CellSet cells = in_line & CellSet::house(box);
                if (cells.size() < 2) continue;
                const auto id = static_cast<NodeId>(nodes_.size());
                groups_[digit - 1].push_back(id);
                const CellSet in_box = CellSet::house(box) & places_[digit - 1];
                const int one_more = cells.size() + 1;
                if (in_line.size() == one_more || in_box.size() == one_more) tight_groups_[digit - 1].push_back(id);
                nodes_.push_back({static_cast<std::uint8_t>(cells.first()), static_cast<Digit>(digit), true, cells,
                                  common_peers(cells)});
            }
        }
    }
}

void InferenceGraph::add_link(NodeId to, bool on) const {
    links_.push_back(literal_of(to, on));
}

void InferenceGraph::add_link_once(NodeId to, bool on) const {
    const Literal literal = literal_of(to, on);
    const auto begin = links_.begin() + static_cast<std::ptrdiff_t>(begins_[written_]);
    if (std::find(begin, links_.end(), literal) == links_.end()) links_.push_back(literal);
}

void InferenceGraph::link_candidate_off(NodeId id) const {
    const State& state = *state_;
    const InferenceNode& node = nodes_[id];
    const DigitSet others = static_cast<DigitSet>(state.candidates(node.cell) & ~digit_bit(node.digit));
    if (is_single(others)) add_link(id_of(node.cell, lowest_digit(others)), true);
    const CellPlace& place = kCellPlaces[node.cell];
    for (const HouseKind kind : kRowColumnBox) {
        const auto of_kind = static_cast<std::size_t>(kind);
        const int house = place.houses[of_kind];
        const auto rest = static_cast<PositionSet>(state.positions(house, node.digit) & ~place.bits[of_kind]);
        if (is_single(rest)) add_link_once(id_of(first_cell_of(house, rest), node.digit), true);
    }
    for (const NodeId group : tight_groups_[node.digit - 1]) {
        const InferenceNode& other = nodes_[group];
        if (!other.seen.contains(node.cell)) continue;
        for (const int house : {Geometry9::house_of(other.cell, HouseKind::box), line_of(other)}) {
            if (Geometry9::house_of(node.cell, kHouseKinds[house / 9]) != house) continue;
            if (std::popcount(state.positions(house, node.digit)) == other.cells.size() + 1) add_link(group, true);
        }
    }
}

void InferenceGraph::link_candidate_on(NodeId id) const {
    const State& state = *state_;
    const InferenceNode& node = nodes_[id];
    for (DigitSet rest = state.candidates(node.cell); rest != 0; rest = without_lowest(rest)) {
        if (lowest_digit(rest) != node.digit) add_link(id_of(node.cell, lowest_digit(rest)), false);
    }
    for (const HouseKind kind : kRowColumnBox) {
        const int house = Geometry9::house_of(node.cell, kind);
        for_each_cell(house, state.positions(house, node.digit), [&](int cell) {
            if (cell == node.cell) return;
            // The rest of the row and the column have been linked already.
            const bool in_line = Geometry9::row_of(cell) == Geometry9::row_of(node.cell) ||
                                 Geometry9::column_of(cell) == Geometry9::column_of(node.cell);
            if (kind != HouseKind::box || !in_line) add_link(id_of(cell, node.digit), false);
        });
    }
    for (const NodeId group : groups_[node.digit - 1]) {
        if (nodes_[group].seen.contains(node.cell)) add_link(group, false);
    }
}

void InferenceGraph::add_last_of_house(NodeId group, int house) const {
    const InferenceNode& node = nodes_[group];
    const CellSet rest = (CellSet::house(house) & places_[node.digit - 1]) - node.cells;
    if (rest.size() != 2 && rest.size() != 3) return;  // no group has more cells
    NodeId only = kNoNode;
    for (const NodeId other : groups_[node.digit - 1]) {
        const CellSet cells = nodes_[other].cells;
        if (other == group || !(cells - CellSet::house(house)).empty() || !(cells & node.cells).empty()) continue;
        if (only != kNoNode) return;
        only = other;
    }
    if (only != kNoNode && rest == nodes_[only].cells) add_link(only, true);
}

void InferenceGraph::link_group_off(NodeId id) const {
    const InferenceNode& node = nodes_[id];
    const int line = line_of(node);
    const int box = Geometry9::house_of(node.cell, HouseKind::box);
    for (const int house : {box, line}) {
        const CellSet rest = (CellSet::house(house) & places_[node.digit - 1]) - node.cells;
        if (rest.size() == 1) add_link(id_of(rest.first(), node.digit), true);
    }
    for (const int house : {line, box}) add_last_of_house(id, house);
}

void InferenceGraph::link_group_on(NodeId id) const {
    const InferenceNode& node = nodes_[id];
    (node.seen & places_[node.digit - 1]).for_each([&](int cell) { add_link(id_of(cell, node.digit), false); });
    for (const NodeId other : groups_[node.digit - 1]) {
        if (other != id && (nodes_[other].cells - node.seen).empty()) add_link(other, false);
    }
}

}  // namespace rookery
