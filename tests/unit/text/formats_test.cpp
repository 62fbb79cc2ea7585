// Formats of other programs: published examples, and rejected input.
#include <doctest/doctest.h>

#include "support.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/texts.hpp"
#include "text/containers/lz_string.hpp"

using namespace rookery;
using texts::kLine;
using texts::kPublishedZeros;
using texts::kRows;

namespace {

ParsedPuzzle only(std::string_view text, const TextFormat& format) {
    const ParseResult result = parse(text);
    CHECK(first_problem(result) == "");
    CHECK(result.format == &format);
    REQUIRE(result.puzzles.size() == 1);
    CHECK(!result.recognised.empty());
    return result.puzzles[0];
}

std::string line_of(std::string_view text, const TextFormat& format) {
    return to_line(only(text, format).grid, '0');
}

Grid9 placed(int cell, Digit digit) {
    Grid9 grid;
    grid[cell] = digit;
    return grid;
}

}  // namespace

TEST_CASE("SudokuPad scf") {
    CHECK(line_of("scfef6Y2ScDBJ7sUpU6DFCZO4a8gv", formats::scf) == kPublishedZeros);
    CHECK(line_of("https://sudokupad.app/scfef6Y2ScDBJ7sUpU6DFCZO4a8gv", formats::scf) == kPublishedZeros);
    CHECK(line_of("scfoooooooooooooK", formats::scf) == std::string(81, '0'));
    CHECK(parse("scfef6Y2ScDBJ7sUpU6DFCZO4a8gv").recognised == "SudokuPad link (scf)");
    CHECK(only_problem("scfoooooooooooooo") == "1:17 expected 81 cells in the code after \"scf\", found more");
    CHECK(only_problem("scfooooooooooooo1") == "1:18 expected 81 cells in the code after \"scf\", found 79");
    CHECK(only_problem("scf55ooooooooooooo0") == "1:4 digit 5 appears twice in row 1 (r1c1 and r1c2)");
    const ParseResult more = parse("scfoooooooooooooK*abc");
    CHECK(more.puzzles.size() == 1);
    CHECK(first_problem(more) == "1:4 everything after the givens in this link was ignored");
    CHECK(more.recognised == "SudokuPad link (scf)");
}

TEST_CASE("Good Sudoku") {
    const std::string code = "$cAZAIABgcAQAAIAFCQAAAHAFAAAwAAgAEAAAAwQAgAAGADAQAFAWAHA=";
    const std::string line = line_of(code, formats::good_sudoku);
    CHECK(line.substr(0, 27) == "700640200060700400008005090");
    CHECK(line_of("https://example.org/puzzle/" + code, formats::good_sudoku) == line);
    CHECK(parse(code).recognised == "Good Sudoku code");
    std::string odd = code;
    odd[1] = 'v';  // its first half byte is 11
    CHECK(only_problem(odd) == "1:2 expected digits 0-9 in this code, found 11 in r1c1");
}

