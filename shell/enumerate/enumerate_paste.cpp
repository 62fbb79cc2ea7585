// EnumeratePage: pasted text: a grid, a puzzle with one solution, or unavoidable sets.
#include <algorithm>
#include <utility>

#include "shell/board/only_solution.hpp"
#include "shell/enumerate/enumerate_page.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// Whether `grid` has all digits of `part`, and more.
bool is_part_of(const Grid9& part, const Grid9& grid) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (part[cell] != 0 && part[cell] != grid[cell]) return false;
    }
    return !part.is_full();
}

bool are_parts_of(const ParseResult& parsed, const Grid9& grid) {
    return std::all_of(parsed.puzzles.begin(), parsed.puzzles.end(), [&](const ParsedPuzzle& puzzle) {
        const auto* part = std::get_if<Grid9>(&puzzle.grid);
        return part != nullptr && is_part_of(*part, grid);
    });
}

}  // namespace

void EnumeratePage::refuse_grid(std::string sentence) {
    problem = std::move(sentence);
    ws_.sheet_open = true;
    ws_.notice.say_while(std::string(words::kGridNotRead), [this] { return !problem.empty(); });
}

bool EnumeratePage::paste_unread(std::string_view text, std::string_view name, bool /*large*/) {
    const bool awaited = loading_sets;
    if (awaited) load_sets(text, name);
    return awaited;
}

bool EnumeratePage::paste(const ParseResult& parsed, std::string_view text, std::string_view name) {
    if (parsed.puzzles.empty()) {
        refuse_grid(first_problem_of(parsed));
        return true;
    }
    const ParsedPuzzle& first = parsed.puzzles.front();
    const auto* pasted = std::get_if<Grid9>(&first.grid);
    const bool several = parsed.puzzles.size() > 1;
    const bool in_sets = has_grid() && view == EnumerateView::sets;
    if (several && in_sets && are_parts_of(parsed, grid())) {
        load_sets(text, name);
    } else if (pasted == nullptr) {
        refuse_grid(std::string(words::kGridNeedsNine));
    } else if (is_solution(*pasted)) {
        const auto said = several ? words::kTookFirst : words::kTookGrid;
        take_grid(*pasted, fill(words::kDidTakeGrid, {parsed.recognised}), fill(said, {parsed.recognised}));
    } else if (several) {
        return false;
    } else {
        take_solution(*pasted, first, parsed.recognised);
    }
    return true;
}

void EnumeratePage::take_solution(const Grid9& puzzle_grid, const ParsedPuzzle& puzzle, std::string_view recognised) {
    const OnlySolution solution =
        only_solution(puzzle.candidates ? board_of(puzzle_grid, *puzzle.candidates) : board_of(puzzle_grid));
    if (solution.found()) {
        return take_grid(solution.grid, fill(words::kDidTakeGrid, {recognised}),
                         fill(words::kTookSolution, {recognised}));
    }
    refuse_grid(std::string(solution.answer == Uniqueness::several ? words::kGridSeveral
                            : solution.answer == Uniqueness::none  ? words::kGridNoSolution
                                                                   : words::kGridTooHard));
}

}  // namespace rookery::shell
