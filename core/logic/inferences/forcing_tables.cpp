#include "logic/inferences/forcing_tables.hpp"

#include <algorithm>

#include "logic/inferences/consequences.hpp"

namespace rookery {

namespace {

void add_bit(std::vector<std::uint64_t>& row, NodeId node) {
    row[node >> 6] |= std::uint64_t{1} << (node & 63);
}

template <class F>
void for_each_node(const std::vector<std::uint64_t>& row, F f) {
    for (std::size_t w = 0; w < row.size(); ++w) {
        for (std::uint64_t rest = row[w]; rest != 0; rest &= rest - 1) {
            if (!f(static_cast<NodeId>(64 * w + static_cast<std::size_t>(std::countr_zero(rest))))) return;
        }
    }
}

}  // namespace

std::vector<ForcingProof> ForcingTables::find(const State& state, bool nets, bool best_only, InferenceMemory& memory) {
    nets_ = nets;
    InferenceMemory::Part& part = memory.part(state, true);
    // What follows over single links is known from other searches; the ways there matter only if anything is proved.
    const bool by_closures = !nets && 2 * part.graph.node_count() <= Consequences::kMaxCount;
    if (!by_closures) tables_.prepare(state, nets);
    graph_ = by_closures ? &part.graph : &tables_.graph();
    candidate_count_ = graph_->candidate_count();
    list_places(state);
    by_closures ? copy_closures(part.closures) : expand_all();
    Row placed(width(), 0);
    Row gone(width(), 0);
    find_conclusions(placed, gone);
    std::vector<ForcingProof> found;
    const auto any = [](const Row& row) {
        return std::any_of(row.begin(), row.end(), [](std::uint64_t word) { return word != 0; });
    };
    if (!any(placed) && !any(gone)) return found;
    if (by_closures) tables_.prepare(state, nets);
    for (const bool on : {true, false}) {
        for_each_node(on ? placed : gone, [&](NodeId node) {
            if (node >= candidate_count_) return false;
            prove(state, literal_of(node, on));
            for (ForcingProof& proof : proofs_) found.push_back(std::move(proof));
            return !(best_only && !found.empty());
        });
        if (best_only && !found.empty()) found.resize(1);
        if (best_only && !found.empty()) break;
    }
    return found;
}

void ForcingTables::list_places(const State& state) {
    const InferenceGraph& graph = *graph_;
    cells_.clear();
    houses_.clear();
    for (int cell = 0; cell < 81; ++cell) {
        Places places{0, 0, {}, Row(width(), 0), true};
        for (DigitSet rest = state.candidates(cell); rest != 0; rest = without_lowest(rest)) {
            places.nodes.push_back(graph.id_of(cell, lowest_digit(rest)));
        }
        for (const NodeId node : places.nodes) add_bit(places.row, node);
        if (!places.nodes.empty()) cells_.push_back(std::move(places));
    }
    std::array<CellSet, 9> allowed;
    allowed.fill(CellSet::all());
    for (int cell = 0; cell < 81; ++cell) {
        if (state.value(cell) == 0) continue;
        for (CellSet& cells : allowed) cells.remove(cell);
        allowed[state.value(cell) - 1] -= CellSet::peers_of(cell);
    }
    for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
        const int first = 9 * static_cast<int>(kind);
        for (int house = first; house < first + 9; ++house) {
            for (int digit = 1; digit <= 9; ++digit) {
                Places places{house, digit, {}, Row(width(), 0), false};
                for_each_cell(house, state.positions(house, digit),
                              [&](int cell) { places.nodes.push_back(graph.id_of(cell, digit)); });
                if (places.nodes.empty()) continue;
                for (const NodeId node : places.nodes) add_bit(places.row, node);
                places.complete = static_cast<std::size_t>((allowed[digit - 1] & CellSet::house(house)).size()) ==
                                  places.nodes.size();
                houses_.push_back(std::move(places));
            }
        }
    }
}

void ForcingTables::expand_all() {
    rows_.resize(4 * width() * static_cast<std::size_t>(candidate_count_));
    const auto literals = static_cast<Literal>(2 * candidate_count_);
    for (Literal premise = 0; premise < literals; ++premise) {
        tables_.expand(premise);
        std::copy(tables_.on().begin(), tables_.on().end(),
                  rows_.begin() + static_cast<std::ptrdiff_t>(2 * width() * premise));
        std::copy(tables_.off().begin(), tables_.off().end(),
                  rows_.begin() + static_cast<std::ptrdiff_t>((2U * premise + 1U) * width()));
    }
}

