#include "shell/board/path_step.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "shell/board/json_members.hpp"
#include "shell/words/phrasing.hpp"
#include "text/containers/json_text.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;
using reading::text_member;

// An integer from `low` to `high`, or nullopt.
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

// The elements of an array that are integers from `low` to `high`; empty if it is not an array.
std::vector<int> numbers_of(const json& array, int low, int high) {
    std::vector<int> numbers;
    if (!array.is_array()) return numbers;
    for (const json& value : array) {
        if (const auto number = number_of(value, low, high)) numbers.push_back(*number);
    }
    return numbers;
}

std::vector<int> numbers_in(const json& object, const char* key, int low, int high) {
    const auto found = object.find(key);
    return found == object.end() ? std::vector<int>{} : numbers_of(*found, low, high);
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

// --- chains. Sizes are limited, far above those of any real step, so that a broken row does no harm. ---
constexpr std::size_t kMaxChains = 64;
constexpr std::size_t kMaxNodes = 2000;
constexpr std::size_t kMaxNested = 1000;

std::optional<ChainReason> reason_of(const json& value) {
    if (!value.is_string()) return std::nullopt;
    constexpr std::array<std::pair<std::string_view, ChainReason>, 6> kReasons = {
        {{"assumption", ChainReason::assumption},
         {"cell", ChainReason::cell},
         {"box", ChainReason::box},
         {"row", ChainReason::row},
         {"column", ChainReason::column},
         {"pattern", ChainReason::pattern}}};
    const auto& name = value.get_ref<const std::string&>();
    const auto found = std::find_if(kReasons.begin(), kReasons.end(), [&](const auto& r) { return r.first == name; });
    if (found == kReasons.end()) return std::nullopt;
    return found->second;
}

// The array of that key, or an empty one.
const json& list_in(const json& object, const char* key) {
    static const json kNone = json::array();
    const auto found = object.find(key);
    return found != object.end() && found->is_array() ? *found : kNone;
}

Chain chain_of(const json& object, int nested_count) {
    Chain chain;
    if (!object.is_object()) return chain;
    const auto loop = object.find("loop");
    chain.loop = loop != object.end() && loop->is_boolean() && loop->get<bool>();
    // The new index of each node of the row; -1: it was broken and left out.
    std::vector<int> place;
    const auto add_places = [&](const json& indices, std::vector<std::uint16_t>& to) {
        if (!indices.is_array()) return;
        for (const json& index : indices) {
            const auto at = number_of(index, 0, static_cast<int>(place.size()) - 1);
            if (!at || place[static_cast<std::size_t>(*at)] < 0) continue;
            const auto node = static_cast<std::uint16_t>(place[static_cast<std::size_t>(*at)]);
            if (std::find(to.begin(), to.end(), node) == to.end()) to.push_back(node);
        }
    };
    for (const json& entry : list_in(object, "nodes")) {
        if (place.size() == kMaxNodes) break;
        const auto at = cell_digit_of(entry);
        const auto on = at && entry.size() > 2 ? number_of(entry[2], 0, 1) : std::nullopt;
        const auto reason = on && entry.size() > 3 ? reason_of(entry[3]) : std::nullopt;
        if (!reason) {
            place.push_back(-1);
            continue;
        }
        ChainNode node{*at, *on == 1, *reason, {}, -1};
        if (entry.size() > 4) add_places(entry[4], node.parents);
        if (entry.size() > 5) {
            node.nested = static_cast<std::int16_t>(number_of(entry[5], 0, nested_count - 1).value_or(-1));
        }
        if (entry.size() > 6) {
            for (const int other : numbers_of(entry[6], 0, Geometry9::kCells - 1)) {
                if (other != node.at.cell) node.group.push_back(static_cast<std::uint8_t>(other));
            }
        }
        place.push_back(static_cast<int>(chain.nodes.size()));
        chain.nodes.push_back(std::move(node));
    }
    add_places(list_in(object, "ends"), chain.ends);
    return chain;
}

PathStep step_of(const json& object, int depth = 0) {
    PathStep step;
    step.number = number_member(object, "n");
    step.technique = text_member(object, "technique");
    step.rating = number_member(object, "rating");
    step.by_length = object.contains("length");
    step.text = text_member(object, "text");
    step.conclusion = text_member(object, "conclusion");
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
    if (const auto variant = object.find("variant"); variant != object.end()) {
        step.variant = number_of(*variant, 1, 4).value_or(0);
    }
    if (depth < kDeepestNesting) {
        // Nodes refer to nested steps by index, so an invalid one becomes an empty step.
        for (const json& inner : list_in(object, "nested")) {
            if (step.nested.size() == kMaxNested) break;
            step.nested.push_back(inner.is_object() ? step_of(inner, depth + 1) : PathStep{});
        }
    }
    for (const json& entry : list_in(object, "chains")) {
        if (step.chains.size() == kMaxChains) break;
        Chain chain = chain_of(entry, static_cast<int>(step.nested.size()));
        if (!chain.nodes.empty()) step.chains.push_back(std::move(chain));
    }
    return step;
}

PathOutcome outcome_of(const json& object) {
    PathOutcome outcome;
    outcome.end = text_member(object, "end");
    outcome.phrase = text_member(object, "phrase");
    outcome.er = number_member(object, "er");
    outcome.ep = number_member(object, "ep");
    outcome.ed = number_member(object, "ed");
    outcome.level = text_member(object, "rookery_level");
    outcome.solution = text_member(object, "solution");
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
    // "r1c1 ..." remains in lower case: it is a cell's name.
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

}  // namespace rookery::shell
