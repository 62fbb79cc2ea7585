// The filter line: spaces, OR, quotes, its error messages, and arbitrary text.
#include "shell/table/filter.hpp"

#include <doctest/doctest.h>

#include <array>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/table/histogram.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/english_again.hpp"
#include "support/shell/filters.hpp"
#include "support/shell/working_host.hpp"

using namespace rookery;
using namespace rookery::shell;

namespace {

// "4: sentence", or empty if there is no error.
std::string problem_of(std::string_view line) {
    const auto read = read_filter(line);
    const auto* problem = std::get_if<FilterProblem>(&read);
    return problem == nullptr ? std::string{} : std::to_string(problem->column) + ": " + problem->sentence;
}

// Five rows, identified by their line numbers.
Table rows() {
    const std::string puzzle(81, '1');
    Table table;
    table.set_columns("line\tpuzzle\tclues\tsolutions\tER\tEP\tED\thardest technique\tsymmetry");
    const auto add = [&](int line, int clues, std::string_view solutions, std::string_view er,
                         std::string_view technique, std::string_view symmetry) {
        const std::string rating(er);
        table.add_rows(std::to_string(line) + "\t" + puzzle + "\t" + std::to_string(clues) + "\t" +
                       std::string(solutions) + "\t" + rating + "\t" + rating + "\t" + rating + "\t" +
                       std::string(technique) + "\t" + std::string(symmetry));
    };
    add(1, 24, "1", "2.6", "Pointing", "none");
    add(2, 22, "1", "5.0", "Naked quad", "half-turn");
    add(3, 30, "1", "9.1", "Nested chains", "none");
    add(4, 17, "2+", "-", "several solutions", "none");
    add(5, 25, "1", "3.0", "Naked pair", "diagonal");
    return table;
}

std::string shown(std::string_view line) {
    Table table = rows();
    table.set_filter(filter_of(line));
    std::string text;
    for (const std::uint32_t row : table.order()) text += std::to_string(table.row(row).line);
    return text;
}

}  // namespace

TEST_CASE("symmetries are shown in the page's language and found by their names in it and in English") {
    const EnglishAgain english_again;
    const Table table = rows();
    const auto symmetry_of = [&](std::size_t row) { return table.shown_text(table.row(row), Column::symmetry); };
    CHECK(symmetry_of(1) == "Half-turn");
    CHECK(shown("half-turn") == "2");
    set_language(Language::german);
    CHECK(symmetry_of(1) == "Halbdrehung");
    CHECK(symmetry_of(4) == "Diagonale");
    CHECK(table.cell_text(table.row(1), Column::symmetry) == "half-turn");
    CHECK(shown("halbdrehung") == "2");
    CHECK(shown("half-turn") == "2");
    CHECK(shown("symmetric") == "25");
    set_language(Language::french);
    CHECK(symmetry_of(1) == "Demi-tour");
    CHECK(shown("demi-tour OR diagonale") == "25");
}

TEST_CASE("any spaces around an operator are ignored") {
    for (const std::string_view line :
         {"er>=5", "er >= 5", "er>= 5", "er >=5", "  ER  >=  5.0  ", "er\t>=\t5", "er \u2265 5"}) {
        CAPTURE(line);
        CHECK(shown(line) == "23");
    }
    CHECK(shown("er >= 3 clues < 30") == "25");
    CHECK(shown("er >= 3 AND clues < 30") == "25");
    CHECK(shown("er \u2264 5 clues \u2260 22") == "15");
    CHECK(filter_of("er >= 5") == filter_of("er>=5"));
}

TEST_CASE("OR starts an alternative, and a term may be reversed") {
    CHECK(shown("er>=9 OR clues<20") == "34");
    CHECK(shown("er >= 9 or clues < 20") == "34");
    CHECK(shown("er>=9|clues<20") == "34");
    CHECK(shown("er>=9 || clues<20") == "34");
    CHECK(shown("pointing OR er>=3 er<5 OR several") == "145");
    CHECK(shown("NOT unique OR symmetric") == "245");
    CHECK(shown("!unique OR ! symmetric") == "134");
    CHECK(shown("Unique !SYMMETRIC") == "13");
}

