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

Json json_of(const Chain& chain) {
    Json nodes = Json::array();
    for (const ChainNode& node : chain.nodes) {
        nodes.push_back(Json::array(
            {node.at.cell, node.at.digit, node.on ? 1 : 0, name_of(node.reason), Json(node.parents), node.nested}));
    }
    return {{"loop", chain.loop}, {"nodes", std::move(nodes)}, {"ends", chain.ends}};
}

Json json_of(const Step& step) {
    Json json;
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
    if (step.variant != 0) json["variant"] = step.variant;
    if (!step.chains.empty()) {
        Json& chains = json["chains"] = Json::array();
        for (const Chain& chain : step.chains) chains.push_back(json_of(chain));
    }
    if (!step.nested.empty()) {
        Json& nested = json["nested"] = Json::array();
        for (const Step& inner : step.nested) nested.push_back(json_of(inner));
    }
    return json;
}

}  // namespace

std::string to_json(const Step& step, int number) {
    Json json = {{"n", number}};
    json.update(json_of(step));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace rookery
