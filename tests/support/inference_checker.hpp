// Do the chains of a step hold, and does its conclusion follow from them? Every link is checked on the candidates
// before the step by what it may rest on, a common cell or house, and the conclusion by going through the cases that
// the chains leave. Nothing is searched for, and no code is shared with the finders.
//
//   a candidate or a group being true makes those false that see every cell of it
//   a candidate or a group is true if everything else of a cell, or of a digit in a house, is false
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "logic/step.hpp"
#include "support/plain_board.hpp"

namespace rookery::plain {

class InferenceChecker {
  public:
    // "" or what is wrong. For nice loops, alternating inference chains, X- and XY-chains.
    static std::string chain_error(const Board& board, const Step& step) {
        if (step.chains.size() != 1) return "not one chain";
        const Chain& chain = step.chains.front();
        std::string error = links_error(board, chain);
        if (!error.empty()) return error;
        if (step.places) return "such a chain places nothing";
        for (const CellDigit gone : step.eliminations) {
            const Candidate candidate{gone.cell, gone.digit};
            if (!board.has(candidate)) return "eliminates no candidate";
            const bool follows = chain.loop ? follows_from_loop(chain, candidate) : follows_from_path(chain, candidate);
            if (!follows) return "an elimination that does not follow";
        }
        return "";
    }

    // For forcing chains and nets.
    static std::string forcing_error(const Board& board, const Step& step) {
        if (step.chains.empty()) return "no chains";
        for (const Chain& chain : step.chains) {
            const std::string error = links_error(board, chain);
            if (!error.empty()) return error;
            if (chain.loop || chain.ends.size() != 1) return "not one end";
        }
        if (step.places ? !step.eliminations.empty() : step.eliminations.size() != 1) return "not one conclusion";
        const CellDigit at = step.places ? step.placement : step.eliminations.front();
        const Literal conclusion{{{at.cell, at.digit}}, step.places};
        if (!board.has(conclusion.places.front())) return "concludes on no candidate";
        if (is_verity(board, step, conclusion) || is_contradiction(board, step, conclusion)) return "";
        return "the conclusion does not follow";
    }

  private:
    struct Literal {
        std::vector<Candidate> places;  // more than one: a group
        bool on;
        bool same_place(const Literal& other) const { return places == other.places; }
    };

    static Literal literal_of(const ChainNode& node) {
        Literal literal{{{node.at.cell, node.at.digit}}, node.on};
        for (const int cell : node.group) literal.places.push_back({cell, node.at.digit});
        return literal;
    }
    static Literal end_of(const Chain& chain) { return literal_of(chain.nodes[chain.ends.front()]); }
    // The candidate is false if the literal holds.
    static bool excludes(const Literal& literal, Candidate candidate) {
        if (!literal.on)
            return std::find(literal.places.begin(), literal.places.end(), candidate) != literal.places.end();
        return std::all_of(literal.places.begin(), literal.places.end(),
                           [&](Candidate place) { return exclude_each_other(place, candidate); });
    }
    static Literal opposite(Literal literal) {
        literal.on = !literal.on;
        return literal;
    }

