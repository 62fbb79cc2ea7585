#include "exact/encoding/cube_cover.hpp"

#include <algorithm>
#include <utility>

#include "exact/encoding/legend.hpp"

namespace rookery {
namespace {

// Adds the clauses part -> first(k,c), except trivial ones; returns their numbers.
template <int N>
std::vector<std::int64_t> add_demands(const Encoding<N>& encoding, const Cube& cube, Literal part, Formula& formula) {
    std::vector<std::int64_t> numbers;
    for (std::size_t i = 0; i < cube.size(); ++i) {
        const std::int64_t before = formula.clauses();
        formula.add({-part, encoding.first_placed()[i].says(cube[i])});
        if (formula.clauses() > before) numbers.push_back(formula.clauses());
    }
    return numbers;
}

}  // namespace

template <int N>
void add_part(const Encoding<N>& encoding, const Cube& cube, Formula& formula) {
    const Literal part = formula.new_variable(says(Says::part));
    add_demands(encoding, cube, part, formula);
    formula.add_last_unit(part);
}

template <int N>
std::string part_text(const Cube& cube, int number, int parts) {
    std::string text = "Part " + std::to_string(number) + " of " + std::to_string(parts) + ':';
    for (std::size_t i = 0; i < cube.size(); ++i) {
        text += std::string(i == 0 ? " step " : ", step ") + std::to_string(i + 1);
        if (cube[i] == kNothing) {
            text += " places nothing";
        } else {
            CellSet cell;
            cell.add(cube[i]);
            text += " places " + cells_text<N>(cell) + ", and no cell before it";
        }
    }
    return text + ".\n";
}

template <int N>
CubeCover<N>::CubeCover(CellSet pattern, StrategySet strategies, int steps, std::vector<Cube> cubes)
    : cubes_{std::move(cubes)},
      encoding_{pattern, strategies, steps, Purpose::refute, static_cast<int>(cubes_.front().size())},
      whole_{encoding_.formula()} {
    std::string foreword =
        "Refuted in " + std::to_string(cubes_.size()) +
        " parts, split by the cells that the first steps place first. The proof joins them: from each part\n"
        "it keeps \"not this part\", and from these it derives that no part is left.\n";
    for (std::size_t i = 0; i < cubes_.size(); ++i) {
        const Cube& cube = cubes_[i];
        const int number = static_cast<int>(i) + 1;
        part_.push_back(whole_.new_variable(says(Says::part_of_whole, number >> 16, number & 0xFFFF)));
        demands_.push_back(add_demands(encoding_, cube, part_.back(), whole_));
        std::vector<Literal> clause{part_.back()};
        for (std::size_t k = 0; k < cube.size(); ++k) clause.push_back(-encoding_.first_placed()[k].says(cube[k]));
        whole_.add(clause);
        converse_.push_back(whole_.clauses());
        foreword += part_text<N>(cube, number, static_cast<int>(cubes_.size()));
    }
    whole_.set_comments(encoding_.comments(whole_, foreword));
}

template <int N>
JoinedPart CubeCover<N>::part(std::size_t cube, const Formula& its_formula) const {
    JoinedPart part;
    part.own = demands_[cube];
    part.shared = its_formula.clauses() - static_cast<std::int64_t>(part.own.size()) - 1;
    part.literal = its_formula.variables();
    part.literal_in_whole = part_[cube];
    return part;
}

template <int N>
void CubeCover<N>::derive(const std::vector<std::int64_t>& refuted, JoinedProof& proof) const {
    std::size_t from = 0;
    refute({}, from, refuted, proof);
}

template <int N>
std::int64_t CubeCover<N>::refute(const Cube& beginning, std::size_t& from, const std::vector<std::int64_t>& refuted,
                                  JoinedProof& proof) const {
    const std::size_t step = beginning.size();  // the next one, from 0
    const FirstPlaced<N>& first = encoding_.first_placed()[step];
    std::vector<std::int64_t> hints;
    // The cells in the cubes, and "none": each is refuted.
    const bool last = step + 1 == cubes_.front().size();
    while (from < cubes_.size() && std::equal(beginning.begin(), beginning.end(), cubes_[from].begin())) {
        if (last) {
            hints.insert(hints.end(), {refuted[from], converse_[from]});
            ++from;
        } else {
            Cube longer = beginning;
            longer.push_back(cubes_[from][step]);
            hints.push_back(refute(longer, from, refuted, proof));
        }
    }
    // The cells that the beginning has placed: they stay placed, so they are not new.
    for (std::size_t i = 0; i < step; ++i) {
        const int cell = beginning[i];
        if (cell == kNothing || first.is[static_cast<std::size_t>(cell)] == kFalse) continue;
        const auto at = static_cast<std::size_t>(cell);
        hints.push_back(encoding_.first_placed()[i].placed[at]);
        for (std::size_t k = i + 1; k < step; ++k) hints.push_back(encoding_.first_placed()[k].stays[at]);
        hints.push_back(first.was_not[at]);
    }
    // So there is no first cell, contradicting that there is one.
    for (int cell = Geometry<N>::kCells - 1; cell >= 0; --cell) {
        const auto at = static_cast<std::size_t>(cell);
        if (first.is[at] != kFalse) hints.push_back(first.chain[at]);
    }
    std::vector<Literal> clause;
    for (std::size_t i = 0; i < step; ++i) {
        const Literal says = encoding_.first_placed()[i].says(beginning[i]);
        if (says != kTrue) clause.push_back(-says);
    }
    return proof.add(clause, hints);
}

template void add_part<2>(const Encoding<2>&, const Cube&, Formula&);
template void add_part<3>(const Encoding<3>&, const Cube&, Formula&);
template std::string part_text<2>(const Cube&, int, int);
template std::string part_text<3>(const Cube&, int, int);
template class CubeCover<2>;
template class CubeCover<3>;

}  // namespace rookery
