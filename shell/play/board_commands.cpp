// Commands for the puzzle as a whole: see play_commands.hpp.
#include <array>

#include "shell/board/board_text.hpp"
#include "shell/play/play_commands.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

bool has_entries(const PlayPage& p) {
    const Board& board = p.board();
    return board != as_given(board);
}
bool has_solution(const PlayPage& p) {
    return !p.analysis().solution.empty();
}

void take_next_mode(PlayPage& p) {
    auto next = static_cast<EntryMode>((static_cast<int>(p.entries().mode()) + 1) % kEntryModeCount);
    if (next == EntryMode::corner && !p.choices.both_marks) next = EntryMode::centre;
    p.entries().set_mode(next);
}

constexpr auto kBoardCommands = std::to_array<CommandOf<PlayPage>>({
    {"entry-mode", words::kNextEntryMode, "Shift+Space", CommandGroup::board, always, take_next_mode,
     [](const PlayPage& p) { return p.entries().mode() != EntryMode::digit; }},
    {"clear-cell", words::kClearCell, "Backspace / Delete / 0", CommandGroup::board, always,
     [](PlayPage& p) {
         if (corrects_picture(p)) return p.pictures.correct(p.entries().cursor(), 0);
         p.entries().clear();
     },
     [](const PlayPage& p) { return p.entries().chosen() == Entries::kErase; }},
    {"show-candidates", words::kShowCandidates, "A", CommandGroup::board, always,
     [](PlayPage& p) { p.entries().show_candidates(!p.entries().wants_candidates()); },
     [](const PlayPage& p) { return p.entries().wants_candidates(); }},
    {"solve", words::kSolve, "S", CommandGroup::board, has_puzzle, [](PlayPage& p) { p.ask_or_solve(); }, nullptr},
    {"check", words::kCheckDigits, "C", CommandGroup::board,
     [](const PlayPage& p) { return has_puzzle(p) && p.workspace().mistake_marks != MistakeMarks::never; }, [](PlayPage& p) { p.check(); }, nullptr},
    {"restart", words::kRestart, "", CommandGroup::board, has_entries, [](PlayPage& p) { p.restart(); }, nullptr},
    {"clear-board", words::kClearBoard, "", CommandGroup::board, has_digits, [](PlayPage& p) { p.clear_board(); }, nullptr},
    {"fix-givens", words::kFixGivens, "F", CommandGroup::board,
     [](const PlayPage& p) { return p.board().entered != Grid9{} && conflicts_of(p.board()).empty(); },
     [](PlayPage& p) { p.fix_givens(); }, nullptr},
    {"edit-text", words::kTypePuzzle, "E", CommandGroup::board, always,
     [](PlayPage& p) {
         p.text_box_open = !p.text_box_open;
         p.workspace().sheet_open = p.workspace().sheet_open || p.text_box_open;
         if (!p.text_box_open) p.text_problem.clear();
     },
     [](const PlayPage& p) { return p.text_box_open; }},
    {"read-text", words::kReadText, "", CommandGroup::board,
     [](const PlayPage& p) { return p.text_box_open && !trimmed(p.text_box).empty(); }, [](PlayPage& p) { p.read_text_box(); },
     nullptr},
    {"copy-puzzle", words::kCopyPuzzle, "Ctrl+C", CommandGroup::board, has_digits,
     [](PlayPage& p) { copy_text(p.workspace(), p.board().givens == Grid9{} ? line_of(p.board()) : puzzle_text_of(p.board())); },
     nullptr},
    {"copy-solution", words::kCopySolution, "", CommandGroup::board, has_solution,
     [](PlayPage& p) { copy_text(p.workspace(), p.analysis().solution); }, nullptr},
});

}  // namespace

bool has_digits(const PlayPage& page) {
    return values_of(page.board()) != Grid9{};
}

bool has_puzzle(const PlayPage& page) {
    return !page.analysis().puzzle.empty();
}

std::span<const CommandOf<PlayPage>> board_commands() {
    return kBoardCommands;
}

// Commands for boards read from pictures: see play_commands.hpp.

namespace {

bool shows_one(const PlayPage& p) {
    return p.pictures.shown() != nullptr;
}

constexpr auto kPictureCommands = std::to_array<CommandOf<PlayPage>>({
    {"cancel-pictures", words::kCancelPictures, "", CommandGroup::general,
     [](const PlayPage& p) { return p.pictures.is_reading(); }, [](PlayPage& p) { p.pictures.cancel(); }, nullptr},
    {"check-pictures", words::kCheckPictures, "", CommandGroup::general,
     [](const PlayPage& p) {
         const bool is_seen = shows_one(p) && p.workspace().mode == Mode::play;
         return !p.pictures.boards().empty() && !p.pictures.is_reading() && !is_seen;
     },
     [](PlayPage& p) { p.pictures.show_in_doubt(); }, nullptr},
    {"next-doubt", words::kNextDoubt, "J", CommandGroup::board,
     [](const PlayPage& p) { return !p.pictures.doubts().empty() || p.pictures.suspect() >= 0; },
     [](PlayPage& p) { p.pictures.select_doubt(); }, nullptr},
    {"next-board", words::kNextBoard, "", CommandGroup::board,
     [](const PlayPage& p) { return shows_one(p) && p.pictures.shown_place() + 1 < p.pictures.boards().size(); },
     [](PlayPage& p) { p.pictures.show(p.pictures.shown_place() + 1); }, nullptr},
    {"previous-board", words::kPreviousBoard, "", CommandGroup::board,
     [](const PlayPage& p) { return shows_one(p) && p.pictures.shown_place() > 0; },
     [](PlayPage& p) { p.pictures.show(p.pictures.shown_place() - 1); }, nullptr},
    {"list-pictures", words::kListPictures, "", CommandGroup::board,
     [](const PlayPage& p) { return shows_one(p) && p.pictures.boards().size() > 1; },
     [](PlayPage& p) { p.pictures.list_all(); }, nullptr},
    {"close-picture", words::kClosePicture, "", CommandGroup::board, shows_one, [](PlayPage& p) { p.pictures.close(); },
     nullptr},
});

}  // namespace

std::span<const CommandOf<PlayPage>> picture_commands() {
    return kPictureCommands;
}

bool corrects_picture(const PlayPage& page) {
    const Entries& entries = page.entries();
    const bool enters = entries.mode() == EntryMode::digit && !entries.is_asking() && entries.selection().is_single();
    const int cell = entries.cursor();
    return page.pictures.shown() != nullptr && enters && !page.path().shows_step() &&
           (page.board().is_given(cell) || page.pictures.doubts().contains(cell));
}

}  // namespace rookery::shell
