#include "verbs/step_json.hpp"

#include <nlohmann/json.hpp>

#include "logic/explain.hpp"

namespace rookery {
namespace {

using Json = nlohmann::ordered_json;

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

}  // namespace

std::string to_json(const Step& step, int number) {
    Json json;
    json["n"] = number;
    json["technique"] = name_of(step.technique);
    json["rating"] = step.rating;
    json["text"] = describe(step);
    json["conclusion"] = conclusion_of(step);
    if (step.places) json["place"] = pair_of(step.placement);
    Json& eliminate = json["eliminate"] = Json::array();
    for (const CellDigit at : step.eliminations) eliminate.push_back(pair_of(at));
    Json& marks = json["marks"] = Json::array();
    for (const Mark& mark : step.marks) marks.push_back(Json::array({mark.at.cell, mark.at.digit, name_of(mark.role)}));
    json["cells"] = step.cells;
    json["houses"] = step.houses;
    Json& digits = json["digits"] = Json::array();
    for (DigitSet set = step.digits; set != 0; set = without_lowest(set)) digits.push_back(lowest_digit(set));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace rookery
