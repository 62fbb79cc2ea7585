// Each line votes. The one real ambiguity is a line of sixteen symbols: a 4x4 puzzle, or a row of a 16x16 one. It is
// the latter as soon as any such line has a symbol beyond 1-4.
#include "text/survey.hpp"

#include <algorithm>
#include <array>

#include "text/codes.hpp"
#include "text/scan/lines.hpp"

namespace rookery::reading {

namespace {

struct Votes {
    std::array<std::int64_t, 4> lengths{};  // puzzle lines of 16, 81, 256, 729 symbols
    std::int64_t attempts = 0;              // long lines of no such length
    std::array<std::int64_t, 3> rows{};     // rows of 4, 9, 16 cells
    std::int64_t broken_rows = 0;
    std::int64_t sixteens = 0;  // lines of exactly 16 symbols in one field, not among the above
    bool high_sixteen = false;  // one of them has a symbol beyond 1-4
};

constexpr std::array<LineLength, 4> kLengths = {LineLength::order2, LineLength::order3, LineLength::order4,
                                                LineLength::candidates};
constexpr std::array<int, 3> kSizes = {4, 9, 16};

void vote(const Line& line, Votes& votes, Survey& survey) {
    if (line.whole.empty()) return;
    if (!is_plain_line(line) && !is_comment(line)) {
        if (const TextFormat* code = find_code(line).format) {
            ++(code->names_only ? votes.attempts : votes.lengths[1]);
            return;
        }
    }
    const LineLook look = look_at(line);
    if (look.length == LineLength::order3 || look.length == LineLength::order4 ||
        look.length == LineLength::candidates) {
        ++votes.lengths[std::find(kLengths.begin(), kLengths.end(), look.length) - kLengths.begin()];
        return;
    }
    if (is_blank(line) || is_comment(line)) return;
    RowRules rules;
    rules.wants_problem = false;
    const Row row = read_row(line, rules);
    if (row.kind == RowKind::cells && row.size == 16 && look.length == LineLength::order2) {
        ++votes.sixteens;
        const auto above_4 = [](Digit digit) { return digit > 4; };
        votes.high_sixteen = votes.high_sixteen || std::any_of(row.digits.begin(), row.digits.end(), above_4);
    } else if (row.kind == RowKind::cells || row.kind == RowKind::groups) {
        ++votes.rows[std::find(kSizes.begin(), kSizes.end(), row.size) - kSizes.begin()];
        survey.rules.dash_is_blank = survey.rules.dash_is_blank || row.dash_is_blank;
        survey.tabbed = survey.tabbed || row.tabbed;
    } else if (look.length == LineLength::order2) {
        ++votes.lengths[0];
    } else if (row.kind == RowKind::broken) {
        ++votes.broken_rows;
    } else if (look.symbols > 0) {
        ++votes.attempts;
    }
}

}  // namespace

Survey survey_of(std::string_view text) {
    Survey survey;
    Votes votes;
    LineCutter lines(text);
    for (Line line; lines.next(line);) vote(line, votes, survey);

    (votes.high_sixteen ? votes.rows[2] : votes.lengths[0]) += votes.sixteens;
    survey.attempts = votes.attempts;
    std::int64_t rows = votes.broken_rows;
    for (const std::int64_t n : votes.rows) rows += n;
    for (const std::int64_t n : votes.lengths) survey.puzzle_lines += n;
    survey.has_rows = rows >= 2 && rows > survey.puzzle_lines + votes.attempts;

    // Ties go to 9x9.
    const auto most_rows = std::max_element(votes.rows.begin(), votes.rows.end()) - votes.rows.begin();
    survey.rules.size = votes.rows[1] == votes.rows[most_rows] ? 9 : kSizes[most_rows];
    const auto most = std::max_element(votes.lengths.begin(), votes.lengths.end()) - votes.lengths.begin();
    if (survey.puzzle_lines > 0) {
        survey.usual = votes.lengths[1] == votes.lengths[most] ? LineLength::order3 : kLengths[most];
    }
    return survey;
}

}  // namespace rookery::reading
