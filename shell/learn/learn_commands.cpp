#include "shell/learn/learn_page.hpp"

#include <array>
#include <string>

#include "shell/jobs/technique_choice.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

constexpr auto kLearnGroup = CommandGroup::learn;

bool has_subject(const LearnPage& p) {
    return p.subject().has_value();
}
bool has_example(const LearnPage& p) {
    return p.lesson() != nullptr && p.lesson()->example.has_value();
}
bool has_several_places(const LearnPage& p) {
    return p.steps().size() > 1 && p.pictured() != nullptr;
}
bool can_mark(const LearnPage& p) {
    return p.has_exercise() && !p.exercise.is_over();
}

// clang-format off
constexpr auto kLearnCommands = std::to_array<CommandOf<LearnPage>>({
    {"learn-all", words::kLearnAll, "Escape", kLearnGroup, has_subject, [](LearnPage& p) { p.open_list(); }, nullptr},
    {"learn-next", words::kNextSubject, "N", kLearnGroup, has_subject, [](LearnPage& p) { p.open(subject_after(*p.subject(), 1)); }, nullptr},
    {"learn-previous", words::kPreviousSubject, "B", kLearnGroup, has_subject, [](LearnPage& p) { p.open(subject_after(*p.subject(), -1)); }, nullptr},
    {"learn-practise", words::kPractise, "P", kLearnGroup, [](const LearnPage& p) { return has_subject(p) && !p.practises(); },
     [](LearnPage& p) { p.practise(); }, nullptr},
    {"learn-example", words::kShowExample, "", kLearnGroup,
     [](const LearnPage& p) { return has_example(p) && p.shows == LearnBoard::mine; }, [](LearnPage& p) { p.show_example(); }, nullptr},
    {"learn-back", words::kBackToPage, "", kLearnGroup, [](const LearnPage& p) { return p.practises(); },
     [](LearnPage& p) { p.show_example(); }, nullptr},
    {"learn-place", words::kNextExampleStep, "", kLearnGroup, has_several_places, [](LearnPage& p) { p.walk_steps(1); }, nullptr},
    {"learn-check", words::kCheckMarks, "Enter", kLearnGroup, can_mark, [](LearnPage& p) { p.check(); }, nullptr},
    {"learn-clear", words::kClearMarksHere, "Backspace / Delete", kLearnGroup,
     [](const LearnPage& p) { return can_mark(p) && !p.exercise.marks().empty(); }, [](LearnPage& p) { p.clear_marks(); }, nullptr},
    {"learn-answer", words::kShowAnswer, "", kLearnGroup, can_mark, [](LearnPage& p) { p.show_answer(); }, nullptr},
    {"learn-another", words::kNextPuzzle, "Space", kLearnGroup,
     [](const LearnPage& p) { return p.practises() && !p.is_making() && !p.is_looking(); }, [](LearnPage& p) { p.practise(); }, nullptr},
    {"learn-stop", words::kPracticeCancel, "", kLearnGroup, [](const LearnPage& p) { return p.is_making(); },
     [](LearnPage& p) { p.stop_looking(); }, nullptr},
    {"learn-play", words::kPlayExercise, "", kLearnGroup, [](const LearnPage& p) { return p.has_exercise(); },
     [](LearnPage& p) { p.play_exercise(); }, nullptr},
});
// clang-format on

// "40-5": a cell and a digit.
bool mark_by(LearnPage& p, std::string_view text) {
    const std::size_t hyphen = text.find('-');
    if (hyphen == std::string_view::npos) return false;
    const auto cell = number_in_id(text.substr(0, hyphen));
    const auto digit = number_in_id(text.substr(hyphen + 1));
    if (cell && digit) p.mark(*cell, *digit);
    return cell && digit;
}

}  // namespace

std::span<const CommandOf<LearnPage>> learn_commands() {
    return kLearnCommands;
}

std::string_view LearnPage::main_command() const {
    return !practises() ? "learn-practise" : exercise.is_over() ? "learn-another" : "learn-check";
}

bool LearnPage::run_family(std::string_view id) {
    if (const auto family = place_after(id, "learn-fold-", static_cast<int>(kFamilyCount))) {
        fold(static_cast<TechniqueGroup>(*family));
        return true;
    }
    if (const auto mark = rest_after(id, "learn-mark-")) return mark_by(*this, *mark);
    if (const auto digit = place_after(id, "learn-digit-", 10)) {
        mark(cursor_, *digit);
        return true;
    }
    if (choose(*this, id)) {
        if (practises()) practise();
        return true;
    }
    const auto rest = rest_after(id, "learn-");
    const auto technique = rest ? subject_named(*rest) : std::nullopt;
    if (!technique) return false;
    ws_.go_to(Mode::learn);
    open(*technique);
    return true;
}

void LearnPage::offer(std::vector<OfferedCommand>& offered) const {
    for (const Family& family : families()) {
        for (const Technique technique : family.techniques)
            offered.push_back({"learn-" + id_of(technique), fill(words::kLearnOne, {name_in_words(technique)})});
    }
    if (!can_mark(*this)) return;
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        offered.push_back({"learn-digit-" + number, fill(words::kMarkDigit, {number})});
    }
}

}  // namespace rookery::shell
