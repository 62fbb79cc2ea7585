#include "verbs/steps/step_rows.hpp"

#include <algorithm>

#include "logic/explain.hpp"
#include "text/containers/json_writer.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"
#include "verbs/rated/rating_columns.hpp"

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
JsonText list_of(const Items& items, F of_item) {
    Json list = Json::array();
    for (const auto& item : items) list.push_back(of_item(item));
    return {json_text_of(list)};
}

// Describes a wrong cell on the board of `start`.
std::string phrase_of_wrong(const PathStart& start, int cell) {
    const std::string digit = std::to_string(start.solution[cell]);
    const Digit value = start.values[cell];
    if (value == 0) return cell_name(cell) + " no longer has the candidate " + digit;
    return cell_name(cell) + " is " + std::to_string(value) + ", but in the solution it is " + digit;
}

}  // namespace

void put(RowWriter& row, const StepRating& rating) {
    row.put(rating.is_length ? std::to_string(rating.rating) : format_step_rating(rating.rating),
            std::int64_t{rating.rating});
}

void put(RowWriter& row, const StepText& step) {
    std::string text = step.text;
    if (!row.json()) std::replace(text.begin(), text.end(), '\n', ' ');
    row.put(text);
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
IfAny<JsonText> StepRow::place() const {
    return step.places ? IfAny<JsonText>{JsonText{json_text_of(pair_of(step.placement))}} : IfAny<JsonText>{};
}
JsonText StepRow::eliminate() const {
    return list_of(step.eliminations, pair_of);
}
JsonText StepRow::marks() const {
    return list_of(step.marks, [](const Mark& mark) {
        return Json::array({mark.at.cell, mark.at.digit, name_of(mark.role)});
    });
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
IfAny<JsonText> StepRow::chains() const {
    if (step.chains.empty()) return {};
    JsonListText chains;
    for (const Chain& chain : step.chains) chains.add_text(text_of_chain(chain));
    return {JsonText{chains.text()}};
}
IfAny<JsonText> StepRow::nested() const {
    if (step.nested.empty()) return {};
    const Table<StepRow> table(kStepColumns, true);
    std::string list;
    for (const Step& inner : step.nested) append_item(list, table.row_of({inner, {}}), ",");
    return {JsonText{'[' + list + ']'}};
}

Ending ending_of(const PathStart& start) {
    if (!start.wrong.empty()) return {"contradicts", phrase_of_wrong(start, start.wrong.front())};
    return {key_of(start.status), std::string(phrase_of(start.status))};
}

}  // namespace rookery
