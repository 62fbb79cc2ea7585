// Sources: see sat_encodings.hpp.
#include "textbook/classic/sat_encodings.hpp"

#include <array>

#include "textbook/classic/houses.hpp"

namespace rookery {
namespace {

template <int N>
class Encoder {
  public:
    using Geo = Geometry<N>;

    void cell_has_a_digit(int cell) {
        std::array<Literal, Geo::kSize> clause{};
        for (int digit = 1; digit <= Geo::kSize; ++digit) clause[digit - 1] = cell_holds<N>(cell, digit);
        formula.add(clause);
    }
    void cell_has_no_two_digits(int cell) {
        for (int a = 1; a <= Geo::kSize; ++a) {
            for (int b = a + 1; b <= Geo::kSize; ++b) {
                formula.add({-cell_holds<N>(cell, a), -cell_holds<N>(cell, b)});
            }
        }
    }
    void house_has_no_digit_twice(int house) {
        const auto& cells = Geo::kHouseCells[house];
        for (int i = 0; i < Geo::kSize; ++i) {
            for (int j = i + 1; j < Geo::kSize; ++j) {
                for (int digit = 1; digit <= Geo::kSize; ++digit) {
                    formula.add({-cell_holds<N>(cells[i], digit), -cell_holds<N>(cells[j], digit)});
                }
            }
        }
    }
    void house_has_each_digit(int house) {
        for (int digit = 1; digit <= Geo::kSize; ++digit) {
            std::array<Literal, Geo::kSize> clause{};
            for (int i = 0; i < Geo::kSize; ++i) clause[i] = cell_holds<N>(Geo::kHouseCells[house][i], digit);
            formula.add(clause);
        }
    }

    Formula formula{UnitClauses::plain};
};

}  // namespace

template <int N>
Formula encode(const ClassicPuzzle<N>& puzzle, SatEncoding encoding) {
    using Geo = Geometry<N>;
    Encoder<N> encoder;
    encoder.formula.new_variables(Geo::kCells * Geo::kSize);
    if (encoding != SatEncoding::naive) {
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            encoder.cell_has_a_digit(cell);
            if (encoding == SatEncoding::extended) encoder.cell_has_no_two_digits(cell);
        }
    }
    for (int house = 0; house < house_count<N>(puzzle.variant); ++house) {
        encoder.house_has_no_digit_twice(house);
        if (encoding == SatEncoding::extended) encoder.house_has_each_digit(house);
        if (encoding == SatEncoding::naive) {
            for (const int cell : Geo::kHouseCells[house]) encoder.cell_has_a_digit(cell);
        }
    }
    for (int cell = 0; cell < Geo::kCells; ++cell) {
        if (puzzle.givens[cell] != 0) encoder.formula.add({cell_holds<N>(cell, puzzle.givens[cell])});
    }
    return std::move(encoder.formula);
}

template <int N>
std::string dimacs_of(const ClassicPuzzle<N>& puzzle, SatEncoding encoding) {
    using Geo = Geometry<N>;
    const std::string size = std::to_string(Geo::kSize);
    std::string text = "c sudoku of order " + std::to_string(N) +
                       (puzzle.variant == Variant::diagonal ? ", with diagonals" : "") + "; encoding: ";
    text += name_of(encoding);
    text += "\nc variable " + std::to_string(Geo::kCells) + " (r - 1) + " + size +
            " (c - 1) + d: row r, column c holds digit d; rows, columns and digits are 1.." + size +
            "\nc the rules are " + std::to_string(clause_count<N>(encoding, puzzle.variant)) +
            " clauses; behind them, one for each given\n";
    return text + to_dimacs(encode(puzzle, encoding));
}

template Formula encode(const ClassicPuzzle<2>&, SatEncoding);
template Formula encode(const ClassicPuzzle<3>&, SatEncoding);
template Formula encode(const ClassicPuzzle<4>&, SatEncoding);
template std::string dimacs_of(const ClassicPuzzle<2>&, SatEncoding);
template std::string dimacs_of(const ClassicPuzzle<3>&, SatEncoding);
template std::string dimacs_of(const ClassicPuzzle<4>&, SatEncoding);

}  // namespace rookery
