// Whips, braids, g-whips and g-braids (D. Berthier): the shortest that eliminate anything.
//
// For one step, takes the first that TargetSearch finds; for all steps, takes one for every target that has an equally
// short one. They are searched for only if no single is left: the definitions require that all singles are placed.
#include "logic/trial/whips_and_braids.hpp"

#include <map>
#include <string>

#include "logic/chains/chain_graph.hpp"
#include "logic/chains/chain_words.hpp"
#include "logic/finders.hpp"
#include "logic/highlights.hpp"
#include "logic/sentences.hpp"
#include "logic/step.hpp"
#include "logic/technique_card.hpp"
#include "logic/trial/linked_chain.hpp"

namespace rookery {

namespace {

// Whips and braids in words: a sentence, and the notation of the field, which lists each variable with what it loses
// and what is left of it:
//
//   whip[3]: r2c3{n5 n7} - c3n7{r2 r8} - b7n7{r8c3 .} ==> r4c5 <> 5

std::string kind_in_notation(Technique technique) {
    std::string name(name_of(technique));
    if (name.front() < 'a') name.front() = static_cast<char>(name.front() - 'A' + 'a');
    return name;
}

// "r2c3", "r2n5", "c3n7", "b7n7"
std::string variable_name(const ChainNode& node) {
    const int cell = node.at.cell;
    const std::string digit = "n" + std::to_string(node.at.digit);
    switch (node.reason) {
        case ChainReason::row:
            return "r" + std::to_string(Geometry9::row_of(cell) + 1) + digit;
        case ChainReason::column:
            return "c" + std::to_string(Geometry9::column_of(cell) + 1) + digit;
        case ChainReason::box:
            return "b" + std::to_string(Geometry9::box_of(cell) + 1) + digit;
        default:
            return cell_name(cell);
    }
}

// The node as an answer of a variable of that kind: "n5", "c46", "r8", "r8c3".
std::string answer_name(const ChainNode& node, ChainReason variable) {
    std::string place = place_words(node);
    const std::size_t column = place.find('c');
    switch (variable) {
        case ChainReason::row:
            return place.substr(column);
        case ChainReason::column:
            return place.substr(0, column);
        case ChainReason::box:
            return place;
        default:
            return "n" + std::to_string(node.at.digit);
    }
}

std::string notation_of(const Step& step) {
    const Chain& chain = step.chains.front();
    std::string links;
    for (const ChainNode& node : chain.nodes) {
        if (!node.on || node.reason == ChainReason::assumption) continue;
        const bool is_last = &node == &chain.nodes.back();
        const ChainNode& left = is_last ? node : chain.nodes[node.parents.front()];
        if (!links.empty()) links += " - ";
        links += variable_name(node) + "{" + answer_name(left, node.reason) + " ";
        links += (is_last ? "." : answer_name(node, node.reason)) + "}";
    }
    const CellDigit target = chain.nodes.front().at;
    return kind_in_notation(step.technique) + "[" + std::to_string(step.length) + "]: " + links + " ==> " +
           cell_name(target.cell) + " <> " + std::to_string(target.digit);
}

std::string say_linked_chain(const Step& step, Language language) {
    const ChainNode& last = step.chains.front().nodes.back();
    const Value assumption = Value::text(assumption_words(step.chains.front().nodes.front(), language));
    std::string reason;
    if (last.reason == ChainReason::cell) {
        reason = say(Phrase::then_no_candidate, language, {assumption, Value::cell(last.at.cell)});
    } else {
        const int house = kCellPlaces[last.at.cell].houses[house_kind_of(last.reason)];
        reason =
            say(Phrase::then_no_place_left, language, {assumption, Value::digit(last.at.digit), Value::house(house)});
    }
    return concluded(std::move(reason), step, language) + " " + notation_of(step);
}

// A whip or a braid in the form that a step shows.
//
//   Z on ─► candidates of V1 off, L1 the first ─► R1 on ─► candidates of V2 off ─► R2 on ─► ...
//
// Each Rk is on because the other candidates of Vk are off, Lk the first of these parents; each of those is off because
// it is linked to Z or to an earlier R. All candidates of the last variable are off, so Ln, which is off too, would
// have to be on: it is both, and these two nodes are the ends.

CellDigit place_of_candidate(int candidate) {
    return cell_digit(candidate / 9, candidate % 9 + 1);
}

ChainReason reason_of_variable(int variable) {
    if (variable < trial::kRowVariables) return ChainReason::cell;
    if (variable < trial::kColumnVariables) return ChainReason::row;
    return variable < trial::kBoxVariables ? ChainReason::column : ChainReason::box;
}

class ChainWriter {
  public:
    explicit ChainWriter(const trial::TrialBoard& board) : board_{board} {}

