// A list read a few lines at a time gives the same puzzles and problems as the whole list.
#include "text/line_list.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/random.hpp"
#include "text/text.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kLineListSeed = 20261123;

std::string random_cells(Random& random, int count) {
    std::string cells(static_cast<std::size_t>(count), random.coin() ? '.' : '0');
    for (int n = 0; n < 4; ++n) {
        cells[random.below(static_cast<std::uint32_t>(count))] = static_cast<char>('1' + random.below(4));
    }
    return cells;
}

std::string random_list_line(Random& random) {
    switch (random.below(14)) {
        case 0:
            return "# a comment";
        case 1:
            return "";
        case 2:
            return random_cells(random, 80);  // one cell too few
        case 3:
            return random_cells(random, 81) + " ; a note";
        case 4:
            return random_cells(random, 81) + " ED=7.1/1.2/1.2";
        case 5:
            return "some words between them";
        case 6:
            return random_cells(random, 16);
        case 7:
            return "> " + random_cells(random, 81);
        case 8:
            return "\xEF\xBB\xBF" + random_cells(random, 81);  // the beginning of another file, appended to this one
        case 9:
            return random_cells(random, 80) + 'x';
        default:
            return random_cells(random, 81);
    }
}

struct CutList {
    std::string text;
    std::vector<std::size_t> line_starts;
};
CutList random_list(Random& random) {
    CutList list;
    const std::uint32_t lines = 4 + random.below(30);
    const std::string end = random.coin() ? "\n" : "\r\n";
    if (random.below(8) == 0) list.text = "\xEF\xBB\xBF";
    if (random.below(8) == 0) list.text += "# a comment" + end;
    if (random.below(4) == 0) list.text += "puzzle\tclues" + end;
    for (std::uint32_t i = 0; i < lines; ++i) {
        list.line_starts.push_back(list.text.size());
        list.text += i < 3 ? random_cells(random, 81) : random_list_line(random);
        if (i + 1 < lines || random.coin()) list.text += random.below(16) == 0 ? "\r" : end;
    }
    return list;
}

// LF, CRLF and CR each end a line.
std::int64_t lines_of(const std::string& text) {
    std::int64_t lines = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool within = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        lines += (text[i] == '\n' || text[i] == '\r') && !within ? 1 : 0;
    }
    return lines;
}

struct Found {
    std::vector<ParsedPuzzle> puzzles;
    std::vector<TextProblem> problems;
    std::size_t plain = 0;  // puzzles of plain lines

    void add(ParsedLines lines) {
        for (const ParsedLines::Run& run : lines.runs) {
            for (std::size_t i = 0; i < run.count; ++i) {
                if (!run.plain) {
                    puzzles.push_back(std::move(lines.puzzles[run.first + i]));
                    continue;
                }
                ParsedPuzzle& puzzle = puzzles.emplace_back();
                puzzle.grid = lines.grids[run.first + i];
                puzzle.line = run.line + static_cast<std::int64_t>(i);
                ++plain;
            }
            if (!run.plain) CHECK(run.line == puzzles[puzzles.size() - run.count].line);
        }
        for (TextProblem& problem : lines.problems) problems.push_back(std::move(problem));
    }
};

void check_same(const ParseResult& whole, const Found& found) {
    REQUIRE(found.puzzles.size() == whole.puzzles.size());
    for (std::size_t i = 0; i < found.puzzles.size(); ++i) {
        CHECK(found.puzzles[i].grid == whole.puzzles[i].grid);
        CHECK(found.puzzles[i].candidates == whole.puzzles[i].candidates);
        CHECK(found.puzzles[i].line == whole.puzzles[i].line);
        CHECK(found.puzzles[i].note == whole.puzzles[i].note);
        CHECK(extras_of(found.puzzles[i]) == extras_of(whole.puzzles[i]));
    }
    REQUIRE(found.problems.size() == whole.problems.size());
    for (std::size_t i = 0; i < found.problems.size(); ++i) {
        CHECK(found.problems[i].line == whole.problems[i].line);
        CHECK(found.problems[i].column == whole.problems[i].column);
        CHECK(found.problems[i].sentence == whole.problems[i].sentence);
    }
}

