// Checks that the chains of a step hold and that its conclusion follows from them. Every link is checked on the
// candidates before the step by what it may rest on, a common cell or house. The conclusion is checked by going through
// the cases that the chains leave. The checker searches for nothing and shares no code with the finders.
//
//   a true candidate or group makes false every candidate that sees all of its cells
//   a candidate or a group is true if everything else of a cell, or of a digit in a house, is false
//   an almost locked set without one of its digits has all others: one of the places of each is true, and so is a
//   candidate in a cell for which they leave nothing else
#pragma once

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "logic/step.hpp"
#include "support/plain/plain_board.hpp"

namespace rookery::plain {

class InferenceChecker {
  public:
    // "" or the error. For nice loops, alternating inference chains, X- and XY-chains.
    static std::string chain_error(const Board& board, const Step& step) {
        if (step.chains.size() != 1) return "not one chain";
        const Chain& chain = step.chains.front();
        std::string error = sets_error(board, step);
        if (error.empty()) error = links_error(board, chain, step.groups);
        if (!error.empty()) return error;
        if (step.places) return "such a chain places nothing";
        for (const CellDigit gone : step.eliminations) {
            const Candidate candidate{gone.cell, gone.digit};
            if (!board.has(candidate)) return "eliminates no candidate";
            const bool follows = chain.loop
                                     ? follows_from_loop(chain, candidate) || follows_from_sets(board, step, candidate)
                                     : follows_from_path(chain, candidate);
            if (!follows) return "an elimination that does not follow";
        }
        return "";
    }

