#include "shell/widgets/outline.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

namespace rookery::shell {
namespace {

// The first word of `text`; removes it and the following space.
std::string_view next_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

// A list's name has no spaces; the index of its rows is the last word.
Asked read_rows(std::string_view rest) {
    const std::string_view list = next_word(rest);
    std::size_t place = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), place);
    if (error != std::errc{} || end != rest.data() + rest.size()) return {};
    return {.kind = Asked::Kind::rows, .id = std::string(list), .place = place};
}

}  // namespace

Asked read_asked(std::string_view event) {
    std::string_view rest = event;
    const std::string_view what = next_word(rest);
    if (what == "press" || what == "press+ctrl" || what == "press+shift") {
        return {.kind = Asked::Kind::press,
                .ctrl = what == "press+ctrl",
                .shift = what == "press+shift",
                .id = std::string(rest)};
    }
    if (what == "focus") return {.kind = Asked::Kind::focus, .id = std::string(rest)};
    if (what == "rows") return read_rows(rest);
    if (what != "text") return {};
    const std::string_view id = next_word(rest);
    return {.kind = Asked::Kind::text, .id = std::string(id), .text = std::string(rest)};
}

void Outline::begin(Asked asked, bool records) {
    records_ = records || asked.kind != Asked::Kind::nothing;
    if (records_) nodes_.clear();
    // Most names are the same as in the last frame: their entries are kept, unless there are too many.
    if (ids_.size() > kMaxIds) ids_.clear();
    ++frame_;
    depth_ = 0;
    answered_ = asked.kind == Asked::Kind::nothing;
    asked_ = std::move(asked);
}

std::string Outline::own_id(const std::string& id) {
    Drawn& drawn = ids_[id];
    if (std::exchange(drawn.frame, frame_) != frame_) drawn.times = 0;
    return ++drawn.times == 1 ? id : id + "#" + std::to_string(drawn.times);
}

void Outline::add(OutlineNode node) {
    if (!records_) return;
    node.depth = depth_;
    nodes_.push_back(std::move(node));
}

void Outline::open(OutlineNode node) {
    add(std::move(node));
    ++depth_;
}

void Outline::close() {
    --depth_;
}

bool Outline::takes(Asked::Kind kind, std::string_view id) {
    if (answered_ || asked_.kind != kind || asked_.id != id) return false;
    answered_ = true;
    return true;
}

namespace {

using nlohmann::json;

void add_text(json& object, const char* name, std::string_view text) {
    if (!text.empty()) object[name] = text;
}

json json_of_node(const OutlineNode& node) {
    json object = {{"role", name_of(node.role)}};
    add_text(object, "id", node.id);
    add_text(object, "name", node.name);
    if (node.help != node.name) add_text(object, "help", node.help);
    add_text(object, "value", node.value);
    add_text(object, "problem", node.problem);
    add_text(object, "keys", node.keys);
    add_text(object, "sort", node.sort);
    add_text(object, "enter", node.enter);
    add_text(object, "space", node.space);
    if (!node.enabled) object["off"] = true;
    if (node.cut) object["cut"] = true;
    if (node.on) object["on"] = *node.on;
    if (node.current) object["current"] = true;
    if (node.level != 0) object["level"] = node.level;
    if (node.side != 0) object["side"] = node.side;
    const bool counts = node.role == Role::table || node.role == Role::list || node.role == Role::items;
    if (counts) object["first"] = node.first;
    if (counts || node.role == Role::progress) object["total"] = node.total;
    if (node.role == Role::progress) object["done"] = node.done;
    if (!node.cells.empty()) object["cells"] = node.cells;
    if (node.box.width > 0 && node.box.height > 0) {
        const auto whole = [](float side) { return static_cast<int>(std::lround(side)); };
        object["box"] = {whole(node.box.x), whole(node.box.y), whole(node.box.width), whole(node.box.height)};
    }
    return object;
}

// The nodes of that depth from `at` on, each with its children.
json json_of_nodes(const std::vector<OutlineNode>& nodes, std::size_t& at, int depth) {
    json parts = json::array();
    while (at < nodes.size() && nodes[at].depth >= depth) {
        json object = json_of_node(nodes[at]);
        ++at;
        if (at < nodes.size() && nodes[at].depth > depth) object["parts"] = json_of_nodes(nodes, at, depth + 1);
        parts.push_back(std::move(object));
    }
    return parts;
}

}  // namespace

std::string_view name_of(Role role) {
    static constexpr std::array<std::string_view, 22> kNames = {
        "part", "heading", "text", "problem", "button", "tab",  "choice", "check",  "fold", "field",    "area",
        "grid", "cell",    "list", "option",  "items",  "item", "table",  "column", "row",  "progress", "dialog"};
    return kNames[static_cast<std::size_t>(role)];
}

std::string json_of(const Outline& outline, const OutlineHead& head) {
    std::size_t at = 0;
    const json whole = {{"title", head.title},
                        {"status", head.status},
                        {"mode", head.mode},
                        {"theme", head.theme},
                        {"colours", head.colours},
                        {"language", head.language},
                        {"parts", json_of_nodes(outline.nodes(), at, 0)}};
    return whole.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace rookery::shell
