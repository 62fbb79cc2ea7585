// Nice loops and alternating inference chains, over candidates, and over groups of them too (nice_loops.hpp).
//
// If the search with groups finds a chain without groups, HoDoKu 2.2 reports it as a chain without groups.
#include "logic/als/als_steps.hpp"
#include "logic/chains/chain_words.hpp"
#include "logic/finders.hpp"
#include "logic/inferences/chain_cards.hpp"
#include "logic/inferences/nice_loops.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

bool is_continuous(Technique technique) {
    return technique == Technique::continuous_nice_loop || technique == Technique::grouped_continuous_nice_loop;
}

template <bool kGrouped>
bool find_nice_loop(const State& state, StepSink& sink) {
    NiceLoopSearch search;
    std::span<const AlmostLockedSet> sets;
    if (kGrouped && sink.workspace().choices().als_chains) {
        AlsMemory& memory = sink.workspace().almost_locked_sets();
        memory.prepare(state);
        sets = memory.sets();
    }
    for (const NiceLoop& loop :
         search.find(state, kGrouped, sink.wants_first_only(), sink.workspace().inferences(), sets)) {
        if (report_chain(state, search.graph(), loop, is_continuous(loop.technique), sink)) return true;
    }
    return false;
}

std::string nice_loop_words(const Step& step) {
    const Chain& chain = step.chains.front();
    const ChainNode& first = chain.nodes.front();
    const ChainNode& last = chain.nodes.back();
    if (chain.loop) return "one of every two neighbours in this loop is true";
    const bool is_aic = step.technique == Technique::aic || step.technique == Technique::grouped_aic;
    if (is_aic) return "at least one end of this chain is true";
    const std::string cell = cell_name(first.at.cell);
    const std::string digit = std::to_string(first.at.digit);
    if (!first.on && last.on && first.at == last.at) {
        return "if " + cell + " were not " + digit + ", this chain would make it " + digit;
    }
    if (!first.on) {
        return "if " + cell + " is not " + digit + ", this chain makes it something other than " +
               std::to_string(last.at.digit);
    }
    return "if " + cell + " were " + digit + ", this chain would rule it out";
}

std::string say_nice_loop(const Step& step) {
    const std::string words = nice_loop_words(step);
    return concluded(step.groups.empty() ? words : sets_words(step) + "; " + words, step) + "\n" +
           eureka_of(step.chains.front());
}

}  // namespace

constinit const TechniqueLabel labels::kNiceLoop{
    .group = TechniqueGroup::chains,
    .family = "Nice loop",
    .names = {{Technique::continuous_nice_loop, "Continuous nice loop"},
              {Technique::discontinuous_nice_loop, "Discontinuous nice loop"},
              {Technique::aic, "Alternating inference chain"}},
};
constinit const TechniqueCard cards::kNiceLoop{
    .label = labels::kNiceLoop,
    .find = find_nice_loop<false>,
    .say = say_nice_loop,
};
constinit const TechniqueLabel labels::kGroupedNiceLoop{
    .group = TechniqueGroup::chains,
    .family = "Grouped nice loop",
    .names = {{Technique::grouped_continuous_nice_loop, "Grouped continuous nice loop"},
              {Technique::grouped_discontinuous_nice_loop, "Grouped discontinuous nice loop"},
              {Technique::grouped_aic, "Grouped alternating inference chain"}},
};
constinit const TechniqueCard cards::kGroupedNiceLoop{
    .label = labels::kGroupedNiceLoop,
    .find = find_nice_loop<true>,
    .say = say_nice_loop,
};

}  // namespace rookery
