// Brute force: its counters, and its end by a budget or a stop.
#include <doctest/doctest.h>

#include <atomic>

#include "support/samples.hpp"
#include "textbook/classic/classic.hpp"

using namespace rookery;

namespace {

// Algorithm 1 word for word: it tries each digit separately, and recursion goes from cell to cell.
template <int N>
class WordForWord {
  public:
    WordForWord(const ClassicPuzzle<N>& puzzle, std::uint64_t solutions, std::uint64_t budget)
        : variant_{puzzle.variant}, givens_{puzzle.givens}, grid_{puzzle.givens}, limit_{solutions}, budget_{budget} {
        ended = !search(0);
    }

    std::uint64_t solutions = 0;
    std::uint64_t tried = 0;
    std::uint64_t stepped_over = 0;
    std::uint64_t placements = 0;
    bool ended = false;  // before the tree was complete

  private:
    bool search(int cell) {
        if (cell == Geometry<N>::kCells) return ++solutions < limit_;
        if (givens_[cell] != 0) {
            if (tried + stepped_over == budget_) return false;
            ++stepped_over;
            return search(cell + 1);
        }
        for (int digit = 1; digit <= N * N; ++digit) {
            if (tried + stepped_over == budget_) return false;
            ++tried;
            grid_[cell] = static_cast<Digit>(digit);
            if (has_conflict(grid_, variant_)) continue;
            ++placements;
            if (!search(cell + 1)) return false;
        }
        grid_[cell] = 0;
        return true;
    }

    Variant variant_;
    Grid<N> givens_;
    Grid<N> grid_;
    std::uint64_t limit_;
    std::uint64_t budget_;
};

template <int N>
void check_counts(const ClassicPuzzle<N>& puzzle, std::uint64_t solutions, std::uint64_t budget) {
    const WordForWord<N> expected(puzzle, solutions, budget);
    ClassicSettings settings;
    settings.solutions = solutions;
    settings.budget = budget;
    Trace trace;
    const ClassicResult<N> result = solve_classic(cards::kBruteForce, puzzle, settings, trace);
    CHECK(result.solutions == expected.solutions);
    CHECK((result.end != ClassicEnd::complete) == expected.ended);
    CHECK(trace.value("iterations") == expected.tried + expected.stepped_over);
    CHECK(trace.value("digits tried") == expected.tried);
    CHECK(trace.value("givens stepped over") == expected.stepped_over);
    CHECK(trace.value("placements") == expected.placements);
    CHECK(trace.nodes() <= expected.placements + 1);
}

const char* const kSmall = "1...............";

}  // namespace

TEST_CASE("brute force counts exactly as the published algorithm does") {
    check_counts<2>({samples::grid_of<2>(kSmall)}, 1, ~std::uint64_t{0});
    check_counts<2>({samples::grid_of<2>(kSmall)}, 1000, ~std::uint64_t{0});
    check_counts<2>({samples::grid_of<2>("12..............")}, 7, ~std::uint64_t{0});
    check_counts<2>({samples::grid_of<2>(""), Variant::diagonal}, 1000, ~std::uint64_t{0});
    check_counts<2>({samples::grid_of<2>("1234341221434321")}, 2, ~std::uint64_t{0});
    check_counts<2>({samples::grid_of<2>("123.4...........")}, 2, ~std::uint64_t{0});
    check_counts<3>({samples::grid_of(samples::kManySolutions[0])}, 1, 5000);
}

TEST_CASE("brute force stops exactly at its budget") {
    const ClassicPuzzle<2> puzzle{samples::grid_of<2>(".2..3..........1")};
    for (std::uint64_t budget = 0; budget < 400; ++budget) {
        INFO("effort " << budget);
        check_counts(puzzle, 1000, budget);
    }
    ClassicSettings settings;
    settings.budget = 3;
    Trace trace;
    CHECK(solve_classic<4>(cards::kBruteForce, {}, settings, trace).end == ClassicEnd::budget);
    CHECK(trace.value("iterations") == 3);
}

TEST_CASE("brute force: all grids of order 2, and those with diagonals") {
    ClassicSettings settings;
    settings.solutions = 1000;
    Trace trace;
    const ClassicResult<2> all = solve_classic<2>(cards::kBruteForce, {}, settings, trace);
    CHECK(all.solutions == 288);
    CHECK(all.end == ClassicEnd::complete);
    CHECK(is_solution(all.first));
    CHECK(trace.depths().front() == 1);
    CHECK(trace.depths().back() == 288);
    CHECK(trace.nodes() == trace.value("placements") + 1);
    const ClassicResult<2> diagonal = solve_classic<2>(cards::kBruteForce, {{}, Variant::diagonal}, settings, trace);
    CHECK(diagonal.solutions == 48);
    CHECK(is_solution(diagonal.first, Variant::diagonal));
    settings.solutions = 48;
    CHECK(solve_classic<2>(cards::kBruteForce, {{}, Variant::diagonal}, settings, trace).end == ClassicEnd::enough);
}

TEST_CASE("brute force: conflicting givens have no solution") {
    Trace trace;
    const ClassicResult<3> result = solve_classic<3>(cards::kBruteForce, {samples::grid_of("11")}, {}, trace);
    CHECK(result.solutions == 0);
    CHECK(result.end == ClassicEnd::complete);
    CHECK(trace.counters().size() == labels::kBruteForce.counters.size());
    CHECK(trace.value("iterations") == 0);
    // The two 1s meet only on a diagonal.
    const Grid<2> corners = samples::grid_of<2>("1..............1");
    CHECK(solve_classic<2>(cards::kBruteForce, {corners, Variant::diagonal}, {}, trace).solutions == 0);
    CHECK(solve_classic<2>(cards::kBruteForce, {corners}, {}, trace).solutions == 2);
}

TEST_CASE("brute force stops on request, and reports its state") {
    const std::atomic<bool> stop{true};
    ClassicSettings settings;
    settings.progress.stop = &stop;
    settings.solutions = 1'000'000'000;
    Trace trace;
    CHECK(solve_classic<4>(cards::kBruteForce, {}, settings, trace).end == ClassicEnd::stopped);
    CHECK(trace.value("iterations") > 0);
    CHECK(trace.value("iterations") <= 1 << 16);
}

TEST_CASE("brute force: the table of cells adds up") {
    Trace trace(1000);
    solve_classic<2>(cards::kBruteForce, {samples::grid_of<2>(kSmall)}, {}, trace);
    REQUIRE(trace.tables().size() == 1);
    const TraceTable& table = trace.tables()[0];
    REQUIRE(table.rows.size() == 15);
    CHECK(table.rows[0][0] == "r1c2");
    std::uint64_t tried = 0;
    for (const auto& row : table.rows) tried += std::stoull(row.at(2));
    CHECK(tried == trace.value("digits tried"));
}