    // For forcing chains and nets.
    static std::string forcing_error(const Board& board, const Step& step) {
        if (step.chains.empty()) return "no chains";
        for (const Chain& chain : step.chains) {
            const std::string error = links_error(board, chain, {});
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

    // Each node must follow from those that it rests on; the last of a loop leads to the first.
    static std::string links_error(const Board& board, const Chain& chain, const std::vector<CellGroup>& sets) {
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
            if (!before.empty() && !holds(board, node, before, sets))
                return "link " + std::to_string(i) + " does not hold";
        }
        return "";
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

    // These are all candidates of a cell, or all places of a digit in a house.
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
    // The node is true if those before are false. Its own place must be in the scope that they leave.
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
    static std::vector<Candidate> places_in(const Board& board, const CellGroup& set, int digit) {
        std::vector<Candidate> places;
        for (const int cell : set.cells) {
            if (board.has({cell, digit})) places.push_back({cell, digit});
        }
        return places;
    }
    // Cells of one house, one digit more than there are cells.
    static std::string sets_error(const Board& board, const Step& step) {
        for (const CellGroup& set : step.groups) {
            unsigned digits = 0;
            for (const int cell : set.cells) {
                for (const Candidate& candidate : board.of_cell(cell)) digits |= 1U << (candidate.digit - 1);
            }
            if (digits != set.digits) return "a set with other digits than it has";
            if (std::popcount(digits) != static_cast<int>(set.cells.size()) + 1)
                return "a set that is not almost locked";
            bool in_one_house = false;
            for (int house = 0; house < 27; ++house) {
                in_one_house |=
                    std::all_of(set.cells.begin(), set.cells.end(), [&](int cell) { return is_in_house(cell, house); });
            }
            if (!in_one_house) return "a set in no house";
        }
        return "";
    }
    // The node is true because the set has lost a digit, all places of which are false.
    static bool is_left_by_set(const Board& board, const Literal& node, const Literal& before, const CellGroup& set) {
        const int lost = before.places.front().digit;
        if (before.on || (set.digits >> (lost - 1) & 1U) == 0) return false;
        for (const Candidate place : places_in(board, set, lost)) {
            if (!excludes(before, place)) return false;
        }
        if (node.places.front().digit != lost && node.places == places_in(board, set, node.places.front().digit))
            return true;
        // In an outside cell: each other candidate sees all places of one of the digits that the set then has.
        const auto forbids = [&](const Candidate candidate) {
            const std::vector<Candidate> places = places_in(board, set, candidate.digit);
            return candidate.digit != lost && !places.empty() && excludes({places, true}, candidate);
        };
        const std::vector<Candidate> all = board.of_cell(node.places.front().cell);
        return node.places.size() == 1 && std::all_of(all.begin(), all.end(), [&](Candidate candidate) {
                   return candidate == node.places.front() || forbids(candidate);
               });
    }
    static bool holds(const Board& board, const Literal& node, const std::vector<Literal>& before,
                      const std::vector<CellGroup>& sets) {
        if (node.on) {
            if (is_only_one_left(board, node, before)) return true;
            return std::any_of(sets.begin(), sets.end(), [&](const CellGroup& set) {
                return std::any_of(before.begin(), before.end(),
                                   [&](const Literal& one) { return is_left_by_set(board, node, one, set); });
            });
        }
        return std::any_of(before.begin(), before.end(), [&](const Literal& literal) {
            return literal.on && std::all_of(node.places.begin(), node.places.end(),
                                             [&](Candidate place) { return excludes(literal, place); });
        });
    }
    // Either the premise is false, or it and the end are true.
    static bool follows_from_path(const Chain& chain, Candidate gone) {
        const Literal premise = literal_of(chain.nodes.front());
        return excludes(opposite(premise), gone) && (excludes(end_of(chain), gone) || excludes(premise, gone));
    }
    // Either all nodes hold, or none does.
    static bool follows_from_loop(const Chain& chain, Candidate gone) {
        const auto any = [&](bool hold) {
            return std::any_of(chain.nodes.begin(), chain.nodes.end(), [&](const ChainNode& node) {
                return excludes(hold ? literal_of(node) : opposite(literal_of(node)), gone);
            });
        };
        return any(true) && any(false);
    }
    // A set on the loop loses the digit through which the loop enters it or, in the other direction, one more; it keeps
    // all others.
    static bool follows_from_sets(const Board& board, const Step& step, Candidate gone) {
        const std::vector<ChainNode>& nodes = step.chains.front().nodes;
        const auto literal = [&](std::size_t i) { return literal_of(nodes[i % nodes.size()]); };
        return std::any_of(step.groups.begin(), step.groups.end(), [&](const CellGroup& set) {
            const std::vector<Candidate> places = places_in(board, set, gone.digit);
            if (places.empty() || !excludes({places, true}, gone)) return false;
            for (std::size_t i = 0; i < nodes.size(); ++i) {
                const Literal in = literal(i);
                const int lost = in.places.front().digit;
                if (in.on || gone.digit == lost || in.places != places_in(board, set, lost)) continue;
                if (follows_backwards(board, set, literal(i + 1), literal(i + 2), gone)) return true;
            }
            return false;
        });
    }
    // Whether the candidate is also false when the loop runs the other way: then `out`, through which the loop leaves
    // the set, is false and `next` is true. Either `out` is all places of a digit, which the set loses. Or it is an
    // outside candidate for whose cell the set leaves nothing else: then another candidate of that cell is true and
    // takes its digit from the set, or is `next`.
    static bool follows_backwards(const Board& board, const CellGroup& set, const Literal& out, const Literal& next,
                                  Candidate gone) {
        const Candidate leaves = out.places.front();
        if (out.places == places_in(board, set, leaves.digit)) return leaves.digit != gone.digit;
        if (out.places.size() != 1) return false;
        const bool is_known = next.places.size() == 1 && next.places.front().cell == leaves.cell;
        const std::vector<Candidate> all = board.of_cell(leaves.cell);
        return std::all_of(all.begin(), all.end(), [&](Candidate other) {
            if (is_known ? other != next.places.front() : other == leaves) return true;
            if (excludes({{other}, true}, gone)) return true;
            const std::vector<Candidate> taken = places_in(board, set, other.digit);
            return other.digit != gone.digit && !taken.empty() &&
                   std::all_of(taken.begin(), taken.end(),
                               [&](Candidate place) { return exclude_each_other(other, place); });
        });
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
