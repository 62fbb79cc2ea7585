#include "verbs/steps/step_rows.hpp"

#include <algorithm>

#include "logic/explain.hpp"
#include "logic/technique_card.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/trial/path_scales.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"
#include "verbs/rated/rating_columns.hpp"
#include "verbs/steps/hodoku_step_rows.hpp"
#include "verbs/steps/state_options.hpp"

namespace rookery {
namespace {

std::vector<std::string_view> with_reasons_for_no_steps(std::vector<std::string_view> ends) {
    ends.insert(ends.end(), {"contradicts", "no_solution", "several_solutions", "already_solved"});
    return ends;
}

// Describes a wrong cell on the board of `start`.
std::string phrase_of_wrong(const PathStart& start, int cell) {
    const std::string digit = std::to_string(start.solution[cell]);
    const Digit value = start.values[cell];
    if (value == 0) return cell_name(cell) + " no longer has the candidate " + digit;
    return cell_name(cell) + " is " + std::to_string(value) + ", but in the solution it is " + digit;
}

}  // namespace

NumberValue put(RowWriter& row, const StepRating& rating) {
    return row.put(rating.is_length ? std::to_string(rating.rating) : format_step_rating(rating.rating),
                   std::int64_t{rating.rating});
}

TextValue put(RowWriter& row, const StepText& step) {
    std::string text = step.text;
    if (!row.json()) std::replace(text.begin(), text.end(), '\n', ' ');
    return row.put(text);
}

StepRecord record_of(const Step& step, int number, const Scale& scale, bool details) {
    StepRecord record;
    record.number = number;
    record.technique = scale.name(step.technique);
    record.rating = step.rating;
    if (path_scale_of(scale).length != nullptr) record.length = step.rating;
    record.text =
        &scale == &kHodokuScale ? record.technique + ": " + card_of(step.technique).say(step) : describe(step);
    if (step.places) record.placement = step.placement;
    record.eliminations = step.eliminations;
    if (!details) return record;
    record.conclusion = conclusion_of(step);
    record.marks = step.marks;
    record.cells = step.cells;
    record.houses = step.houses;
    for (DigitSet set = step.digits; set != 0; set = without_lowest(set)) record.digits.push_back(lowest_digit(set));
    record.variant = step.variant;
    record.chains = step.chains;
    for (const Step& inner : step.nested) record.nested.push_back(record_of(inner, 0, scale, true));
    return record;
}

Table<StepRecord> step_table(const Scale& scale, bool json) {
    if (&scale == &kHodokuScale) return {kHodokuStepColumns, json};
    Table<StepRecord> table(kNumberColumn, json);
    table.add(kTechniqueColumns);
    if (path_scale_of(scale).length != nullptr) table.add(kLengthColumn);
    table.add(kStepDetailColumns);
    return table;
}
RowInfo step_row_info() {
    return row_info(kNumberColumn) + row_info(kTechniqueColumns) +
           only_with(scales_with_lengths(), row_info(kLengthColumn)) + row_info(kStepDetailColumns);
}

std::vector<std::string_view> path_ends() {
    return with_reasons_for_no_steps({"solved", "beyond", "contradiction", "limit"});
}
std::vector<std::string_view> list_ends() {
    return with_reasons_for_no_steps({"listed"});
}

Ending ending_of(const PathStart& start) {
    if (!start.wrong.empty()) return {"contradicts", phrase_of_wrong(start, start.wrong.front())};
    return {key_of(start.status), std::string(phrase_of(start.status))};
}

}  // namespace rookery
