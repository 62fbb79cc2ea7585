#include "generate/neighbours/neighbourhood.hpp"

#include <algorithm>

#include "contract/contract.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr int kCells = Geometry9::kCells;

// n choose k, for k <= kMaxClueChanges.
std::int64_t ways_to_choose(int n, int k) {
    std::int64_t ways = 1;
    for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return n < k ? 0 : ways;
}

}  // namespace

std::int64_t Neighbourhood::Level::sets_of_part() const {
    constexpr std::int64_t kQuick = 32;  // a set takes about ten microseconds
    constexpr std::int64_t kPairs = 4;   // a set takes a few milliseconds
    return put_in < 2 ? kQuick : put_in == 2 ? kPairs : 1;
}

Neighbourhood::Neighbourhood(const Grid9& puzzle, const NeighbourhoodRequest& request)
    : puzzle_{puzzle}, request_{request} {
    ROOKERY_EXPECTS(0 <= request.minus && request.minus <= kMaxClueChanges);
    ROOKERY_EXPECTS(0 <= request.plus && request.plus <= kMaxClueChanges);
    solution_ = solve(puzzle).first;
    for (int cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0) clues_.push_back(cell);
    }
    const int clues = static_cast<int>(clues_.size());
    const int more = request.plus - request.minus;
    for (int taken = std::max(0, -more); taken <= std::min(request.minus, clues); ++taken) {
        const int put_in = taken + more;
        if (taken + put_in == 0 || put_in > kCells - clues + taken) continue;
        Level level{taken, put_in, ways_to_choose(clues, taken), 0};
        const std::int64_t size = level.sets_of_part();
        level.parts = level.divides_sets() ? level.sets * kCells : (level.sets + size - 1) / size;
        levels_.push_back(level);
    }
}

std::int64_t Neighbourhood::parts() const {
    std::int64_t parts = 0;
    for (const Level& level : levels_) parts += level.parts;
    return parts;
}

bool Neighbourhood::visit(std::int64_t part, AddedClues& search, AddedClues::Visitor visit, StopToken stop) const {
    std::size_t at = 0;
    for (; part >= levels_[at].parts; ++at) part -= levels_[at].parts;
    const Level& level = levels_[at];
    if (level.divides_sets()) {
        return visit_set(level, part / kCells, static_cast<int>(part % kCells), search, visit, stop);
    }
    const std::int64_t begin = part * level.sets_of_part();
    const std::int64_t end = std::min(begin + level.sets_of_part(), level.sets);
    for (std::int64_t set = begin; set < end; ++set) {
        if (!visit_set(level, set, -1, search, visit, stop)) return false;
    }
    return true;
}

bool Neighbourhood::visit_set(const Level& level, std::int64_t set, int first_cell, AddedClues& search,
                              AddedClues::Visitor visit, StopToken stop) const {
    AddedCluesQuery query;
    query.board = puzzle_;
    query.solution = request_.same_grid ? &solution_ : nullptr;
    query.clues = level.put_in;
    query.first_cell = first_cell;
    query.each_needed = request_.minimal;
    query.stop = stop;
    // Sets are numbered in lexicographic order.
    int left = level.taken;
    for (std::size_t i = 0; left > 0; ++i) {
        const std::int64_t with_this = ways_to_choose(static_cast<int>(clues_.size() - i) - 1, left - 1);
        if (set >= with_this) {
            set -= with_this;
            continue;
        }
        --left;
        query.board[clues_[i]] = 0;
        query.excluded[clues_[i]] = puzzle_[clues_[i]];
    }
    return search.visit(query,
                        [&](const Grid9& found) { return (request_.minimal && !is_minimal(found)) || visit(found); });
}

}  // namespace rookery
