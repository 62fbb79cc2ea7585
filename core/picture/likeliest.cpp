// Best first: readings in the order of their scores. The successors of a reading apply one more alternative, later in
// the list than all those already applied, so each reading is tried once.
#include "picture/likeliest.hpp"

#include <algorithm>
#include <optional>
#include <queue>
#include <vector>

#include "picture/digit_network.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr int kNoSolution = 8 * kNat;
constexpr int kSeveral = 2 * kNat;
constexpr std::size_t kMaxOpen = 10;          // cells that may change
constexpr int kMaxTried = 400;                // readings
constexpr std::uint64_t kMaxGuesses = 5'000;  // of the solver: a misread board can be slow

struct Alternative {
    int cell;
    Digit digit;  // 0: there is no digit
    int cost;     // above that of the digit that was read
};

struct Reading {
    int cost = 0;
    std::vector<std::size_t> changes;  // indices into the alternatives, ascending
};
struct Dearer {
    bool operator()(const Reading& a, const Reading& b) const {
        return a.cost != b.cost ? a.cost > b.cost : a.changes > b.changes;
    }
};

int cost_of_solutions(const Grid9& grid) {
    if (has_conflict(grid)) return kNoSolution;
    const SolveResult found = solve(grid, {.solutions = 2, .guesses = kMaxGuesses});
    if (found.unique()) return 0;
    return found.solutions == 0 && found.end == SolveEnd::complete ? kNoSolution : kSeveral;
}

// Alternatives for the cells that were hardest to read.
std::vector<Alternative> alternatives_of(const BoardScores& scores, const BoardReading& board, int limit) {
    std::vector<int> cells;
    for (int cell = 0; cell < 81; ++cell) {
        if (board.cells[cell].digit != 0 && board.cells[cell].margin < limit) cells.push_back(cell);
    }
    std::sort(cells.begin(), cells.end(), [&](int a, int b) {
        const int of_a = board.cells[a].margin;
        const int of_b = board.cells[b].margin;
        return of_a != of_b ? of_a < of_b : a < b;
    });
    if (cells.size() > kMaxOpen) cells.resize(kMaxOpen);
    std::vector<Alternative> alternatives;
    for (const int cell : cells) {
        const Digit read = board.cells[cell].digit;
        for (Digit digit = 0; digit <= 9; ++digit) {
            const int cost = std::max(scores[cell][read] - scores[cell][digit], 0);
            if (digit != read && cost < limit) alternatives.push_back({cell, digit, cost});
        }
    }
    std::sort(alternatives.begin(), alternatives.end(), [](const Alternative& a, const Alternative& b) {
        return a.cost != b.cost ? a.cost < b.cost : a.cell < b.cell;
    });
    return alternatives;
}

Grid9 changed(Grid9 grid, const std::vector<Alternative>& alternatives, const std::vector<std::size_t>& changes) {
    for (const std::size_t change : changes) grid[alternatives[change].cell] = alternatives[change].digit;
    return grid;
}

// The changes that make the board likeliest.
std::vector<std::size_t> best_changes(const Grid9& grid, const std::vector<Alternative>& alternatives, int without) {
    std::priority_queue<Reading, std::vector<Reading>, Dearer> open;
    open.push({});
    int best = without;
    std::vector<std::size_t> changes;
    for (int tried = 0; tried < kMaxTried && !open.empty() && open.top().cost < best; ++tried) {
        const Reading reading = open.top();
        open.pop();
        const int cost =
            reading.cost +
            (reading.changes.empty() ? without : cost_of_solutions(changed(grid, alternatives, reading.changes)));
        if (cost < best) {
            best = cost;
            changes = reading.changes;
        }
        for (std::size_t next = reading.changes.empty() ? 0 : reading.changes.back() + 1; next < alternatives.size();
             ++next) {
            const bool again = std::any_of(reading.changes.begin(), reading.changes.end(), [&](std::size_t change) {
                return alternatives[change].cell == alternatives[next].cell;
            });
            if (again) continue;
            Reading more{reading.cost + alternatives[next].cost, reading.changes};
            if (more.cost >= best) break;
            more.changes.push_back(next);
            open.push(std::move(more));
        }
    }
    return changes;
}

// Marks the cells that are suspect if the board stays as it was read.
void mark_suspects(const BoardScores& scores, const Grid9& grid, BoardReading& board) {
    constexpr int kAny = 1 << 20;
    for (const Alternative& alternative : alternatives_of(scores, board, kAny)) {
        Grid9 other = grid;
        other[alternative.cell] = alternative.digit;
        if (cost_of_solutions(other) == kNoSolution) continue;
        board.cells[alternative.cell].doubtful = true;
        return;
    }
    if (const std::optional<Conflict> conflict = first_conflict(grid)) {
        board.cells[conflict->first_cell].doubtful = true;
        board.cells[conflict->second_cell].doubtful = true;
    }
}

}  // namespace

void take_likeliest(const BoardScores& scores, BoardReading& board) {
    const Grid9 grid = board.grid(true);
    const int cost = cost_of_solutions(grid);
    if (cost == 0) return;
    const std::vector<Alternative> alternatives = alternatives_of(scores, board, cost);
    const std::vector<std::size_t> changes = best_changes(grid, alternatives, cost);
    for (const std::size_t change : changes) {
        CellReading& reading = board.cells[alternatives[change].cell];
        reading.next = reading.digit;
        reading.digit = alternatives[change].digit;
        reading.margin = -alternatives[change].cost;
        reading.doubtful = true;
        if (reading.digit == 0) reading.kind = CellKind::empty;
    }
    if (changes.empty() && cost == kNoSolution) mark_suspects(scores, grid, board);
}

}  // namespace rookery
