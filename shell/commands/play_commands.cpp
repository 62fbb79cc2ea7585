#include "shell/commands/play_commands.hpp"

#include <array>
#include <cstddef>

#include "shell/app/model.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_play.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using Group = CommandGroup;

constexpr std::array<EntryMode, 4> kModes = {EntryMode::digit, EntryMode::corner, EntryMode::centre, EntryMode::colour};
constexpr std::array<std::string_view, 4> kModeCommands = {"entry-digit", "entry-corner", "entry-centre",
                                                           "entry-colour"};
constexpr std::array<std::string_view, 4> kFamilies = {"value-", "corner-", "centre-", "colour-"};

template <EntryMode kMode>
bool has_mode(const Model& m) {
    return m.play.entries().mode() == kMode;
}
// A mode's own command leaves it again, so that on a telephone three keys do for four modes.
template <EntryMode kMode>
void take_mode(Model& m) {
    m.play.entries().set_mode(has_mode<kMode>(m) ? EntryMode::digit : kMode);
}

template <int kRows, int kColumns>
void extend(Model& m) {
    m.play.entries().extend(kRows, kColumns);
}

void take_cells(Model& m, const CellSet& cells) {
    Selection next = m.play.entries().selection();
    next.take(cells);
    m.play.entries().change_selection(next);
}

bool has_marks(const Model& m) {
    return m.play.board().noted != Candidates9{} || m.play.board().corners != Candidates9{};
}

constexpr auto kPlayCommands = std::to_array<Command>({
    {"entry-digit", words::kEntryDigit, "Z", Group::board, always,
     [](Model& m) { m.play.entries().set_mode(EntryMode::digit); }, has_mode<EntryMode::digit>},
    {"entry-corner", words::kEntryCorner, "X", Group::board, always, take_mode<EntryMode::corner>,
     has_mode<EntryMode::corner>},
    {"entry-centre", words::kEntryCentre, "Shift+C", Group::board, always, take_mode<EntryMode::centre>,
     has_mode<EntryMode::centre>},
    {"entry-colour", words::kEntryColour, "V", Group::board, always, take_mode<EntryMode::colour>,
     has_mode<EntryMode::colour>},
    {"clear-hand-marks", words::kClearHandMarks, "", Group::board, has_marks,
     [](Model& m) { m.play.entries().clear_marks(); }, nullptr},
    {"clear-colours", words::kClearColours, "", Group::board,
     [](const Model& m) { return m.play.board().colours != Board{}.colours; },
     [](Model& m) { m.play.entries().clear_colours(); }, nullptr},

    {"select-all", words::kSelectAll, "Ctrl+A", Group::board, always, [](Model& m) { take_cells(m, CellSet::all()); },
     nullptr},
    {"select-same", words::kSelectSame, "D", Group::board, always,
     [](Model& m) { take_cells(m, m.play.entries().cells_like(m.play.entries().cursor())); }, nullptr},
    {"select-toggle", words::kSelectToggle, "Ctrl+Space", Group::board, always,
     [](Model& m) {
         Selection next = m.play.entries().selection();
         next.toggle(next.cursor());
         m.play.entries().change_selection(next);
     },
     nullptr},
    {"extend-up", words::kExtendUp, "Shift+Up", Group::board, always, extend<-1, 0>, nullptr},
    {"extend-down", words::kExtendDown, "Shift+Down", Group::board, always, extend<1, 0>, nullptr},
    {"extend-left", words::kExtendLeft, "Shift+Left", Group::board, always, extend<0, -1>, nullptr},
    {"extend-right", words::kExtendRight, "Shift+Right", Group::board, always, extend<0, 1>, nullptr},

    {"other-solution", words::kOtherSolution, "", Group::board,
     [](const Model& m) { return m.play.analysis().several != nullptr; },
     [](Model& m) { m.play.show_other_solution(); }, nullptr},
    {"why", words::kWhy, "Q", Group::board, always,
     [](Model& m) {
         const bool asking = !m.play.entries().is_asking();
         m.play.path().show_step(-1);
         m.play.entries().ask(asking);
     },
     [](const Model& m) { return m.play.entries().is_asking(); }},
    {"highlight", words::kHighlight, "G", Group::board,
     [](const Model& m) { return m.play.entries().highlighted_digit() != 0; },
     [](Model& m) { m.play.entries().filter(m.play.entries().highlighted_digit()); },
     [](const Model& m) { return m.play.entries().filtered_digit() != 0; }},
    {"highlight-off", words::kHighlightOff, "", Group::board,
     [](const Model& m) { return m.play.entries().filtered_digit() != 0; },
     [](Model& m) { m.play.entries().filter(0); }, nullptr},
    // What Escape still does once nothing lies over the board.
    {"select-one", words::kSelectOne, "Escape", Group::board,
     [](const Model& m) {
         return m.play.entries().is_asking() || m.play.entries().why() != nullptr ||
                !m.play.entries().selection().is_single() || m.play.entries().filtered_digit() != 0;
     },
     [](Model& m) {
         if (m.play.entries().is_asking() || m.play.entries().why() != nullptr) {
             m.play.entries().ask(false);
         } else if (!m.play.entries().selection().is_single()) {
             m.play.entries().select(m.play.entries().cursor());
         } else {
             m.play.entries().filter(0);
         }
     },
     nullptr},

    {"timer", words::kTimer, "", Group::board, always,
     [](Model& m) { m.timer.show(!m.timer.shown(), m.host.now_seconds()); },
     [](const Model& m) { return m.timer.shown(); }},
    {"timer-pause", words::kTimerPause, "P", Group::board,
     [](const Model& m) { return m.timer.shown() && !m.timer.stopped(); },
     [](Model& m) { m.timer.pause(!m.timer.paused(), m.host.now_seconds()); },
     [](const Model& m) { return m.timer.paused(); }},
    {"timer-reset", words::kTimerReset, "", Group::board, [](const Model& m) { return m.timer.shown(); },
     [](Model& m) { m.timer.reset(m.host.now_seconds()); }, nullptr},
});

