#include "solve/additions.hpp"

#include <array>
#include <bit>
#include <string>

#include "board/geometry.hpp"
#include "contract/contract.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr int kCells = Geometry9::kCells;
using Bits = std::vector<std::uint64_t>;  // a bit per solution

struct Candidate {
    AddedClue clue;
    Bits holders;  // the solutions that contain it
};

class AdditionSearch {
  public:
    AdditionSearch(const Grid9& board, const AdditionLimits& limits) : board_{board}, limits_{limits} {}

    Additions run() {
        if (!list_solutions()) return found_;
        if (solutions_.size() < 2) {
            found_.complete = true;
            if (solutions_.size() == 1) add({});
            return found_;
        }
        bool goes_on = list_candidates();
        for (int size = 1; size <= limits_.size && found_.sets.empty() && goes_on; ++size) {
            goes_on = size == 1 ? try_singles() : try_pairs(size == 3);
        }
        found_.complete = goes_on;
        return found_;
    }

  private:
    // False: too many, or the search was stopped.
    bool list_solutions() {
        SolveLimits limits;
        limits.solutions = limits_.solutions + 1;
        limits.stop = limits_.progress.stop;
        const auto visit = [this](const Grid9& solution) {
            solutions_.push_back(solution);
            return true;
        };
        const SolveResult result = for_each_solution(board_, limits, visit);
        found_.solutions = result.solutions;
        return result.end == SolveEnd::complete && result.solutions <= limits_.solutions;
    }

    // The candidates in some solutions but not in all. False: stopped.
    bool list_candidates() {
        const std::size_t words = (solutions_.size() + 63) / 64;
        for (int cell = 0; cell < kCells; ++cell) {
            if (limits_.progress.stop_requested()) return false;
            for (int digit = 1; digit <= 9; ++digit) {
                Candidate candidate{{static_cast<std::uint8_t>(cell), static_cast<Digit>(digit)}, Bits(words)};
                std::size_t count = 0;
                for (std::size_t s = 0; s < solutions_.size(); ++s) {
                    if (solutions_[s][cell] != digit) continue;
                    candidate.holders[s / 64] |= std::uint64_t{1} << (s % 64);
                    ++count;
                }
                if (count == 0 || count == solutions_.size()) continue;
                place_[number_of(cell, digit)] = static_cast<int>(candidates_.size());
                candidates_.push_back(std::move(candidate));
            }
        }
        return true;
    }

    static std::size_t number_of(int cell, int digit) { return static_cast<std::size_t>(9 * cell + digit - 1); }

    // False: the limit is reached.
    bool add(std::vector<AddedClue> set) {
        found_.size = static_cast<int>(set.size());
        found_.sets.push_back(std::move(set));
        return found_.sets.size() < limits_.sets;
    }

    bool try_singles() {
        for (const Candidate& candidate : candidates_) {
            int count = 0;
            for (const std::uint64_t word : candidate.holders) count += std::popcount(word);
            if (count == 1 && !add({candidate.clue})) return false;
        }
        return true;
    }

    bool try_pairs(bool with_third) {
        Bits common;
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            limits_.progress.report(std::string(with_third ? "three" : "two") + " clues: candidate " +
                                    std::to_string(i + 1) + " of " + std::to_string(candidates_.size()));
            for (std::size_t j = i + 1; j < candidates_.size(); ++j) {
                if (limits_.progress.stop_requested()) return false;
                common = candidates_[i].holders;
                int count = 0;
                for (std::size_t w = 0; w < common.size(); ++w) {
                    common[w] &= candidates_[j].holders[w];
                    count += std::popcount(common[w]);
                }
                if (with_third ? count > 1 && !try_third(i, j, common)
                               : count == 1 && !add({candidates_[i].clue, candidates_[j].clue})) {
                    return false;
                }
            }
        }
        return true;
    }

    // `common`: the solutions that contain both.
    bool try_third(std::size_t first, std::size_t second, const Bits& common) {
        counts_.assign(candidates_.size(), 0);
        for (std::size_t w = 0; w < common.size(); ++w) {
            for (std::uint64_t rest = common[w]; rest != 0; rest &= rest - 1) {
                const Grid9& solution = solutions_[64 * w + static_cast<std::size_t>(std::countr_zero(rest))];
                for (int cell = candidates_[second].clue.cell + 1; cell < kCells; ++cell) {
                    const int place = place_[number_of(cell, solution[cell])];
                    if (place >= 0) ++counts_[static_cast<std::size_t>(place)];
                }
            }
        }
        for (std::size_t third = second + 1; third < candidates_.size(); ++third) {
            if (counts_[third] != 1) continue;
            if (!add({candidates_[first].clue, candidates_[second].clue, candidates_[third].clue})) return false;
        }
        return true;
    }

    const Grid9& board_;
    const AdditionLimits& limits_;
    std::vector<Grid9> solutions_;
    std::vector<Candidate> candidates_;  // in the order of cells and digits
    std::array<int, 729> place_ = [] {   // of a candidate among them, by its number; -1: not among them
        std::array<int, 729> none{};
        none.fill(-1);
        return none;
    }();
    std::vector<std::uint32_t> counts_;
    Additions found_;
};

}  // namespace

Additions find_additions(const Grid9& board, const AdditionLimits& limits) {
    ROOKERY_EXPECTS(0 <= limits.size && limits.size <= kMaxAddedClues && limits.sets >= 1 && limits.solutions >= 1);
    return AdditionSearch(board, limits).run();
}

}  // namespace rookery
