#include "shell/lab/lab_commands.hpp"

#include <array>
#include <string>

#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kGroup = CommandGroup::lab;
constexpr auto kGeneral = CommandGroup::general;

bool in_hand(const LabPage& p) {
    return p.view == LabView::hand;
}
bool can_enter(const LabPage& p) {
    return in_hand(p) && p.hand.can_enter();
}

template <int side, bool diagonal = false>
void ask(LabPage& p) {
    p.hand.ask({side, diagonal});
}

template <ShapeLevel level>
constexpr CommandOf<LabPage> level_command(std::string_view name, words::Text label) {
    return {name,
            label,
            "",
            kGeneral,
            always,
            [](LabPage& p) { p.hand.level = level; },
            [](const LabPage& p) { return p.hand.level == level; }};
}

constexpr auto kHandCommands = std::to_array<CommandOf<LabPage>>({
    {"lab-marks", words::kHandMarks, "Space", kGroup, can_enter,
     [](LabPage& p) { p.hand.enters_marks = !p.hand.enters_marks; },
     [](const LabPage& p) { return p.hand.enters_marks; }},
    {"lab-erase", words::kClearCell, "Backspace / Delete / 0", kGroup, can_enter,
     [](LabPage& p) { p.hand.clear(p.cursor()); }, nullptr},
    {"lab-check", words::kCheckDigits, "Enter", kGroup,
     [](const LabPage& p) { return can_enter(p) && p.workspace().mistake_marks != MistakeMarks::never; },
     [](LabPage& p) { p.hand.check(); }, nullptr},
    {"lab-hint", words::kHint, "Shift+Enter", kGroup, can_enter, [](LabPage& p) { p.hand.hint(); }, nullptr},
    {"lab-restart", words::kRestart, "", kGroup, [](const LabPage& p) { return in_hand(p) && p.hand.has_entries(); },
     [](LabPage& p) { p.hand.restart(); }, nullptr},

    {"other-sizes", words::kOtherSizes, "", kGeneral, always,
     [](LabPage& p) {
         p.show_hand();
         // With a keypad on the page, only the open sheet has room for the other puzzles.
         p.workspace().sheet_open = p.hand.can_enter();
     },
     nullptr},
    {"new-four", words::kNewFour, "", kGeneral, always, ask<4>, nullptr},
    {"new-six", words::kNewSix, "", kGeneral, always, ask<6>, nullptr},
    {"new-eight", words::kNewEight, "", kGeneral, always, ask<8>, nullptr},
    {"new-nine", words::kNewNine, "", kGeneral, always, ask<9>, nullptr},
    {"new-diagonal", words::kNewDiagonal, "", kGeneral, always, ask<9, true>, nullptr},
    {"new-twelve", words::kNewTwelve, "", kGeneral, always, ask<12>, nullptr},
    {"new-sixteen", words::kNewSixteen, "", kGeneral, always, ask<16>, nullptr},
    {"new-twenty-five", words::kNewTwentyFive, "", kGeneral, always, ask<25>, nullptr},
    level_command<ShapeLevel::easy>("sizes-easy", words::kSizesEasy),
    level_command<ShapeLevel::medium>("sizes-medium", words::kSizesMedium),
    level_command<ShapeLevel::hard>("sizes-hard", words::kSizesHard),
    level_command<ShapeLevel::expert>("sizes-expert", words::kSizesExpert),
    {"cancel-size", words::kCancel, "", kGroup, [](const LabPage& p) { return p.hand.asked_job() != nullptr; },
     [](LabPage& p) { p.hand.cancel(); }, nullptr},
});

}  // namespace

std::span<const CommandOf<LabPage>> hand_commands() {
    return kHandCommands;
}

std::string hand_digit_label(const LabPage& page, int digit, bool other) {
    const bool marks = page.hand.enters_marks != other;
    return fill(marks ? words::kPressPencilMark : words::kPressDigit, {std::string(1, symbol_of(digit))});
}

bool run_hand_family(LabPage& page, std::string_view id) {
    if (!in_hand(page)) return false;
    const int count = page.puzzle().side();
    if (const auto digit = place_after(id, kHandDigit, count + 1); digit && *digit > 0) {
        page.hand.enter(page.cursor(), *digit);
        return true;
    }
    if (const auto digit = place_after(id, kHandOther, count + 1); digit && *digit > 0) {
        page.hand.enter_other(page.cursor(), *digit);
        return true;
    }
    return false;
}

void offer_hand(const LabPage& page, std::vector<OfferedCommand>& offered) {
    const bool possible = page.hand.can_enter();
    for (const bool other : {false, true}) {
        const std::string_view family = other ? kHandOther : kHandDigit;
        for (int digit = 1; digit <= page.puzzle().side(); ++digit) {
            offered.push_back(
                {std::string(family) + std::to_string(digit), hand_digit_label(page, digit, other), possible});
        }
    }
}

std::string_view LabPage::digit_family() const {
    return can_enter(*this) ? kHandDigit : std::string_view{};
}

std::string_view LabPage::shifted_digit_family() const {
    return can_enter(*this) ? kHandOther : std::string_view{};
}

int LabPage::keypad_rows() const {
    // Three rows on 8x8, as four columns of digits and four of tools would be too narrow for fingers.
    return !can_enter(*this) ? 0 : puzzle().side() == 8 ? 3 : puzzle().shape().box_rows;
}

std::string_view LabPage::main_command() const {
    switch (view) {
        case LabView::puzzle:
            return "lab-run";
        case LabView::race:
            return "lab-race";
        case LabView::tools:
            return "lab-tool-run";
        case LabView::hand:
            break;
    }
    return "lab-check";
}

}  // namespace rookery::shell