TEST_CASE("quotes join words, and quote operators") {
    CHECK(shown("\"naked pair\"") == "5");
    CHECK(shown("\"Naked  \"") == "25");
    CHECK(shown("\u201Cnaked quad\u201D") == "2");
    CHECK(shown("!\"naked pair\" unique") == "123");
    CHECK(shown("\"several\"") == "4");  // in the technique column
    CHECK(shown("\"er\"") == "4");
    CHECK(shown("\"naked pair\" OR \"nested chains\"") == "35");
}

TEST_CASE("levels are compared by name in their order") {
    Table table;
    table.set_columns("line\tpuzzle\tER\tRookery level");
    int line = 0;
    for (const char* level : {"hard", "easy", "-", "extreme", "expert", "medium"}) {
        table.add_rows(std::to_string(++line) + "\t" + std::string(81, '1') + "\t3.0\t" + level);
    }
    const auto lines = [&](std::string_view filter) {
        table.set_filter(filter_of(filter));
        std::string text;
        for (const std::uint32_t row : table.order()) text += std::to_string(table.row(row).line);
        return text;
    };
    CHECK(lines("level>=hard") == "145");
    CHECK(lines("level = Medium") == "6");
    CHECK(lines("level<medium") == "2");
    CHECK(lines("level!=easy") == "1456");  // a row without a level matches neither == nor !=
    table.set_filter({});
    table.sort_by(Column::level, false);
    CHECK(table.as_tsv().find("-\n") < table.as_tsv().find("easy\n"));
    CHECK(table.cell_text(table.row(table.order()[5]), Column::level) == "extreme");
    CHECK(problem_of("level>=tough") == "8: Write easy, medium, hard, expert or extreme after level>=, not \"tough\"");
}

TEST_CASE("HoDoKu's score, level and technique can be filtered and sorted") {
    Table table;
    table.set_columns("line\tpuzzle\thardest technique\tHoDoKu score\tHoDoKu level\tHoDoKu hardest technique");
    int line = 0;
    for (const char* rating : {"1036\tHard\tSkyscraper", "254\tEasy\tHidden Single", "-\t-\tseveral solutions",
                               "33000000\tExtreme\tBrute Force", "99999999\tUnfair\tXY-Chain"}) {
        table.add_rows(std::to_string(++line) + "\t" + std::string(81, '1') + "\tSkyscraper of another\t" + rating);
    }
    const auto lines = [&](std::string_view filter) {
        table.set_filter(filter_of(filter));
        std::string text;
        for (const std::uint32_t row : table.order()) text += std::to_string(table.row(row).line);
        return text;
    };
    CHECK(lines("score>=1036") == "145");
    CHECK(lines("score<1036") == "2");
    CHECK(lines("Score != 254") == "145");
    CHECK(lines("hodoku-level>hard") == "45");
    CHECK(lines("hodoku-level = UNFAIR") == "5");
    CHECK(lines("chain") == "5");
    CHECK(lines("skyscraper") == "12345");
    table.set_filter({});
    table.sort_by(Column::hodoku_score, true);
    CHECK(table.cell_text(table.row(table.order()[1]), Column::hodoku_score) == "33000000");
    CHECK(table.cell_text(table.row(table.order()[4]), Column::hodoku_level) == "-");
    table.sort_by(Column::hodoku_hardest, false);
    CHECK(table.cell_text(table.row(table.order()[0]), Column::hodoku_hardest) == "Brute Force");
    CHECK(problem_of("hodoku-level>=expert") ==
          "15: Write easy, medium, hard, unfair or extreme after hodoku-level>=, not \"expert\"");
}

