// Checks the explanation of a step with chains. Every line, and the conclusion, is checked by the plain rule that it
// names, on the candidates before the step. The checker searches for nothing and takes nothing on trust: only what the
// words say counts.
//
//   true makes false    two candidates of a cell, or of a digit in the named house
//   only one left       the lines that it rests on are false, and are all but one of the candidates of the cell, or
//                       of the places of the digit in the house
//   by [n]              step [n] is right on the candidates before, without those that the lines it rests on make
//                       false, and it makes this one false
//
// A step nested in a nested step is checked on the candidates of the outer one, minus those that its own lines rest on:
// the named lines must be enough.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "support/checkers/aligned_checker.hpp"
#include "support/checkers/explanation.hpp"
#include "support/checkers/pattern_checker.hpp"
#include "support/plain/plain_board.hpp"

namespace rookery::plain {

class ChainChecker {
  public:
    static bool knows(std::string_view title) {
        return is_single(title) || is_forcing(title) || is_pattern(title) || AlignedChecker::knows(title);
    }

    // "" or the error.
    static std::string error(const Board& board, const Explanation& step) {
        if (step.conclusion.empty()) return "no conclusion";
        for (const Claim& claim : step.conclusion) {
            if (!board.has(claim.at)) return "the conclusion is about what is no candidate: " + words_of(claim);
        }
        if (is_pattern(step.title)) return PatternChecker::error(board, step);
        if (is_single(step.title)) return single_error(board, step);
        if (is_forcing(step.title)) return forcing_error(board, step);
        if (AlignedChecker::knows(step.title)) return AlignedChecker::error(board, step);
        return "unknown title: " + step.title;
    }

  private:
    static bool is_one_of(std::string_view title, std::initializer_list<std::string_view> titles) {
        return std::find(titles.begin(), titles.end(), title) != titles.end();
    }
    static bool is_pattern(std::string_view title) { return PatternChecker::knows(title); }
    static bool is_single(std::string_view title) {
        return is_one_of(title, {"X-chain", "X-cycle", "Y-cycle", "XY-chain", "XY-cycle"});
    }
    static bool is_static(std::string_view title) {
        return is_one_of(title, {"Cell forcing chains", "House forcing chains"});
    }
    static bool is_forcing(std::string_view title) {
        return is_static(title) || is_one_of(title, {"Nishio", "Dynamic forcing chains", "Dynamic forcing chains (+)",
                                                     "Nested forcing chains", "Nested multiple chains",
                                                     "Nested dynamic chains", "Nested forcing chains (level 5)"});
    }
    // Which techniques the lines of a step may rest on.
    static bool may_nest(std::string_view outer, std::string_view inner) {
        if (outer == "Nishio" || is_static(outer) || outer == "Dynamic forcing chains") return false;
        if (is_pattern(inner)) return true;
        if (outer == "Nested forcing chains") return is_single(inner);
        if (outer == "Nested multiple chains") return is_single(inner) || is_static(inner);
        if (outer == "Nested dynamic chains") return inner == "Dynamic forcing chains";
        return outer == "Nested forcing chains (level 5)" &&
               is_one_of(inner, {"Dynamic forcing chains", "Nested forcing chains"});
    }

    // ----------------------------------------------------------------------------------------------------- single
    // chains

    // "(5)r1c1-(5)r1c7=(5-3)r3c7": the claims in order. The sign of the first follows from its link.
    static bool read_eureka(Words& words, std::vector<Claim>& chain) {
        std::vector<Candidate> candidates;
        std::string links;
        for (;;) {
            if (!words.take("(")) return false;
            const std::size_t first = candidates.size();
            for (;;) {
                candidates.push_back({-1, 0});
                if (!words.digit(candidates.back().digit)) return false;
                if (words.take("-")) {
                    links += '-';
                } else if (words.take("=")) {
                    links += '=';
                } else {
                    break;
                }
            }
            int cell = 0;
            if (!words.take(")") || !words.cell(cell)) return false;
            for (std::size_t i = first; i < candidates.size(); ++i) candidates[i].cell = cell;
            if (words.take("-")) {
                links += '-';
            } else if (words.take("=")) {
                links += '=';
            } else {
                break;
            }
        }
        if (links.empty()) return false;
        bool on = links[0] == '-';
        for (std::size_t i = 0; i < candidates.size(); ++i, on = !on) {
            if (i < links.size() && (links[i] == '-') != on) return false;  // links do not alternate
            chain.push_back({candidates[i], on});
        }
        return true;
    }

