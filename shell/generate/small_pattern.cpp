#include "shell/generate/small_pattern.hpp"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>

#include "shell/generate/exact_answer.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/containers/json_text.hpp"

namespace rookery::shell {

void SmallPattern::flip(int cell) {
    cells.contains(cell) ? cells.remove(cell) : cells.add(cell);
}

std::string SmallPattern::mask() const {
    std::string text(kCells, '.');
    cells.for_each([&](int cell) { text[static_cast<std::size_t>(cell)] = 'x'; });
    return text;
}

void SmallPattern::take_mask(std::string_view text) {
    if (text.size() != kCells || text.find_first_not_of(".x") != std::string_view::npos) return;
    cells = {};
    for (int cell = 0; cell < kCells; ++cell) {
        if (text[static_cast<std::size_t>(cell)] == 'x') cells.add(cell);
    }
}

void SmallPattern::begin(int job_id, StrategySet asked_strategies) {
    job = job_id;
    running = true;
    asked = cells;
    strategies = asked_strategies;
    answer = Answer::undecided;
    digits.clear();
    reason.clear();
}

void SmallPattern::take_row(std::string_view text) {
    const auto row = nlohmann::json::parse(text.begin(), text.end(), nullptr, false);
    if (!row.is_object()) return;
    const auto said = rookery::answer(reading::text_member(row, "answer"));
    if (!said || (*said == Answer::undecided && answer != Answer::undecided)) return;
    answer = *said;
    digits = reading::text_member(row, "puzzle");
    reason = reading::text_member(row, "reason");
    if (digits.size() != kCells) digits.clear();
}

std::string SmallPattern::text() const {
    const std::string names = names_in_sentence(strategies);
    switch (answer) {
        case Answer::clues:
            return fill(words::kSmallClues, {names});
        case Answer::impossible:
            return fill(words::kAnswerImpossible, {reason});
        case Answer::undecided:
            break;
    }
    return fill(words::kAnswerUndecided, {reason.empty() ? std::string(words::kUndecidedEnd) : reason});
}

}  // namespace rookery::shell
