#include "logic/inferences/net_tables.hpp"

#include <algorithm>

namespace rookery {

namespace {

constexpr int kLookAhead = 4;
constexpr std::size_t kMaxEntries = 1000;  // of a table, and of a path

// Puts the greatest first, in HoDoKu's way: each later one that is greater is swapped with it.
std::array<std::uint16_t, 5> latest_first(std::array<int, 5> places) {
    for (std::size_t i = 1; i < places.size(); ++i) {
        if (places[i] > places[0]) std::swap(places[0], places[i]);
    }
    std::array<std::uint16_t, 5> result{};
    for (std::size_t i = 0; i < places.size(); ++i) result[i] = static_cast<std::uint16_t>(places[i]);
    return result;
}

}  // namespace

int TableWay::length() const {
    std::size_t length = path.size();
    // HoDoKu counts a branch's nodes except the one on the path, and a mark at its end.
    for (const auto& branch : branches) length += branch.size();
    return static_cast<int>(length);
}

void NetTables::prepare(const State& state, const InferenceGraph& graph, bool nets) {
    graph_ = &graph;
    state_ = &state;
    nets_ = nets;
    on_.assign(static_cast<std::size_t>(graph_->words()), 0);
    off_ = on_;
    const auto literals = 2 * static_cast<std::size_t>(graph_->node_count());
    direct_.resize(std::max(direct_.size(), literals));
    direct_place_.assign(literals, kNowhere);
    place_of_.assign(literals, kNowhere);
    entries_.clear();
    for (Literal premise = 0; premise < literals; ++premise) {
        direct_[premise].clear();
        if (nets) write_direct(state, premise);
    }
}

void NetTables::write_direct(const State& state, Literal premise) {
    written_ = &direct_[premise];
    const bool played = nets_ && !graph_->node_at(premise).is_group;
    if (played) {
        simulate(state, node_of(premise), is_on(premise));
    } else {
        written_->push_back({premise, 1, {}});
    }
    for (const Literal to : graph_->links(premise)) {
        if (!played || graph_->node_at(to).is_group) written_->push_back({to, 2, {}});
    }
    for (const DirectEntry& entry : *written_) direct_place_[entry.literal] = kNowhere;
}

const DirectTable& NetTables::written_direct(Literal premise) {
    if (direct_[premise].empty()) write_direct(*state_, premise);
    return direct_[premise];
}

void NetTables::add_direct(Literal literal, std::array<int, 5> rests_on) {
    if (direct_place_[literal] != kNowhere) return;
    direct_place_[literal] = static_cast<std::uint16_t>(written_->size());
    const int before = written_->empty() ? 0 : (*written_)[static_cast<std::size_t>(rests_on[0])].distance;
    written_->push_back({literal, static_cast<std::uint16_t>(before + 1), latest_first(rests_on)});
}

void NetTables::simulate(const State& state, NodeId id, bool on) {
    const InferenceNode& node = graph_->node(id);
    SinglesBoard board(state);
    if (on) {
        place(state, board, node.cell, node.digit, false, false);
    } else {
        board.eliminate(node.cell, node.digit);
        add_direct(literal_of(id, false), {});
        if (is_single(board.candidates(node.cell))) {
            place(state, board, node.cell, lowest_digit(board.candidates(node.cell)), false, true);
        }
    }
    std::vector<CellDigit> singles;
    for (int round = 0; round < kLookAhead; ++round) {
        singles.clear();
        board.naked_singles(singles);
        const std::size_t naked = singles.size();
        board.hidden_singles(singles);
        if (singles.empty()) break;
        for (std::size_t i = 0; i < singles.size(); ++i) {
            place(state, board, singles[i].cell, singles[i].digit, true, i < naked);
        }
    }
}

void NetTables::place(const State& state, SinglesBoard& board, int cell, int digit, bool rests, bool naked) {
    const NodeId id = graph_->id_of(cell, digit);
    const DigitSet left = board.candidates(cell);
    const auto& houses = kCellPlaces[cell].houses;
    int smallest = houses[1];
    for (const int house : {int{houses[2]}, int{houses[0]}}) {
        if (board.places(house, digit) < board.places(smallest, digit)) smallest = house;
    }
    board.place(cell, digit);
    // Placing it a second time has no new consequences.
    const Literal placed = literal_of(id, true);
    const int at = direct_place_[placed] == kNowhere ? static_cast<int>(written_->size()) : direct_place_[placed];
    std::array<int, 5> rests_on{};
    std::size_t count = 0;
    const auto rest_on = [&](int other_cell, int other_digit) {
        if (count < rests_on.size()) {
            rests_on[count++] = direct_place(literal_of(graph_->id_of(other_cell, other_digit), false));
        }
    };
    if (rests && naked) {
        for (DigitSet rest = state.candidates(cell); rest != 0; rest = without_lowest(rest)) {
            if (lowest_digit(rest) != digit) rest_on(cell, lowest_digit(rest));
        }
    } else if (rests) {
        for_each_cell(smallest, state.positions(smallest, digit), [&](int other) {
            if (other != cell) rest_on(other, digit);
        });
    }
    add_direct(placed, rests_on);
    CellSet::peers_of(cell).for_each([&](int peer) {
        if (state.has(peer, digit)) add_direct(literal_of(graph_->id_of(peer, digit), false), {at});
    });
    for (DigitSet rest = left; rest != 0; rest = without_lowest(rest)) {
        const int other = lowest_digit(rest);
        if (other != digit) add_direct(literal_of(graph_->id_of(cell, other), false), {at});
    }
}

void NetTables::expand(Literal premise) {
    for (const TableEntry& entry : entries_) place_of_[entry.literal] = kNowhere;
    entries_.clear();
    std::fill(on_.begin(), on_.end(), 0);
    std::fill(off_.begin(), off_.end(), 0);
    const auto add = [&](Literal literal, Literal table, bool is_direct, int distance) {
        place_of_[literal] = static_cast<std::uint16_t>(entries_.size());
        (is_on(literal) ? on_ : off_)[node_of(literal) >> 6] |= std::uint64_t{1} << (node_of(literal) & 63);
        entries_.push_back({literal, table, is_direct, static_cast<std::uint16_t>(distance)});
    };
    for (const DirectEntry& entry : written_direct(premise)) add(entry.literal, premise, true, entry.distance);
    for (std::size_t next = 1; next < entries_.size() && entries_.size() < kMaxEntries; ++next) {
        const TableEntry from = entries_[next];
        if (!nets_ && is_on(from.literal) && !turns_more_off(node_of(from.literal))) continue;
        const DirectTable& table = written_direct(from.literal);
        for (std::size_t i = 1; i < table.size(); ++i) {
            const int distance = from.distance + table[i].distance;
            const std::uint16_t known = place_of_[table[i].literal];
            if (known == kNowhere) {
                if (entries_.size() < kMaxEntries) add(table[i].literal, from.literal, false, distance);
            } else if (TableEntry& entry = entries_[known]; !entry.is_direct && entry.distance > distance) {
                entry.table = from.literal;
                entry.distance = static_cast<std::uint16_t>(distance);
            }
        }
    }
}

bool NetTables::turns_more_off(NodeId node) const {
    const std::uint64_t* row = graph_->turned_off(node);
    std::uint64_t more = 0;
    for (std::size_t w = 0; w < off_.size(); ++w) more |= row[w] & ~off_[w];
    return more != 0;
}

// Appends the entries before this one, back to the premise; a branch ends where it meets the main path.
void NetTables::go_back(int entry, bool is_branch, std::vector<Literal>& way, const std::vector<Literal>& main,
                        std::vector<Literal>* branch_ends) const {
    way.push_back(entries_[static_cast<std::size_t>(entry)].literal);
    while (entry != 0 && way.size() < kMaxEntries) {
        const TableEntry& at = entries_[static_cast<std::size_t>(entry)];
        const DirectTable& table = direct_[at.is_direct ? premise() : at.table];
        const auto found = std::find_if(table.begin(), table.end(),
                                        [&](const DirectEntry& direct) { return direct.literal == at.literal; });
        auto place = static_cast<std::size_t>(found - table.begin());
        while (place != 0 && way.size() < kMaxEntries) {
            const auto& rests_on = table[place].rests_on;
            const Literal before = table[rests_on[0]].literal;
            way.push_back(before);
            if (is_branch && std::find(main.begin(), main.end(), before) != main.end()) return;
            if (!is_branch) {
                for (std::size_t i = 1; i < rests_on.size(); ++i) {
                    if (rests_on[i] != 0) branch_ends->push_back(table[rests_on[i]].literal);
                }
            }
            place = rests_on[0];
        }
        entry = place_of_[way.back()];
    }
}

bool NetTables::way_to(Literal end, TableWay& way) const {
    way.path.clear();
    way.branches.clear();
    if (!has(end)) return false;
    std::vector<Literal> branch_ends;
    go_back(place_of_[end], false, way.path, {}, &branch_ends);
    if (way.path.back() != premise()) return false;
    for (const Literal branch_end : branch_ends) {
        if (!has(branch_end)) continue;
        std::vector<Literal> branch;
        go_back(place_of_[branch_end], true, branch, way.path, nullptr);
        if (std::find(way.path.begin(), way.path.end(), branch.back()) == way.path.end()) continue;
        std::reverse(branch.begin(), branch.end());
        way.branches.push_back(std::move(branch));
    }
    std::reverse(way.path.begin(), way.path.end());
    return true;
}

}  // namespace rookery
