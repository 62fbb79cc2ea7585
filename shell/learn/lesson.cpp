#include "shell/learn/lesson.hpp"

#include <nlohmann/json.hpp>

#include "shell/board/json_members.hpp"
#include "shell/learn/subjects.hpp"
#include "shell/words/phrasing.hpp"
#include "text/containers/json_text.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;
using reading::text_member;

json object_of(std::string_view text) {
    json row = json::parse(text.begin(), text.end(), nullptr, false);
    return row.is_object() ? row : json::object();
}

std::optional<Grid9> grid_member(const json& row, std::string_view name) {
    const std::string line = text_member(row, name);
    if (line.size() != Geometry9::kCells) return std::nullopt;
    Grid9 grid;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const char c = line[static_cast<std::size_t>(cell)];
        if (c >= '1' && c <= '9') grid[cell] = static_cast<Digit>(c - '0');
    }
    return grid;
}

// 729 characters, nine per cell.
bool take_candidates(const std::string& text, Board& board) {
    if (text.size() != std::size_t{Geometry9::kCells} * 9) return false;
    const Candidates9 open = candidates_of(board);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        DigitSet left = 0;
        for (int digit = 1; digit <= 9; ++digit) {
            if (text[static_cast<std::size_t>(cell * 9 + digit - 1)] == static_cast<char>('0' + digit))
                left = static_cast<DigitSet>(left | digit_bit(digit));
        }
        board.removed[cell] = static_cast<DigitSet>(open[cell] & ~left);
    }
    return true;
}

std::optional<Board> board_in(const json& row, std::string_view puzzle) {
    const auto givens = grid_member(row, puzzle);
    const auto values = grid_member(row, "values");
    if (!givens || !values) return std::nullopt;
    Board board = board_of(*givens);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (!board.is_given(cell)) board.entered[cell] = (*values)[cell];
    }
    if (!take_candidates(text_member(row, "candidates"), board)) return std::nullopt;
    return board;
}

std::vector<Technique> techniques_in(const std::string& names) {
    std::vector<Technique> techniques;
    for (std::size_t at = 0; at < names.size();) {
        const std::size_t end = std::min(names.find(", ", at), names.size());
        if (const auto technique = subject_named(std::string_view(names).substr(at, end - at)))
            techniques.push_back(*technique);
        at = end + 2;
    }
    return techniques;
}

}  // namespace

std::optional<Lesson> read_lesson(std::string_view text) {
    const json row = object_of(text);
    if (text_member(row, "idea").empty()) return std::nullopt;
    Lesson lesson;
    lesson.rating = number_member(row, "rating");
    lesson.score = number_member(row, "score");
    lesson.level = text_member(row, "level");
    lesson.idea = text_member(row, "idea");
    lesson.needs = text_member(row, "needs");
    lesson.removes = text_member(row, "removes");
    lesson.looking = text_member(row, "looking");
    lesson.cousins = techniques_in(text_member(row, "cousins"));
    lesson.example = board_in(row, "example");
    return lesson;
}

std::optional<Board> board_in_row(std::string_view text) {
    return board_in(object_of(text), "puzzle");
}

std::optional<Grid9> solution_in_row(std::string_view text) {
    return grid_member(object_of(text), "solution");
}

}  // namespace rookery::shell
