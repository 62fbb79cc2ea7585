// Corrupted lists of sets must give minimal sets, and problems with a position. The seed is fixed; a failure prints its
// part.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "fuzz/text/mutation.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"
#include "support/unavoidability.hpp"
#include "unavoidable/set_text.hpp"
#include "unavoidable/small_sets.hpp"

using namespace rookery;

TEST_CASE("5 000 corrupted lists") {
    constexpr std::uint64_t kSeed = 58;
    const Grid9 grid = samples::grid_of(known::kStrangelyFamiliar);
    const KnownGrid known(grid);
    const UnavoidableList sets = small_sets(grid);
    for (std::uint64_t part = 0; part < 5000; ++part) {
        Random random(kSeed, part);
        std::string text = "set\tcells\n";
        for (std::uint32_t n = random.below(6); n > 0; --n) {
            text += set_line(grid, sets[random.below(static_cast<std::uint32_t>(sets.size()))]) + "\t12\n";
        }
        const std::string spoilt = fuzz::Mutator(random).spoilt(text);
        const SetListText read = read_sets(spoilt, known);
        bool good = std::is_sorted(read.sets.begin(), read.sets.end(), listed_before);
        for (const CellSet& set : read.sets) good = good && is_minimal_unavoidable(known, set);
        const auto ends = std::count_if(spoilt.begin(), spoilt.end(), [](char c) { return c == '\n' || c == '\r'; });
        for (const TextProblem& problem : read.problems) {
            good = good && 1 <= problem.line && problem.line <= ends + 1 && problem.column >= 1 &&
                   problem.column <= static_cast<std::int64_t>(spoilt.size()) + 1 && !problem.sentence.empty();
        }
        if (!good) FAIL_CHECK("seed " << kSeed << ", part " << part);
    }
}