    Chain write(const trial::LinkedChain& chain) {
        add_on({chain.target}, ChainReason::assumption, {});
        for (const trial::Linking& link : chain.links) add_link(link);
        const int last = chain.links.back().left;
        chain_.ends = {static_cast<std::uint16_t>(chain_.nodes.size() - 1), off_.at(last)};
        return std::move(chain_);
    }

  private:
    void add_link(const trial::Linking& link) {
        const ChainReason reason = reason_of_variable(link.variable);
        const bool is_last = link.right == 0;
        std::vector<std::uint16_t> parents;
        if (!is_last) parents.push_back(left_node(link.left));
        const unsigned others = board_.masks[link.variable] & ~unsigned{link.right};
        trial::for_members(link.variable, others, [&](int candidate) {
            if (candidate != link.left) parents.push_back(off_node(candidate));
        });
        if (is_last) left_node(link.left);
        std::vector<int> right;
        trial::for_members(link.variable, link.right, [&](int candidate) { right.push_back(candidate); });
        if (is_last) right.push_back(link.left);
        add_on(std::move(right), reason, std::move(parents));
    }

    void add_on(std::vector<int> candidates, ChainReason reason, std::vector<std::uint16_t> parents) {
        ChainNode node{place_of_candidate(candidates.front()), true, reason, std::move(parents)};
        for (std::size_t i = 1; i < candidates.size(); ++i) {
            node.group.push_back(static_cast<std::uint8_t>(candidates[i] / 9));
        }
        on_.push_back({std::move(candidates), static_cast<std::uint16_t>(chain_.nodes.size())});
        chain_.nodes.push_back(std::move(node));
    }

    std::uint16_t off_node(int candidate) {
        const auto known = off_.find(candidate);
        return known != off_.end() ? known->second : left_node(candidate);
    }
    // Off because of the latest item that it is linked to, even if an earlier one already turned it off.
    std::uint16_t left_node(int candidate) {
        auto cause = on_.rbegin();
        while (!is_linked_to_all(candidate, cause->candidates)) ++cause;
        const auto known = off_.find(candidate);
        if (known != off_.end() && chain_.nodes[known->second].parents.front() == cause->node) return known->second;
        const CellDigit at = place_of_candidate(candidate);
        const ChainReason reason = link_reason(place_of_candidate(cause->candidates.front()), at, *cause);
        const auto index = static_cast<std::uint16_t>(chain_.nodes.size());
        chain_.nodes.push_back({at, false, reason, {cause->node}});
        off_[candidate] = index;
        return index;
    }

    struct OnNode {
        std::vector<int> candidates;
        std::uint16_t node;
    };
    static bool is_linked_to_all(int candidate, const std::vector<int>& item) {
        for (const int one : item) {
            if (!trial::is_linked(candidate, one)) return false;
        }
        return true;
    }
    // The cell, or the house that contains the candidate and all of the others.
    static ChainReason link_reason(CellDigit from, CellDigit to, const OnNode& cause) {
        if (from.cell == to.cell) return ChainReason::cell;
        for (int kind = 0; kind < 2; ++kind) {
            const int house = kCellPlaces[to.cell].houses[kind];
            bool all = true;
            for (const int one : cause.candidates) all &= kCellPlaces[one / 9].houses[kind] == house;
            if (all) return kHouseReasons[kind];
        }
        return ChainReason::column;
    }

    const trial::TrialBoard& board_;
    Chain chain_;
    std::vector<OnNode> on_;
    std::map<int, std::uint16_t> off_;
};

Chain shown_chain(const trial::TrialBoard& board, const trial::LinkedChain& chain) {
    return ChainWriter(board).write(chain);
}

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
    .techniques = {Technique::whip},
    .is_deep = true,
};
constinit const TechniqueCard cards::kWhip{.label = labels::kWhip, .find = find_whip, .say = say_linked_chain};

constinit const TechniqueLabel labels::kBraid{
    .group = TechniqueGroup::whips,
    .techniques = {Technique::braid},
    .is_deep = true,
};
constinit const TechniqueCard cards::kBraid{.label = labels::kBraid, .find = find_braid, .say = say_linked_chain};

constinit const TechniqueLabel labels::kGWhip{
    .group = TechniqueGroup::whips,
    .techniques = {Technique::g_whip},
    .is_deep = true,
};
constinit const TechniqueCard cards::kGWhip{.label = labels::kGWhip, .find = find_g_whip, .say = say_linked_chain};

constinit const TechniqueLabel labels::kGBraid{
    .group = TechniqueGroup::whips,
    .techniques = {Technique::g_braid},
    .is_deep = true,
};
constinit const TechniqueCard cards::kGBraid{.label = labels::kGBraid, .find = find_g_braid, .say = say_linked_chain};

}  // namespace rookery