// The list read in pieces, each cut after a line end.
Found read_in_pieces(const CutList& list, ListManner manner, Random& random) {
    Found found;
    std::size_t begin = 0;
    std::int64_t line = 1;
    for (const std::size_t start : list.line_starts) {
        if (start == 0 || list.text[start - 1] != '\n' || random.below(3) != 0) continue;
        const std::string piece = list.text.substr(begin, start - begin);
        found.add(parse_lines(piece, line, manner));
        CHECK(lines_in(piece) == lines_of(piece));
        line += lines_of(piece);
        begin = start;
    }
    found.add(parse_lines(list.text.substr(begin), line, manner));
    return found;
}

// A byte changed, inserted, removed or moved to the end: the line may or may not stay plain.
std::string mutated(std::string line, Random& random) {
    constexpr std::string_view kBytes(".0123456789xX#;> \t\r\n-_*\0\xC3\xA9", 26);
    const auto byte = [&] { return kBytes[random.below(static_cast<std::uint32_t>(kBytes.size()))]; };
    const auto at = random.below(static_cast<std::uint32_t>(line.size()));
    switch (random.below(4)) {
        case 0:
            line.insert(line.begin() + at, byte());
            break;
        case 1:
            line.erase(at, 1);
            break;
        case 2:
            line += byte();
            break;
        default:
            line[at] = byte();
    }
    return line;
}

}  // namespace

TEST_CASE("a list cut after any of its line feeds reads like the whole list") {
    Random random(kLineListSeed);
    for (int round = 0; round < 2000; ++round) {
        const CutList list = random_list(random);
        CAPTURE(round);
        CAPTURE(list.text);
        const auto manner = list_manner(list.text);
        REQUIRE(manner.has_value());
        check_same(parse(list.text), read_in_pieces(list, *manner, random));
    }
}

TEST_CASE("mutated plain lines read the same in the short way and in the long one") {
    Random random(kLineListSeed);
    std::size_t plain = 0;
    std::size_t others = 0;
    std::size_t problems = 0;
    for (int round = 0; round < 3000; ++round) {
        CutList list;
        for (std::uint32_t i = 0; i < 24; ++i) {
            list.line_starts.push_back(list.text.size());
            const std::string line = random_cells(random, 81);
            list.text += (i < 12 || random.coin() ? line : mutated(line, random)) + (random.coin() ? "\n" : "\r\n");
        }
        CAPTURE(round);
        CAPTURE(list.text);
        const auto manner = list_manner(list.text);
        REQUIRE(manner.has_value());
        const ParseResult whole = parse(list.text);
        const Found found = read_in_pieces(list, *manner, random);
        check_same(whole, found);
        plain += found.plain;
        others += found.puzzles.size() - found.plain;
        problems += found.problems.size();
    }
    // All three kinds occurred.
    CHECK(plain > 20'000);
    CHECK(others > 500);
    CHECK(problems > 10'000);
}

TEST_CASE("texts that are not lists are read as a whole: grids, program files, UTF-16, nothing") {
    const std::string row = "5 3 . | . 7 . | . . .\n";
    std::string grid;
    for (int i = 0; i < 9; ++i) grid += row;
    CHECK_FALSE(list_manner(grid).has_value());
    CHECK_FALSE(list_manner("{\"size\":9}").has_value());
    CHECK_FALSE(list_manner("<?xml version=\"1.0\"?>\n<opensudoku>\n").has_value());
    CHECK_FALSE(list_manner("\xFF\xFE").has_value());
    CHECK_FALSE(list_manner("").has_value());
    CHECK_FALSE(list_manner("words only\n").has_value());
    CHECK(list_manner(std::string(81, '.') + "\n").has_value());
    CHECK(list_manner(std::string(256, '.') + "\n")->symbols == 256);
}
