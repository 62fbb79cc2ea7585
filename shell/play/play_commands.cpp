#include "shell/play/play_commands.hpp"

#include <array>
#include <cstddef>

#include "shell/play/steps/chain_commands.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kGroupStart = "group-";
constexpr std::array<EntryMode, 4> kModes = {EntryMode::digit, EntryMode::corner, EntryMode::centre, EntryMode::colour};
constexpr std::array<std::string_view, 4> kFamilies = {"value-", "corner-", "centre-", "colour-"};

template <EntryMode kMode>
bool has_mode(const PlayPage& p) {
    return p.entries().mode() == kMode;
}
// The command of the current mode leaves it, so that a phone needs only three keys for four modes.
template <EntryMode kMode>
void take_mode(PlayPage& p) {
    p.entries().set_mode(has_mode<kMode>(p) ? EntryMode::digit : kMode);
}

template <int kRows, int kColumns>
void extend(PlayPage& p) {
    p.entries().extend(kRows, kColumns);
}

void take_cells(PlayPage& p, const CellSet& cells) {
    Selection next = p.entries().selection();
    next.take(cells);
    p.entries().change_selection(next);
}

bool has_both_marks(const PlayPage& p) {
    return p.choices.both_marks;
}

// In reach of Enter: a chosen digit, or the only note of the cell.
void enter_here(PlayPage& p) {
    if (p.entries().chosen() != 0) return p.entries().enter_chosen();
    p.entries().enter_digit(p.entries().cursor(), p.entries().lone_note());
}

bool has_marks(const PlayPage& p) {
    return p.board().noted != Candidates9{} || p.board().corners != Candidates9{};
}

constexpr auto kPlayCommands = std::to_array<CommandOf<PlayPage>>({
    {"entry-digit", words::kEntryDigit, "Z", CommandGroup::board, always,
     [](PlayPage& p) { p.entries().set_mode(EntryMode::digit); }, has_mode<EntryMode::digit>},
    {"notes", words::kToggleNotes, "Space", CommandGroup::board, always, [](PlayPage& p) { p.entries().toggle_notes(); },
     [](const PlayPage& p) { return p.entries().takes_notes(); }},
    {"entry-corner", words::kEntryCorner, "X", CommandGroup::board, has_both_marks, take_mode<EntryMode::corner>,
     has_mode<EntryMode::corner>},
    {"entry-centre", words::kEntryCentre, "Shift+C", CommandGroup::board, has_both_marks, take_mode<EntryMode::centre>,
     has_mode<EntryMode::centre>},
    {"entry-colour", words::kEntryColour, "V", CommandGroup::board, always, take_mode<EntryMode::colour>,
     has_mode<EntryMode::colour>},
    {"fill-notes", words::kFillNotes, "Shift+F", CommandGroup::board, has_puzzle,
     [](PlayPage& p) { p.entries().fill_notes(); }, nullptr},
    {"clear-hand-marks", words::kClearHandMarks, "", CommandGroup::board, has_marks,
     [](PlayPage& p) { p.entries().clear_marks(); }, nullptr},
    {"clear-colours", words::kClearColours, "", CommandGroup::board,
     [](const PlayPage& p) { return p.board().colours != Candidates9{}; },
     [](PlayPage& p) { p.entries().clear_colours(); }, nullptr},

    {"select-all", words::kSelectAll, "Ctrl+A", CommandGroup::board, always, [](PlayPage& p) { take_cells(p, CellSet::all()); },
     nullptr},
    {"select-same", words::kSelectSame, "D", CommandGroup::board, always,
     [](PlayPage& p) { take_cells(p, p.entries().cells_like(p.entries().cursor())); }, nullptr},
    {"select-toggle", words::kSelectToggle, "Ctrl+Space", CommandGroup::board, always,
     [](PlayPage& p) {
         Selection next = p.entries().selection();
         next.toggle(next.cursor());
         p.entries().change_selection(next);
     },
     nullptr},
    {"extend-up", words::kExtendUp, "Shift+Up", CommandGroup::board, always, extend<-1, 0>, nullptr},
    {"extend-down", words::kExtendDown, "Shift+Down", CommandGroup::board, always, extend<1, 0>, nullptr},
    {"extend-left", words::kExtendLeft, "Shift+Left", CommandGroup::board, always, extend<0, -1>, nullptr},
    {"extend-right", words::kExtendRight, "Shift+Right", CommandGroup::board, always, extend<0, 1>, nullptr},

    {"other-solution", words::kOtherSolution, "", CommandGroup::board,
     [](const PlayPage& p) { return p.analysis().several != nullptr; },
     [](PlayPage& p) { p.show_other_solution(); }, nullptr},
    {"why", words::kWhy, "Q", CommandGroup::board, always,
     [](PlayPage& p) {
         const bool asking = !p.entries().is_asking();
         p.path().show_step(-1);
         p.entries().ask(asking);
     },
     [](const PlayPage& p) { return p.entries().is_asking(); }},
    {"enter-here", words::kEnterHere, "Enter", CommandGroup::board,
     [](const PlayPage& p) {
         return !p.path().shows_step() && (p.entries().chosen() != 0 || p.entries().lone_note() != 0);
     },
     enter_here, nullptr},
    {"highlight", words::kHighlight, "G", CommandGroup::board,
     [](const PlayPage& p) { return p.entries().highlighted_digit() != 0; },
     [](PlayPage& p) { p.entries().filter(p.entries().highlighted_digit()); },
     [](const PlayPage& p) { return p.entries().filtered_digit() != 0; }},
    {"highlight-off", words::kHighlightOff, "", CommandGroup::board,
     [](const PlayPage& p) { return p.entries().filtered_digit() != 0; },
     [](PlayPage& p) { p.entries().filter(0); }, nullptr},
    // The last function of Escape, when nothing covers the board.
    {"select-one", words::kSelectOne, "Escape", CommandGroup::board,
     [](const PlayPage& p) {
         return p.entries().is_asking() || p.entries().why() != nullptr || p.entries().chosen() != 0 ||
                !p.entries().selection().is_single() || p.entries().filtered_digit() != 0;
     },
     [](PlayPage& p) {
         if (p.entries().is_asking() || p.entries().why() != nullptr) {
             p.entries().ask(false);
         } else if (p.entries().chosen() != 0) {
             p.entries().choose(0);
         } else if (!p.entries().selection().is_single()) {
             p.entries().select(p.entries().cursor());
         } else {
             p.entries().filter(0);
         }
     },
     nullptr},

    {"timer", words::kTimer, "", CommandGroup::board, always,
     [](PlayPage& p) { p.timer.show(!p.timer.shown(), p.workspace().host.now_seconds()); },
     [](const PlayPage& p) { return p.timer.shown(); }},
    {"timer-reset", words::kTimerReset, "", CommandGroup::board, [](const PlayPage& p) { return p.timer.shown(); },
     [](PlayPage& p) { p.timer.reset(p.workspace().host.now_seconds()); }, nullptr},
});

