// Nishio, multiple, dynamic and nested forcing chains (forcing_choice.hpp).
//
// Each card compares all hints of its mode and level and reports the one of the lowest rank, or, if all are wanted, all
// of them in order of rank. Hints with a conclusion that is already known are skipped.
#include <vector>

#include "logic/chains/chain_highlights.hpp"
#include "logic/chains/chain_memory.hpp"
#include "logic/chains/chain_words.hpp"
#include "logic/finders.hpp"

namespace rookery {

namespace {

bool report_forcing(const ForcingHint& hint, ForcingMode mode, int level, ChainMemory& memory, StepSink& sink) {
    Step& step = sink.begin(facts_of(hint, mode, level));
    add_conclusion(step, memory.graph, hint.conclusion, hint.on);
    if (sink.wants_highlights() && !memory.forcing.add_highlights(hint, step)) return false;
    return sink.end();
}

// Static chains have one technique per kind, the others one for all kinds.
ForcingKinds wanted_kinds(ForcingMode mode, const StepSink& sink) {
    if (mode != ForcingMode::fixed) return kAllForcingKinds;
    ForcingKinds kinds = 0;
    for (const ForcingKind kind : {ForcingKind::cell, ForcingKind::house}) {
        if (sink.wants(technique_of(mode, 0, kind))) kinds |= kind_bit(kind);
    }
    return kinds;
}

template <ForcingMode kMode, int kLevel>
bool find_forcing(const State& state, StepSink& sink) {
    ChainMemory& memory = prepared_memory(state, sink);
    const ForcingKinds wanted = wanted_kinds(kMode, sink);
    if (sink.wants_first_only()) {
        ForcingHint best;
        if (!memory.forcing.find_best(kMode, kLevel, wanted, best)) return false;
        if (report_forcing(best, kMode, kLevel, memory, sink)) return true;
        memory.forcing.was_stopped();
        return false;
    }
    std::vector<ForcingHint> all;
    memory.forcing.find_all(kMode, kLevel, wanted, all);
    Conclusions conclusions;
    for (const ForcingHint& hint : all) {
        if (!conclusions.add(hint.on, {hint.conclusion})) continue;
        if (memory.forcing.was_stopped()) return false;
        if (report_forcing(hint, kMode, kLevel, memory, sink)) return true;
    }
    return false;
}

}  // namespace

constinit const TechniqueLabel labels::kNishio{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::nishio_chain},
};
constinit const TechniqueCard cards::kNishio{
    .label = labels::kNishio,
    .find = find_forcing<ForcingMode::nishio, 0>,
    .say = say_forcing_chains,
};
constinit const TechniqueLabel labels::kMultipleChain{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::cell_chain, Technique::region_chain},
};
constinit const TechniqueCard cards::kMultipleChain{
    .label = labels::kMultipleChain,
    .find = find_forcing<ForcingMode::fixed, 0>,
    .say = say_forcing_chains,
};
constinit const TechniqueLabel labels::kDynamicChain{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::dynamic_chain},
};
constinit const TechniqueCard cards::kDynamicChain{
    .label = labels::kDynamicChain,
    .find = find_forcing<ForcingMode::dynamic, 0>,
    .say = say_forcing_chains,
};
constinit const TechniqueLabel labels::kDynamicPlusChain{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::dynamic_plus_chain},
    .is_deep = true,
};
constinit const TechniqueCard cards::kDynamicPlusChain{
    .label = labels::kDynamicPlusChain,
    .find = find_forcing<ForcingMode::dynamic, 1>,
    .say = say_forcing_chains,
};
constinit const TechniqueLabel labels::kNestedChain{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::nested_chain},
    .is_deep = true,
};
constinit const TechniqueCard cards::kNestedChain{
    .label = labels::kNestedChain,
    .find = find_forcing<ForcingMode::dynamic, 2>,
    .say = say_forcing_chains,
};
constinit const TechniqueLabel labels::kNestedMultiple{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::nested_multiple},
    .is_deep = true,
};
constinit const TechniqueCard cards::kNestedMultiple{
    .label = labels::kNestedMultiple,
    .find = find_forcing<ForcingMode::dynamic, 3>,
    .say = say_forcing_chains,
};
constinit const TechniqueLabel labels::kNestedDynamic{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::nested_dynamic},
    .is_deep = true,
};
constinit const TechniqueCard cards::kNestedDynamic{
    .label = labels::kNestedDynamic,
    .find = find_forcing<ForcingMode::dynamic, 4>,
    .say = say_forcing_chains,
};
constinit const TechniqueLabel labels::kNestedNested{
    .group = TechniqueGroup::forcing,
    .techniques = {Technique::nested_nested},
    .is_deep = true,
};
constinit const TechniqueCard cards::kNestedNested{
    .label = labels::kNestedNested,
    .find = find_forcing<ForcingMode::dynamic, 5>,
    .say = say_forcing_chains,
};

}  // namespace rookery
