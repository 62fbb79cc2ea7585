// Solved grids with published numbers of unavoidable sets (those of GridChecker) and of 17-clue puzzles.
#pragma once

#include <array>
#include <string_view>

namespace rookery::known {

// "Strangely familiar", the grid with the most puzzles of 17 clues.
inline constexpr std::string_view kStrangelyFamiliar =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
inline constexpr std::string_view kG2 =
    "123456789456789123789132546248573691531968274967214835312895467674321958895647312";
inline constexpr std::string_view kG3 =
    "123456789456789132789213654275398416641527398938641275364975821512834967897162543";
// 14 puzzles of 17 clues, and one of them.
inline constexpr std::string_view kG4 =
    "123456789457189263689237451275613948348975612961842537534798126712364895896521374";
inline constexpr std::string_view kG4Puzzle =
    "1...5.........9..36.........7...3.........61.......5...347.........6.8...9......4";
inline constexpr std::string_view kG5 =
    "897264153325971864146853279674318925281597346539642781713426598458739612962185437";

// The first of all grids in min-lex order, and one made by shifting rows. Both have very many small unavoidable sets.
inline constexpr std::string_view kFirstGrid =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
inline constexpr std::string_view kCyclic =
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678";

struct GridFacts {
    std::string_view name;
    std::string_view grid;
    int small_sets;       // minimal unavoidable sets of at most 12 cells
    int four_digit_sets;  // ... of at most 4 digits
};

inline constexpr std::array<GridFacts, 5> kGrids{{
    {"SF", kStrangelyFamiliar, 371, 17534},
    {"g2", kG2, 382, 15627},
    {"g3", kG3, 344, 14055},
    {"g4", kG4, 311, 10231},
    {"g5", kG5, 282, 9184},
}};

}  // namespace rookery::known
