#include "model/path_step.hpp"

#include <nlohmann/json.hpp>

#include "model/format.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

std::string text_in(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

int number_in(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : 0;
}

// A whole number from `low` to `high`, or nothing.
std::optional<int> number_of(const json& value, int low, int high) {
    if (!value.is_number_integer()) return std::nullopt;
    const auto number = value.get<std::int64_t>();
    if (number < low || number > high) return std::nullopt;
    return static_cast<int>(number);
}

std::optional<CellDigit> cell_digit_of(const json& pair) {
    if (!pair.is_array() || pair.size() < 2) return std::nullopt;
    const auto cell = number_of(pair[0], 0, 80);
    const auto digit = number_of(pair[1], 1, 9);
    if (!cell || !digit) return std::nullopt;
    return CellDigit{static_cast<std::uint8_t>(*cell), static_cast<Digit>(*digit)};
}

std::vector<int> numbers_in(const json& object, const char* key, int low, int high) {
    std::vector<int> numbers;
    const auto found = object.find(key);
    if (found == object.end() || !found->is_array()) return numbers;
    for (const json& value : *found) {
        if (const auto number = number_of(value, low, high)) numbers.push_back(*number);
    }
    return numbers;
}

std::vector<Mark> marks_in(const json& object) {
    std::vector<Mark> marks;
    const auto found = object.find("marks");
    if (found == object.end() || !found->is_array()) return marks;
    for (const json& entry : *found) {
        const auto at = cell_digit_of(entry);
        if (!at || entry.size() < 3 || !entry[2].is_string()) continue;
        const auto& role = entry[2].get_ref<const std::string&>();
        if (role == "base") marks.push_back({*at, MarkRole::base});
        if (role == "cover") marks.push_back({*at, MarkRole::cover});
        if (role == "fin") marks.push_back({*at, MarkRole::fin});
    }
    return marks;
}

PathStep step_of(const json& object) {
    PathStep step;
    step.number = number_in(object, "n");
    step.technique = text_in(object, "technique");
    step.rating = number_in(object, "rating");
    step.text = text_in(object, "text");
    step.conclusion = text_in(object, "conclusion");
    if (const auto place = object.find("place"); place != object.end()) step.placement = cell_digit_of(*place);
    if (const auto list = object.find("eliminate"); list != object.end() && list->is_array()) {
        for (const json& pair : *list) {
            if (const auto at = cell_digit_of(pair)) step.eliminations.push_back(*at);
        }
    }
    step.marks = marks_in(object);
    step.cells = numbers_in(object, "cells", 0, 80);
    step.houses = numbers_in(object, "houses", 0, Geometry9::kHouses - 1);
    for (const int digit : numbers_in(object, "digits", 1, 9)) {
        step.digits = static_cast<DigitSet>(step.digits | digit_bit(digit));
    }
    return step;
}

PathOutcome outcome_of(const json& object) {
    PathOutcome outcome;
    outcome.end = text_in(object, "end");
    outcome.phrase = text_in(object, "phrase");
    outcome.er = number_in(object, "er");
    outcome.ep = number_in(object, "ep");
    outcome.ed = number_in(object, "ed");
    outcome.solution = text_in(object, "solution");
    return outcome;
}

}  // namespace

std::variant<std::monostate, PathStep, PathOutcome> read_path_row(std::string_view row) {
    const json object = json::parse(row, nullptr, false);
    if (!object.is_object()) return std::monostate{};
    if (object.contains("end")) return outcome_of(object);
    if (object.contains("technique")) return step_of(object);
    return std::monostate{};
}

std::string sentence_of(const PathStep& step) {
    const std::size_t colon = step.text.find(": ");
    if (colon == std::string::npos ||
        !contains_ignoring_case(step.technique, std::string_view(step.text).substr(0, colon))) {
        return step.text;
    }
    std::string sentence = step.text.substr(colon + 2);
    // "r1c1 ..." keeps its small letter: it is a name.
    const bool starts_with_word =
        sentence.size() > 1 && sentence[0] >= 'a' && sentence[0] <= 'z' && sentence[1] >= 'a' && sentence[1] <= 'z';
    if (starts_with_word) sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    return sentence;
}

void apply_step(Board& board, const PathStep& step) {
    if (step.placement) put_digit(board, step.placement->cell, step.placement->digit);
    for (const CellDigit& gone : step.eliminations) {
        board.removed[gone.cell] = static_cast<DigitSet>(board.removed[gone.cell] | digit_bit(gone.digit));
        board.noted[gone.cell] = static_cast<DigitSet>(board.noted[gone.cell] & ~digit_bit(gone.digit));
    }
}

bool is_done(const Board& board, const PathStep& step) {
    if (step.placement && board.digit_at(step.placement->cell) == 0) return false;
    const Candidates9 open = candidates_of(board);
    for (const CellDigit& gone : step.eliminations) {
        if (has_digit(open[gone.cell], gone.digit)) return false;
    }
    return true;
}

}  // namespace rookery::shell
