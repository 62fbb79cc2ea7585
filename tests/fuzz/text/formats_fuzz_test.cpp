// Corrupted texts of other programs' formats, for each reader separately. Everything that is read is written in every
// format, and read again.
//
// ROOKERY_SECONDS=60 runs for a minute per format, ROOKERY_SEED=S sets the seed, which is printed with a failure.
#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

#include "fuzz/text/invariants.hpp"
#include "fuzz/text/mutation.hpp"
#include "fuzz/text/visible.hpp"
#include "support/environment.hpp"
#include "support/shell/texts.hpp"
#include "text/containers/lz_string.hpp"
#include "text/formats/list.hpp"

using namespace rookery;

namespace {

// Whether the text in this format identifies the givens, whatever the candidates are.
bool shows_givens(const TextFormat& format, const Grid9& givens) {
    if (format.id == "pencilmarks" || format.id == "candidates" || format.id == "sdx") return false;
    return format.id != "sudokuwiki-candidates" || givens.clue_count() > 0;
}

std::string error_of_writing(const ParsedPuzzle& puzzle) {
    const Grid9* givens = std::get_if<Grid9>(&puzzle.grid);
    for (const TextFormat* format : written_formats()) {
        const Written written = write_document(*format, puzzle);
        if (written.text.empty() == written.problem.empty()) return "neither a text nor a problem";
        if (!written.problem.empty() || givens == nullptr) continue;
        const ParseResult back = parse(written.text);
        const std::string id(format->id);
        if (!shows_givens(*format, *givens)) {
            if (back.puzzles.size() + back.problems.size() == 0) return "nothing of " + id;
        } else if (back.puzzles.size() != 1 || back.puzzles[0].grid != puzzle.grid) {
            return "givens that " + id + " reads back differently";
        }
    }
    return "";
}

std::string error_of_text(const std::string& text) {
    std::string error = fuzz::broken_invariant(text);
    if (!error.empty()) return error;
    const ParseResult result = parse(text);
    return result.puzzles.empty() ? "" : error_of_writing(result.puzzles.front());
}

// A text, and how to corrupt it: directly, or inside its packing.
struct FuzzSample {
    std::string text;
    std::string packed_behind;  // not empty: the text is packed and prefixed with this
};

std::string spoilt(const FuzzSample& sample, fuzz::Mutator& mutator) {
    const std::string text = mutator.spoilt(sample.text);
    return sample.packed_behind.empty() ? text : sample.packed_behind + reading::pack_lz_string(text);
}

void fuzz_samples(const std::vector<FuzzSample>& samples) {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1117);
    const std::uint64_t seconds = environment::number("ROOKERY_SECONDS", 0);
    constexpr std::uint64_t kTexts = 600;
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    std::uint64_t part = 0;
    int failures = 0;
    for (; failures < 3; ++part) {
        if (seconds == 0 ? part == kTexts : part % 64 == 0 && std::chrono::steady_clock::now() > end) break;
        fuzz::Mutator mutator(Random(seed, part));
        const std::string text = spoilt(samples[part % samples.size()], mutator);
        const std::string error = error_of_text(text);
        if (error.empty()) continue;
        ++failures;
        FAIL_CHECK("seed " << seed << ", part " << part << ": " << error << " in \""
                           << fuzz::visible(fuzz::shrunk(text, error, error_of_text)) << "\"");
    }
    CHECK(failures == 0);
    if (seconds > 0) MESSAGE(part << " texts, seed " << seed);
}

const std::string kFuzzZeros = texts::replaced(texts::kLine, ".", "0");
constexpr std::string_view kHoDoKu =
    ":0300:6:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:115 219:612 652::";

std::string rows_of_json(const std::string& first, const std::string& other) {
    std::string rows = "[" + first;
    for (int i = 1; i < 9; ++i) rows += "," + other;
    return rows + "]";
}

const std::string kPuzzleJson =
    "{\"size\":9,\"title\":\"Easter\",\"author\":\"Ruud\",\"thermometer\":[],\"grid\":" +
    rows_of_json(
        "[{\"value\":5,\"given\":true},{\"value\":7},{\"centerPencilMarks\":[1,2]},{},{},{},{},{},{\"region\":2}]",
        "[{},{},{},{},{},{},{},{},{}]") +
    "}";
const std::string kPadJson =
    "{id:'x',ce:" + rows_of_json("[{v:5},{v:'6'},{centremarks:[1,2]},,,,,,]", "[,,,,,,,,]") +
    ",re:[[[0,0],[0,1],[2,2]]],metadata:{title:'It\\'s',rules:['a','b']},ca:[{v:'author: Ruud'}]}";

}  // namespace

TEST_CASE("fuzz: HoDoKu lines") {
    const std::string line(kHoDoKu);
    fuzz_samples({{line, ""}, {line + "\n" + line + "\n", ""}, {":0000:x:" + std::string(texts::kLine) + ":::", ""}});
}

