// Random pseudo-puzzles of every kind that a solver may meet. The kinds have names so that a test can count them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "board/grid.hpp"
#include "board/isomorphism.hpp"
#include "board/random.hpp"
#include "support/plain/plain_solver.hpp"
#include "support/samples.hpp"

namespace rookery::pseudo {

enum class Kind : std::uint8_t {
    scattered,            // 0..11 digits anywhere
    few_clues,            // 0..16 clues of a full board: many solutions
    some_clues,           // 17..30 clues of a full board
    conflict_in_box,      // up to 32 clues without a conflict except one digit twice in one house
    conflict_in_row,      //
    conflict_in_column,   //
    wrong_digit,          // a puzzle with one solution plus a digit that no peer forbids but the solution does
    cell_without_digit,   // no conflict, but an empty cell sees all nine digits
    digit_without_place,  // no conflict, but all cells of a house are taken or see the same digit
    almost_full,          // 40..81 clues of a full board
    almost_full_wrong,  // the same with a given changed, two givens swapped, or a digit added for those it contradicts
    one_solution,       //
    clues_left_out,     // a puzzle with one solution minus 1..4 of its clues
    nearly_full_boxes,  // the samples with many solutions, minus 0..3 clues
    clues_moved,        // 17..30 clues of a full board, with the contents of a few cells swapped
};
inline constexpr int kKinds = 15;
inline constexpr std::array<std::string_view, kKinds> kKindNames{
    "scattered",          "few clues",    "some clues",         "conflict in box",     "conflict in row",
    "conflict in column", "wrong digit",  "cell without digit", "digit without place", "almost full",
    "almost full, wrong", "one solution", "clues left out",     "nearly full boxes",   "clues moved"};

inline Digit random_digit(Random& random) {
    return static_cast<Digit>(random.below(9) + 1);
}
inline int random_cell(Random& random) {
    return static_cast<int>(random.below(81));
}

// A sample puzzle with one solution, and that solution, both transformed by a random isomorphism.
struct SolvedPuzzle {
    Grid9 puzzle;
    Grid9 solution;
};
inline SolvedPuzzle solved_puzzle(Random& random) {
    static const std::vector<SolvedPuzzle> samples = [] {
        std::vector<SolvedPuzzle> list;
        const auto add = [&](const auto& lines) {
            for (const std::string_view line : lines) {
                const Grid9 puzzle = samples::grid_of(line);
                list.push_back({puzzle, {plain::solve(puzzle.digits, 1).first}});
            }
        };
        add(samples::k17Clues);
        add(samples::kMinimal);
        add(samples::kTop1465);
        add(samples::kHardest);
        return list;
    }();
    const SolvedPuzzle& sample = samples[random.below(static_cast<std::uint32_t>(samples.size()))];
    const Isomorphism map = random_isomorphism(random);
    return {apply(map, sample.puzzle), apply(map, sample.solution)};
}

inline Grid9 full_board(Random& random) {
    return solved_puzzle(random).solution;
}

inline Grid9 keep_clues(Grid9 grid, std::uint32_t clues, Random& random) {
    std::array<int, 81> cells{};
    for (int i = 0; i < 81; ++i) cells[i] = i;
    random.shuffle(cells);
    for (std::uint32_t i = clues; i < 81; ++i) grid[cells[i]] = 0;
    return grid;
}

inline bool sees_digit(const Grid9& grid, int cell, Digit digit) {
    for (const int peer : Geometry9::kPeerCells[cell]) {
        if (grid[peer] == digit) return true;
    }
    return false;
}

inline Grid9 conflict(HouseKind kind, Random& random) {
    Grid9 grid = keep_clues(full_board(random), random.below(31), random);
    const auto& house = Geometry9::kHouseCells[9 * static_cast<std::size_t>(kind) + random.below(9)];
    const auto shared_houses = [](int a, int b) {
        return (Geometry9::row_of(a) == Geometry9::row_of(b)) + (Geometry9::column_of(a) == Geometry9::column_of(b)) +
               (Geometry9::box_of(a) == Geometry9::box_of(b));
    };
    int a = 0;
    int b = 0;
    do {
        a = house[random.below(9)];
        b = house[random.below(9)];
    } while (shared_houses(a, b) != 1);
    const Digit digit = random_digit(random);
    for (Digit& d : grid.digits) {
        if (d == digit) d = 0;
    }
    grid[a] = grid[b] = digit;
    return grid;
}

inline Grid9 wrong_digit(Random& random) {
    auto [grid, solution] = solved_puzzle(random);
    for (;;) {
        const int cell = random_cell(random);
        const Digit digit = random_digit(random);
        if (grid[cell] != 0 || digit == solution[cell] || sees_digit(grid, cell, digit)) continue;
        grid[cell] = digit;
        return grid;
    }
}

inline Grid9 cell_without_digit(Random& random) {
    Grid9 grid;
    auto peers = Geometry9::kPeerCells[random_cell(random)];
    random.shuffle(peers);
    for (int i = 0; i < 9; ++i) grid[peers[i]] = static_cast<Digit>(i + 1);
    return grid;
}

inline Grid9 digit_without_place(Random& random) {
    Grid9 grid;
    const std::uint32_t house = random.below(Geometry9::kHouses);
    std::array<Digit, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(digits);
    const Digit digit = digits[8];
    auto cells = Geometry9::kHouseCells[house];
    random.shuffle(cells);
    int others = 0;  // cells of the house that had to be filled
    for (const int cell : cells) {
        if (sees_digit(grid, cell, digit)) continue;
        auto peers = Geometry9::kPeerCells[cell];
        random.shuffle(peers);
        int place = -1;
        for (const int peer : peers) {
            bool inside = false;
            for (const int other : cells) inside = inside || other == peer;
            if (!inside && !sees_digit(grid, peer, digit)) place = peer;
        }
        if (place >= 0) {
            grid[place] = digit;
        } else {
            grid[cell] = digits[others++];
        }
    }
    return grid;
}

inline Grid9 almost_full_wrong(Random& random) {
    Grid9 grid = keep_clues(full_board(random), 40 + random.below(42), random);
    const int cell = random_cell(random);
    const Digit digit = random_digit(random);
    switch (random.below(3)) {
        case 0:
            grid[cell] = digit;
            break;
        case 1:
            std::swap(grid[cell], grid[random_cell(random)]);
            break;
        default:
            for (const int peer : Geometry9::kPeerCells[cell]) {
                if (grid[peer] == digit) grid[peer] = 0;
            }
            grid[cell] = digit;
            break;
    }
    return grid;
}

inline Grid9 puzzle(Kind kind, Random& random) {
    Grid9 grid;
    switch (kind) {
        case Kind::scattered:
            for (std::uint32_t n = random.below(12); n > 0; --n) grid[random_cell(random)] = random_digit(random);
            return grid;
        case Kind::few_clues:
            return keep_clues(full_board(random), random.below(17), random);
        case Kind::some_clues:
            return keep_clues(full_board(random), 17 + random.below(14), random);
        case Kind::conflict_in_box:
            return conflict(HouseKind::box, random);
        case Kind::conflict_in_row:
            return conflict(HouseKind::row, random);
        case Kind::conflict_in_column:
            return conflict(HouseKind::column, random);
        case Kind::wrong_digit:
            return wrong_digit(random);
        case Kind::cell_without_digit:
            return cell_without_digit(random);
        case Kind::digit_without_place:
            return digit_without_place(random);
        case Kind::almost_full:
            return keep_clues(full_board(random), 40 + random.below(42), random);
        case Kind::almost_full_wrong:
            return almost_full_wrong(random);
        case Kind::one_solution:
            return solved_puzzle(random).puzzle;
        case Kind::clues_left_out:
            grid = solved_puzzle(random).puzzle;
            for (std::uint32_t n = 1 + random.below(4); n > 0;) {
                Digit& clue = grid[random_cell(random)];
                n -= clue != 0;
                clue = 0;
            }
            return grid;
        case Kind::nearly_full_boxes:
            grid = samples::grid_of(samples::kManySolutions[random.below(samples::kManySolutions.size())]);
            for (std::uint32_t n = random.below(4); n > 0; --n) grid[random_cell(random)] = 0;
            return apply(random_isomorphism(random), grid);
        case Kind::clues_moved:
            break;
    }
    grid = keep_clues(full_board(random), 17 + random.below(14), random);
    for (std::uint32_t n = 1 + random.below(3); n > 0; --n) {
        std::swap(grid[random_cell(random)], grid[random_cell(random)]);
    }
    return grid;
}

inline Kind random_kind(Random& random) {
    return static_cast<Kind>(random.below(kKinds));
}
inline Grid9 puzzle(Random& random) {
    const Kind kind = random_kind(random);
    return puzzle(kind, random);
}

}  // namespace rookery::pseudo