std::size_t index_of(EntryMode mode) {
    return static_cast<std::size_t>(mode);
}

// The digit after `start`, if it is one.
std::optional<int> digit_after(std::string_view id, std::string_view start) {
    const auto rest = rest_after(id, start);
    const auto digit = rest ? number_in_id(*rest) : std::nullopt;
    return digit && *digit >= 1 && *digit <= 9 ? digit : std::nullopt;
}

}  // namespace

std::span<const Command> play_commands() {
    return kPlayCommands;
}

bool takes_digit(const Play& play, int digit) {
    return play.entries().is_asking() || play.entries().mode() == EntryMode::colour || !is_complete(play, digit);
}

std::string digit_label(const Model& m, int digit) {
    const std::string number = std::to_string(digit);
    if (m.play.entries().is_asking()) return fill(words::kWhyDigit, {number, cell_name(m.play.entries().cursor())});
    switch (m.play.entries().mode()) {
        case EntryMode::digit:
            return fill(words::kPressDigit, {number});
        case EntryMode::corner:
            return fill(words::kPressCorner, {number});
        case EntryMode::centre:
            return fill(m.play.entries().wants_candidates() ? words::kPressCandidate : words::kPressCentre, {number});
        case EntryMode::colour:
            break;
    }
    return fill(words::kPressColour, {number, words::kColourNames[static_cast<std::size_t>(digit - 1)]});
}

std::string_view short_name_of(EntryMode mode) {
    constexpr std::array<std::string_view, 4> kNames = {words::kDigitShort, words::kCornerShort, words::kCentreShort,
                                                        words::kColourShort};
    return kNames[index_of(mode)];
}

std::string_view command_of(EntryMode mode) {
    return kModeCommands[index_of(mode)];
}

std::string entry_command(EntryMode mode, int digit) {
    return std::string(kFamilies[index_of(mode)]) + std::to_string(digit);
}

bool run_play_family(Model& model, std::string_view id) {
    if (const auto digit = digit_after(id, "digit-")) {
        model.play.entries().enter(*digit);
        return true;
    }
    for (const EntryMode mode : kModes) {
        if (const auto digit = digit_after(id, kFamilies[index_of(mode)])) {
            model.play.entries().enter_as(mode, *digit);
            return true;
        }
    }
    if (const auto digit = digit_after(id, "highlight-")) {
        model.play.entries().filter(*digit);
        return true;
    }
    if (const auto digit = digit_after(id, "why-")) {
        model.play.entries().ask_why(model.play.entries().cursor(), *digit);
        return true;
    }
    return false;
}

void offer_play(const Model& model, std::vector<OfferedCommand>& offered) {
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        offered.push_back({"digit-" + number, digit_label(model, digit), takes_digit(model.play, digit)});
    }
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        offered.push_back({"highlight-" + number, fill(words::kHighlightDigit, {number})});
    }
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        offered.push_back(
            {"why-" + number, fill(words::kWhyDigit, {number, cell_name(model.play.entries().cursor())})});
    }
}

}  // namespace rookery::shell