TEST_CASE("SudokuWiki") {
    const std::string zeros(kPublishedZeros);
    CHECK(line_of("https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros, formats::link) == zeros);
    CHECK(line_of("?bd=" + zeros, formats::link) == zeros);
    const ParseResult links = parse("?bd=" + zeros + "\n?bd=" + zeros);
    CHECK(links.recognised == "list of 2 links");
    CHECK(links.kind == &formats::link);
    CHECK(parse("?bd=" + zeros + "\n" + zeros).kind == nullptr);
    // r1c1 is the clue 1, r1c2 has the candidates 3 and 7, the others all candidates.
    std::string board = "0348";
    for (int i = 2; i < 81; ++i) board += "vu";
    for (const std::string& text : {board, "bd=" + board, "https://www.sudokuwiki.org/sudoku.htm?bd=" + board}) {
        const ParsedPuzzle puzzle = only(text, formats::sudoku_wiki);
        CHECK(to_line(puzzle.grid) == "1" + dots(80));
        REQUIRE(puzzle.candidates);
        CHECK((*puzzle.candidates)[1] == (digit_bit(3) | digit_bit(7)));
        CHECK((*puzzle.candidates)[2] == all_digits(9));
    }
    CHECK(parse(board).recognised == "SudokuWiki board");
    board[1] = '7';  // the candidates 1 and 2, and the clue flag
    CHECK(only_problem(board) == "1:1 r1c1 is a clue with 2 candidates, expected one");
}

TEST_CASE("texts of 162 digits are distinguished") {
    const std::string puzzle = texts::replaced(kLine, ".", "0");
    const std::string solution(samples::kSolution);
    const ParseResult pair = parse(puzzle + solution);
    REQUIRE(pair.puzzles.size() == 1);
    CHECK(to_line(pair.puzzles[0].grid) == kLine);
    CHECK(first_problem(pair) == "1:1 162 digits were read as a puzzle of 81 cells and its solution");
    CHECK(only_problem(puzzle + std::string(81, '1')).find("Rookery reads classic sudoku only") != std::string::npos);
    const std::string plain(162, '0');  // a board without any candidate
    CHECK(first_problem(parse(plain)).find("they could also be a grid and the layout") != std::string::npos);
    CHECK(parse(plain).puzzles.size() == 1);
}

TEST_CASE("HoDoKu library lines") {
    const std::string grid = "8..4+7" + dots(76);
    const ParsedPuzzle plain = only(":0000:x:" + grid + ":::", formats::hodoku_line);
    CHECK(to_line(plain.grid) == "8..4" + dots(77));
    CHECK(extras_of(plain).placed == placed(4, 7));
    CHECK(!plain.candidates);
    CHECK(plain.note == "");
    const ParsedPuzzle marked = only(":0000:x:" + grid + ":318 518::", formats::hodoku_line);
    REQUIRE(marked.candidates);
    CHECK((*marked.candidates)[7] == (digit_bit(1) | digit_bit(2) | digit_bit(6) | digit_bit(9)));
    CHECK((*marked.candidates)[0] == digit_bit(8));
    const ParsedPuzzle step = only(":0300:6:" + dots(81) + ":516:612 652::", formats::hodoku_line);
    CHECK(step.note == "HoDoKu technique 0300, digits 6; r1c2<>6, r5c2<>6");
    CHECK(only(":0300:6:" + dots(81) + ":516:612 652::2", formats::hodoku_line).note == step.note);
    const ParseResult library = parse(":0000:x:" + grid + ":::\n:0300:6:" + dots(81) + "::612::\n");
    CHECK(library.recognised == "list of 2 HoDoKu library lines");
    CHECK(library.format == &formats::list);
    CHECK(only_problem(":0000:x:55" + dots(79) + ":::").find("digit 5 appears twice") != std::string::npos);
    const ParseResult wrong = parse(":0000:x:5+5" + dots(79) + ":318::");
    CHECK(wrong.puzzles.size() == 1);
    CHECK(first_problem(wrong) ==
          "1:92 the candidates of this line were left out: digit 5 appears twice in row 1 (r1c1 and r1c2)");
    CHECK(only_problem(":0000:x:" + dots(80) + ":::") == "1:89 expected 81 cells, found 80");
    CHECK(only_problem(":0000:x:" + dots(40) + "x" + dots(40) + ":::") ==
          "1:49 expected 1-9, '.', '0' or '+' followed by a digit, found 'x'");
    CHECK(only_problem(":0000:x:" + dots(81) + ":31:::") ==
          "1:91 expected removed candidates as digit, row and column (\"318\")");
}

TEST_CASE("gsf and serate lines") {
    const std::string line(kLine);
    const ParsedPuzzle named = only("7,81,x,2," + line + ",Easter Monster,9", formats::gsf_line);
    CHECK(to_line(named.grid) == kLine);
    CHECK(extras_of(named).title == "Easter Monster");
    const ParsedPuzzle rated = only(line + " ED=7.1/1.2/1.2", formats::serate_line);
    CHECK(rated.note == "ED=7.1/1.2/1.2");
    CHECK(extras_of(rated).ratings == SerateRatings{71, 12, 12});
    CHECK(extras_of(parse(line + " ED=11.9/11.9/11.3").puzzles.at(0)).ratings == SerateRatings{119, 119, 113});
    CHECK(!extras_of(parse(line + " ED=7.1/1.2").puzzles.at(0)).ratings);
    CHECK(parse(line + " ED=7.1/1.2/1.2\n" + line + " ED=2.0/1.2/1.2\n").recognised == "list of 2 serate lines");
}

TEST_CASE(".sdk") {
    const std::string rows(kRows);
    const std::string header = "#ARuud\n#DMonday\n#LEasy\n";
    const ParsedPuzzle plain = only(header + rows, formats::sdk);
    CHECK(to_line(plain.grid) == kLine);
    CHECK(plain.note == "Monday, by Ruud; level Easy");
    CHECK(extras_of(plain).title == "Monday");
    CHECK(extras_of(plain).author == "Ruud");
    std::string state = rows;
    state.replace(state.find("4..8.3..1"), 9, "4..853..1");
    const ParsedPuzzle played = only(header + "[Puzzle]\n" + rows + "[State]\n" + state, formats::sdk);
    CHECK(to_line(played.grid) == kLine);
    CHECK(extras_of(played).placed == placed(40, 5));
    CHECK(played.line == 5);
    CHECK(parse(header + "[Puzzle]\n" + rows).recognised == "SadMan file (.sdk)");
    // Undocumented sections are skipped with a message.
    const ParseResult more = parse("[Puzzle]\r\n" + texts::replaced(rows, "\n", "\r\n") + "[Colors]\r\n1,2,3\r\n");
    CHECK(more.puzzles.size() == 1);
    CHECK(first_problem(more) == "11:1 section [colors] was not read");
    CHECK(only_problem("[Puzzle]\n[State]\n" + rows) == "1:1 expected nine rows in section [puzzle]");
    CHECK(first_problem(parse("[Puzzle]\n" + texts::replaced(rows, "4..8.3..1", "4..8x3..1"))) ==
          "6:5 expected 1-9, '.' or '0', found 'x'");
    // A comment is not a header.
    CHECK(parse("#Comment\n" + rows).format == &formats::grid);
    // Two puzzles in one file.
    CHECK(parse("#AOne\n[Puzzle]\n" + rows + "#ATwo\n[Puzzle]\n" + rows).puzzles.at(1).note == "by Two");
}

TEST_CASE(".sdx") {
    const std::string row = "2 u6 789 1 48 5 49 u4 3\n";
    std::string text = row;
    for (int i = 1; i < 9; ++i) text += "123456789 123456789 123456789 123456789 123456789 123456789 12 34 56\n";
    const ParsedPuzzle puzzle = only(text, formats::sdx);
    CHECK(to_line(puzzle.grid) == "2..1.5..3" + dots(72));
    CHECK(to_line(extras_of(puzzle).placed) == ".6.....4." + dots(72));
    REQUIRE(puzzle.candidates);
    CHECK((*puzzle.candidates)[2] == (digit_bit(7) | digit_bit(8) | digit_bit(9)));
    CHECK((*puzzle.candidates)[1] == digit_bit(6));
    CHECK(parse(text).recognised == "SudoCue file (.sdx)");
}

TEST_CASE(".ss") {
    std::string text = "*-----------*\n";
    for (std::size_t row = 0; row < 9; ++row) {
        const std::string_view cells = kLine.substr(9 * row, 9);
        for (std::size_t box = 0; box < 3; ++box) text += "|" + std::string(cells.substr(3 * box, 3));
        text += row == 2 || row == 5 ? "|\n|---+---+---|\n" : "|\n";
    }
    text += "*-----------*\n";
    CHECK(to_line(only(text, formats::simple_sudoku).grid) == kLine);
    CHECK(to_line(only(texts::replaced(text, ".", "X"), formats::simple_sudoku).grid) == kLine);
    CHECK(to_line(only(texts::replaced(texts::replaced(text, ".", "X"), "*", "-"), formats::simple_sudoku).grid) ==
          kLine);
    CHECK(parse(text).recognised == "Simple Sudoku file (.ss)");
}

TEST_CASE("OpenSudoku") {
    const std::string zeros(kPublishedZeros);
    const std::string game = "<game data=\"" + zeros + "\"/>";
    CHECK(line_of("<opensudoku version=\"2\">" + game + "</opensudoku>", formats::open_sudoku) == zeros);
    CHECK(line_of(
              "\xEF\xBB\xBF<?xml version='1.0'?>\n<!-- <game/> -->\n<opensudoku>\n<name>Easy &amp; good</name>" + game,
              formats::open_sudoku) == zeros);
    CHECK(parse("<opensudoku><name>Easy &amp; good</name>" + game).puzzles.at(0).note == "Easy & good");
    const std::string folder = "<opensudoku version=\"2\"><folder name=\"Hard\" created=\"1\">\n" + game +
                               "\n<game created='1' state=\"2\" note=\"No. 7\" data='" + zeros +
                               "'/></folder></opensudoku>";
    const ParseResult two = parse(folder);
    CHECK(first_problem(two) == "");
    CHECK(two.recognised == "2 OpenSudoku files");
    REQUIRE(two.puzzles.size() == 2);
    CHECK(two.puzzles[0].note == "Hard");
    CHECK(two.puzzles[1].note == "No. 7");
    CHECK(two.puzzles[1].line == 3);

    // 5 given, an empty cell with notes 1 and 9, 7 entered.
    const auto cells = [](const std::string& version, const std::string& first) {
        std::string data = "version: " + version + "&#10;" + first;
        for (int i = 3; i < 81; ++i) data += version == "1" ? "0|-|1|" : "0|0|1|";
        return "<opensudoku version=\"2\"><game data=\"" + data + "\"/></opensudoku>";
    };
    for (const std::string& text : {cells("3", "5|0|0|0|257|1|7|0|1|"), cells("2", "5|0||0|0|257||1|7|0||1|"),
                                    cells("1", "5|-|0|0|1,9,|1|7|-|1|")}) {
        CAPTURE(text);
        const ParsedPuzzle puzzle = only(text, formats::open_sudoku);
        CHECK(to_line(puzzle.grid) == "5" + dots(80));
        CHECK(extras_of(puzzle).placed == placed(2, 7));
        CHECK(extras_of(puzzle).centre_marks[1] == (digit_bit(1) | digit_bit(9)));
        CHECK(!puzzle.candidates);
    }
    CHECK(only_problem(cells("4", "")) ==
          "1:25 expected cells of version 1, 2 or 3 in the data of this game, found '4'");
    CHECK(only_problem("<opensudoku>\n <game/>") == "2:2 expected data=\"...\" in this game");
    CHECK(only_problem("<opensudoku>\n <game data='123'/>") ==
          "2:2 expected 81 digits in the data of this game, found 3 characters");
    CHECK(only_problem("<opensudoku></opensudoku>") ==
          "1:1 expected <game data=\"...\"/> in this OpenSudoku file, found none");
}

TEST_CASE("f-puzzles") {
    const std::string code =
        "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UKFcgA=";
    // Letters too: the end of a code may be missing without harm, but not its middle.
    const std::string escaped = texts::replaced(texts::replaced(code, "=", "%3D"), "YwTL", "%59w%54L");
    const std::string spaced = texts::replaced(code, "+", " ");
    for (const std::string& text : {"https://www.f-puzzles.com/?load=" + code, "https://f-puzzles.com/?load=" + escaped,
                                    "f-puzzles.com/?load=" + spaced, "?load=" + code, "fpuzzles" + code, "fpuz" + code,
                                    "https://sudokupad.app/fpuzzles" + code}) {
        CAPTURE(text);
        CHECK(line_of(text, formats::f_puzzles) == "1000000000000000");
    }
    const auto puzzle = [](const std::string& fields) {
        std::string rows;
        for (int i = 1; i < 9; ++i) rows += ",[{},{},{},{},{},{},{},{},{}]";
        return "{\"size\":9," + fields +
               "\"grid\":[[{\"value\":5,\"given\":true},{\"value\":7},{\"centerPencilMarks\":[1,2],"
               "\"cornerPencilMarks\":[3]}"
               ",{},{},{},{},{},{}]" +
               rows + "]}";
    };
    const auto link = [](const std::string& json) {
        return "https://f-puzzles.com/?load=" + reading::pack_lz_string(json);
    };
    const std::string titled =
        puzzle("\"title\":\"Easter\",\"author\":\"Ruud\",\"thermometer\":[],\"antiknight\":false,");
    for (const std::string& text : {titled, link(titled)}) {
        const ParsedPuzzle read = only(text, formats::f_puzzles);
        CHECK(to_line(read.grid) == "5" + dots(80));
        CHECK(extras_of(read).placed == placed(1, 7));
        CHECK(extras_of(read).centre_marks[2] == (digit_bit(1) | digit_bit(2)));
        CHECK(extras_of(read).corner_marks[2] == digit_bit(3));
        CHECK(read.note == "Easter, by Ruud");
    }
    CHECK(only_problem(link(puzzle("\"thermometer\":[{\"lines\":[]}],\"killercage\":[{}],"))) ==
          "1:1 this puzzle has killercage, thermometer: Rookery reads classic sudoku only");
    CHECK(only_problem(link(puzzle("\"diagonal+\":true,"))) ==
          "1:1 this puzzle has diagonal+: Rookery reads classic sudoku only");
    const ParseResult drawn = parse(link(puzzle("\"line\":[{}],")));
    CHECK(drawn.puzzles.size() == 1);
    CHECK(first_problem(drawn) == "1:1 drawings on the board were not read: line");
    CHECK(only_problem(link("{\"size\":6,\"grid\":[[],[],[],[],[],[]]}")) ==
          "1:1 expected 4, 9 or 16 rows in \"grid\", found 6");
    CHECK(only_problem("https://f-puzzles.com/?load=" + code.substr(0, 60)) ==
          "1:1 this f-puzzles code cannot be unpacked: it may have been cut off or altered");
    CHECK(only_problem(link(texts::replaced(titled, "\"value\":5", "\"value\":12"))) ==
          "1:1 expected digits 1-9, found 12 in r1c1");
}

TEST_CASE("a collapsed // in a packed code is restored") {
    // Searches for a text whose code contains the two slashes.
    for (int i = 0; i < 100; ++i) {
        const std::string json =
            "{\"size\":4,\"title\":\"" + std::to_string(i) + "\uFFFF" +
            "\",\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}";
        const std::string code = reading::pack_lz_string(json);
        const std::size_t at = code.find("//");
        if (at == std::string::npos) continue;
        std::string collapsed = code;
        collapsed.erase(at, 1);
        CHECK(line_of("https://f-puzzles.com/?load=" + collapsed, formats::f_puzzles) == "1000000000000000");
        return;
    }
    FAIL("no such code was found");
}

TEST_CASE("SudokuPad scl") {
    const std::string empty_rows =
        ",[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,]";
    const auto zipped = [&](const std::string& fields) {
        return "{id:'x1',ce:[[{v:5},{v:'6'},{centremarks:[1,2]},,,,,,]" + empty_rows + "]" + fields + "}";
    };
    const std::string good =
        zipped(",metadata:{title:'It\\'s \"easy\"',author:'Ruud',solution:'531'},ca:[{v:'rules: None'}]");
    const std::string packed = reading::pack_lz_string(good);
    for (const std::string& text : {good, "scl" + packed, "ctc" + packed, "https://sudokupad.app/scl" + packed,
                                    "https://beta.sudokupad.app/sudoku/scl" + packed + "?setting-nogrid=1",
                                    "https://app.crackingthecryptic.com/sudoku/?puzzleid=scl" + packed}) {
        CAPTURE(text);
        const ParsedPuzzle read = only(text, formats::sudoku_pad);
        CHECK(to_line(read.grid) == "56" + dots(79));
        CHECK(read.note == "It's \"easy\", by Ruud; None");
        CHECK(extras_of(read).centre_marks[2] == (digit_bit(1) | digit_bit(2)));
    }
    CHECK(parse("scl" + packed).recognised == "SudokuPad link");
    CHECK(only_problem(zipped(",l:[{wp:[]}],ca:[{ce:[[0,0]],v:5}]")) ==
          "1:1 this puzzle has cages, lines: Rookery reads classic sudoku only");
    CHECK(only_problem(zipped(",metadata:{antiknight:t}")) ==
          "1:1 this puzzle has antiknight: Rookery reads classic sudoku only");
    CHECK(only_problem(zipped(",re:[[[0,0],[0,1],[0,3]]]")) ==
          "1:1 this puzzle has irregular regions: Rookery reads classic sudoku only");
    CHECK(parse(zipped(",re:[[[0,0],[0,1],[2,2]]]")).puzzles.size() == 1);
}

TEST_CASE("links without a puzzle") {
    CHECK(only_problem("https://sudokupad.app/abc123xyz") ==
          "1:1 this link holds only the name of a puzzle, 'abc123xyz', which only its server can look up: expected a "
          "link that holds the puzzle");
    CHECK(only_problem("https://f-puzzles.com/?id=y7abc").find("'y7abc', which only its server can look up") !=
          std::string::npos);
    CHECK(only_problem("https://app.crackingthecryptic.com/sudoku/?puzzleid=Jfb9").find("'Jfb9'") != std::string::npos);
    CHECK(only_problem("https://sudokupad.app/") ==
          "1:1 expected 81 cells (1-9, '.' or '0'), found 'https://sudokupad.app/'");
}

TEST_CASE("links of other sites with 81 characters, and lists of links") {
    const std::string line(kLine);
    const std::string zeros = texts::replaced(line, ".", "0");
    for (const std::string& text :
         {"https://example.org/play?s=" + zeros, "https://example.org/#" + line, "https://example.org/a/" + line + "/",
          "http://example.org/?a=b&amp;grid=" + line + "&x=1", "see <https://example.org/?p=" + line + ">, good!"}) {
        CAPTURE(text);
        CHECK(to_line(only(text, formats::link).grid) == kLine);
    }
    const ParseResult list =
        parse("https://sudokupad.app/scfoooooooooooooK first\nhttps://sudokupad.app/scfoooooooooooooK\n" + line + "\n");
    CHECK(list.puzzles.size() == 3);
    CHECK(list.puzzles.at(0).note == "first");
    CHECK(list.recognised == "list of 3 puzzles");
    // After the cells, a link is part of their note.
    CHECK(to_line(parse("7," + line + ",https://sudokupad.app/scfoooooooooooooK").puzzles.at(0).grid) == kLine);
    CHECK(std::holds_alternative<ParsedPuzzle>(parse_line("https://sudokupad.app/scfoooooooooooooK", 1)));
}
