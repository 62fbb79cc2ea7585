// A list that is read some lines at a time gives the same puzzles and problems as the whole of it.
#include "text/line_list.hpp"

#include <doctest/doctest.h>

#include <string>
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
            return "\xEF\xBB\xBF" + random_cells(random, 81);  // the beginning of another file, joined to this one
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

void check_same(const ParseResult& whole, const std::vector<ParsedPuzzle>& puzzles,
                const std::vector<TextProblem>& problems) {
    REQUIRE(puzzles.size() == whole.puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        CHECK(puzzles[i].grid == whole.puzzles[i].grid);
        CHECK(puzzles[i].line == whole.puzzles[i].line);
        CHECK(puzzles[i].note == whole.puzzles[i].note);
        CHECK(extras_of(puzzles[i]) == extras_of(whole.puzzles[i]));
    }
    REQUIRE(problems.size() == whole.problems.size());
    for (std::size_t i = 0; i < problems.size(); ++i) {
        CHECK(problems[i].line == whole.problems[i].line);
        CHECK(problems[i].column == whole.problems[i].column);
        CHECK(problems[i].sentence == whole.problems[i].sentence);
    }
}

}  // namespace

TEST_CASE("a list cut anywhere behind its line feeds reads as the whole list") {
    Random random(kLineListSeed);
    for (int round = 0; round < 2000; ++round) {
        const CutList list = random_list(random);
        CAPTURE(round);
        CAPTURE(list.text);
        const auto manner = list_manner(list.text);
        REQUIRE(manner.has_value());
        std::vector<ParsedPuzzle> puzzles;
        std::vector<TextProblem> problems;
        std::size_t begin = 0;
        std::int64_t line = 1;
        for (const std::size_t start : list.line_starts) {
            if (start == 0 || list.text[start - 1] != '\n' || random.below(3) != 0) continue;
            const std::string piece = list.text.substr(begin, start - begin);
            ParseResult read = parse_lines(piece, line, *manner);
            for (ParsedPuzzle& puzzle : read.puzzles) puzzles.push_back(std::move(puzzle));
            for (TextProblem& problem : read.problems) problems.push_back(std::move(problem));
            line += lines_of(piece);
            begin = start;
        }
        ParseResult rest = parse_lines(list.text.substr(begin), line, *manner);
        for (ParsedPuzzle& puzzle : rest.puzzles) puzzles.push_back(std::move(puzzle));
        for (TextProblem& problem : rest.problems) problems.push_back(std::move(problem));
        check_same(parse(list.text), puzzles, problems);
    }
}

TEST_CASE("what is no list is read as a whole: grids, files of programs, UTF-16, nothing") {
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
