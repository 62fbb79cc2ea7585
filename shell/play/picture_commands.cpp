// Commands for boards read from pictures: see play_commands.hpp.
#include <array>

#include "shell/play/play_commands.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
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