    static bool only_two_of_cell(const Board& board, Candidate a, Candidate b) {
        return a.cell == b.cell && a.digit != b.digit && board.of_cell(a.cell).size() == 2;
    }
    static bool only_two_of_house(const Board& board, Candidate a, Candidate b) {
        if (a.digit != b.digit || a.cell == b.cell) return false;
        for (int house = 0; house < 27; ++house) {
            if (is_in_house(a.cell, house) && is_in_house(b.cell, house) &&
                board.of_house(house, a.digit).size() == 2) {
                return true;
            }
        }
        return false;
    }

    static std::string single_error(const Board& board, const Explanation& step) {
        if (!step.branches.empty() || !step.nested.empty()) return "a single chain has no lines";
        const bool loop = step.title.find("cycle") != std::string::npos;
        Words text(step.sentence);
        Candidate about{0, 0};
        bool assumed = false;
        if (loop) {
            if (!text.take("one of every two neighbours in this loop is true")) return "unreadable: " + step.sentence;
        } else {
            if (!text.take("if ") || !text.cell(about.cell)) return "unreadable: " + step.sentence;
            if (!text.take(" were ")) return "unreadable: " + step.sentence;
            assumed = !text.take("not ");
            if (!text.digit(about.digit)) return "unreadable: " + step.sentence;
            const std::string effect = assumed ? "rule it out" : "make it " + std::to_string(about.digit);
            if (!text.take(", this chain would " + effect)) return "unreadable: " + step.sentence;
        }
        if (!text.at_end()) return "unreadable: " + step.sentence;
        std::vector<Claim> chain;
        Words notation(step.chain);
        if (!read_eureka(notation, chain) || !notation.at_end()) return "no chain: " + step.chain;

        const bool x_only = step.title[1] == '-' && step.title[0] == 'X';
        const bool y_only = step.title[0] == 'Y';
        for (std::size_t i = 0; i < chain.size(); ++i) {
            const Candidate b = chain[i].at;
            if (!board.has(b)) return words_of(b) + " is no candidate";
            if (x_only && b.digit != chain[0].at.digit) return words_of(b) + " is of another digit";
            if (i == 0) continue;
            const Candidate a = chain[i - 1].at;
            if (!chain[i].on) {
                if (!exclude_each_other(a, b)) return words_of(a) + " does not make " + words_of(b) + " false";
            } else if (!only_two_of_cell(board, a, b) && (y_only || !only_two_of_house(board, a, b))) {
                return words_of(a) + " and " + words_of(b) + " are not all there is";
            }
        }
        if (!loop) {
            if (chain.front() != Claim{about, assumed} || chain.back() != Claim{about, !assumed}) {
                return "the chain does not lead from " + words_of(about) + " to its opposite";
            }
            if (step.conclusion != std::vector<Claim>{{about, !assumed}}) return "another conclusion";
            return "";
        }
        if (chain.size() < 5 || chain.front() != chain.back()) return "the loop does not close";
        chain.pop_back();
        for (const Claim& c : step.conclusion) {
            bool sees_true = false;
            bool sees_false = false;
            for (const Claim& node : chain) {
                if (c.at == node.at) return words_of(c) + " is in the loop";
                if (exclude_each_other(c.at, node.at)) (node.on ? sees_true : sees_false) = true;
            }
            if (c.on || !sees_true || !sees_false) return "it does not follow: " + words_of(c);
        }
        return "";
    }

