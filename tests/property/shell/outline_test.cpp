// In each state reached by presser_beginnings, at every page size: every widget that can be pressed or written into is
// in the outline under its id, enabled if it is enabled, in its place, and nothing else is there.
#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "support/shell/presser.hpp"
#include "support/shell/presser_beginnings.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

// Drawn, but not a control of its own: a chart is a table in the outline, the list below the path's profile stands for
// the profile, and the row of a list for the widgets in it.
bool is_named_differently(const std::string& label) {
    static const std::set<std::string> kWhole = {"path-profile", "histogram", "sizes",
                                                 "choices",      "lab-chart", "tooltip"};
    return kWhole.count(label) > 0 || label.rfind("unfold-", 0) == 0 || label.rfind("mark-row-", 0) == 0 ||
           label.find("##") != std::string::npos || label.find('/') != std::string::npos || label == "page" ||
           label == "palette-ground";  // windows
}

// "##filter" is the field "filter".
std::string id_of(const std::string& label) {
    return label.rfind("##", 0) == 0 ? label.substr(2) : label;
}

void collect(const json& nodes, std::map<std::string, json>& by_id, std::string& twice) {
    for (const json& node : nodes) {
        const std::string id = node.value("id", std::string{});
        if (!id.empty() && !by_id.emplace(id, node).second) twice = id;
        if (node.contains("parts")) collect(node["parts"], by_id, twice);
    }
}

}  // namespace

TEST_CASE("each drawn control is in the outline once, as drawn") {
    for (const PresserLines& beginning : presser_beginnings()) {
        for (const char* size : {"size 0", "size 1", "size 2", "size 3"}) {
            Presser presser;
            presser.act(size);
            std::string led_here = size;
            for (const std::string& line : beginning) {
                presser.act(line);
                led_here += "; " + line;
            }
            presser.act("draw");
            CAPTURE(led_here);
            std::map<std::string, json> reported;
            std::string twice;
            collect(presser.outline()["parts"], reported, twice);
            CHECK(twice == "");
            int controls = 0;
            std::map<std::string, int> times;
            for (const Widget& widget : presser.widgets()) {
                const bool field = widget.label.rfind("##", 0) == 0;
                if (!field && is_named_differently(widget.label)) continue;
                CAPTURE(widget.label);
                // The second button of a command is "hint#2".
                std::string id = id_of(widget.label);
                const int drawn = ++times[id];
                if (drawn > 1) id += "#" + std::to_string(drawn);
                const auto found = reported.find(id);
                REQUIRE(found != reported.end());
                const json& node = found->second;
                CHECK(node.value("off", false) == widget.disabled);
                const bool named = !node.value("name", std::string{}).empty() || node.contains("cells");
                CHECK(named);
                REQUIRE(node.contains("box"));
                CHECK(std::abs(node["box"][0].get<float>() - widget.x) <= 1);
                CHECK(std::abs(node["box"][1].get<float>() - widget.y) <= 1);
                ++controls;
            }
            CHECK(controls >= 8);
        }
    }
}

}  // namespace rookery::shell
