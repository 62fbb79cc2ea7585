#include "shell/sized/sized_commands.hpp"

#include <array>

#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kGroup = CommandGroup::sized;
constexpr auto kGeneral = CommandGroup::general;
constexpr std::string_view kContinue = "continue-sized-";
constexpr std::string_view kForget = "forget-sized-";
constexpr std::string_view kNew = "new-";

bool can_enter(const SizedPage& p) {
    return p.can_enter();
}
bool shows_hint(const SizedPage& p) {
    return p.shown_hint() != nullptr;
}

template <std::size_t size>
constexpr CommandOf<SizedPage> new_command(std::string_view id, words::Text label) {
    return {id, label, "", kGeneral, always, [](SizedPage& p) { p.ask(kPuzzleSizes[size]); }, nullptr};
}

constexpr auto kCommands = std::to_array<CommandOf<SizedPage>>({
    {"sized-notes", words::kHandMarks, "Space", kGroup, can_enter,
     [](SizedPage& p) { p.enters_marks = !p.enters_marks; }, [](const SizedPage& p) { return p.enters_marks; }},
    {"sized-erase", words::kClearCell, "Backspace / Delete / 0", kGroup, can_enter,
     [](SizedPage& p) { p.clear(p.cursor()); }, nullptr},
    {"sized-check", words::kCheckDigits, "Enter", kGroup,
     [](const SizedPage& p) {
         return can_enter(p) && !shows_hint(p) && p.workspace().mistake_marks != MistakeMarks::never;
     },
     [](SizedPage& p) { p.check(); }, nullptr},
    {"sized-hint", words::kHint, "Shift+Enter", kGroup, can_enter, [](SizedPage& p) { p.hint(); }, nullptr},
    {"sized-enter-hint", words::kEnterHint, "Enter", kGroup,
     [](const SizedPage& p) { return shows_hint(p) && p.shown_hint()->is_placement(); },
     [](SizedPage& p) { p.enter_hint(); }, nullptr},
    {"sized-close-hint", words::kCloseHint, "Escape", kGroup, shows_hint, [](SizedPage& p) { p.close_hint(); },
     nullptr},
    {"sized-restart", words::kRestart, "", kGroup,
     [](const SizedPage& p) { return can_enter(p) && p.board().has_entries(); }, [](SizedPage& p) { p.restart(); },
     nullptr},
    {"sized-copy", words::kCopyPuzzle, "", kGroup, [](const SizedPage& p) { return p.has_puzzle(); },
     [](SizedPage& p) { copy_text(p.workspace(), p.board().givens); }, nullptr},
    {"sized-pause", words::kTimerPause, "P", kGroup,
     [](const SizedPage& p) { return p.has_puzzle() && !p.timer.stopped(); },
     [](SizedPage& p) { p.pause(!p.timer.paused()); }, [](const SizedPage& p) { return p.timer.paused(); }},
    {"sized-next", words::kNextPuzzleAgain, "", kGroup, [](const SizedPage& p) { return p.has_puzzle(); },
     [](SizedPage& p) { p.ask_next(); }, nullptr},

    {"other-sizes", words::kOtherSizes, "", kGeneral, always,
     [](SizedPage& p) { p.workspace().toggle_sheet(PanelPage::sizes); },
     [](const SizedPage& p) { return p.workspace().shows(PanelPage::sizes); }},
    new_command<0>("new-four", words::kNewFour),
    new_command<1>("new-six", words::kNewSix),
    new_command<2>("new-eight", words::kNewEight),
    new_command<3>("new-diagonal", words::kNewDiagonal),
    new_command<4>("new-twelve", words::kNewTwelve),
    new_command<5>("new-sixteen", words::kNewSixteen),
    new_command<6>("new-twenty-five", words::kNewTwentyFive),
    {"cancel-size", words::kCancel, "", kGeneral, [](const SizedPage& p) { return p.asked_job() != nullptr; },
     [](SizedPage& p) { p.cancel(); }, nullptr},
    {"restore-sized-game", words::kRestoreGame, "", kGeneral, [](const SizedPage& p) { return p.can_restore(); },
     [](SizedPage& p) {
         p.restore();
         p.workspace().notice.say(std::string(words::kDidRestoreGame));
     },
     nullptr},
});

// "six-hard".
bool run_new(SizedPage& page, std::string_view rest) {
    for (const PuzzleSize& size : kPuzzleSizes) {
        for (const ShapeLevel level : kShapeLevels) {
            if (!has_level(size, level) || rest != command_of(size, level).substr(kNew.size())) continue;
            if (size.side > 4) page.level = level;
            page.ask(size);
            return true;
        }
    }
    return false;
}

}  // namespace

std::string command_of(const PuzzleSize& size) {
    return std::string(kNew) + std::string(size.word);
}

std::string command_of(const PuzzleSize& size, ShapeLevel level) {
    return command_of(size) + "-" + std::string(name_of(level));
}

std::span<const CommandOf<SizedPage>> sized_commands() {
    return kCommands;
}

bool is_sized_pause(std::string_view id) {
    return id == "sized-pause";
}

std::string sized_digit_label(const SizedPage& page, int digit, bool other) {
    const bool marks = page.enters_marks != other;
    return fill(marks ? words::kPressPencilMark : words::kPressDigit, {std::string(1, symbol_of(digit))});
}

bool SizedPage::run_family(std::string_view id) {
    const int count = side() + 1;
    const bool in_sight = ws_.mode == Mode::sized && can_enter();
    if (const auto digit = place_after(id, kSizedDigit, count); digit && *digit > 0 && in_sight) {
        enter(cursor(), *digit);
        return true;
    }
    if (const auto digit = place_after(id, kSizedOther, count); digit && *digit > 0 && in_sight) {
        enter_other(cursor(), *digit);
        return true;
    }
    const auto& all = games.all();
    if (const auto place = place_after(id, kContinue, static_cast<int>(all.size()))) {
        resume(all[static_cast<std::size_t>(*place)].puzzle());
        return true;
    }
    if (const auto place = place_after(id, kForget, static_cast<int>(all.size()))) {
        const SizedGame game = all[static_cast<std::size_t>(*place)];
        forget(game.puzzle());
        ws_.notice.say_with_undo(fill(words::kDidForgetGame, {title_of(game)}), "restore-sized-game");
        return true;
    }
    const auto rest = rest_after(id, kNew);
    return rest && run_new(*this, *rest);
}

void SizedPage::offer(std::vector<OfferedCommand>& offered) const {
    for (const bool other : {false, true}) {
        const std::string_view family = other ? kSizedOther : kSizedDigit;
        for (int digit = 1; digit <= side(); ++digit) {
            offered.push_back(
                {std::string(family) + std::to_string(digit), sized_digit_label(*this, digit, other), can_enter()});
        }
    }
}

std::string_view SizedPage::digit_family() const {
    return can_enter() ? kSizedDigit : std::string_view{};
}

std::string_view SizedPage::shifted_digit_family() const {
    return can_enter() ? kSizedOther : std::string_view{};
}

}  // namespace rookery::shell