void ForcingTables::copy_closures(Closures& closures) {
    rows_.resize(4 * width() * static_cast<std::size_t>(candidate_count_));
    const auto literals = static_cast<Literal>(2 * candidate_count_);
    for (Literal premise = 0; premise < literals; ++premise) {
        const std::uint64_t* row = closures.on(premise);
        std::copy(row, row + 2 * width(), rows_.begin() + static_cast<std::ptrdiff_t>(2 * width() * premise));
    }
}

int ForcingTables::count_on(Literal premise, const Row& row) const {
    int count = 0;
    for (std::size_t w = 0; w < width(); ++w) count += std::popcount(on_row(premise)[w] & row[w]);
    return count;
}

bool ForcingTables::all_off(Literal premise, const Places& places) const {
    const std::uint64_t* off = off_row(premise);
    for (const NodeId node : places.nodes) {
        if (((off[node >> 6] >> (node & 63)) & 1) == 0) return false;
    }
    return true;
}

bool ForcingTables::contradicts(Literal premise) const {
    const NodeId node = node_of(premise);
    if (is_on(premise) ? has_off(premise, node) : has_on(premise, node)) return true;
    for (std::size_t w = 0; 64 * w < static_cast<std::size_t>(candidate_count_); ++w) {
        const std::size_t left = static_cast<std::size_t>(candidate_count_) - 64 * w;
        const std::uint64_t candidates = left < 64 ? (std::uint64_t{1} << left) - 1 : ~std::uint64_t{0};
        const std::uint64_t on = on_row(premise)[w] & candidates;
        if ((on & off_row(premise)[w]) != 0) return true;
    }
    // What is true twice in a cell or a house was turned off by the other, and would have been seen above, unless the
    // table was full.
    const auto has_two = [&](const Places& places) { return count_on(premise, places.row) > 1; };
    if (nets_ &&
        (std::any_of(cells_.begin(), cells_.end(), has_two) || std::any_of(houses_.begin(), houses_.end(), has_two))) {
        return true;
    }
    const auto leaves_nothing = [&](const Places& places) { return all_off(premise, places); };
    return std::any_of(cells_.begin(), cells_.end(), leaves_nothing) ||
           std::any_of(houses_.begin(), houses_.end(),
                       [&](const Places& places) { return places.complete && leaves_nothing(places); });
}

void ForcingTables::find_conclusions(Row& placed, Row& gone) const {
    const InferenceGraph& graph = *graph_;
    const auto add_common = [&](auto premises, const Row* but) {
        for (std::size_t w = 0; w < width(); ++w) {
            std::uint64_t on = ~std::uint64_t{0};
            std::uint64_t off = ~std::uint64_t{0};
            for (const Literal premise : premises) {
                on &= on_row(premise)[w];
                off &= off_row(premise)[w];
            }
            const std::uint64_t kept = but == nullptr ? ~std::uint64_t{0} : ~(*but)[w];
            placed[w] |= on & kept;
            gone[w] |= off & kept;
        }
    };
    for (NodeId id = 0; id < candidate_count_; ++id) {
        if (contradicts(literal_of(id, true))) add_bit(gone, id);
        if (contradicts(literal_of(id, false))) add_bit(placed, id);
    }
    for (const Places& places : cells_) {
        for (const NodeId id : places.nodes) {
            add_common(std::array{literal_of(id, true), literal_of(id, false)}, &places.row);
        }
    }
    for (const auto* list : {&cells_, &houses_}) {
        for (const Places& places : *list) {
            std::vector<Literal> premises;
            for (const NodeId id : places.nodes) premises.push_back(literal_of(id, true));
            add_common(premises, nullptr);
        }
    }
    // Groups are no conclusions.
    const auto nodes = static_cast<NodeId>(graph.node_count());
    for (auto id = static_cast<NodeId>(candidate_count_); id < nodes; ++id) {
        placed[id >> 6] &= ~(std::uint64_t{1} << (id & 63));
        gone[id >> 6] &= ~(std::uint64_t{1} << (id & 63));
    }
}

void ForcingTables::prove(const State& state, Literal conclusion) {
    proofs_.clear();
    if (contradicts(static_cast<Literal>(conclusion ^ 1))) list_contradictions(state, conclusion);
    list_verities(conclusion);
}

