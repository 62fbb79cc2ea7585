#include "shell/generate/exact_answer.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "shell/board/board_text.hpp"
#include "shell/board/json_members.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/containers/json_text.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

// "-" means none.
std::string text_in(const json& row, const char* key) {
    std::string text = reading::text_member(row, key);
    return text == "-" ? std::string{} : text;
}

CellSet cells_in(const json& row, const char* key) {
    CellSet cells;
    const auto found = row.find(key);
    if (found == row.end() || !found->is_array()) return cells;
    for (const json& cell : *found) {
        if (!cell.is_number_integer()) continue;
        const auto number = cell.get<std::int64_t>();
        if (number >= 0 && number < Geometry9::kCells) cells.add(static_cast<int>(number));
    }
    return cells;
}

// "in 64 parts, K = 12 steps", as far as known.
std::string proof_text(const ExactAnswer& answer) {
    const std::string steps = std::to_string(answer.steps);
    if (answer.parts <= 1) return fill(words::kProvedAt, {steps});
    const std::string parts = fill(words::kProvedIn, {std::to_string(answer.parts)});
    return answer.steps == 0 ? parts : fill(words::kProvedInAt, {parts, steps});
}

}  // namespace

std::optional<ExactAnswer> read_exact_row(std::string_view text, const ExactQuestion& question) {
    const json row = json::parse(text.begin(), text.end(), nullptr, false);
    if (!row.is_object()) return std::nullopt;
    const auto feasibility = rookery::answer(text_in(row, "answer"));
    if (!feasibility) return std::nullopt;
    ExactAnswer answer;
    answer.question = question;
    answer.feasibility = *feasibility;
    answer.reason = text_in(row, "reason");
    answer.marked = cells_in(row, "cells");
    answer.steps = number_member(row, "steps");
    answer.parts = number_member(row, "parts");
    if (answer.feasibility != Answer::clues) return answer;
    const auto puzzle = read_grid(text_in(row, "puzzle"));
    if (!puzzle) return std::nullopt;
    answer.puzzle = *puzzle;
    return answer;
}

std::string text_of(const ExactAnswer& answer) {
    const std::string names = names_in_sentence(answer.question.strategies);
    switch (answer.feasibility) {
        case Answer::clues:
            return fill(words::kAnswerClues,
                        {names, counted(answer.steps, words::kStepsDeepOne, words::kStepsDeepMany)});
        case Answer::impossible: {
            const bool refuted = answer.marked.empty() && (answer.steps > 0 || answer.parts > 1);
            if (refuted) return fill(words::kAnswerRefuted, {names, proof_text(answer)});
            return fill(words::kAnswerImpossible, {answer.reason});
        }
        case Answer::undecided:
            break;
    }
    return fill(words::kAnswerUndecided, {answer.reason});
}

std::string_view title_of(Strategy strategy) {
    constexpr std::array<words::Text, kAllStrategies.size()> kTitles = {
        words::kNakedSingles, words::kHiddenSingles, words::kLockedCandidates, words::kNakedPairs, words::kHiddenPairs};
    return kTitles[static_cast<std::size_t>(strategy)];
}

std::string_view help_of(Strategy strategy) {
    constexpr std::array<words::Text, kAllStrategies.size()> kHelp = {
        words::kNakedSinglesHelp, words::kHiddenSinglesHelp, words::kLockedCandidatesHelp, words::kNakedPairsHelp,
        words::kHiddenPairsHelp};
    return kHelp[static_cast<std::size_t>(strategy)];
}

std::string names_in_sentence(StrategySet strategies) {
    std::vector<std::string> names;
    for (const Strategy one : kAllStrategies) {
        if (strategies.has(one)) names.push_back(in_sentence(title_of(one)));
    }
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? std::string_view(words::kListAnd) : ", ";
        text += names[i];
    }
    return text;
}

}  // namespace rookery::shell
