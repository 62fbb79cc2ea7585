#include "logic/inferences/forcing_tables.hpp"

#include <algorithm>
#include <utility>

#include "job/stable_order.hpp"
#include "logic/inferences/bit_transpose.hpp"
#include "logic/inferences/consequences.hpp"

namespace rookery {

namespace {

void add_bit(std::vector<std::uint64_t>& row, NodeId node) {
    row[node >> 6] |= std::uint64_t{1} << (node & 63);
}

bool has_bit(const std::uint64_t* row, NodeId node) {
    return ((row[node >> 6] >> (node & 63)) & 1) != 0;
}

}  // namespace

std::vector<ForcingProof> ForcingTables::find(const State& state, bool nets, bool best_only, InferenceMemory& memory,
                                              StopToken stop) {
    nets_ = nets;
    InferenceMemory::Part& part = memory.part(state, true);
    // Consequences over single links are known from other searches; the paths are needed only if something is proved.
    const bool by_closures = !nets && 2 * part.graph.node_count() <= Consequences::kMaxCount;
    graph_ = &part.graph;
    tables_ = &memory.tables();
    if (!by_closures) tables_->prepare(state, *graph_, nets);
    candidate_count_ = graph_->candidate_count();
    list_places(state);
    rows_ = by_closures ? part.closures.rows(static_cast<Literal>(2 * candidate_count_)) : expand_all(stop);
    if (rows_ == nullptr) return {};
    list_refuted();
    Row placed(width(), 0);
    Row gone(width(), 0);
    find_verities(placed, gone);
    std::vector<ForcingProof> found;
    bool prepared = !by_closures;
    const auto end = static_cast<NodeId>(candidate_count_);
    for (const bool on : {true, false}) {
        for (NodeId node = 0; node < end; ++node) {
            const bool refuted = has_bit(refuted_.data(), literal_of(node, !on));
            if (!refuted && !has_bit((on ? placed : gone).data(), node)) continue;
            if (stop.stop_requested()) return {};
            if (!prepared) tables_->prepare(state, *graph_, nets);
            prepared = true;
            prove(state, literal_of(node, on), refuted);
            for (ForcingProof& proof : proofs_) found.push_back(std::move(proof));
            if (!best_only || found.empty()) continue;
            found.resize(1);
            return found;
        }
    }
    return found;
}

void ForcingTables::list_places(const State& state) {
    const InferenceGraph& graph = *graph_;
    cells_.clear();
    houses_.clear();
    for (int cell = 0; cell < 81; ++cell) {
        Places places{0, 0, {}, 0, true};
        for (DigitSet rest = state.candidates(cell); rest != 0; rest = without_lowest(rest)) {
            places.add(graph.id_of(cell, lowest_digit(rest)));
        }
        if (places.count != 0) cells_.push_back(places);
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
                Places places{house, digit, {}, 0, false};
                for_each_cell(house, state.positions(house, digit),
                              [&](int cell) { places.add(graph.id_of(cell, digit)); });
                if (places.count == 0) continue;
                places.complete =
                    static_cast<std::size_t>((allowed[digit - 1] & CellSet::house(house)).size()) == places.count;
                houses_.push_back(places);
            }
        }
    }
    houses_in_turn_ = stable_order(houses_.size(), [&](std::uint32_t a, std::uint32_t b) {
        const auto turn = [&](std::uint32_t place) {
            return std::pair((houses_[place].house / 9 + 2) % 3, houses_[place].digit);  // boxes last
        };
        return turn(a) < turn(b);
    });
}

const std::uint64_t* ForcingTables::expand_all(StopToken stop) {
    table_rows_.resize(4 * width() * static_cast<std::size_t>(candidate_count_));
    const auto literals = static_cast<Literal>(2 * candidate_count_);
    for (Literal premise = 0; premise < literals; ++premise) {
        if (stop.stop_requested()) return nullptr;
        tables_->expand(premise);
        const auto row = table_rows_.begin() + static_cast<std::ptrdiff_t>(2 * width() * premise);
        std::copy(tables_->on().begin(), tables_->on().end(), row);
        std::copy(tables_->off().begin(), tables_->off().end(), row + static_cast<std::ptrdiff_t>(width()));
    }
    return table_rows_.data();
}