std::size_t index_of(EntryMode mode) {
    return static_cast<std::size_t>(mode);
}

// The digit after `start`, if there is one.
std::optional<int> digit_after(std::string_view id, std::string_view start) {
    const auto rest = rest_after(id, start);
    const auto digit = rest ? number_in_id(*rest) : std::nullopt;
    return digit && *digit >= 1 && *digit <= 9 ? digit : std::nullopt;
}

void offer_groups(const AvailableSteps& available, std::vector<OfferedCommand>& offered) {
    const auto& groups = available.groups();
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const auto label = groups[group].unfolded ? words::kAvailableFold : words::kAvailableUnfold;
        offered.push_back({std::string(kGroupStart) + std::to_string(group), fill(label, {heading_of(groups[group])})});
    }
}

}  // namespace

std::span<const CommandOf<PlayPage>> play_commands() {
    return kPlayCommands;
}

bool takes_digit(const PlayPage& play, int digit) {
    if (play.is_covered()) return false;
    return play.entries().is_asking() || play.entries().mode() == EntryMode::colour || !is_complete(play, digit);
}

std::string digit_label(const Play& p, int digit) {
    const std::string number = std::to_string(digit);
    if (p.entries().is_asking()) return fill(words::kWhyDigit, {number, cell_in_words(p.entries().cursor())});
    if (p.choices.digit_first) return fill(words::kPressChoose, {number});
    switch (p.entries().mode()) {
        case EntryMode::digit:
            return fill(words::kPressDigit, {number});
        case EntryMode::corner:
            return fill(words::kPressCorner, {number});
        case EntryMode::centre:
            if (p.entries().wants_candidates()) return fill(words::kPressCandidate, {number});
            return fill(p.choices.both_marks ? words::kPressCentre : words::kPressNote, {number});
        case EntryMode::colour:
            break;
    }
    return fill(words::kPressColour, {number, words::kColourNames[static_cast<std::size_t>(digit - 1)]});
}

std::string entry_command(EntryMode mode, int digit) {
    return std::string(kFamilies[index_of(mode)]) + std::to_string(digit);
}

bool PlayPage::run_family(std::string_view id) {
    if (is_covered()) return false;
    if (const auto digit = digit_after(id, "digit-")) {
        if (!corrects_picture(*this)) {
            entries().enter(*digit);
        } else {
            pictures.correct(entries().cursor(), static_cast<Digit>(*digit));
        }
        return true;
    }
    if (const auto digit = place_after(id, "picture-", 10); digit && pictures.shown() != nullptr) {
        pictures.correct(entries().cursor(), static_cast<Digit>(*digit));
        return true;
    }
    for (const EntryMode mode : kModes) {
        if (const auto digit = digit_after(id, kFamilies[index_of(mode)])) {
            entries().enter_as(mode, *digit);
            return true;
        }
    }
    if (const auto digit = digit_after(id, "highlight-")) {
        entries().filter(*digit);
        return true;
    }
    if (const auto digit = digit_after(id, "why-")) {
        entries().ask_why(entries().cursor(), *digit);
        return true;
    }
    if (const auto group = place_after(id, kGroupStart, static_cast<int>(available.groups().size()))) {
        available.fold(*group);
        return true;
    }
    return run_chain_family(*this, id);
}

void PlayPage::offer(std::vector<OfferedCommand>& offered) const {
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        offered.push_back({"digit-" + number, digit_label(*this, digit), takes_digit(*this, digit)});
    }
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        offered.push_back({"highlight-" + number, fill(words::kHighlightDigit, {number})});
    }
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        offered.push_back({"why-" + number, fill(words::kWhyDigit, {number, cell_in_words(entries().cursor())})});
    }
    if (pictures.shown() != nullptr) {
        for (int digit = 0; digit <= 9; ++digit) {
            const std::string number = std::to_string(digit);
            offered.push_back(
                {"picture-" + number, digit == 0 ? std::string(words::kItIsEmpty) : fill(words::kItIs, {number})});
        }
    }
    if (available.open) offer_groups(available, offered);
    offer_branches(*this, offered);
}

}  // namespace rookery::shell
