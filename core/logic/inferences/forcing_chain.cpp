// Forcing chains and forcing nets of HoDoKu's scale (forcing_tables.hpp).
#include "logic/chains/chain_words.hpp"
#include "logic/finders.hpp"
#include "logic/highlights.hpp"
#include "logic/inferences/forcing_tables.hpp"
#include "logic/inferences/net_display.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

Technique technique_of(ForcingCase kind, bool nets) {
    if (nets) {
        return is_contradiction(kind) ? Technique::forcing_net_contradiction : Technique::forcing_net_verity;
    }
    return is_contradiction(kind) ? Technique::forcing_chain_contradiction : Technique::forcing_chain_verity;
}

bool report_proof(const State& state, NetTables& tables, const ForcingProof& proof, bool nets, StepSink& sink) {
    const InferenceNode& concluded = tables.graph().node_at(proof.conclusion);
    Step& step = sink.begin({.technique = technique_of(proof.kind, nets),
                             .variant = static_cast<int>(proof.kind) + 1,
                             .length = proof.length});
    if (is_on(proof.conclusion)) {
        set_placement(step, concluded.cell, concluded.digit);
    } else {
        step.eliminations.push_back(cell_digit(concluded.cell, concluded.digit));
    }
    if (sink.wants_highlights()) {
        if (proof.kind == ForcingCase::two_in_house || proof.kind == ForcingCase::none_in_house ||
            proof.kind == ForcingCase::house) {
            add_house(step, proof.house);
        }
        const InferenceNode& meant = tables.graph().node_at(
            is_contradiction(proof.kind) ? proof.chains.front().end : proof.chains.front().premise);
        add_cell(step, meant.cell);
        step.digits = digit_bit(meant.digit);
        for (const ForcingChainEnds& chain : proof.chains) {
            if (tables.premise() != chain.premise) tables.expand(chain.premise);
            step.chains.push_back(shown_net(state, tables, chain.end));
        }
    }
    return sink.end();
}

template <bool kNets>
bool find_forcing_chain(const State& state, StepSink& sink) {
    ForcingTables search;
    Workspace& workspace = sink.workspace();
    for (const ForcingProof& proof :
         search.find(state, kNets, sink.wants_first_only(), workspace.inferences(), workspace.callback().stop)) {
        if (workspace.callback().stop_requested()) return true;
        if (report_proof(state, search.tables(), proof, kNets, sink)) return true;
    }
    return false;
}

std::string proof_words(const Step& step) {
    const ChainNode& first = step.chains.front().nodes.front();
    const Chain& chain = step.chains.front();
    const ChainNode& end = chain.nodes[chain.ends.front()];
    const std::string assumed = cell_name(first.at.cell) + "=" + std::to_string(first.at.digit);
    const std::string premise = first.on
                                    ? "if " + cell_name(first.at.cell) + " were " + std::to_string(first.at.digit)
                                    : "if " + cell_name(first.at.cell) + " were not " + std::to_string(first.at.digit);
    const std::string digit = std::to_string(end.at.digit);
    switch (static_cast<ForcingCase>(step.variant - 1)) {
        case ForcingCase::against_itself:
            return premise + ", the opposite would follow";
        case ForcingCase::both_ways:
            return premise + ", " + cell_name(end.at.cell) + " would be " + digit + " and would not";
        case ForcingCase::two_in_cell:
            return premise + ", " + cell_name(end.at.cell) + " would have two digits";
        case ForcingCase::two_in_house:
            return premise + ", " + house_name(step.houses.front()) + " would have two " + digit + "s";
        case ForcingCase::none_in_cell:
            return premise + ", nothing would be left for " + cell_name(end.at.cell);
        case ForcingCase::none_in_house:
            return premise + ", " + house_name(step.houses.front()) + " would have no place for " + digit;
        case ForcingCase::either_way:
            return "whether " + assumed + " is true or false, the same follows";
        case ForcingCase::cell:
            return "whatever is in " + cell_name(first.at.cell) + ", the same follows";
        case ForcingCase::house:
            break;
    }
    return "wherever " + std::to_string(first.at.digit) + " is in " + house_name(step.houses.front()) +
           ", the same follows";
}

std::string say_forcing_table(const Step& step) {
    std::string text = concluded(proof_words(step), step);
    for (const Chain& chain : step.chains) text += "\n" + chain_lines(chain);
    return text;
}

}  // namespace

constinit const TechniqueLabel labels::kForcingTable{
    .group = TechniqueGroup::forcing,
    .family = "Forcing chain",
    .names = {{Technique::forcing_chain_contradiction, "Forcing chain contradiction"},
              {Technique::forcing_chain_verity, "Forcing chain verity"}},
};
constinit const TechniqueCard cards::kForcingTable{
    .label = labels::kForcingTable,
    .find = find_forcing_chain<false>,
    .say = say_forcing_table,
};
constinit const TechniqueLabel labels::kForcingNet{
    .group = TechniqueGroup::forcing,
    .family = "Forcing net",
    .names = {{Technique::forcing_net_contradiction, "Forcing net contradiction"},
              {Technique::forcing_net_verity, "Forcing net verity"}},
};
constinit const TechniqueCard cards::kForcingNet{
    .label = labels::kForcingNet,
    .find = find_forcing_chain<true>,
    .say = say_forcing_table,
};

}  // namespace rookery
