// Everything written reads back the same: random grids of every order, in every written form.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "board/random.hpp"
#include "text/formats/list.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kRoundTripSeed = 20240517;

// A full board (every row is the first one shifted, then digits are relabelled), each cell of which stays with
// probability `share` / 100.
template <int N>
Grid<N> random_puzzle(Random& random, std::uint32_t share) {
    constexpr int kSize = Geometry<N>::kSize;
    std::array<int, kSize> labels{};
    for (int i = 0; i < kSize; ++i) labels[i] = i + 1;
    random.shuffle(labels);
    Grid<N> grid;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        const int row = Geometry<N>::row_of(cell);
        const int place = (Geometry<N>::column_of(cell) + row % N * N + row / N) % kSize;
        if (random.below(100) < share) grid[cell] = static_cast<Digit>(labels[place]);
    }
    return grid;
}

AnyGrid random_puzzle(Random& random, int order) {
    const std::uint32_t share = random.below(101);
    switch (order) {
        case 2:
            return random_puzzle<2>(random, share);
        case 3:
            return random_puzzle<3>(random, share);
        default:
            return random_puzzle<4>(random, share);
    }
}

// Given cells have one candidate; no other cell has exactly one, so that no two can conflict.
Candidates9 random_candidates(Random& random) {
    const Grid9 givens = random_puzzle<3>(random, random.below(60));
    Candidates9 candidates;
    for (int cell = 0; cell < 81; ++cell) {
        DigitSet set =
            givens[cell] != 0 ? digit_bit(givens[cell]) : static_cast<DigitSet>(random.next() & all_digits(9));
        if (givens[cell] == 0 && digit_count(set) == 1) set = random.coin() ? DigitSet{0} : all_digits(9);
        candidates[cell] = set;
    }
    candidates[static_cast<int>(random.below(81))] = all_digits(9);  // makes it a pencil-mark grid for sure
    return candidates;
}

void check_reads_back(const std::string& text, const AnyGrid& grid, const TextFormat& format) {
    CAPTURE(text);
    const ParseResult result = parse(text);
    CHECK(result.problems.empty());
    REQUIRE(result.puzzles.size() == 1);
    CHECK(result.format == &format);
    CHECK(result.puzzles[0].grid == grid);
}

// The rows without a border.
std::string rows_of(const AnyGrid& grid, char blank) {
    const std::string line = to_line(grid, blank);
    const std::size_t size = line.size() == 16 ? 4 : line.size() == 81 ? 9 : 16;
    std::string rows;
    for (std::size_t at = 0; at < line.size(); at += size) rows += line.substr(at, size) + "\n";
    return rows;
}

}  // namespace

TEST_CASE("lines, rows and boxed grids read back") {
    for (int order = 2; order <= 4; ++order) {
        for (std::uint64_t part = 0; part < 200; ++part) {
            CAPTURE(kRoundTripSeed);
            CAPTURE(order);
            CAPTURE(part);
            Random random(kRoundTripSeed, part);
            const AnyGrid grid = random_puzzle(random, order);
            for (const char blank : {'.', '0', '_', '*', '?'})
                check_reads_back(to_line(grid, blank), grid, formats::line);
            check_reads_back(to_boxed_grid(grid), grid, formats::boxed_grid);
            // The rows of a 16x16 puzzle without a digit above 4 are the only ambiguous form: they also read as a list
            // of 4x4 puzzles.
            if (order < 4 || to_line(grid).find_first_of("56789ABCDEFG") != std::string::npos) {
                check_reads_back(rows_of(grid, '.'), grid, formats::grid);
            }
        }
    }
}

TEST_CASE("candidates read back") {
    for (std::uint64_t part = 0; part < 400; ++part) {
        CAPTURE(kRoundTripSeed);
        CAPTURE(part);
        Random random(kRoundTripSeed, part);
        const Candidates9 candidates = random_candidates(random);
        for (const std::string& text : {to_pencilmark_grid(candidates), to_candidate_line(candidates)}) {
            CAPTURE(text);
            const ParseResult result = parse(text);
            CHECK(result.problems.empty());
            REQUIRE(result.puzzles.size() == 1);
            REQUIRE(result.puzzles[0].candidates.has_value());
            CHECK(result.puzzles[0].candidates.value_or(Candidates9{}) == candidates);
            // A cell that is read as a given has a single candidate, and no other cell that it sees lists it among
            // others.
            const Grid9& grid = std::get<Grid9>(result.puzzles[0].grid);
            for (int cell = 0; cell < 81; ++cell) {
                const DigitSet set = candidates[cell];
                bool certain = digit_count(set) == 1;
                for (int other = 0; other < 81; ++other) {
                    if (Geometry9::sees(cell, other) && digit_count(candidates[other]) > 1 &&
                        (candidates[other] & set) != 0) {
                        certain = false;
                    }
                }
                CHECK(grid[cell] == (certain ? lowest_digit(set) : 0));
            }
        }
    }
}

TEST_CASE("lists keep every puzzle, its line and its note, whatever is in between") {
    for (std::uint64_t part = 0; part < 50; ++part) {
        CAPTURE(kRoundTripSeed);
        CAPTURE(part);
        Random random(kRoundTripSeed, part);
        const std::string end = std::array<std::string, 3>{"\n", "\r\n", "\r"}[random.below(3)];
        std::string text;
        std::vector<ParsedPuzzle> expected;
        std::int64_t line = 1;
        const std::uint32_t count = 2 + random.below(60);
        while (expected.size() < count) {
            switch (random.below(6)) {
                case 0:
                    text += "# a remark";
                    break;
                case 1:
                    text += std::string(random.below(3), ' ');
                    break;
                case 2:
                    text += "// ----";
                    break;
                default: {
                    ParsedPuzzle puzzle;
                    puzzle.grid = random_puzzle<3>(random, random.below(101));
                    puzzle.line = line;
                    if (random.coin()) puzzle.note = "no. " + std::to_string(line);
                    text += to_line(puzzle.grid) + (puzzle.note.empty() ? "" : " # " + puzzle.note);
                    expected.push_back(puzzle);
                    break;
                }
            }
            text += end;
            ++line;
        }
        const ParseResult result = parse(text);
        CHECK(result.problems.empty());
        CHECK(result.format == &formats::list);
        REQUIRE(result.puzzles.size() == expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            CHECK(result.puzzles[i].grid == expected[i].grid);
            CHECK(result.puzzles[i].line == expected[i].line);
            CHECK(result.puzzles[i].note == expected[i].note);
        }
    }
}
