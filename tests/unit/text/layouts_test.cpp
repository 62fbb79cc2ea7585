// Layouts as found in mails, forums, spreadsheets and web pages, all of the same puzzle.
#include <doctest/doctest.h>

#include <vector>

#include "support.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;
using texts::replaced;

namespace {

struct Layout {
    const char* name;
    std::string text;
};

std::string full_width(std::string_view text) {
    std::string wide;
    for (const char c : text) {
        if (c < '0' || c > '9') {
            wide += c;
        } else {
            wide += "\xEF\xBC";  // U+FF10 is EF BC 90
            wide += static_cast<char>(0x90 + (c - '0'));
        }
    }
    return wide;
}

// Every line between `before` and `after`.
std::string wrapped(std::string_view text, const std::string& before, const std::string& after) {
    std::string result;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        result.append(before).append(text.substr(0, end)).append(after).append("\n");
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return result;
}

std::string spaced(std::string_view rows, const std::string& between) {
    std::string result;
    for (const char c : rows) result += c == '\n' ? std::string("\n") : std::string(1, c) + between;
    return result;
}

std::vector<Layout> layouts() {
    const std::string rows(texts::kRows);
    const std::string boxed(texts::kBoxed);
    const std::string line(texts::kLine);
    const std::string zeros = replaced(rows, ".", "0");
    return {
        {"a double frame", replaced(replaced(replaced(boxed, "|", "║"), "+", "╬"), "-", "═")},
        {"heavy and light lines", replaced(replaced(texts::kBoxDrawing, "─", "━"), "│", "┃")},
        {"hash signs as the frame's corners", replaced(replaced(boxed, "+", "*"), "-", "=")},
        {"a forum's code tags", "[code]\n" + boxed + "[/code]\n"},
        {"Markdown with a caption", "Here it is:\n\n```\n" + boxed + "```\n\nCheers, Ann\n"},
        {"a Markdown table", wrapped(spaced(rows, " | "), "| ", "")},
        {"a spreadsheet's tabs", std::string(texts::kTabs)},
        {"a spreadsheet with CRLF and a mark of byte order", "\xEF\xBB\xBF" + replaced(texts::kTabs, "\n", "\r\n")},
        {"semicolons, as some countries' spreadsheets write them",
         replaced(replaced(texts::kTabs, "\t", ";"), "\n", "\r\n")},
        {"full-width digits and spaces", full_width(spaced(zeros, "\u3000"))},
        {"a quoted mail", wrapped(boxed, "> ", "")},
        {"a mail quoted twice, with an attribution", "On Monday Bob wrote:\n" + wrapped(boxed, ">> ", "")},
        {"remarks behind the rows", wrapped(rows, "", "   ; a row")},
        {"remarks behind slashes", wrapped(rows, "", " // a row")},
        {"no-break spaces", spaced(rows, "\u00A0")},
        {"HTML references", spaced(rows, "&nbsp;")},
        {"HTML references for the empty cells and line breaks", wrapped(replaced(rows, ".", "&#183;"), "", "<br />")},
        {"middle dots and old Mac line ends", replaced(replaced(rows, ".", "·"), "\n", "\r")},
        {"zero-width spaces", spaced(rows, "\u200B")},
        {"a C array", "int board[9][9] = {\n" + wrapped(spaced(zeros, ", "), "  {", "},") + "};\n"},
        {"a Python list", "grid = [\n" + wrapped(spaced(zeros, ","), "    [", "],") + "]\n"},
        {"JSON rows of strings", "[\n" + wrapped(rows, "  \"", "\",") + "]\n"},
        {"a line in JSON", "{\"name\": \"x\", \"puzzle\": \"" + line + "\"}"},
        {"a title, a date and a signature", "Evening paper, 2024-05-17\n\n" + rows + "\n-- \nAnn\n"},
        {"underscores between bars", replaced(boxed, ".", "_")},
        {"blank lines between the bands", rows.substr(0, 30) + "\n" + rows.substr(30, 30) + "\n" + rows.substr(60)},
        {"indented, with trailing blanks", wrapped(boxed, "        ", "   \t")},
        {"one line in typographic quotes", "“" + line + "”"},
        {"a line in the source of a page", "<td>" + line + "</td>"},
        {"a line with a remark in brackets", line + " (easy) [7.2]"},
    };
}

}  // namespace

TEST_CASE("awkward layouts") {
    const std::vector<Layout> all = layouts();
    CHECK(all.size() >= 20);
    for (const Layout& layout : all) {
        CAPTURE(layout.name);
        CAPTURE(layout.text);
        CHECK(only_puzzle(layout.text) == texts::kLine);
    }
}

TEST_CASE("columns match those of the reference editor") {
    const std::string rows = replaced(spaced(texts::kRows, "&nbsp;"), "4&nbsp;.", "4&nbsp;x");
    CHECK(only_problem(rows) == "5:8 expected 1-9, '.' or '0', found 'x'");
}