    // --------------------------------------------------------------------------------------------------------------
    // nets

    static std::string forcing_error(const Board& board, const Explanation& step) {
        if (step.branches.empty()) return "no branches";
        std::vector<bool> nested_used(step.nested.size(), false);
        for (const Branch& branch : step.branches) {
            const std::string error = branch_error(board, step, branch, nested_used);
            if (!error.empty()) return "if " + words_of(branch.assumption) + ": " + error;
        }
        if (std::find(nested_used.begin(), nested_used.end(), false) != nested_used.end()) return "a step without use";
        if (step.title == "Nishio") {
            for (const Line& line : step.branches[0].lines) {
                if (line.claim.at.digit != step.branches[0].assumption.at.digit) return "Nishio with another digit";
            }
        }
        if (step.conclusion.size() != 1) return "several conclusions";

        Words text(step.sentence);
        Claim claim{};
        if (text.take("if ")) {
            Candidate both{0, 0};
            int again = 0;
            if (is_static(step.title)) return "static chains do not contradict";
            if (!text.cell(claim.at.cell) || !text.take(" were ")) return "unreadable: " + step.sentence;
            claim.on = !text.take("not ");
            if (!text.digit(claim.at.digit) || !text.take(", ") || !text.cell(both.cell) ||
                !text.take(" would have to be ") || !text.digit(both.digit) || !text.take(" and not ") ||
                !text.digit(again) || again != both.digit || !text.at_end()) {
                return "unreadable: " + step.sentence;
            }
            if (step.branches.size() != 1 || step.branches[0].assumption != claim) return "another assumption";
            for (const bool on : {true, false}) {
                if (!leads_to(step.branches[0], {both, on})) return "not led to: " + words_of({both, on});
            }
            return step.conclusion[0] == Claim{claim.at, !claim.on} ? "" : "another conclusion";
        }
        for (const Branch& branch : step.branches) {
            if (!leads_to(branch, step.conclusion[0])) {
                return "if " + words_of(branch.assumption) + ": not led to: " + words_of(step.conclusion[0]);
            }
        }
        std::vector<Claim> assumptions;
        for (const Branch& branch : step.branches) assumptions.push_back(branch.assumption);
        std::vector<Claim> all;
        int digit = 0;
        int place = 0;
        if (text.take("whether or not ")) {
            if (!text.cell(claim.at.cell) || !text.take(" is ") || !text.digit(claim.at.digit)) {
                return "unreadable: " + step.sentence;
            }
            if (is_static(step.title)) return "static chains do not ask whether";
            all = {{claim.at, true}, {claim.at, false}};
        } else if (text.take("whatever goes in ")) {
            if (!text.cell(place)) return "unreadable: " + step.sentence;
            if (step.title == "House forcing chains") return "a cell instead of a house";
            for (const Candidate& c : board.of_cell(place)) all.push_back({c, true});
        } else if (text.take("wherever ")) {
            if (!text.digit(digit) || !text.take(" goes in ") || !text.house(place)) {
                return "unreadable: " + step.sentence;
            }
            if (step.title == "Cell forcing chains") return "a house instead of a cell";
            for (const Candidate& c : board.of_house(place, digit)) all.push_back({c, true});
        } else {
            return "unreadable: " + step.sentence;
        }
        if (!text.at_end()) return "unreadable: " + step.sentence;
        return same_claims(assumptions, all) ? "" : "the branches are not all that there are";
    }

    static bool same_claims(const std::vector<Claim>& a, const std::vector<Claim>& b) {
        return a.size() == b.size() && std::all_of(a.begin(), a.end(), [&](const Claim& claim) {
                   return std::count(a.begin(), a.end(), claim) == 1 && std::count(b.begin(), b.end(), claim) == 1;
               });
    }
    static bool leads_to(const Branch& branch, const Claim& claim) {
        return std::any_of(branch.lines.begin(), branch.lines.end(),
                           [&](const Line& line) { return line.claim == claim; });
    }

