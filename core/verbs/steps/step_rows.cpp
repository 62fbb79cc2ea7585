#include "verbs/steps/step_rows.hpp"

#include <algorithm>

#include "logic/explain.hpp"
#include "text/containers/json_writer.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"
#include "verbs/rated/rating_columns.hpp"
#include "verbs/steps/state_options.hpp"

namespace rookery {
namespace {

using Json = nlohmann::json;

std::string_view name_of(MarkRole role) {
    switch (role) {
        case MarkRole::base:
            return "base";
        case MarkRole::cover:
            return "cover";
        case MarkRole::fin:
            break;
    }
    return "fin";
}

Json pair_of(CellDigit at) {
    return Json::array({at.cell, at.digit});
}

std::string_view name_of(ChainReason reason) {
    switch (reason) {
        case ChainReason::assumption:
            return "assumption";
        case ChainReason::cell:
            return "cell";
        case ChainReason::box:
            return "box";
        case ChainReason::row:
            return "row";
        case ChainReason::column:
            return "column";
        case ChainReason::pattern:
            break;
    }
    return "pattern";
}

std::string text_of_chain(const Chain& chain) {
    Json nodes = Json::array();
    for (const ChainNode& node : chain.nodes) {
        Json json = Json::array(
            {node.at.cell, node.at.digit, node.on ? 1 : 0, name_of(node.reason), Json(node.parents), node.nested});
        if (!node.group.empty()) json.push_back(node.group);
        nodes.push_back(std::move(json));
    }
    JsonObjectText json;
    json.add("loop", chain.loop);
    json.add("nodes", nodes);
    json.add("ends", chain.ends);
    return json.text();
}

template <class Items, class F>  // Json of_item(item)
std::string list_of(const Items& items, F of_item) {
    Json list = Json::array();
    for (const auto& item : items) list.push_back(of_item(item));
    return json_text_of(list);
}

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

std::string_view StepRow::technique() const {
    return name_of(step.technique);
}
StepText StepRow::text() const {
    return {describe(step)};
}
std::string StepRow::conclusion() const {
    return conclusion_of(step);
}
IfAny<PlacementJson> StepRow::place() const {
    if (!step.places) return {};
    return {PlacementJson{json_text_of(pair_of(step.placement))}};
}
EliminationsJson StepRow::eliminate() const {
    return {list_of(step.eliminations, pair_of)};
}
MarksJson StepRow::marks() const {
    return {list_of(step.marks, [](const Mark& mark) {
        return Json::array({mark.at.cell, mark.at.digit, name_of(mark.role)});
    })};
}
std::vector<std::int64_t> StepRow::cells() const {
    return {step.cells.begin(), step.cells.end()};
}
std::vector<std::int64_t> StepRow::houses() const {
    return {step.houses.begin(), step.houses.end()};
}
std::vector<std::int64_t> StepRow::digits() const {
    std::vector<std::int64_t> digits;
    for (DigitSet set = step.digits; set != 0; set = without_lowest(set)) digits.push_back(lowest_digit(set));
    return digits;
}
IfAny<ChainsJson> StepRow::chains() const {
    if (step.chains.empty()) return {};
    JsonListText chains;
    for (const Chain& chain : step.chains) chains.add_text(text_of_chain(chain));
    return {ChainsJson{chains.text()}};
}
IfAny<NestedJson> StepRow::nested() const {
    if (step.nested.empty()) return {};
    Table<StepRow> table(kTechniqueColumns, true);
    table.add(kStepDetailColumns);
    std::string list;
    for (const Step& inner : step.nested) append_item(list, table.row_of({inner, 0}), ",");
    return {NestedJson{'[' + list + ']'}};
}

Table<StepRow> step_table(bool by_length, bool json) {
    Table<StepRow> table(kNumberColumn, json);
    table.add(kTechniqueColumns);
    if (by_length) table.add(kLengthColumn);
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
