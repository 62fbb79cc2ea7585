#include "generate/neighbours/added_clues.hpp"

#include <bit>
#include <cstring>

#include "board/cell_set.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr std::size_t kSolutionBatch = 256;  // solutions processed together: they fit in the L1 cache
constexpr int kHalves = 2;
constexpr int kCellsOfHalf = 7;
constexpr int kDigits = Geometry9::kSize;

int bit_of(int number, int digit) {
    return number % kCellsOfHalf * kDigits + digit - 1;
}

// One half of a vector of `bits`.
template <class Bits>
std::uint64_t half_of(const Bits& bits, int half) {
    std::uint64_t value;
    std::memcpy(&value, reinterpret_cast<const unsigned char*>(&bits) + sizeof value * static_cast<std::size_t>(half),
                sizeof value);
    return value;
}

template <class Bits>
void add_bit(Bits& bits, int number, int digit) {
    const int half = number / kCellsOfHalf;
    const std::uint64_t value = half_of(bits, half) | std::uint64_t{1} << bit_of(number, digit);
    std::memcpy(reinterpret_cast<unsigned char*>(&bits) + sizeof value * static_cast<std::size_t>(half), &value,
                sizeof value);
}

template <class Bits>
bool has_bit(const Bits& bits, int number, int digit) {
    return (half_of(bits, number / kCellsOfHalf) >> bit_of(number, digit) & 1U) != 0;
}

bool has_peer_with(const Grid9& board, int cell, int digit) {
    for (const int peer : Geometry9::kPeerCells[cell]) {
        if (board[peer] == digit) return true;
    }
    return false;
}

}  // namespace

AddedClues::AddedClues() : AddedClues(Limits()) {}

AddedClues::AddedClues(Limits limits) : limits_{limits} {
    batch_.reserve(kSolutionBatch);
}

bool AddedClues::visit(const AddedCluesQuery& query, Visitor visit) {
    query_ = &query;
    visit_ = visit;
    Grid9 board = query.board;
    return put(board, query.clues, 0, query.first_cell);
}

bool AddedClues::put(Grid9& board, int clues, int begin, int first_cell) {
    if (query_->stop.stop_requested()) return false;
    if (clues == 0) {
        const SolveResult result = solve(board);
        return !result.unique() || visit_(board);
    }
    if (first_cell >= 0 || clues > 2) return put_each(board, clues, begin, first_cell);
    return clues == 1 ? put_one(board, begin) : put_two(board, begin);
}

// Adds the first of the clues in all ways, then the others.
bool AddedClues::put_each(Grid9& board, int clues, int begin, int first_cell) {
    const int end = first_cell >= 0 ? first_cell + 1 : Geometry9::kCells;
    for (int cell = first_cell >= 0 ? first_cell : begin; cell < end; ++cell) {
        if (board[cell] != 0) continue;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (!may_put(cell, digit) || has_peer_with(board, cell, digit)) continue;
            board[cell] = digit;
            const bool go_on = put(board, clues - 1, cell + 1, -1);
            board[cell] = 0;
            if (!go_on) return false;
        }
    }
    return true;
}

bool AddedClues::put_one(Grid9& board, int begin) {
    choose_cells(board, begin);
    const Listed listed = list(board, limits_.for_one, false);
    if (listed == Listed::stopped) return false;
    if (listed == Listed::too_many) return put_one_of_many(board);
    if (query_->each_needed && solutions_ == 1) return true;
    return for_each_held_once(single_, [&](int number, int digit) { return send(board, cells_[number], digit); });
}

bool AddedClues::put_one_of_many(Grid9& board) {
    SolveLimits limits;
    limits.stop = query_->stop;
    for (int number = 0; number < static_cast<int>(cells_.size()); ++number) {
        const int cell = cells_[static_cast<std::size_t>(number)];
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (!has_bit(allowed_, number, digit) || has_bit(single_.again, number, digit)) continue;
            if (has_peer_with(board, cell, digit)) continue;
            board[cell] = digit;
            const SolveResult result = solve(board, limits);
            board[cell] = 0;
            if (result.end == SolveEnd::stopped) return false;
            if (result.unique() && !send(board, cell, digit)) return false;
        }
    }
    return true;
}

