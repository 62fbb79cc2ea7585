// Checks the form of a step: its conclusion, and its chains in the form in which the page gets them.
#pragma once

#include <string>
#include <utility>

#include "board/grid.hpp"
#include "logic/state/state.hpp"
#include "logic/step.hpp"
#include "rate/se_scale.hpp"

namespace rookery::step_errors {

inline bool has(const State& state, CellDigit at) {
    return at.cell < 81 && 1 <= at.digit && at.digit <= 9 && state.has(at.cell, at.digit);
}

// "" or the error. Every conclusion must have an effect and keep the solution.
inline std::string of_conclusion(const Step& step, const State& before, const Grid9& solution) {
    if (!step.places && step.eliminations.empty()) return "no effect";
    if (step.rating < lowest_rating(step.technique)) return "rated below its technique";
    if (step.places) {
        if (!has(before, step.placement)) return "places no candidate";
        if (solution[step.placement.cell] != step.placement.digit) return "places a wrong digit";
    }
    for (std::size_t i = 0; i < step.eliminations.size(); ++i) {
        const CellDigit& gone = step.eliminations[i];
        if (!has(before, gone)) return "eliminates no candidate";
        if (solution[gone.cell] == gone.digit) return "eliminates the solution";
        if (i > 0 && std::pair(step.eliminations[i - 1].cell, step.eliminations[i - 1].digit) >=
                         std::pair(gone.cell, gone.digit)) {
            return "eliminations out of order";
        }
    }
    return "";
}

inline std::string of_chain(const Chain& chain, const Step& step, const State& before, int depth) {
    if (chain.nodes.empty() || chain.ends.empty()) return "an empty chain";
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        const ChainNode& node = chain.nodes[i];
        if (!has(before, node.at)) return "a node that is no candidate";
        const bool assumed = node.reason == ChainReason::assumption;
        const bool loops = chain.loop && i == 0;
        if (!loops && assumed != (i == 0)) return "an assumption that is not the first node";
        if (loops && assumed) return "a loop that assumes something";
        if (node.parents.empty() != (i == 0)) return "a node without parents";
        if (chain.loop && i > 0 && node.parents.size() != 1) return "a loop that is a net";
        const bool by_step = node.reason == ChainReason::pattern;
        if (by_step != (node.nested >= 0)) return "a nested step without its reason";
        if (by_step && (node.on || node.nested >= static_cast<int>(step.nested.size()))) return "no such nested step";
        for (const int parent : node.parents) {
            if (parent >= static_cast<int>(i)) return "a parent after its child";
            if (chain.loop && parent != static_cast<int>(i) - 1) return "a loop out of order";
            const ChainNode& other = chain.nodes[static_cast<std::size_t>(parent)];
            if (by_step ? other.on : other.on == node.on) return "a link between two of a kind";
        }
    }
    if (chain.loop && (chain.nodes.size() % 2 != 0 || chain.nodes.front().on == chain.nodes.back().on)) {
        return "a loop that does not alternate";
    }
    for (const int end : chain.ends) {
        if (end >= static_cast<int>(chain.nodes.size())) return "no such end";
    }
    return depth > 4 ? "nested too deep" : "";
}

inline bool ends_in(const Chain& chain, CellDigit at, bool on) {
    for (const int end : chain.ends) {
        const ChainNode& node = chain.nodes[static_cast<std::size_t>(end)];
        if (node.at == at && node.on == on) return true;
    }
    return false;
}

// "" or the error in the chains of a step or of its nested steps. Other techniques must have no chains and no nesting.
inline std::string of_chains(const Step& step, const State& before, int depth = 0) {
    const bool is_chain =
        step.technique >= Technique::x_chain && step.technique != Technique::aligned_triplet_exclusion;
    if (is_chain == step.chains.empty()) return is_chain ? "no chains" : "chains where none belong";
    if (!is_chain) return step.nested.empty() ? "" : "nested steps without a chain";
    for (const Chain& chain : step.chains) {
        if (std::string error = of_chain(chain, step, before, depth); !error.empty()) return error;
    }
    const bool forcing = step.technique >= Technique::nishio_chain;
    if (forcing != (1 <= step.variant && step.variant <= 4)) return "no kind of forcing chains";
    const auto kind = static_cast<ForcingKind>(step.variant);
    if (kind == ForcingKind::contradiction) {
        const Chain& chain = step.chains.front();
        if (step.chains.size() != 1 || chain.ends.size() != 2) return "a contradiction without two ends";
        const CellDigit at = chain.nodes[chain.ends[0]].at;
        if (!ends_in(chain, at, true) || !ends_in(chain, at, false)) return "ends that do not contradict";
    } else if (forcing) {
        const CellDigit at = step.places ? step.placement : step.eliminations.front();
        if (step.chains.size() < 2) return "a single branch";
        if (kind == ForcingKind::double_forcing && step.chains.size() != 2) return "not two branches";
        for (const Chain& chain : step.chains) {
            if (chain.ends.size() != 1 || !ends_in(chain, at, step.places)) return "a branch without the conclusion";
        }
    }
    for (const Step& inner : step.nested) {
        if (std::string error = of_chains(inner, before, depth + 1); !error.empty()) return "nested: " + error;
    }
    return "";
}

}  // namespace rookery::step_errors
