// Whips, braids, g-whips and g-braids (D. Berthier): the shortest that eliminate anything.
//
// Whoever asks for one step gets the first of TargetSearch; who asks for all gets those of all targets that have one as
// short. They are looked for where no single is left: the definitions are about boards on which all singles are placed.
#include "logic/trial/whips_and_braids.hpp"

#include "logic/finders.hpp"
#include "logic/trial/chain_nodes.hpp"
#include "logic/trial/chain_notation.hpp"

namespace rookery {

namespace {

using trial::TrialBoard;

// Returns whether the board is at rest.
bool load_state(TrialBoard& board, const State& state) {
    read_candidates(board, state);
    for (int cell = 0; cell < 81; ++cell) {
        if (state.value(cell) == 0) continue;
        const int candidate = 9 * cell + state.value(cell) - 1;
        for (const trial::Answer answer : trial::kAnswers[candidate]) board.masks[answer.variable] |= answer.bit;
        board.known.add(candidate);
    }
    for (int variable = 0; variable < trial::kVariables; ++variable) {
        const unsigned mask = board.masks[variable];
        if (mask == 0) return false;
        if (trial::has_several(mask)) continue;
        if (!board.known.has(trial::kMembers[variable][std::countr_zero(mask)])) return false;
    }
    return true;
}

void fill_in(Step& step, const TrialBoard& board, const trial::LinkedChain& chain) {
    step.chains.push_back(shown_chain(board, chain));
    add_cell(step, chain.target / 9);
    step.digits = digit_bit(chain.target % 9 + 1);
}

template <class Search>
bool find_shortest(const State& state, StepSink& sink, Technique technique, trial::TargetSearch<Search>& targets) {
    TrialBoard board;
    if (!load_state(board, state)) return false;
    const ProgressCallback& progress = sink.workspace().callback();
    targets.set_stop(progress.stop);
    bool has_any = false;
    bool is_enough = false;
    for (int length = 1; length < trial::kMaxLength && !has_any && !progress.stop_requested(); ++length) {
        progress.report(std::string(name_of(technique)) + "[" + std::to_string(length) + "]");
        targets.for_targets(board, length, nullptr, [&](int target) {
            has_any = true;
            Step& step = sink.begin({.technique = technique, .length = length});
            step.eliminations.push_back(cell_digit(target / 9, target % 9 + 1));
            if (sink.wants_highlights()) fill_in(step, board, targets.chain(board));
            is_enough = sink.end();
            return is_enough;
        });
    }
    return is_enough;
}

bool find_whip(const State& state, StepSink& sink) {
    return find_shortest(state, sink, Technique::whip, sink.workspace().trial().whips);
}
bool find_g_whip(const State& state, StepSink& sink) {
    return find_shortest(state, sink, Technique::g_whip, sink.workspace().trial().g_whips);
}
bool find_braid(const State& state, StepSink& sink) {
    return find_shortest(state, sink, Technique::braid, sink.workspace().trial().braids);
}
bool find_g_braid(const State& state, StepSink& sink) {
    return find_shortest(state, sink, Technique::g_braid, sink.workspace().trial().g_braids);
}

}  // namespace

constinit const TechniqueLabel labels::kWhip{
    .group = TechniqueGroup::whips,
    .family = "Whip",
    .names = {{Technique::whip, "Whip"}},
    .is_deep = true,
};
constinit const TechniqueCard cards::kWhip{.label = labels::kWhip, .find = find_whip, .say = say_linked_chain};

constinit const TechniqueLabel labels::kBraid{
    .group = TechniqueGroup::whips,
    .family = "Braid",
    .names = {{Technique::braid, "Braid"}},
    .is_deep = true,
};
constinit const TechniqueCard cards::kBraid{.label = labels::kBraid, .find = find_braid, .say = say_linked_chain};

constinit const TechniqueLabel labels::kGWhip{
    .group = TechniqueGroup::whips,
    .family = "g-whip",
    .names = {{Technique::g_whip, "g-whip"}},
    .is_deep = true,
};
constinit const TechniqueCard cards::kGWhip{.label = labels::kGWhip, .find = find_g_whip, .say = say_linked_chain};

constinit const TechniqueLabel labels::kGBraid{
    .group = TechniqueGroup::whips,
    .family = "g-braid",
    .names = {{Technique::g_braid, "g-braid"}},
    .is_deep = true,
};
constinit const TechniqueCard cards::kGBraid{.label = labels::kGBraid, .find = find_g_braid, .say = say_linked_chain};

}  // namespace rookery
