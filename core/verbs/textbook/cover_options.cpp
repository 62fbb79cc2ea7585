#include "verbs/textbook/cover_options.hpp"

#include <charconv>
#include <initializer_list>
#include <type_traits>
#include <utility>
#include <variant>

#include "textbook/classic/sudoku_matrix.hpp"
#include "textbook/exactcover/cover_matrix.hpp"

namespace rookery {
namespace {

void read_sudoku(const Call& call, CoverOptions& options, CoverQuestion& question) {
    const Variant variant = options.diagonal.on() ? Variant::diagonal : Variant::plain;
    question.sudoku = options.sudoku.value();
    question.matrix = question.sudoku == 2   ? sudoku_matrix<2>(variant)
                      : question.sudoku == 3 ? sudoku_matrix<3>(variant)
                                             : sudoku_matrix<4>(variant);
    if (call.input.find_first_not_of(" \t\r\n") == std::string::npos) return;
    const auto text = parse(call.input);
    if (!text.problems.empty()) {
        question.problem = text.problems.front();
    } else if (text.puzzles.size() != 1 || text.puzzles[0].candidates || text.order != question.sudoku) {
        options.refuse("the option sudoku takes one puzzle of order " + std::to_string(question.sudoku));
    } else {
        const auto read = [&]<class Any>(const Any& grid) {
            // The order of a shaped grid is another one.
            if constexpr (!std::is_same_v<Any, ShapedGrid>) question.given = sudoku_rows(grid);
        };
        std::visit(read, text.puzzles[0].grid);
    }
}

void read_matrix(const Call& call, CoverOptions& options, CoverQuestion& question) {
    const bool sets = options.hitting.on();
    const bool special = options.langford.given() || options.sudoku.given();
    if (options.langford.given() && options.sudoku.given()) options.refuse("expected langford or sudoku, found both");
    if (options.reversed.on() && !options.langford.given())
        options.refuse("the option reversed works only with langford");
    if (options.diagonal.on() && !options.sudoku.given()) options.refuse("the option diagonal works only with sudoku");
    if (sets && special) {
        options.refuse(std::string("the option hitting works only with a matrix, not with ") +
                       (options.sudoku.given() ? "sudoku" : "langford"));
    }
    if (options.sudoku.given()) return read_sudoku(call, options, question);
    if (const auto n = options.langford.if_given()) {
        if (!call.input.empty()) options.refuse("expected a matrix or the option langford, found both");
        question.langford = langford_pairs(*n, !options.reversed.on());
        question.matrix = question.langford->matrix;
        return;
    }
    auto read = parse_cover_matrix(call.input);
    if (auto* problem = std::get_if<TextProblem>(&read)) {
        question.problem = std::move(*problem);
    } else {
        auto& matrix = std::get<CoverMatrix>(read);
        // Exact hitting sets are the covers of the transposed matrix.
        question.matrix = question.hitting == Hitting::exact ? transposed(matrix) : std::move(matrix);
    }
}

void read_hitting(CoverOptions& options, CoverQuestion& question) {
    const bool inexact = options.minimal.on() || options.least.on();
    if (options.minimal.on() && options.least.on()) options.refuse("expected minimal or least, found both");
    if (inexact && !options.hitting.on()) options.refuse("the options minimal and least work only with hitting");
    for (const Option* option : std::initializer_list<const Option*>{&options.given, &options.rule, &options.paths}) {
        if (inexact && option->given()) {
            options.refuse("the option " + std::string(option->name()) + " does not work with minimal or least");
        }
    }
    if (inexact && options.trace.on()) options.refuse("the option trace does not work with minimal or least");
    if (options.hitting.on()) question.hitting = Hitting::exact;
    if (options.minimal.on()) question.hitting = Hitting::minimal;
    if (options.least.on()) question.hitting = Hitting::least;
}

void add_given(CoverOptions& options, CoverQuestion& question) {
    for (const int row : options.given.rows()) {
        if (row >= question.matrix.rows() && !question.problem) {
            options.refuse("option given: there is no row " + std::to_string(row + 1) + "; expected 1 to " +
                           std::to_string(question.matrix.rows()));
        }
        question.given.push_back(row);
    }
}

// The kind of rows: at most one option may choose it.
void read_rows(CoverOptions& options, CoverQuestion& question) {
    const bool count = options.count.on();
    const bool trace = options.trace.on();
    const bool convergence = options.convergence.on();
    if (count && trace) options.refuse("expected count or trace, found both");
    if (convergence && (count || trace)) {
        options.refuse("the option convergence does not work with count or trace: leave them out");
    }
    if (convergence && question.paths == 0) options.refuse("the option convergence needs a number of paths: add paths");
    if (question.paths > 0 && !count && !convergence)
        options.refuse("the option paths works only with count or convergence");
    if (options.matrix.on()) {
        if (count || trace || convergence) {
            options.refuse("the option matrix prints no covers: leave out count, trace and convergence");
        }
        question.rows = CoverRows::matrix;
    }
    if (count) question.rows = CoverRows::count;
    if (convergence) question.rows = CoverRows::paths;
    if (trace) {
        question.rows = CoverRows::depths;
        question.settings.solutions = 1;
    }
}

}  // namespace

std::string RowsOption::read(std::string_view text) {
    const char* at = text.data();
    const char* const end = at + text.size();
    for (;;) {
        int number = 0;
        const auto found = std::from_chars(at, end, number);
        const bool ends = found.ptr == end;
        if (found.ec != std::errc{} || number < 1 || (!ends && *found.ptr != ',')) {
            return refusal("row numbers, such as 1,5,9", text);
        }
        rows_.push_back(number - 1);
        if (ends) return {};
        at = found.ptr + 1;
    }
}

CoverQuestion cover_question(const Call& call, CoverOptions& options) {
    CoverQuestion question;
    read_hitting(options, question);
    read_matrix(call, options, question);
    add_given(options, question);
    question.settings.rule = options.rule.value();
    question.settings.seed = options.seed.value();
    question.settings.solutions = options.limit.value_or(kMaxNumber);
    question.paths = options.paths.value();
    read_rows(options, question);
    return question;
}

}  // namespace rookery
