// Braids, whips and T&E(1) by their definitions: candidates in sets, sets of items breadth first. Far too slow for
// rating; shares only the numbering of candidates (9 * cell + digit - 1) with core/rate/trial.
#pragma once

#include <array>
#include <set>
#include <vector>

#include "board/grid.hpp"

namespace rookery::plain {

using CandidateGroup = std::set<int>;  // one candidate, or those of a segment

inline bool is_same_house(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

class CandidateBoard {
  public:
    explicit CandidateBoard(const Grid9& puzzle) {
        for (int cell = 0; cell < 81; ++cell) {
            for (int digit = 1; digit <= 9; ++digit) {
                if (puzzle[cell] == 0 || puzzle[cell] == digit) left_.insert(9 * cell + digit - 1);
            }
        }
        follow_singles();
    }

    const std::set<int>& left() const { return left_; }
    bool is_solved() const { return left_.size() == 81 && !is_impossible(); }
    bool is_impossible() const {
        for (const std::vector<int>& variable : variables()) {
            if (members_left(variable).empty()) return true;
        }
        return false;
    }
    void remove(int candidate) {
        left_.erase(candidate);
        follow_singles();
    }

    // A set of n items leads from the target to a contradiction.
    bool has_braid(int target, int length, bool groups) const {
        std::set<std::set<CandidateGroup>> sets{{{target}}};
        for (int n = 1; n <= length; ++n) {
            std::set<std::set<CandidateGroup>> next;
            for (const std::set<CandidateGroup>& items : sets) {
                for (const std::vector<int>& variable : variables()) {
                    const CandidateGroup rest = possible(variable, items);
                    if (rest.empty()) return true;
                    if (rest.size() > 1 && !(groups && is_segment(rest))) continue;
                    std::set<CandidateGroup> more = items;
                    if (more.insert(rest).second) next.insert(more);
                }
            }
            sets = next;
        }
        return false;
    }
    bool has_whip(int target, int length, bool groups) const {
        return has_whip({{target}}, {target}, {target}, length, groups);
    }

    // T&E(1), to exhaustion.
    void try_all() {
        for (bool changed = true; changed && !is_impossible();) {
            changed = false;
            for (const int candidate : std::set<int>(left_)) {
                if (left_.count(candidate) == 0) continue;
                CandidateBoard assumed = *this;
                for (int digit = 0; digit < 9; ++digit) {
                    const int other = candidate / 9 * 9 + digit;
                    if (other != candidate) assumed.left_.erase(other);
                }
                assumed.follow_singles();
                if (!assumed.is_impossible()) continue;
                remove(candidate);
                changed = true;
            }
        }
    }

  private:
    static bool is_linked(int a, int b) {
        if (a == b) return false;
        return a / 9 == b / 9 || (a % 9 == b % 9 && is_same_house(a / 9, b / 9));
    }
    static bool is_linked(int candidate, const CandidateGroup& item) {
        for (const int one : item) {
            if (!is_linked(candidate, one)) return false;
        }
        return true;
    }
    static bool is_segment(const CandidateGroup& group) {
        const int first = *group.begin();
        bool row = true;
        bool column = true;
        for (const int other : group) {
            if (other % 9 != first % 9 || other / 243 != first / 243 || other / 9 % 9 / 3 != first / 9 % 9 / 3)
                return false;
            row &= other / 81 == first / 81;
            column &= other / 9 % 9 == first / 9 % 9;
        }
        return row || column;
    }
    static const std::vector<std::vector<int>>& variables() {
        static const std::vector<std::vector<int>> all = [] {
            std::set<std::vector<int>> found;
            for (int candidate = 0; candidate < 729; ++candidate) {
                const int cell = candidate / 9;
                std::array<std::vector<int>, 4> own;
                for (int other = 0; other < 729; ++other) {
                    const int at = other / 9;
                    const bool same_digit = other % 9 == candidate % 9;
                    if (at == cell) own[0].push_back(other);
                    if (same_digit && at / 9 == cell / 9) own[1].push_back(other);
                    if (same_digit && at % 9 == cell % 9) own[2].push_back(other);
                    if (same_digit && at / 27 == cell / 27 && at % 9 / 3 == cell % 9 / 3) own[3].push_back(other);
                }
                found.insert(own.begin(), own.end());
            }
            return std::vector<std::vector<int>>(found.begin(), found.end());
        }();
        return all;
    }
    CandidateGroup members_left(const std::vector<int>& variable) const {
        CandidateGroup members;
        for (const int candidate : variable) {
            if (left_.count(candidate) != 0) members.insert(candidate);
        }
        return members;
    }
    CandidateGroup possible(const std::vector<int>& variable, const std::set<CandidateGroup>& items) const {
        CandidateGroup rest = members_left(variable);
        for (const CandidateGroup& item : items) {
            for (const int candidate : variable) {
                if (rest.count(candidate) != 0 && is_linked(candidate, item)) rest.erase(candidate);
            }
        }
        return rest;
    }
    void follow_singles() {
        for (bool changed = true; changed;) {
            changed = false;
            for (const std::vector<int>& variable : variables()) {
                const CandidateGroup members = members_left(variable);
                if (members.size() != 1) continue;
                for (const int other : std::set<int>(left_)) {
                    if (!is_linked(other, *members.begin())) continue;
                    left_.erase(other);
                    changed = true;
                }
            }
        }
    }
    // `used`: the left-linking candidates so far, and the target.
    bool has_whip(const std::set<CandidateGroup>& items, const std::set<int>& used, const CandidateGroup& last,
                  int length, bool groups) const {
        if (length == 0) return false;
        for (const std::vector<int>& variable : variables()) {
            const CandidateGroup rest = possible(variable, items);
            const bool is_item = rest.size() == 1 || (groups && rest.size() > 1 && is_segment(rest));
            if ((!rest.empty() && !is_item) || items.count(rest) != 0) continue;
            for (const int left_linking : members_left(variable)) {
                if (rest.count(left_linking) != 0 || used.count(left_linking) != 0) continue;
                if (!is_linked(left_linking, last)) continue;
                if (rest.empty()) return true;
                std::set<CandidateGroup> more = items;
                more.insert(rest);
                std::set<int> more_used = used;
                more_used.insert(left_linking);
                if (has_whip(more, more_used, rest, length - 1, groups)) return true;
            }
        }
        return false;
    }

    std::set<int> left_;
};

}  // namespace rookery::plain
