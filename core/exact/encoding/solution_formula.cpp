#include "exact/encoding/solution_formula.hpp"

#include <vector>

#include "exact/encoding/legend.hpp"

namespace rookery {
namespace {

// The digits that the labelled house leaves for each cell, by peers alone.
template <int N>
Candidates<N> candidates_left(int labelled) {
    using Geo = Geometry<N>;
    Candidates<N> left;
    left.sets.fill(all_digits(Geo::kSize));
    const auto fix = [&](int cell, int digit) {
        left[cell] = static_cast<DigitSet>(left[cell] & digit_bit(digit));
        for (const int peer : Geo::kPeerCells[cell]) left[peer] = static_cast<DigitSet>(left[peer] & ~digit_bit(digit));
    };
    int digit = 0;
    for (const int cell : Geo::kHouseCells[labelled]) fix(cell, ++digit);
    return left;
}

template <int N>
class SolutionFormula {
  public:
    using Geo = Geometry<N>;
    static constexpr int kSize = Geo::kSize;

    SolutionFormula(const ClueLiterals<N>& clues, Formula& formula) : clues_{clues}, formula_{formula} {}

    SolutionLiterals<N> add() {
        const Candidates<N> left = candidates_left<N>(labelled_house<N>(clues_));
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

    // At most one digit has no clue: two could change places.
    void add_clue_digits() {
        std::array<std::vector<Literal>, kSize> clues_with{};  // [digit - 1]: one literal for each possible clue
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (clues_[cell] == kFalse) continue;
            for (int d = 0; d < kSize; ++d) clues_with[d].push_back(clue_with(cell, d));
        }
        std::vector<Literal> clause;
        for (int d = 0; d < kSize; ++d) {
            for (int e = d + 1; e < kSize; ++e) {
                clause = clues_with[d];
                clause.insert(clause.end(), clues_with[e].begin(), clues_with[e].end());
                formula_.add(clause);
            }
        }
    }
    Literal clue_with(int cell, int d) {
        if (clues_[cell] == kTrue) return s_[cell][d];
        const Literal both = formula_.new_variable(says(Says::clue_with, cell, d));
        formula_.add({-both, clues_[cell]});
        formula_.add({-both, s_[cell][d]});
        return both;
    }

    // Two lines of a chute: no cycle of two, three or four columns without clues.
    void add_cycles(const Line& upper, const Line& lower) {
        std::array<std::array<Literal, kSize>, kSize> same{};  // [a][b]: upper[a] and lower[b] have the same digit
        for (int a = 0; a < kSize; ++a) {
            for (int b = 0; b < kSize; ++b) {
                same[a][b] = kFalse;
                if (a / N == b / N || !is_open(upper, lower, a) || !is_open(upper, lower, b)) continue;
                same[a][b] = formula_.new_variable(says(Says::cycle_link, upper[a], lower[b]));
                for (int d = 0; d < kSize; ++d) formula_.add({-s_[upper[a]][d], -s_[lower[b]][d], same[a][b]});
            }
        }
        std::vector<Literal> clause;
        const auto no_cycle = [&](std::initializer_list<int> columns) {
            clause.clear();
            for (const int* column = columns.begin(); column != columns.end(); ++column) {
                const bool last = column + 1 == columns.end();
                clause.push_back(-same[*column][last ? *columns.begin() : column[1]]);
                clause.push_back(clues_[upper[*column]]);
                clause.push_back(clues_[lower[*column]]);
            }
            formula_.add(clause);
        };
        for (int a = 0; a < kSize; ++a) {  // the first column of the cycle
            for (int b = a + 1; b < kSize; ++b) {
                no_cycle({a, b});
                for (int c = a + 1; c < kSize; ++c) {
                    if (c == b) continue;
                    no_cycle({a, b, c});
                    for (int e = a + 1; e < kSize; ++e) {
                        if (e != b && e != c) no_cycle({a, b, c, e});
                    }
                }
            }
        }
    }
    bool is_open(const Line& upper, const Line& lower, int column) const {
        return clues_[upper[column]] != kTrue && clues_[lower[column]] != kTrue;
    }

    const ClueLiterals<N>& clues_;
    Formula& formula_;
    SolutionLiterals<N> s_{};
};

}  // namespace

template <int N>
ClueLiterals<N> clues_in_cells(CellSet pattern) {
    ClueLiterals<N> clues;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) clues[cell] = pattern.contains(cell) ? kTrue : kFalse;
    return clues;
}

template <int N>
int labelled_house(const ClueLiterals<N>& clues) {
    int best = 0;
    int most = -1;
    for (int house = 0; house < Geometry<N>::kHouses; ++house) {
        int known = 0;
        for (const int cell : Geometry<N>::kHouseCells[house]) known += clues[cell] == kTrue;
        if (known > most) {
            most = known;
            best = house;
        }
    }
    return best;
}

template <int N>
SolutionLiterals<N> add_solution(const ClueLiterals<N>& clues, Formula& formula) {
    return SolutionFormula<N>(clues, formula).add();
}

template ClueLiterals<2> clues_in_cells<2>(CellSet);
template ClueLiterals<3> clues_in_cells<3>(CellSet);
template int labelled_house<2>(const ClueLiterals<2>&);
template int labelled_house<3>(const ClueLiterals<3>&);
template SolutionLiterals<2> add_solution<2>(const ClueLiterals<2>&, Formula&);
template SolutionLiterals<3> add_solution<3>(const ClueLiterals<3>&, Formula&);

}  // namespace rookery
