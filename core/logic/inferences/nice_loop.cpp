// Nice loops and alternating inference chains, over candidates, and over groups of them too (nice_loops.hpp).
//
// If the search with groups finds a chain without groups, HoDoKu 2.2 reports it as a chain without groups.
#include "logic/als/als_steps.hpp"
#include "logic/chains/chain_words.hpp"
#include "logic/finders.hpp"
#include "logic/inferences/chain_display.hpp"
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

std::string nice_loop_words(const Step& step, Language language) {
    const Chain& chain = step.chains.front();
    const ChainNode& first = chain.nodes.front();
    const ChainNode& last = chain.nodes.back();
    if (chain.loop) return say(Phrase::loop, language);
    const bool is_aic = step.technique == Technique::aic || step.technique == Technique::grouped_aic;
    if (is_aic) return say(Phrase::one_end, language);
    const Value cell = Value::cell(first.at.cell);
    const Value digit = Value::digit(first.at.digit);
    if (first.on) return say(Phrase::chain_rules_out, language, {cell, digit});
    if (last.on && first.at == last.at) return say(Phrase::chain_forces, language, {cell, digit});
    return say(Phrase::chain_makes_other, language, {cell, digit, Value::digit(last.at.digit)});
}

std::string say_nice_loop(const Step& step, Language language) {
    std::string reason = nice_loop_words(step, language);
    if (!step.groups.empty()) reason = clauses(sets_words(step, language), std::move(reason), language);
    return concluded(std::move(reason), step, language) + "\n" + eureka_of(step.chains.front());
}

}  // namespace

constinit const TechniqueLabel labels::kNiceLoop{
    .group = TechniqueGroup::chains,
    .techniques = {Technique::continuous_nice_loop, Technique::discontinuous_nice_loop, Technique::aic},
};
constinit const TechniqueCard cards::kNiceLoop{
    .label = labels::kNiceLoop,
    .find = find_nice_loop<false>,
    .say = say_nice_loop,
};
constinit const TechniqueLabel labels::kGroupedNiceLoop{
    .group = TechniqueGroup::chains,
    .techniques = {Technique::grouped_continuous_nice_loop, Technique::grouped_discontinuous_nice_loop,
                   Technique::grouped_aic},
};
constinit const TechniqueCard cards::kGroupedNiceLoop{
    .label = labels::kGroupedNiceLoop,
    .find = find_nice_loop<true>,
    .say = say_nice_loop,
};

}  // namespace rookery