TEST_CASE("T&E depth, braids and whips can be filtered and sorted; a length belongs to its depth") {
    Table table;
    table.set_columns("line\tpuzzle\tT&E depth\tB\tW\tBxB\tBxBB");
    int line = 0;
    for (const char* rating : {"1\t4\t5\t-\t-", "0\t0\t0\t-\t-", "2\t-\t-\t7\t-", "3\t-\t-\t-\t2", "-\t-\t-\t-\t-",
                               "2\t-\t-\t4\t-", "1\t12\t63\t-\t-"}) {
        table.add_rows(std::to_string(++line) + "\t" + std::string(81, '1') + "\t" + rating);
    }
    const auto lines = [&](std::string_view filter) {
        table.set_filter(filter_of(filter));
        std::string text;
        for (const std::uint32_t row : table.order()) text += std::to_string(table.row(row).line);
        return text;
    };
    CHECK(lines("te = 2") == "36");
    CHECK(lines("TE<2") == "127");
    CHECK(lines("te != 1") == "2346");
    CHECK(lines("b >= 4") == "17");
    CHECK(lines("b < 4") == "2");
    CHECK(lines("bxb >= 5") == "3");
    CHECK(lines("bxbb = 2") == "4");
    CHECK(lines("w > 5 OR bxb <= 4") == "67");
    CHECK(lines("! te >= 0") == "5");
    table.set_filter({});
    table.sort_by(Column::depth, true);
    CHECK(table.cell_text(table.row(table.order()[0]), Column::deepest_braids) == "2");
    CHECK(table.cell_text(table.row(table.order()[6]), Column::depth) == "-");
    table.sort_by(Column::deep_braids, true);
    CHECK(table.cell_text(table.row(table.order()[0]), Column::deep_braids) == "7");
    CHECK(table.as_tsv({{6, 2}}) == "line\tpuzzle\tT&E depth\tB\tW\tBxB\tBxBB\n7\t" + std::string(81, '1') +
                                        "\t1\t12\t63\t-\t-\n3\t" + std::string(81, '1') + "\t2\t-\t-\t7\t-\n");
    CHECK(table.shown_counts(Column::depth).of(2) == 2);
    CHECK(table.shown_counts(Column::braids).total() == 3);
    CHECK(table.shown_counts(Column::deep_braids).highest() == 7);
    CHECK(problem_of("te = deep") == "6: Write a whole number after te=, not \"deep\"");
    CHECK(problem_of("bxb").substr(0, 9) == "1: Write ");
}

TEST_CASE("errors: where, and what to do") {
    CHECK(problem_of("er >= ") == "7: Write a rating such as 7.2 after er>=, not nothing");
    CHECK(problem_of("er >= x") == "7: Write a rating such as 7.2 after er>=, not \"x\"");
    CHECK(problem_of("clues < 7.5") == "9: Write a whole number after clues<, not \"7.5\"");
    CHECK(problem_of("symmetric er").substr(0, 12) == "11: Write wh");
    CHECK(problem_of("er 9").substr(0, 9) == "1: Write ");
    CHECK(problem_of(">= 9") == "1: Write a field before >=, such as er>=7");
    CHECK(problem_of("er => 9") == "4: \"=>\" is not a comparison: use <, <=, =, >=, > or !=");
    CHECK(problem_of("minimal >= 1").find("There is no field \"minimal\"") != std::string::npos);
    CHECK(problem_of("colour = 3").find("There is no field \"colour\"") != std::string::npos);
    CHECK(problem_of("OR er>=9") == "1: Write a term before OR, or remove the OR");
    CHECK(problem_of("er>=9 OR") == "7: Write a term after OR, or remove the OR");
    CHECK(problem_of("er>=9 OR OR beyond") == "10: Write a term before OR, or remove the OR");
    CHECK(problem_of("unique \"naked pair") == "8: Close the quote: add a \" after the words");
    CHECK(problem_of("\" \"") == "1: Write words between the quotes, or remove them");
    CHECK(problem_of("(er>=9)").substr(0, 3) == "1: ");
    CHECK(problem_of("unique !") == "8: Write what to exclude after ! or NOT");
    CHECK(problem_of("not or x") == "1: Write what to exclude after ! or NOT");
    CHECK(problem_of("!!x") == "1: Write what to exclude after ! or NOT");
    // Columns count characters.
    CHECK(problem_of("\u201Cé\u201D er >= x").substr(0, 3) == "11:");
}

