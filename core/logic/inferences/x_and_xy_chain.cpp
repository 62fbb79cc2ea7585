// X-chains and XY-chains (alternating_chains.hpp), for HoDoKu's scale only: their techniques also belong to a card that
// finds them in Sudoku Explainer's way.
#include "logic/chains/chain_words.hpp"
#include "logic/hodoku_cards.hpp"
#include "logic/inferences/alternating_chains.hpp"
#include "logic/inferences/chain_cards.hpp"
#include "logic/single_digit/single_digit.hpp"

namespace rookery {

namespace {

// An X-chain depends only on the candidates of its digit; an XY-chain only on its cells, which have two candidates
// each.
template <AlternatingKind kKind>
DigitSet digits_with_new_chains(const State& state, StepSink& sink) {
    if (kKind == AlternatingKind::x_chain) return digits_to_search(state, sink);
    const bool has_new_cell = !(sink.changes(state).cells & state.cells_with_count(2)).empty();
    return has_new_cell ? kAllDigits : DigitSet{0};
}

template <AlternatingKind kKind>
bool find_alternating_chain(const State& state, StepSink& sink) {
    const DigitSet digits = digits_with_new_chains<kKind>(state, sink);
    if (digits == 0) return false;
    AlternatingChains chains;
    for (const NiceLoop& chain :
         chains.find(state, kKind, digits, sink.wants_first_only(), sink.workspace().inferences())) {
        if (report_chain(state, chains.graph(), chain, false, sink)) return true;
    }
    return false;
}

constinit const TechniqueLabel kXChainLabel{
    .group = TechniqueGroup::chains,
    .techniques = {Technique::x_chain},
};
constinit const TechniqueLabel kXyChainLabel{
    .group = TechniqueGroup::chains,
    .techniques = {Technique::xy_chain},
};

}  // namespace

constinit const TechniqueCard cards::kHodokuXChain{
    .label = kXChainLabel,
    .find = find_alternating_chain<AlternatingKind::x_chain>,
    .say = say_single_chain,
};
constinit const TechniqueCard cards::kHodokuXyChain{
    .label = kXyChainLabel,
    .find = find_alternating_chain<AlternatingKind::xy_chain>,
    .say = say_single_chain,
};

}  // namespace rookery
