// Output for other programs.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "support.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;
using texts::kLine;
using texts::kPublishedZeros;

namespace {

std::string written(std::string_view id, const ParsedPuzzle& puzzle) {
    const auto formats = written_formats();
    const auto format = std::find_if(formats.begin(), formats.end(), [&](const auto* one) { return one->id == id; });
    REQUIRE(format != formats.end());
    const Written result = write_as(**format, puzzle);
    CHECK(result.problem == "");
    return result.text;
}

ParsedPuzzle puzzle_of(std::string_view text) {
    const ParseResult result = parse(text);
    REQUIRE(result.puzzles.size() == 1);
    return result.puzzles[0];
}

}  // namespace

TEST_CASE("the list of formats") {
    const std::span<const TextFormat* const> all = text_formats();
    std::set<std::string_view> ids;
    for (const TextFormat* format : all) {
        CAPTURE(format->id);
        CAPTURE(format->name);
        CHECK(std::count(all.begin(), all.end(), format) == 1);
        // Written formats have everything that menus, files and the command line need, and their order in menus.
        const auto written = written_formats();
        CHECK(std::count(written.begin(), written.end(), format) == (format->write != nullptr ? 1 : 0));
        CHECK(format->id.empty() == (format->write == nullptr));
        CHECK(format->title.empty() == format->id.empty());
        CHECK(format->extension.empty() == format->id.empty());
        CHECK(format->head.empty() == format->end.empty());
        if (!format->id.empty()) CHECK(ids.insert(format->id).second);
        CHECK((format->detect != nullptr || format->read == nullptr));
    }
}

TEST_CASE("the order of menus: plain ones, files, lines, links") {
    const std::vector<std::string_view> ids = {"line",       "line0",      "grid",       "pencilmarks",
                                               "candidates", "hodoku",     "sdk",        "sdx",
                                               "ss",         "opensudoku", "gsf",        "serate",
                                               "scf",        "sudokupad",  "sudokuwiki", "sudokuwiki-candidates",
                                               "f-puzzles",  "goodsudoku"};
    const auto formats = written_formats();
    auto place = formats.begin();
    for (const std::string_view id : ids) {
        CAPTURE(id);
        place = std::find_if(place, formats.end(), [&](const TextFormat* format) { return format->id == id; });
        REQUIRE(place != formats.end());
    }
}

TEST_CASE("published examples are written unchanged") {
    const ParsedPuzzle puzzle = puzzle_of(kPublishedZeros);
    CHECK(written("line0", puzzle) == kPublishedZeros);
    CHECK(written("scf", puzzle) == "scfef6Y2ScDBJ7sUpU6DFCZO4a8gv");
    CHECK(written("sudokupad", puzzle) == "https://sudokupad.app/scfef6Y2ScDBJ7sUpU6DFCZO4a8gv");
    CHECK(written("scf", puzzle_of(std::string(81, '0'))) == "scfoooooooooooooK");
    CHECK(written("sudokuwiki", puzzle) == "https://www.sudokuwiki.org/sudoku.htm?bd=" + std::string(kPublishedZeros));
    const std::string good = "$cAZAIABgcAQAAIAFCQAAAHAFAAAwAAgAEAAAAwQAgAAGADAQAFAWAHA=";
    CHECK(written("goodsudoku", puzzle_of(good)) == good);
    const std::string four =
        "https://www.f-puzzles.com/?load="
        "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UKFcgA=";
    CHECK(written("f-puzzles", puzzle_of(four)) == four);
    CHECK(write_document(formats::open_sudoku, puzzle).text ==
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<game data=\"" +
              std::string(kPublishedZeros) + "\"/>\n</opensudoku>\n");
}

TEST_CASE("what the formats look like") {
    const ParsedPuzzle puzzle = puzzle_of(kLine);
    CHECK(written("line", puzzle) == kLine);
    CHECK(written("hodoku", puzzle) == ":0000:x:" + std::string(kLine) + ":::");
    CHECK(written("sdk", puzzle) == "[Puzzle]\n" + std::string(texts::kRows));
    CHECK(written("ss", puzzle).substr(0, 42) == "*-----------*\n|53.|.7.|...|\n|6..|195|...|\n");
    CHECK(written("gsf", puzzle) == ",,,," + std::string(kLine) + ",,");
    CHECK(written("sdx", puzzle).substr(0, 37) == "5 3 124 26 7 2468 1489 1249 248\n6 247");
    const std::string rated = std::string(kLine) + " ED=7.1/1.2/1.2";
    CHECK(written("serate", puzzle_of(rated)) == rated);
    const std::string library = ":0000:x:8..4+7" + std::string(76, '.') + ":318 518::";
    CHECK(written("hodoku", puzzle_of(library)) == library);
    CHECK(written("sudokuwiki-candidates", puzzle_of(library)).substr(41, 10) == "81jeje0h40");
    CHECK(written("sdk", puzzle_of(library)).find("[State]\n8..47....\n") != std::string::npos);
}

TEST_CASE("what cannot be written is reported") {
    const ParsedPuzzle four = puzzle_of(texts::kFourByFourLine);
    CHECK(write_as(formats::hodoku_line, four).problem == "this format expects 9x9 puzzles, found one of 4x4");
    CHECK(written("line", four) == texts::kFourByFourLine);
    CHECK(write_as(formats::serate_line, puzzle_of(kLine)).problem.find("needs ratings") != std::string::npos);
    const ParsedPuzzle marks = puzzle_of(std::string(729, '.').replace(0, 9, "123456789"));
    CHECK(write_as(formats::line, marks).problem.find("no givens") != std::string::npos);
    CHECK(written("candidates", marks).substr(0, 12) == "123456789...");
}
