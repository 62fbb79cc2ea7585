#include "shell/enumerate/enumerate_page.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "enumerate/enumerate.hpp"
#include "shell/board/board_text.hpp"
#include "shell/board/patterns.hpp"
#include "shell/board/solutions.hpp"
#include "shell/jobs/saved_controls.hpp"
#include "shell/words/format_names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {

CellMark CellMarks::of(int cell) const {
    if (history_.now().required.contains(cell)) return CellMark::required;
    return history_.now().barred.contains(cell) ? CellMark::barred : CellMark::either;
}

void CellMarks::set(int cell, CellMark mark, std::int64_t stroke) {
    Document document = history_.now();
    document.required.remove(cell);
    document.barred.remove(cell);
    if (mark == CellMark::required) document.required.add(cell);
    if (mark == CellMark::barred) document.barred.add(cell);
    history_.change_in_group(document, std::string(words::kDidMark), Mode::enumerate, stroke);
}

void CellMarks::clear() {
    Document document = history_.now();
    document.required = document.barred = CellSet{};
    history_.change(document, std::string(words::kClearMarks), Mode::enumerate);
}

void EnumeratePage::set_grid(const Grid9& grid, std::string name) {
    Document document = ws_.history.now();
    if (document.grid != grid) document.required = document.barred = CellSet{};
    document.grid = grid;
    ws_.history.change(document, std::move(name), Mode::enumerate);
    problem.clear();
}

std::optional<CallOptions> EnumeratePage::read_options(bool with_limit) {
    return options_of(clues, most, with_limit);
}

std::optional<CallOptions> EnumeratePage::options_now(bool with_limit) const {
    Field clue_field = clues;
    Field limit_field = most;
    return options_of(clue_field, limit_field, with_limit);
}

std::optional<CallOptions> EnumeratePage::options_of(Field& clue_field, Field& limit_field, bool with_limit) const {
    const auto number = number_of(clue_field, 0, words::kExpectedEnumerateClues, limits::kSearchedClues);
    if (number && *number == 0) {
        clue_field.problem = expectation(words::kExpectedEnumerateClues, limits::kSearchedClues, {});
    }
    const auto limit = number_of(limit_field, 0, words::kExpectedMost, limits::kFoundPuzzles);
    if (!clue_field.problem.empty() || !limit) return std::nullopt;
    CallOptions options{{"clues", std::to_string(*number)}};
    if (gridchecker) options["method"] = "gridchecker";
    add_options(*this, options);
    if (with_limit && first_only) options["first"] = "";
    if (with_limit && !first_only && *limit > 0) options["limit"] = std::to_string(*limit);
    const Document& now = ws_.history.now();
    if (!now.required.empty()) options["required"] = mask_of(now.required);
    if (!now.barred.empty()) options["allowed"] = mask_of(~now.barred);
    return options;
}

void EnumeratePage::take_options(const CallOptions& options) {
    const auto value_of = [&](const char* name) {
        const auto found = options.find(name);
        return found == options.end() ? std::string{} : found->second;
    };
    clues = {value_of("clues"), {}};
    take_switches(*this, options);
    first_only = options.count("first") != 0;
    if (!first_only) most = {value_of("limit"), {}};
    gridchecker = value_of("method") == "gridchecker";
    Document document = ws_.history.now();
    document.required = cells_of_mask(value_of("required"));
    const std::string allowed = value_of("allowed");
    document.barred = allowed.empty() ? CellSet{} : ~cells_of_mask(allowed);
    ws_.history.change(document, std::string(words::kDidMark), Mode::enumerate);
}

std::string EnumeratePage::input() const {
    return to_line(grid());
}

const KeptJob* EnumeratePage::kept_of(const CallOptions& options) const {
    const std::string line = input();
    const auto found = std::find_if(kept_searches.begin(), kept_searches.end(),
                                    [&](const KeptJob& job) { return job.input == line && job.options == options; });
    return found == kept_searches.end() ? nullptr : &*found;
}

// EnumeratePage: pasted text, which may be a grid, a puzzle with one solution, or unavoidable sets.

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
        take_grid(*pasted, fill(words::kDidTakeGrid, {recognised_in_words(parsed)}),
                  fill(said, {recognised_in_words(parsed)}));
    } else if (several) {
        return false;
    } else {
        take_solution(*pasted, first, recognised_in_words(parsed));
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

// EnumeratePage: its fields, what survives a reload, and what can be taken to other modes.

namespace {

constexpr auto kEnumerateSettings = std::to_array<saved::Setting<EnumeratePage>>({
    saved::choice<EnumeratePage, 3, &EnumeratePage::view>("enumerate-view"),
    saved::setting<EnumeratePage, &EnumeratePage::gridchecker>("enumerate-gridchecker"),
});

}  // namespace

bool EnumeratePage::write(std::string_view id, std::string_view text) {
    return write_field(*this, id, text) || write_field(sets, id, text);
}

void EnumeratePage::save_settings(saved::Json& settings) const {
    saved::save_all(kEnumerateSettings, *this, settings);
    saved::save_controls(*this, settings);
}

void EnumeratePage::take_settings(const saved::Json& settings) {
    saved::take_all(kEnumerateSettings, *this, settings);
    saved::take_controls(*this, settings);
}

void EnumeratePage::brush(int cell, bool /*clue*/, std::int64_t stroke) {
    if (has_grid() && marks.brush) marks.set(cell, *marks.brush, stroke);
}

void EnumeratePage::open_row(std::size_t place) {
    if (view == EnumerateView::puzzles) return choose_found(place);
    const std::vector<std::uint32_t>& rows = sets.shown(cursor());
    if (sets.shows_clique || place >= rows.size()) return;
    const int index = static_cast<int>(rows[place]);
    sets.choose(sets.chosen == index ? -1 : index);
}

std::string EnumeratePage::text_to_copy() const {
    const std::string puzzle = view == EnumerateView::puzzles ? found_puzzle() : std::string{};
    return puzzle.empty() && has_grid() ? input() : puzzle;
}

Board EnumeratePage::board_in_sight() const {
    const bool looks_at_puzzles = has_grid() && view == EnumerateView::puzzles;
    return looks_at_puzzles ? board_of_text(found_puzzle()).value_or(Board{}) : Board{};
}

const Table* EnumeratePage::table_in_sight() const {
    const Enumeration* search = shown();
    return search == nullptr ? nullptr : &search->table;
}

std::string_view EnumeratePage::main_command() const {
    if (view == EnumerateView::catalogue) return trimmed(number_wanted.text).empty() ? "ask-number" : "take-numbered";
    return view == EnumerateView::sets ? "find-sets" : "enumerate";
}

void EnumeratePage::play_found() {
    const auto puzzle = puzzle_of_line(found_puzzle());
    if (!puzzle) return;
    const std::string what = fill(words::kOpenedFound, {thousands(place_of_found() + 1)});
    ws_.hand_over(OpenPuzzle{board_of(*puzzle), what, what});
}

void EnumeratePage::list_found() {
    const Enumeration* search = shown();
    if (search == nullptr || search->found() == 0) return;
    ws_.hand_over(OpenList{search->table.puzzles_as_text(), fill(words::kFoundList, {options_text(search->options)}),
                           counted(search->found(), words::kSentOne, words::kSentMany)});
}

void EnumeratePage::reword(const Rewording& reworded) {
    reworded.apply(problem);
    sets.reword(reworded);
    estimate.reword(reworded);
    number.reword(reworded);
    taking.reword(reworded);
    reword_fields(*this, reworded);
    reword_fields(sets, reworded);
}

}  // namespace rookery::shell
