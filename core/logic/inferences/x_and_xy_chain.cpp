// X-chains and XY-chains (alternating_chains.hpp), for HoDoKu's scale: they stand in no list but that, as the
// techniques are those of a card that finds them in Sudoku Explainer's way.
#include "logic/chains/chain_words.hpp"
#include "logic/hodoku_cards.hpp"
#include "logic/inferences/alternating_chains.hpp"
#include "logic/inferences/chain_cards.hpp"

namespace rookery {

namespace {

template <AlternatingKind kKind>
bool find_alternating_chain(const State& state, StepSink& sink) {
    AlternatingChains chains;
    for (const NiceLoop& chain : chains.find(state, kKind, sink.wants_first_only(), sink.workspace().inferences())) {
        if (report_chain(state, chains.graph(), chain, false, sink)) return true;
    }
    return false;
}

constinit const TechniqueLabel kXChainLabel{
    .group = TechniqueGroup::chains,
    .family = "X-chain",
    .names = {{Technique::x_chain, "X-chain"}},
};
constinit const TechniqueLabel kXyChainLabel{
    .group = TechniqueGroup::chains,
    .family = "XY-chain",
    .names = {{Technique::xy_chain, "XY-chain"}},
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