void ForcingTables::offer(ForcingProof proof) {
    bool branches = false;
    TableWay way;
    for (const ForcingChainEnds& chain : proof.chains) {
        if (tables_.entries().empty() || tables_.premise() != chain.premise) tables_.expand(chain.premise);
        if (!tables_.way_to(chain.end, way)) return;
        proof.length += way.length();
        branches = branches || !way.branches.empty();
    }
    if (nets_ && !branches) return;
    // Of one elimination one proof is kept, of a placement one of each kind.
    const auto same = std::find_if(proofs_.begin(), proofs_.end(), [&](const ForcingProof& other) {
        return !is_on(proof.conclusion) || is_contradiction(other.kind) == is_contradiction(proof.kind);
    });
    if (same == proofs_.end()) {
        proofs_.push_back(std::move(proof));
    } else if (proof.length < same->length) {
        *same = std::move(proof);
    }
}

void ForcingTables::list_contradictions(const State& state, Literal conclusion) {
    const auto premise = static_cast<Literal>(conclusion ^ 1);
    const InferenceGraph& graph = *graph_;
    const NodeId assumed = node_of(premise);
    const auto offer_ends = [&](ForcingCase kind, int house, const std::vector<NodeId>& nodes, bool on) {
        ForcingProof proof{conclusion, kind, house, {}};
        for (const NodeId node : nodes) proof.chains.push_back({premise, literal_of(node, on)});
        offer(std::move(proof));
    };
    const auto nodes_on = [&](const Places& places) {
        std::vector<NodeId> nodes;
        for (const NodeId node : places.nodes) {
            if (has_on(premise, node)) nodes.push_back(node);
        }
        return nodes;
    };
    if (is_on(premise) ? has_off(premise, assumed) : has_on(premise, assumed)) {
        offer_ends(ForcingCase::against_itself, 0, {assumed}, !is_on(premise));
    }
    for (int digit = 1; digit <= 9; ++digit) {
        for (int cell = 0; cell < 81; ++cell) {
            const NodeId id = graph.id_of(cell, digit);
            if (id == kNoNode || !has_on(premise, id) || !has_off(premise, id)) continue;
            offer({conclusion,
                   ForcingCase::both_ways,
                   0,
                   {{premise, literal_of(id, false)}, {premise, literal_of(id, true)}}});
            break;
        }
    }
    for (int a = 1; a <= 9; ++a) {
        for (int b = a + 1; b <= 9; ++b) {
            for (int cell = 0; cell < 81; ++cell) {
                if (!state.has(cell, a) || !state.has(cell, b)) continue;
                const std::vector<NodeId> both{graph.id_of(cell, a), graph.id_of(cell, b)};
                if (!has_on(premise, both[0]) || !has_on(premise, both[1])) continue;
                offer_ends(ForcingCase::two_in_cell, 0, both, true);
                break;
            }
        }
    }
    const auto for_houses = [&](auto f) {
        for (const int first : {9, 18, 0}) {
            for (int digit = 1; digit <= 9; ++digit) {
                for (const Places& places : houses_) {
                    if (places.house / 9 == first / 9 && places.digit == digit) f(places);
                }
            }
        }
    };
    for_houses([&](const Places& places) {
        const std::vector<NodeId> on = nodes_on(places);
        if (on.size() > 1) offer_ends(ForcingCase::two_in_house, places.house, on, true);
    });
    for (const Places& places : cells_) {
        if (all_off(premise, places) && count_on(premise, places.row) == 0) {
            offer_ends(ForcingCase::none_in_cell, 0, places.nodes, false);
        }
    }
    for_houses([&](const Places& places) {
        if (places.complete && all_off(premise, places)) {
            offer_ends(ForcingCase::none_in_house, places.house, places.nodes, false);
        }
    });
}

void ForcingTables::list_verities(Literal conclusion) {
    const InferenceGraph& graph = *graph_;
    const NodeId concluded = node_of(conclusion);
    const auto leads = [&](Literal premise) {
        return is_on(conclusion) ? has_on(premise, concluded) : has_off(premise, concluded);
    };
    const auto candidates = static_cast<NodeId>(candidate_count_);
    for (NodeId id = 0; id < candidates; ++id) {
        const Literal on = literal_of(id, true);
        const Literal off = literal_of(id, false);
        if (graph.node(id).cell == graph.node(concluded).cell || !leads(on) || !leads(off)) continue;
        offer({conclusion, ForcingCase::either_way, 0, {{on, conclusion}, {off, conclusion}}});
    }
    for (const auto* list : {&cells_, &houses_}) {
        for (const Places& places : *list) {
            ForcingProof proof{conclusion, list == &cells_ ? ForcingCase::cell : ForcingCase::house, places.house, {}};
            for (const NodeId id : places.nodes) {
                if (leads(literal_of(id, true))) proof.chains.push_back({literal_of(id, true), conclusion});
            }
            if (proof.chains.size() == places.nodes.size()) offer(std::move(proof));
        }
    }
}

}  // namespace rookery
