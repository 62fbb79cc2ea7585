#include "verbs/matrix_text.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"
#include "text/scan/problems.hpp"

namespace rookery {

using namespace reading;

namespace {

// Walks over the entries of one line.
class Entries {
  public:
    explicit Entries(const Line& line) : line_{line}, at_{line.body} { skip_separators(); }

    bool at_end() const { return at_ >= line_.whole.size() || code() == U'#'; }
    char32_t code() const { return folded(character_at(line_.whole, at_)); }
    bool at_digit() const { return at_ < line_.whole.size() && U'0' <= code() && code() <= U'9'; }
    void next() { at_ += character_at(line_.whole, at_).bytes; }
    void skip_separators() {
        while (at_ < line_.whole.size() && (is_space(code()) || code() == U',')) next();
    }
    std::size_t place() const { return at_; }

    TextProblem problem(std::size_t at, const std::string& sentence) const {
        return problem_at(line_, line_.whole.data() + at, sentence);
    }
    TextProblem expected(const std::string& what) const {
        return problem(at_, "expected " + what + ", found " +
                                (at_end() ? "the end of the line" : described(character_at(line_.whole, at_))));
    }

  private:
    const Line& line_;
    std::size_t at_;
};

std::string entries_in_words(std::size_t n) {
    return std::to_string(n) + (n == 1 ? " entry" : " entries");
}

std::string not_square(int n) {
    return "expected as many rows as the first has entries, " + std::to_string(n) + "; found ";
}

bool is_row(const Line& line) {
    return !is_blank(line) && !is_comment(line);
}

// Reads one 0 or 1 after the other; what(column) for each 1. Returns their number.
template <class What>
std::variant<std::size_t, TextProblem> read_bits(const Line& line, What what) {
    Entries entries(line);
    std::size_t width = 0;
    for (; !entries.at_end(); entries.skip_separators()) {
        const char32_t code = entries.code();
        if (code != U'0' && code != U'1') return entries.expected("0 or 1");
        if (code == U'1') what(static_cast<int>(width));
        ++width;
        entries.next();
    }
    return width;
}

std::variant<std::vector<std::uint64_t>, TextProblem> read_numbers(const Line& line) {
    std::vector<std::uint64_t> numbers;
    Entries entries(line);
    for (; !entries.at_end(); entries.skip_separators()) {
        const std::size_t begin = entries.place();
        std::string digits;
        for (; entries.at_digit(); entries.next()) digits += static_cast<char>('0' + (entries.code() - U'0'));
        const bool is_entry = entries.at_end() || is_space(entries.code()) || entries.code() == U',';
        if (digits.empty() || !is_entry) return entries.expected("a whole number, 0 or more");
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc{}) {
            return entries.problem(begin, "expected a number below 2^64, found " + excerpt(digits));
        }
        numbers.push_back(value);
    }
    return numbers;
}

}  // namespace

std::variant<CoverMatrix, TextProblem> parse_cover_matrix(std::string_view text) {
    CoverMatrix matrix;
    std::optional<std::size_t> width;
    std::vector<int> ones;
    LineCutter lines(text);
    for (Line line; lines.next(line);) {
        if (!is_row(line)) continue;
        ones.clear();
        const auto read = read_bits(line, [&](int column) { ones.push_back(column); });
        if (const auto* problem = std::get_if<TextProblem>(&read)) return *problem;
        const std::size_t found = std::get<std::size_t>(read);
        if (!width) {
            width = found;
            for (std::size_t column = 1; column <= found; ++column) matrix.add_column(std::to_string(column));
        } else if (found != *width) {
            return problem_at_end(
                line, "expected " + entries_in_words(*width) + " as in the first row, found " + std::to_string(found));
        }
        matrix.add_row(ones);
    }
    if (!width) return TextProblem{1, 1, "expected a matrix, a row of 0 and 1 a line; found nothing"};
    return matrix;
}

std::variant<SquareMatrix, TextProblem> parse_square_matrix(std::string_view text) {
    std::optional<SquareMatrix> matrix;
    int rows = 0;
    Line last;
    LineCutter lines(text);
    for (Line line; lines.next(line);) {
        if (!is_row(line)) continue;
        const auto read = read_numbers(line);
        if (const auto* problem = std::get_if<TextProblem>(&read)) return *problem;
        const auto& numbers = std::get<std::vector<std::uint64_t>>(read);
        const std::string found = std::to_string(numbers.size());
        if (!matrix) {
            if (numbers.size() > kMostMatrixRows) {
                return problem_at_start(
                    line, "expected at most " + std::to_string(kMostMatrixRows) + " numbers in a row, found " + found);
            }
            matrix.emplace(static_cast<int>(numbers.size()));
        }
        const auto numbers_in_row = static_cast<std::size_t>(matrix->n);
        if (numbers.size() != numbers_in_row) {
            return problem_at_end(
                line, "expected " + entries_in_words(numbers_in_row) + " as in the first row, found " + found);
        }
        if (rows == matrix->n) {
            return problem_at_start(line, not_square(matrix->n) + "more");
        }
        for (int column = 0; column < matrix->n; ++column) {
            matrix->at(rows, column) = numbers[static_cast<std::size_t>(column)];
        }
        ++rows;
        last = line;
    }
    if (!matrix) return TextProblem{1, 1, "expected a square matrix, a row of whole numbers a line; found nothing"};
    if (rows < matrix->n) return problem_at_end(last, not_square(matrix->n) + std::to_string(rows));
    return *std::move(matrix);
}

}  // namespace rookery