    // Whether these are all candidates of a cell, or all places of a digit in a house.
    static bool fill_a_scope(const Board& board, const std::vector<Candidate>& all) {
        const auto covered = [&](const std::vector<Candidate>& scope) {
            return !scope.empty() && std::all_of(scope.begin(), scope.end(), [&](Candidate candidate) {
                return std::find(all.begin(), all.end(), candidate) != all.end();
            });
        };
        if (covered(board.of_cell(all.front().cell))) return true;
        for (int house = 0; house < 27; ++house) {
            if (is_in_house(all.front().cell, house) && covered(board.of_house(house, all.front().digit))) return true;
        }
        return false;
    }
    // The node is true if those before are false. Its own place must lie in the scope that they leave.
    static bool is_only_one_left(const Board& board, const Literal& node, const std::vector<Literal>& before) {
        const Candidate first = node.places.front();
        const auto left_out = [&](const std::vector<Candidate>& scope) {
            return std::any_of(scope.begin(), scope.end(), [&](Candidate candidate) {
                if (std::find(node.places.begin(), node.places.end(), candidate) != node.places.end()) return false;
                return std::none_of(before.begin(), before.end(), [&](const Literal& literal) {
                    return !literal.on && excludes(literal, candidate);
                });
            });
        };
        if (node.places.size() == 1 && !left_out(board.of_cell(first.cell))) return true;
        for (int house = 0; house < 27; ++house) {
            const bool inside = std::all_of(node.places.begin(), node.places.end(),
                                            [&](Candidate place) { return is_in_house(place.cell, house); });
            if (inside && !left_out(board.of_house(house, first.digit))) return true;
        }
        return false;
    }
    static bool holds(const Board& board, const Literal& node, const std::vector<Literal>& before) {
        if (node.on) return is_only_one_left(board, node, before);
        return std::any_of(before.begin(), before.end(), [&](const Literal& literal) {
            return literal.on && std::all_of(node.places.begin(), node.places.end(),
                                             [&](Candidate place) { return excludes(literal, place); });
        });
    }
    static std::string links_error(const Board& board, const Chain& chain) {
        if (chain.nodes.empty() || chain.ends.empty()) return "an empty chain";
        for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
            const Literal node = literal_of(chain.nodes[i]);
            for (const Candidate place : node.places) {
                if (!board.has(place)) return "a node that is no candidate";
            }
            std::vector<Literal> before;
            for (const std::size_t parent : chain.nodes[i].parents) {
                if (parent >= i) return "a node that rests on a later one";
                before.push_back(literal_of(chain.nodes[parent]));
            }
            if (i == 0 && chain.loop) before.push_back(literal_of(chain.nodes.back()));
            if (before.empty() != (i == 0 && !chain.loop)) return "a node that rests on nothing";
            if (!before.empty() && !holds(board, node, before)) return "link " + std::to_string(i) + " does not hold";
        }
        return "";
    }

    // Either the premise is false, or it and the end are true.
    static bool follows_from_path(const Chain& chain, Candidate gone) {
        const Literal premise = literal_of(chain.nodes.front());
        return excludes(opposite(premise), gone) && (excludes(end_of(chain), gone) || excludes(premise, gone));
    }
    // All nodes hold, or none.
    static bool follows_from_loop(const Chain& chain, Candidate gone) {
        const auto any = [&](bool hold) {
            return std::any_of(chain.nodes.begin(), chain.nodes.end(), [&](const ChainNode& node) {
                return excludes(hold ? literal_of(node) : opposite(literal_of(node)), gone);
            });
        };
        return any(true) && any(false);
    }
    static bool is_verity(const Board& board, const Step& step, const Literal& conclusion) {
        std::vector<Candidate> premises;
        for (const Chain& chain : step.chains) {
            const Literal end = end_of(chain);
            if (!end.same_place(conclusion) || end.on != conclusion.on) return false;
            const Literal premise = literal_of(chain.nodes.front());
            if (premise.places.size() != 1) return false;
            if (premise.on) premises.push_back(premise.places.front());
        }
        if (step.chains.size() == 2 && premises.size() == 1) {
            return literal_of(step.chains[0].nodes.front()).same_place(literal_of(step.chains[1].nodes.front()));
        }
        return premises.size() == step.chains.size() && fill_a_scope(board, premises);
    }
    static bool is_contradiction(const Board& board, const Step& step, const Literal& conclusion) {
        std::vector<Literal> ends;
        for (const Chain& chain : step.chains) {
            const Literal premise = literal_of(chain.nodes.front());
            if (!premise.same_place(conclusion) || premise.on == conclusion.on) return false;
            ends.push_back(end_of(chain));
        }
        ends.push_back(opposite(conclusion));
        std::vector<Candidate> gone;
        for (const Literal& end : ends) {
            for (const Literal& other : ends) {
                if (end.on && other.on && exclude_each_other(end.places.front(), other.places.front())) return true;
                if (end.on != other.on && end.same_place(other)) return true;
            }
            if (!end.on && gone.size() + 1 < ends.size()) gone.push_back(end.places.front());
        }
        return !gone.empty() && fill_a_scope(board, gone);
    }
};

}  // namespace rookery::plain