TEST_CASE("an invalid filter leaves the rows, the histogram and its bars unchanged") {
    WorkingHost host;
    Model model{host};
    std::string list;
    for (int i = 0; i < 2; ++i) {
        list.append(samples::kPuzzle).push_back('\n');
        list.append(samples::kSeventeen).push_back('\n');
    }
    model.paste(list);
    host.run_all(model.jobs);
    REQUIRE(model.list.list().table.size() == 4);
    model.list.set_filter("clues = 17");
    const auto rows_before = model.list.list().table.order();
    const auto bars_before = bars_of(model.list.list().table.shown_counts(Column::er), kWideBars);
    REQUIRE(rows_before.size() == 2);
    REQUIRE_FALSE(bars_before.empty());
    for (const std::string_view wrong : {"clues = 17 er >=", "clues = ", "clues = 17 \"x", "er", "clues = 17 OR"}) {
        CAPTURE(wrong);
        model.list.set_filter(std::string(wrong));
        REQUIRE(model.list.filter_problem());
        CHECK(model.list.filter_text() == wrong);
        CHECK(model.list.list().table.order() == rows_before);
        CHECK(bars_of(model.list.list().table.shown_counts(Column::er), kWideBars) == bars_before);
    }
    // A bar narrows the current filter, not the invalid text.
    CHECK(model.run("filter-er-0-200"));
    CHECK(model.list.filter_text() == "clues=17 er>=0.0 er<20.0");
    CHECK_FALSE(model.list.filter_problem());
    CHECK(model.run("all-bars"));
    CHECK(model.list.filter_text() == "clues=17");
}

TEST_CASE("a bar's range applies to every alternative") {
    CHECK(with_range(Column::er, "symmetric OR clues<24 er>9", 70, 75) ==
          "symmetric er>=7.0 er<7.5 OR clues<24 er>=7.0 er<7.5");
    CHECK(without(Column::er, "symmetric er>=7.0 er<7.5 OR clues<24 er>=7.0 er<7.5") == "symmetric OR clues<24");
    CHECK(with_range(Column::er, "er >= 9 OR symmetric", 70, 75) ==
          "er>=7.0 er<7.5");  // the first alternative was about ER alone
    CHECK(is_narrowed_by(Column::er, "unique OR er = 3"));
    CHECK_FALSE(is_narrowed_by(Column::er, "\"er\" OR ep = 3"));
}

TEST_CASE("any text gives a filter or an error within the line, and printed filters read back the same") {
    constexpr std::array<std::string_view, 40> kPieces = {
        "er",      "EP",     "ed",  "clues", "steps", "wnef",   "solutions", "line",   "minimal", "unique",
        "several", "x-wing", "and", "or",    "NOT",   "!",      "!=",        "<",      "<=",      "=",
        "==",      ">",      ">=",  "<>",    "\"",    "\u201C", "|",         "||",     "(",       ")",
        "7.2",     "0.125",  "17",  "..3",   " ",     "\u2265", "\xFF",      "\u00E9", "\t",      "'"};
    std::mt19937 random(20261122);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    const Table table = rows();
    int read_well = 0;
    for (int round = 0; round < 40'000; ++round) {
        std::string line;
        for (std::size_t n = below(9); n > 0; --n) {
            line += kPieces[below(kPieces.size())];
            if (below(2) == 0) line += ' ';
            if (below(12) == 0) line += static_cast<char>(random() % 256);
        }
        CAPTURE(line);
        const auto read = read_filter(line);
        if (const auto* problem = std::get_if<FilterProblem>(&read)) {
            REQUIRE(problem->column >= 1);
            REQUIRE(static_cast<std::size_t>(problem->column) <= line.size() + 1);
            REQUIRE(problem->sentence.size() > 10);
            continue;
        }
        ++read_well;
        const Filter& filter = std::get<Filter>(read);
        const Filter again = filter_of(text_of(filter));
        REQUIRE(again == filter);
        for (std::size_t row = 0; row < table.size(); ++row) {
            REQUIRE(passes(again, table, table.row(row)) == passes(filter, table, table.row(row)));
        }
        const auto narrowed = read_filter(with_range(Column::er, line, 70, 75));
        REQUIRE(std::holds_alternative<Filter>(narrowed));
    }
    CHECK(read_well > 1000);
}