bool AddedClues::put_two(Grid9& board, int begin) {
    choose_cells(board, begin);
    pairs_.resize(kDigits * cells_.size());
    for (Seen& seen : pairs_) clear(seen);
    const Listed listed = list(board, limits_.for_two, true);
    if (listed == Listed::stopped) return false;
    if (listed == Listed::too_many) return put_each(board, 2, begin, -1);
    if (query_->each_needed && solutions_ == 1) return true;
    for (int first = 0; first < static_cast<int>(cells_.size()); ++first) {
        const int cell = cells_[static_cast<std::size_t>(first)];
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const bool once = has_bit(single_.once, first, digit);
            const bool alone = once && !has_bit(single_.again, first, digit);
            if (!once || (query_->each_needed && alone)) continue;
            Seen& seen = pairs_[static_cast<std::size_t>(kDigits * first + digit - 1)];
            board[cell] = digit;
            const bool go_on = for_each_held_once(seen, [&](int second, int second_digit) {
                if (second <= first) return true;
                if (query_->each_needed && !has_bit(single_.again, second, second_digit)) return true;
                return send(board, cells_[static_cast<std::size_t>(second)], second_digit);
            });
            board[cell] = 0;
            if (!go_on) return false;
        }
    }
    return true;
}

bool AddedClues::send(Grid9& board, int cell, int digit) {
    board[cell] = static_cast<Digit>(digit);
    const bool go_on = visit_(board);
    board[cell] = 0;
    return go_on;
}

void AddedClues::choose_cells(const Grid9& board, int begin) {
    cells_.clear();
    for (int cell = begin; cell < Geometry9::kCells; ++cell) {
        if (board[cell] == 0) cells_.push_back(cell);
    }
    const int cells = static_cast<int>(cells_.size());
    vectors_ = (cells + kCellsOfVector - 1) / kCellsOfVector;
    allowed_ = {};
    for (int number = 0; number < cells; ++number) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (may_put(cells_[static_cast<std::size_t>(number)], digit)) add_bit(allowed_, number, digit);
        }
    }
    clear(single_);
}

bool AddedClues::may_put(int cell, int digit) const {
    return query_->excluded[cell] != digit && (query_->solution == nullptr || (*query_->solution)[cell] == digit);
}

AddedClues::Listed AddedClues::list(const Grid9& board, std::uint64_t limit, bool pairs) {
    SolveLimits limits;
    limits.solutions = limit;
    limits.stop = query_->stop;
    const SolveResult result = for_each_solution(board, limits, [&](const Grid9& solution) {
        add_to_batch(solution);
        if (batch_.size() == kSolutionBatch) note_batch(pairs);
        return true;
    });
    note_batch(pairs);
    solutions_ = result.solutions;
    if (result.end == SolveEnd::stopped) return Listed::stopped;
    return result.end == SolveEnd::complete ? Listed::all : Listed::too_many;
}

void AddedClues::add_to_batch(const Grid9& solution) {
    constexpr auto kAllHalves = std::size_t{kHalves} * kVectors;
    std::array<std::uint64_t, kAllHalves> halves{};
    for (std::size_t number = 0; number < cells_.size(); ++number) {
        halves[number / kCellsOfHalf] |= std::uint64_t{1} << bit_of(static_cast<int>(number), solution[cells_[number]]);
    }
    Bits& bits = batch_.emplace_back();
    for (std::size_t v = 0; v < static_cast<std::size_t>(vectors_); ++v)
        bits[v] = V128::from_u64(halves[std::size_t{2} * v], halves[std::size_t{2} * v + 1]) & allowed_[v];
}

void AddedClues::note_batch(bool pairs) {
    for (const Bits& solution : batch_) note(single_, solution, 0);
    for (int number = 0; pairs && number < static_cast<int>(cells_.size()); ++number) {
        Seen* const of_cell = &pairs_[static_cast<std::size_t>(kDigits) * static_cast<std::size_t>(number)];
        const int half = number / kCellsOfHalf;
        for (const Bits& solution : batch_) {
            const std::uint64_t digits = half_of(solution, half) >> bit_of(number, 1) & all_digits(kDigits);
            if (digits != 0) note(of_cell[std::countr_zero(digits)], solution, half / kHalves);
        }
    }
    batch_.clear();
}

void AddedClues::note(Seen& seen, const Bits& solution, int first_vector) const {
    for (int v = first_vector; v < vectors_; ++v) {
        seen.again[v] |= seen.once[v] & solution[v];
        seen.once[v] |= solution[v];
    }
}

void AddedClues::clear(Seen& seen) const {
    for (int v = 0; v < vectors_; ++v) seen.once[v] = seen.again[v] = V128();
}

template <class F>
bool AddedClues::for_each_held_once(const Seen& seen, F f) const {
    for (int half = 0; half < kHalves * vectors_; ++half) {
        for (std::uint64_t rest = half_of(seen.once, half) & ~half_of(seen.again, half); rest != 0; rest &= rest - 1) {
            const int bit = std::countr_zero(rest);
            if (!f(half * kCellsOfHalf + bit / kDigits, bit % kDigits + 1)) return false;
        }
    }
    return true;
}

}  // namespace rookery
