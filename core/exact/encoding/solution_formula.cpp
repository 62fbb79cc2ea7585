#include "exact/encoding/solution_formula.hpp"

#include <vector>

#include "exact/encoding/legend.hpp"

namespace rookery {
namespace {

// The digits that the labelled house leaves to each cell, by peers alone.
template <int N>
Candidates<N> candidates_left(CellSet pattern) {
    using Geo = Geometry<N>;
    Candidates<N> left;
    left.sets.fill(all_digits(Geo::kSize));
    const auto fix = [&](int cell, int digit) {
        left[cell] = static_cast<DigitSet>(left[cell] & digit_bit(digit));
        for (const int peer : Geo::kPeerCells[cell]) left[peer] = static_cast<DigitSet>(left[peer] & ~digit_bit(digit));
    };
    int digit = 0;
    for (const int cell : Geo::kHouseCells[labelled_house<N>(pattern)]) fix(cell, ++digit);
    return left;
}

template <int N>
class SolutionFormula {
  public:
    using Geo = Geometry<N>;
    static constexpr int kSize = Geo::kSize;

    SolutionFormula(CellSet pattern, Formula& formula) : pattern_{pattern}, formula_{formula} {}

    SolutionLiterals<N> add() {
        const Candidates<N> left = candidates_left<N>(pattern_);
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            for (int d = 0; d < kSize; ++d) {
                s_[cell][d] = !has_digit(left[cell], d + 1)  ? kFalse
                              : digit_count(left[cell]) == 1 ? kTrue
                                                             : formula_.new_variable(says(Says::digit, cell, d));
            }
        }
        add_rules();
        add_clue_digits();
        for (int chute = 0; chute < N; ++chute) {
            for (int a = N * chute; a < N * chute + N; ++a) {
                for (int b = a + 1; b < N * chute + N; ++b) {
                    add_cycles(Geo::kHouseCells[kSize + a], Geo::kHouseCells[kSize + b]);
                    add_cycles(Geo::kHouseCells[2 * kSize + a], Geo::kHouseCells[2 * kSize + b]);
                }
            }
        }
        return s_;
    }

  private:
    using Line = std::array<typename Geo::Cell, kSize>;

    void add_exactly_one(const std::array<Literal, kSize>& literals) {
        formula_.add(literals);
        for (int i = 0; i < kSize; ++i) {
            for (int j = i + 1; j < kSize; ++j) formula_.add({-literals[i], -literals[j]});
        }
    }

    void add_rules() {
        for (int cell = 0; cell < Geo::kCells; ++cell) add_exactly_one(s_[cell]);
        for (int house = 0; house < Geo::kHouses; ++house) {
            for (int d = 0; d < kSize; ++d) {
                std::array<Literal, kSize> places{};
                for (int i = 0; i < kSize; ++i) places[i] = s_[Geo::kHouseCells[house][i]][d];
                add_exactly_one(places);
            }
        }
    }

    // Two digits without a clue could change places.
    void add_clue_digits() {
        for (int d = 0; d < kSize; ++d) {
            for (int e = d + 1; e < kSize; ++e) {
                std::vector<Literal> clause;
                for (int cell = 0; cell < Geo::kCells; ++cell) {
                    if (!pattern_.contains(cell)) continue;
                    clause.push_back(s_[cell][d]);
                    clause.push_back(s_[cell][e]);
                }
                formula_.add(clause);
            }
        }
    }

    // Two lines of a chute: no cycle of two, three or four columns without clues.
    void add_cycles(const Line& upper, const Line& lower) {
        std::array<std::array<Literal, kSize>, kSize> same{};  // [a][b]: upper[a] and lower[b] hold the same digit
        for (int a = 0; a < kSize; ++a) {
            for (int b = 0; b < kSize; ++b) {
                same[a][b] = kFalse;
                if (a / N == b / N || !is_open(upper, lower, a) || !is_open(upper, lower, b)) continue;
                same[a][b] = formula_.new_variable(says(Says::cycle_link, upper[a], lower[b]));
                for (int d = 0; d < kSize; ++d) formula_.add({-s_[upper[a]][d], -s_[lower[b]][d], same[a][b]});
            }
        }
        for (int a = 0; a < kSize; ++a) {  // the least column of the cycle
            for (int b = a + 1; b < kSize; ++b) {
                formula_.add({-same[a][b], -same[b][a]});
                for (int c = a + 1; c < kSize; ++c) {
                    if (c == b) continue;
                    formula_.add({-same[a][b], -same[b][c], -same[c][a]});
                    for (int e = a + 1; e < kSize; ++e) {
                        if (e != b && e != c) formula_.add({-same[a][b], -same[b][c], -same[c][e], -same[e][a]});
                    }
                }
            }
        }
    }
    bool is_open(const Line& upper, const Line& lower, int column) const {
        return !pattern_.contains(upper[column]) && !pattern_.contains(lower[column]);
    }

    CellSet pattern_;
    Formula& formula_;
    SolutionLiterals<N> s_{};
};

}  // namespace

template <int N>
int labelled_house(CellSet pattern) {
    int best = 0;
    int most = -1;
    for (int house = 0; house < Geometry<N>::kHouses; ++house) {
        int clues = 0;
        for (const int cell : Geometry<N>::kHouseCells[house]) clues += pattern.contains(cell);
        if (clues > most) {
            most = clues;
            best = house;
        }
    }
    return best;
}

template <int N>
SolutionLiterals<N> add_solution(CellSet pattern, Formula& formula) {
    return SolutionFormula<N>(pattern, formula).add();
}

template int labelled_house<2>(CellSet);
template int labelled_house<3>(CellSet);
template SolutionLiterals<2> add_solution<2>(CellSet, Formula&);
template SolutionLiterals<3> add_solution<3>(CellSet, Formula&);

}  // namespace rookery
