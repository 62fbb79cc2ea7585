// Every format reads back what it stores: random puzzles with placed digits, candidates, marks and titles, as far as
// the format declares that it stores them.
#include <doctest/doctest.h>

#include <string>

#include "board/random.hpp"
#include "text/format.hpp"
#include "text/scan/cells.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kSeed = 20250311;

// A solution from relabelling and shifting one pattern, reduced to some givens, with some placed digits, a few
// candidates removed, and marks.
struct Sample {
    ParsedPuzzle puzzle;
    Grid9 solution;
};
Sample random_sample(Random& random, bool candidates) {
    Sample sample;
    std::array<int, 9> labels{};
    for (int i = 0; i < 9; ++i) labels[i] = i + 1;
    random.shuffle(labels);
    PuzzleExtras extras;
    Grid9 givens;
    const std::uint32_t share = 20 + random.below(40);
    for (int cell = 0; cell < 81; ++cell) {
        const int row = cell / 9;
        sample.solution[cell] = static_cast<Digit>(labels[(cell % 9 + row % 3 * 3 + row / 3) % 9]);
        if (random.below(100) < share) {
            givens[cell] = sample.solution[cell];
        } else if (random.below(4) == 0) {
            extras.placed[cell] = sample.solution[cell];
        } else if (random.below(3) == 0) {
            extras.centre_marks[cell] = static_cast<DigitSet>(1 + random.below(511));
            if (random.coin()) extras.corner_marks[cell] = static_cast<DigitSet>(random.below(512));
        }
    }
    extras.title = "No. " + std::to_string(random.below(1000)) + " <&\"é\">";
    extras.author = "Ann";
    extras.ratings = SerateRatings{static_cast<int>(12 + random.below(100)), 12, 12};
    if (candidates) {
        Candidates9 open = reading::open_candidates(reading::overlaid(givens, extras.placed));
        for (int cell = 0; cell < 81; ++cell) {
            if (givens[cell] != 0 || extras.placed[cell] != 0) continue;
            open[cell] = static_cast<DigitSet>(open[cell] & (digit_bit(sample.solution[cell]) | random.below(512)));
        }
        sample.puzzle.candidates = open;
    }
    sample.puzzle.grid = givens;
    sample.puzzle.extras = std::make_shared<const PuzzleExtras>(extras);
    return sample;
}

bool holds(const TextFormat& format, std::string_view what) {
    return format.lost.find(what) == std::string_view::npos;
}

}  // namespace

TEST_CASE("every format reads back what it can hold") {
    for (const TextFormat* format : written_formats()) {
        for (std::uint64_t part = 0; part < 150; ++part) {
            CAPTURE(format->id);
            CAPTURE(kSeed);
            CAPTURE(part);
            Random random(kSeed, part);
            const Sample sample = random_sample(random, holds(*format, "candidates") && part % 2 == 1);
            const ParsedPuzzle& puzzle = sample.puzzle;
            const PuzzleExtras& extras = extras_of(puzzle);
            const Written written = write_document(*format, puzzle);
            REQUIRE(written.problem == "");
            CAPTURE(written.text);
            const ParseResult result = parse(written.text);
            CHECK(result.problems.empty());
            REQUIRE(result.puzzles.size() == 1);
            const ParsedPuzzle& back = result.puzzles[0];
            const auto& givens = std::get<Grid9>(puzzle.grid);
            if (!holds(*format, "which digits are given")) {
                CHECK(back.candidates);
            } else {
                Grid9 expected = givens;
                if (format->id == "sdx" && back.candidates) {
                    for (int cell = 0; cell < 81; ++cell) {
                        const bool single = digit_count((*back.candidates)[cell]) == 1;
                        if (single && extras.placed[cell] == 0) expected[cell] = sample.solution[cell];
                    }
                }
                CHECK(std::get<Grid9>(back.grid) == expected);
            }
            if (holds(*format, "digits placed") && holds(*format, "which placed")) {
                // In SudokuWiki's boards and grids of candidates, single candidates count too.
                for (int cell = 0; cell < 81; ++cell) {
                    if (extras.placed[cell] != 0) CHECK(extras_of(back).placed[cell] == extras.placed[cell]);
                }
            }
            if (holds(*format, "candidates") && (puzzle.candidates || format->id != "hodoku")) {
                const Candidates9 open = reading::open_candidates(reading::overlaid(givens, extras.placed));
                REQUIRE(back.candidates);
                CHECK(*back.candidates == puzzle.candidates.value_or(open));
            }
            if (holds(*format, "marks") && format->id != "gsf") {
                CHECK(extras_of(back).centre_marks == extras.centre_marks);
                if (holds(*format, "corner")) CHECK(extras_of(back).corner_marks == extras.corner_marks);
            }
            if (holds(*format, "title")) CHECK(extras_of(back).title == extras.title);
            if (format->id == "serate") CHECK(extras_of(back).ratings == extras.ratings);
        }
    }
}

TEST_CASE("lists in every one-line format read back") {
    for (const TextFormat* format : written_formats()) {
        if (!format->one_line) continue;
        CAPTURE(format->id);
        std::string text;
        std::vector<AnyGrid> grids;
        for (std::uint64_t part = 0; part < 20; ++part) {
            Random random(kSeed, part);
            const Sample sample = random_sample(random, false);
            text += write_as(*format, sample.puzzle).text + "\n";
            grids.push_back(sample.puzzle.grid);
        }
        const ParseResult result = parse(text);
        CHECK(result.problems.empty());
        CHECK(result.format == &formats::list);
        REQUIRE(result.puzzles.size() == 20);
        for (std::size_t i = 0; i < grids.size() && holds(*format, "which digits are given"); ++i) {
            CHECK(result.puzzles[i].grid == grids[i]);
        }
    }
}
