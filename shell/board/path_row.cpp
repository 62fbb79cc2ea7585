#include "shell/board/path_row.hpp"

#include <nlohmann/json.hpp>

#include "shell/board/json_members.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/technique_names.hpp"
#include "text/containers/json_text.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;
using reading::text_member;

constexpr std::string_view kNoBreakSpace = "\u00A0";  // before a colon in French

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

std::variant<std::monostate, StepRecord, PathOutcome> read_path_row(std::string_view row) {
    const json object = json::parse(row, nullptr, false);
    if (!object.is_object()) return std::monostate{};
    if (object.contains("end")) return outcome_of(object);
    if (object.contains("technique")) return read_step(object);
    return std::monostate{};
}

std::string sentence_of(const StepRecord& step) {
    const std::size_t colon = step.text.find(": ");
    if (colon == std::string::npos) return step.text;
    std::string_view title = std::string_view(step.text).substr(0, colon);
    if (title.ends_with(kNoBreakSpace)) title.remove_suffix(kNoBreakSpace.size());
    if (!contains_ignoring_case(technique_in_words(step.technique), title)) return step.text;
    std::string sentence = step.text.substr(colon + 2);
    // "r1c1 ..." remains in lower case: it is a cell's name.
    const bool starts_with_word =
        sentence.size() > 1 && 'a' <= sentence[0] && sentence[0] <= 'z' && (sentence[1] < '0' || '9' < sentence[1]);
    if (starts_with_word) sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    return sentence;
}

std::string conclusion_in_words(const StepRecord& step) {
    if (language() == Language::english) return step.conclusion;
    if (step.placement) return cell_in_words(step.placement->cell) + "=" + std::to_string(step.placement->digit);
    std::string text;
    for (const CellDigit& gone : step.eliminations) {
        append_item(text, cell_in_words(gone.cell) + "<>" + std::to_string(gone.digit));
    }
    return text;
}

void apply_step(Board& board, const StepRecord& step) {
    if (step.placement) put_digit(board, step.placement->cell, step.placement->digit);
    for (const CellDigit& gone : step.eliminations) {
        board.removed[gone.cell] = static_cast<DigitSet>(board.removed[gone.cell] | digit_bit(gone.digit));
        board.noted[gone.cell] = static_cast<DigitSet>(board.noted[gone.cell] & ~digit_bit(gone.digit));
    }
}

}  // namespace rookery::shell
