#include "solve/true_candidates.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <vector>

#include "board/digits.hpp"
#include "board/geometry.hpp"
#include "contract/contract.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr int kCells = Geometry9::kCells;
// Solutions of the whole board counted before candidates are assumed one by one, as a multiple of the cap. With 2,
// boards of 24 clues took ten times as long; with more, emptier boards take longer.
constexpr std::uint64_t kCapsForAll = 8;

// The solutions found so far, by 32-bit tags. A new one is occasionally mistaken for a known one, never the other way
// round.
class SolutionsMet {
  public:
    SolutionsMet() : tags_(std::size_t{1} << kBits) {}

    // Whether it is new. Once half of the table is full, always false.
    bool add(const Grid9& solution) {
        if (2 * size_ >= tags_.size()) return false;
        const std::uint64_t hash = hash_of(solution);
        const auto tag = static_cast<std::uint32_t>(hash) | 1U;  // 0: free
        for (std::size_t at = hash >> (64 - kBits);; at = (at + 1) % tags_.size()) {
            if (tags_[at] == tag) return false;
            if (tags_[at] != 0) continue;
            tags_[at] = tag;
            ++size_;
            return true;
        }
    }

  private:
    static constexpr int kBits = 17;

    // Identifies a solution by its first eight rows.
    static std::uint64_t hash_of(const Grid9& solution) {
        std::uint64_t hash = 0;
        for (std::size_t at = 0; at < 72; at += 8) {
            std::uint64_t digits = 0;
            std::memcpy(&digits, solution.digits.data() + at, sizeof digits);
            hash = std::rotl((hash ^ digits) * 0x9E37'79B9'7F4A'7C15U, 29);
        }
        return hash * 0x9E37'79B9'7F4A'7C15U;
    }

    std::vector<std::uint32_t> tags_;
    std::size_t size_ = 0;
};

class CandidateCounter {
  public:
    CandidateCounter(const Candidates9& board, int cap, StopToken stop)
        : board_{board}, cap_{static_cast<std::uint32_t>(cap)}, stop_{stop} {}

    CandidateCounts run() {
        SolveEnd end = count_all();
        const bool is_all = end == SolveEnd::complete;
        for (int cell = 0; cell < kCells && !is_all; ++cell) {
            for (int digit = 1; digit <= 9 && end != SolveEnd::stopped; ++digit) {
                const bool is_open = has_digit(board_[cell], digit) && seen_with(cell, digit) < cap_;
                if (is_open) end = count_with(cell, digit);
            }
        }
        result_.stopped = end == SolveEnd::stopped;
        for (int cell = 0; cell < kCells; ++cell) {
            for (int digit = 1; digit <= 9; ++digit) {
                result_.of[index(cell)][index(digit - 1)] =
                    static_cast<std::uint16_t>(std::min(seen_with(cell, digit), cap_));
            }
        }
        return result_;
    }

  private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    std::uint32_t& seen_with(int cell, int digit) { return seen_[index(cell)][index(digit - 1)]; }

    void see(const Grid9& solution) {
        for (int cell = 0; cell < kCells; ++cell) ++seen_with(cell, solution[cell]);
    }

    SolveLimits limits(std::uint64_t solutions) const {
        SolveLimits limits;
        limits.solutions = solutions;
        limits.stop = stop_;
        return limits;
    }

    SolveEnd count_all() {
        const auto visit = [this](const Grid9& solution) {
            met_.add(solution);
            see(solution);
            return true;
        };
        const SolveResult found = for_each_solution(board_, limits(kCapsForAll * cap_), visit);
        result_.solutions = std::min<std::uint64_t>(found.solutions, cap_);
        return found.end;
    }

    // All solutions with that candidate, until enough are known to reach the cap.
    SolveEnd count_with(int cell, int digit) {
        Candidates9 assumed = board_;
        assumed[cell] = digit_bit(digit);
        bool reached = false;
        const auto visit = [&](const Grid9& solution) {
            if (met_.add(solution)) see(solution);
            reached = seen_with(cell, digit) >= cap_;
            return !reached;
        };
        const SolveResult found = for_each_solution(assumed, open_candidates(), limits(cap_), visit);
        if (reached || found.end == SolveEnd::solution_limit) {
            seen_with(cell, digit) = cap_;
            return SolveEnd::complete;
        }
        if (found.end == SolveEnd::complete) seen_with(cell, digit) = static_cast<std::uint32_t>(found.solutions);
        // If no solution contains it, later counts need not find that out again.
        if (found.end == SolveEnd::complete && found.solutions == 0) {
            board_[cell] = static_cast<DigitSet>(board_[cell] & ~digit_bit(digit));
        }
        return found.end;
    }

    // The candidates below the cap: solutions that contain many of them are worth most.
    Candidates9 open_candidates() {
        Candidates9 open;
        for (int cell = 0; cell < kCells; ++cell) {
            for (int digit = 1; digit <= 9; ++digit) {
                if (seen_with(cell, digit) < cap_) open[cell] |= digit_bit(digit);
            }
        }
        return open;
    }

    Candidates9 board_;
    std::uint32_t cap_;
    StopToken stop_;
    CandidateCounts result_;
    // [cell][digit - 1]: lower bound for the different solutions that contain it; once the candidate itself was
    // counted, the exact number or the cap.
    std::array<std::array<std::uint32_t, 9>, 81> seen_{};
    SolutionsMet met_;
};

}  // namespace

CandidateCounts count_candidates(const Candidates9& board, int cap, StopToken stop) {
    ROOKERY_EXPECTS(1 <= cap && cap <= kMaxCandidateCap);
    return CandidateCounter(board, cap, stop).run();
}

CandidateCounts count_candidates(const Grid9& board, int cap, StopToken stop) {
    Candidates9 candidates;
    for (int cell = 0; cell < kCells; ++cell) {
        candidates[cell] = board[cell] == 0 ? all_digits(9) : digit_bit(board[cell]);
    }
    return count_candidates(candidates, cap, stop);
}

}  // namespace rookery