TEST_CASE("fuzz: gsf and serate lines") {
    const std::string line(texts::kLine);
    fuzz_samples(
        {{"7,81,x,2," + line + ",Easter Monster,9", ""}, {line + " ED=7.1/1.2/1.2\n" + line + " ED=2/3/4", ""}});
}

TEST_CASE("fuzz: .sdk") {
    const std::string rows(texts::kRows);
    fuzz_samples({{"#ARuud\n#LEasy\n" + rows, ""},
                  {"#ARuud\n#DMonday\n[Puzzle]\n" + rows + "[State]\n" + rows + "[Colors]\n1,2\n", ""}});
}

TEST_CASE("fuzz: .sdx") {
    std::string text = "2 u6 789 1 48 5 49 u4 3\n";
    for (int i = 1; i < 9; ++i) text += "123456789 1234 56789 12 345 6789 12 34 56\n";
    fuzz_samples({{text, ""}});
}

TEST_CASE("fuzz: .ss and stacked grids") {
    ParsedPuzzle puzzle = parse(texts::kLine).puzzles.at(0);
    const std::string file = write_as(formats::simple_sudoku, puzzle).text;
    const std::string marks = write_as(formats::pencilmark_grid, puzzle).text;
    fuzz_samples({{file, ""}, {file + "\n" + file + "\n" + marks, ""}, {texts::replaced(file, ".", "X"), ""}});
}

TEST_CASE("fuzz: OpenSudoku") {
    std::string cells = "version: 3&#10;5|0|0|0|257|1|";
    std::string old = "version: 1&#10;5|-|0|0|1,9,|1|";
    for (int i = 2; i < 81; ++i) {
        cells += "0|0|1|";
        old += "0|-|1|";
    }
    const auto document = [](const std::string& data) {
        return "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\">\n<folder name=\"Hard &amp; old\" created=\"1\">\n"
               "<game note='a' data=\"" +
               data + "\"/>\n<game data=\"" + kFuzzZeros + "\"/></folder></opensudoku>";
    };
    fuzz_samples({{document(cells), ""}, {document(old), ""}, {document(kFuzzZeros), ""}});
}

TEST_CASE("fuzz: f-puzzles") {
    const std::string code = reading::pack_lz_string(kPuzzleJson);
    fuzz_samples({{"https://www.f-puzzles.com/?load=" + code, ""},
                  {kPuzzleJson, "https://www.f-puzzles.com/?load="},
                  {kPuzzleJson, "fpuz"},
                  {kPuzzleJson, ""}});
}

TEST_CASE("fuzz: SudokuPad") {
    const std::string code = reading::pack_lz_string(kPadJson);
    fuzz_samples({{"https://sudokupad.app/scl" + code, ""},
                  {kPadJson, "https://sudokupad.app/scl"},
                  {kPadJson, ""},
                  {"scfef6Y2ScDBJ7sUpU6DFCZO4a8gv*x", ""},
                  {"https://sudokupad.app/scfef6Y2ScDBJ7sUpU6DFCZO4a8gv?a=b#c", ""}});
}

TEST_CASE("fuzz: SudokuWiki and Good Sudoku") {
    std::string board = "0348";
    for (int i = 2; i < 81; ++i) board += "vu";
    fuzz_samples({{board, ""},
                  {"https://www.sudokuwiki.org/sudoku.htm?bd=" + board, ""},
                  {"https://www.sudokuwiki.org/sudoku.htm?bd=" + kFuzzZeros, ""},
                  {"https://example.org/puzzle/$cAZAIABgcAQAAIAFCQAAAHAFAAAwAAgAEAAAAwQAgAAGADAQAFAWAHA=", ""}});
}

TEST_CASE("fuzz: puzz.link") {
    const ParsedPuzzle puzzle = parse(texts::kLine).puzzles.at(0);
    fuzz_samples({{write_as(formats::pzpr_link, puzzle).text, ""},
                  {"sudoku/4/4/g1k23k3g\nsudoku/16/16/-101zzzzzzzzzzzzsf\n", ""}});
}

TEST_CASE("readers take linear time on repetitive text") {
    // Each of these would take hours if a reader scanned the whole text again for each of its pieces.
    constexpr int kTimes = 100'000;
    for (const std::string piece : {"<opensudoku ",
                                    "<opensudoku><game ",
                                    "<opensudoku><game data='1'/>",
                                    "<opensudoku><!--",
                                    "{\"size\":9,\"grid\":[",
                                    "[[[[[[[[",
                                    "{'a':",
                                    "http://",
                                    "sudokupad.app/",
                                    "https://f-puzzles.com/?load=A ",
                                    "&#10;",
                                    "&",
                                    "[Puzzle]\n",
                                    "#A1\n",
                                    ":0000:x:",
                                    "bd=",
                                    "scl",
                                    "sudoku/9/9/",
                                    ",,,,",
                                    "$",
                                    "//",
                                    "; ; ; ;",
                                    "u1 "}) {
        std::string text;
        for (int i = 0; i < kTimes; ++i) text += piece;
        CAPTURE(piece);
        const ParseResult result = parse(text);
        CHECK(result.puzzles.size() + result.problems.size() > 0);
    }
}