void ForcingTables::Columns::list(const std::uint64_t* rows, std::size_t stride, std::size_t premises,
                                  std::size_t nodes) {
    words_ = (premises + 63) / 64;
    bits_.resize(words_ * 64 * ((nodes + 63) / 64));
    std::array<std::uint64_t, 64> square;
    for (std::size_t node = 0; node < nodes; node += 64) {
        for (std::size_t premise = 0; premise < premises; premise += 64) {
            for (std::size_t i = 0; i < 64; ++i) {
                square[i] = premise + i < premises ? rows[(premise + i) * stride + node / 64] : 0;
            }
            transpose(square);
            for (std::size_t i = 0; i < 64; ++i) bits_[(node + i) * words_ + premise / 64] = square[i];
        }
    }
}

void ForcingTables::list_refuted() {
    const auto candidates = static_cast<std::size_t>(candidate_count_);
    off_columns_.list(off_row(0), 2 * width(), 2 * candidates, candidates);
    on_columns_.list(on_row(0), 2 * width(), 2 * candidates, candidates);
    const std::size_t words = off_columns_.words();
    refuted_.assign(words, 0);
    const auto end = static_cast<NodeId>(candidate_count_);
    for (NodeId node = 0; node < end; ++node) {
        if (has_off(literal_of(node, true), node)) add_bit(refuted_, literal_of(node, true));
        if (has_on(literal_of(node, false), node)) add_bit(refuted_, literal_of(node, false));
        const std::uint64_t* on = on_columns_.of(node);
        const std::uint64_t* off = off_columns_.of(node);
        for (std::size_t w = 0; w < words; ++w) refuted_[w] |= on[w] & off[w];
    }
    for (const auto* list : {&cells_, &houses_}) {
        for (const Places& places : *list) {
            for (std::size_t w = 0; w < words; ++w) {
                std::uint64_t all_off = places.complete ? ~std::uint64_t{0} : 0;
                std::uint64_t any_on = 0;
                std::uint64_t two_on = 0;
                for (const NodeId node : places.nodes()) {
                    const std::uint64_t on = on_columns_.of(node)[w];
                    all_off &= off_columns_.of(node)[w];
                    two_on |= any_on & on;
                    any_on |= on;
                }
                refuted_[w] |= all_off;
                // A second ON in a cell or a house was turned OFF by the first, and so was detected above, unless the
                // table was full.
                if (nets_) refuted_[w] |= two_on;
            }
        }
    }
}

int ForcingTables::count_on(Literal premise, const Places& places) const {
    int count = 0;
    for (const NodeId node : places.nodes()) count += has_on(premise, node) ? 1 : 0;
    return count;
}

bool ForcingTables::all_off(Literal premise, const Places& places) const {
    const std::uint64_t* off = off_row(premise);
    for (const NodeId node : places.nodes()) {
        if (!has_bit(off, node)) return false;
    }
    return true;
}

void ForcingTables::find_verities(Row& placed, Row& gone) const {
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
    Row of_cell(width(), 0);
    for (const Places& places : cells_) {
        std::fill(of_cell.begin(), of_cell.end(), 0);
        for (const NodeId id : places.nodes()) add_bit(of_cell, id);
        for (const NodeId id : places.nodes()) {
            add_common(std::array{literal_of(id, true), literal_of(id, false)}, &of_cell);
        }
    }
    for (const auto* list : {&cells_, &houses_}) {
        for (const Places& places : *list) {
            std::array<Literal, 9> premises{};
            for (std::size_t i = 0; i < places.count; ++i) premises[i] = literal_of(places.list[i], true);
            add_common(std::span(premises).first(places.count), nullptr);
        }
    }
}

