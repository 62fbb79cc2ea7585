#include "verbs/steps/step_rows.hpp"

#include <algorithm>
#include <utility>

#include "logic/explain.hpp"
#include "logic/technique_card.hpp"
#include "logic/words/phrases.hpp"
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
std::string phrase_of_wrong(const PathStart& start, int cell, Language language) {
    const Value digit = Value::digit(start.solution[cell]);
    const Digit value = start.values[cell];
    if (value == 0) return say(Phrase::lost_candidate, language, {Value::cell(cell), digit});
    return say(Phrase::wrong_digit, language, {Value::cell(cell), Value::digit(value), digit});
}

Phrase phrase_of_end(RatingStatus status) {
    switch (status) {
        case RatingStatus::rated:
            return Phrase::ended_solved;
        case RatingStatus::beyond:
            return Phrase::ended_beyond;
        case RatingStatus::no_solution:
            return Phrase::ended_no_solution;
        case RatingStatus::several_solutions:
            return Phrase::ended_several_solutions;
        case RatingStatus::already_solved:
            return Phrase::ended_already_solved;
        case RatingStatus::stopped:
            break;
    }
    return Phrase::ended_stopped;
}

Phrase phrase_of_level(HodokuLevel level) {
    switch (level) {
        case HodokuLevel::easy:
            return Phrase::hodoku_easy;
        case HodokuLevel::medium:
            return Phrase::hodoku_medium;
        case HodokuLevel::hard:
            return Phrase::hodoku_hard;
        case HodokuLevel::unfair:
            return Phrase::hodoku_unfair;
        case HodokuLevel::extreme:
            break;
    }
    return Phrase::hodoku_extreme;
}

std::string with(const Ending& ending, std::string value) {
    return say(Phrase::ended_with, ending.language, {Value::text(ending.phrase), Value::text(std::move(value))});
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

StepRecord record_of(const Step& step, int number, const Scale& scale, Language language, bool details) {
    StepRecord record;
    record.number = number;
    record.technique = scale.name(step.technique);
    record.rating = step.rating;
    if (path_scale_of(scale).length != nullptr) record.length = step.rating;
    // HoDoKu's own names are English.
    const bool by_hodoku = &scale == &kHodokuScale && language == Language::english;
    record.text = describe(step, by_hodoku ? record.technique : title_of(step, language), language);
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
    for (const Step& inner : step.nested) record.nested.push_back(record_of(inner, 0, scale, language, true));
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

Ending ending_of(const PathStart& start, Language language) {
    if (!start.wrong.empty()) return {"contradicts", phrase_of_wrong(start, start.wrong.front(), language), language};
    return {key_of(start.status), say(phrase_of_end(start.status), language), language};
}

std::string ClosingRow::text() const {
    if (greatest_length) return with(ending, std::string(length_name) + " " + std::to_string(*greatest_length));
    if (!er) return ending.phrase;
    const auto number = [](int tenths) { return Value::text(format_rating(tenths)); };
    return say(Phrase::ended_rated, ending.language,
               {Value::text(ending.phrase), number(*er), number(ep.value_or(0)), number(ed.value_or(0))});
}

std::string HodokuClosingRow::text() const {
    if (!rating) return ending.phrase;
    return with(ending, std::string(text_of(phrase_of_level(rating->level), ending.language)));
}

}  // namespace rookery