    static std::string branch_error(const Board& board, const Explanation& step, const Branch& branch,
                                    std::vector<bool>& nested_used) {
        if (branch.lines.empty()) return "no lines";
        for (std::size_t i = 0; i < branch.lines.size(); ++i) {
            const std::string error = line_error(board, step, branch, i, nested_used);
            if (!error.empty()) return "line " + std::to_string(i + 1) + ": " + error;
        }
        return "";
    }

    static std::string line_error(const Board& board, const Explanation& step, const Branch& branch, std::size_t index,
                                  std::vector<bool>& nested_used) {
        const Line& line = branch.lines[index];
        const Candidate at = line.claim.at;
        if (!board.has(at)) return words_of(at) + " is no candidate";
        if ((line.reason == Line::Reason::assumed) != (index == 0)) return "the first line, and only that, is assumed";
        if (index == 0) return line.claim == branch.assumption ? "" : "another assumption";

        Board left = board;
        for (const int parent : line.rests_on) {
            if (parent < 0 || parent >= static_cast<int>(index)) return "it rests on a line that is not above";
            const Claim& claim = branch.lines[static_cast<std::size_t>(parent)].claim;
            const bool weak = line.reason != Line::Reason::step && !line.only;
            if (claim.on != weak) return "it rests on a line of the wrong kind: " + words_of(claim);
            if (!claim.on) left.remove(claim.at);
        }
        if (line.rests_on.empty()) return "it rests on nothing";
        if (line.reason == Line::Reason::step) {
            return nested_error(left, step, line, nested_used);
        }
        if (line.only != line.claim.on) return "the wrong kind of reason";

        const bool in_cell = line.reason == Line::Reason::cell;
        if (in_cell ? line.place != at.cell : !is_in_house(at.cell, line.place)) return "the reason is another place";
        if (is_static(step.title) && line.rests_on.size() != 1) return "static chains rest on one line";
        for (const int parent : line.rests_on) {
            const Candidate other = branch.lines[static_cast<std::size_t>(parent)].claim.at;
            const bool linked =
                in_cell ? other.cell == at.cell && other.digit != at.digit
                        : other.digit == at.digit && other.cell != at.cell && is_in_house(other.cell, line.place);
            if (!linked) return "it does not rest on " + words_of(other);
        }
        if (!line.only) return line.rests_on.size() == 1 ? "" : "one true line is enough";
        const std::vector<Candidate> rest = in_cell ? left.of_cell(at.cell) : left.of_house(line.place, at.digit);
        for (const Candidate& c : rest) {
            if (c != at) return words_of(c) + " is left as well";
        }
        return left.has(at) ? "" : words_of(at) + " is false itself";
    }

    static std::string nested_error(const Board& board, const Explanation& step, const Line& line,
                                    std::vector<bool>& nested_used) {
        const auto n = static_cast<std::size_t>(line.place);
        if (line.claim.on) return "steps make candidates false only";
        if (line.place < 0 || n >= step.nested.size()) return "there is no such step";
        nested_used[n] = true;
        const Explanation& inner = step.nested[n];
        const std::string name = "[" + std::to_string(n + 1) + "]";
        if (!may_nest(step.title, inner.title)) return name + ": " + inner.title + " in " + step.title;
        const bool follows = std::any_of(inner.conclusion.begin(), inner.conclusion.end(), [&](const Claim& claim) {
            return claim.on ? exclude_each_other(claim.at, line.claim.at) : claim.at == line.claim.at;
        });
        if (!follows) return name + " does not make it false";
        const std::string error = ChainChecker::error(board, inner);
        return error.empty() ? "" : name + ": " + error;
    }
};

// The error in the words of a step, or "". `before` is a State, or anything with candidates(cell).
template <class State>
std::string chain_error(const State& before, std::string_view text) {
    ExplanationReader reader(text);
    const Explanation step = reader.read();
    if (!reader.problem().empty()) return reader.problem();
    return ChainChecker::error(Board::of(before), step);
}

}  // namespace rookery::plain