void ForcingTables::prove(const State& state, Literal conclusion, bool refuted) {
    proofs_.clear();
    conclusion_ways_.assign(2 * static_cast<std::size_t>(candidate_count_), {});
    if (refuted) list_contradictions(state, conclusion);
    list_verities(conclusion);
}

ForcingTables::MeasuredWay ForcingTables::measure(const ForcingChainEnds& chain) {
    if (tables_->entries().empty() || tables_->premise() != chain.premise) tables_->expand(chain.premise);
    if (!tables_->way_to(chain.end, way_)) return {true, 0, false};
    return {true, way_.length(), !way_.branches.empty()};
}

void ForcingTables::offer(ForcingProof proof) {
    // Keeps one proof of an elimination, and one of each kind of a placement.
    const auto same = std::find_if(proofs_.begin(), proofs_.end(), [&](const ForcingProof& other) {
        return !is_on(proof.conclusion) || is_contradiction(other.kind) == is_contradiction(proof.kind);
    });
    bool branches = false;
    for (const ForcingChainEnds& chain : proof.chains) {
        MeasuredWay way;
        if (chain.end == proof.conclusion) {
            MeasuredWay& known = conclusion_ways_[chain.premise];
            if (!known.is_measured) known = measure(chain);
            way = known;
        } else {
            way = measure(chain);
        }
        if (way.length == 0) return;
        proof.length += way.length;
        if (same != proofs_.end() && proof.length >= same->length) return;
        branches = branches || way.branches;
    }
    if (nets_ && !branches) return;
    if (same == proofs_.end()) {
        proofs_.push_back(std::move(proof));
    } else {
        *same = std::move(proof);
    }
}

void ForcingTables::list_contradictions(const State& state, Literal conclusion) {
    const auto premise = static_cast<Literal>(conclusion ^ 1);
    const InferenceGraph& graph = *graph_;
    const NodeId assumed = node_of(premise);
    const auto offer_ends = [&](ForcingCase kind, int house, std::span<const NodeId> nodes, bool on) {
        ForcingProof proof{conclusion, kind, house, {}};
        for (const NodeId node : nodes) proof.chains.push_back({premise, literal_of(node, on)});
        offer(std::move(proof));
    };
    const auto nodes_on = [&](const Places& places) {
        std::vector<NodeId> nodes;
        for (const NodeId node : places.nodes()) {
            if (has_on(premise, node)) nodes.push_back(node);
        }
        return nodes;
    };
    if (is_on(premise) ? has_off(premise, assumed) : has_on(premise, assumed)) {
        offer_ends(ForcingCase::against_itself, 0, std::array{assumed}, !is_on(premise));
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
                const std::array both{graph.id_of(cell, a), graph.id_of(cell, b)};
                if (!has_on(premise, both[0]) || !has_on(premise, both[1])) continue;
                offer_ends(ForcingCase::two_in_cell, 0, both, true);
                break;
            }
        }
    }
    const auto for_houses = [&](auto f) {
        for (const std::uint32_t place : houses_in_turn_) f(houses_[place]);
    };
    for_houses([&](const Places& places) {
        const std::vector<NodeId> on = nodes_on(places);
        if (on.size() > 1) offer_ends(ForcingCase::two_in_house, places.house, on, true);
    });
    for (const Places& places : cells_) {
        if (all_off(premise, places) && count_on(premise, places) == 0) {
            offer_ends(ForcingCase::none_in_cell, 0, places.nodes(), false);
        }
    }
    for_houses([&](const Places& places) {
        if (places.complete && all_off(premise, places)) {
            offer_ends(ForcingCase::none_in_house, places.house, places.nodes(), false);
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
            for (const NodeId id : places.nodes()) {
                if (leads(literal_of(id, true))) proof.chains.push_back({literal_of(id, true), conclusion});
            }
            if (proof.chains.size() == places.count) offer(std::move(proof));
        }
    }
}

}  // namespace rookery
