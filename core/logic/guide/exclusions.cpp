// Pages on aligned exclusions.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 2> kExclusions = {{
    {T::aligned_pair_exclusion,
     "Write down all pairs of digits that two cells could have together. A pair that would take both candidates of a "
     "third cell that sees both is impossible, and so are equal digits if the two see each other. A candidate in none "
     "of the remaining pairs is wrong.",
     "Two cells, and cells with two candidates that see both of them.",
     "Candidates of the two cells that no possible pair uses.",
     "Choose two cells that many cells with two candidates see. It is bookkeeping, and chains often show the same.",
     {T::aligned_triplet_exclusion, T::xyz_wing, T::cell_chain},
     "1.9.85..2.8.....7.7....29.......46...23...48...75.......82....6.1.....2.2..89.7.1"},
    {T::aligned_triplet_exclusion,
     "Like aligned pair exclusion, but with three cells: triples of digits are struck out when they would leave a cell "
     "that sees all of them, or two of them, without a candidate.",
     "Three cells, and cells with two or three candidates that see them.",
     "Candidates of the three cells that no possible triple uses.",
     "Hardly anyone does it by hand. Forcing chains from one of the cells show the same in a form that is easier to "
     "follow.",
     {T::aligned_pair_exclusion, T::cell_chain},
     "49.3....1.1...8.2...39..........4.7.2.4...8.9.3.6..........54...5.4...3.3....1.85"},
}};

}  // namespace

std::span<const GuidePage> guide::exclusions() {
    return kExclusions;
}

}  // namespace rookery
