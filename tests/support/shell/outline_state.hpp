// The contents of a page's outline, arranged by what tests ask for:
//   status, title, mode, theme
//   cells    [{"n": spoken name, "v": value, "s": selected}]      cursor   the cell that has it, or -1
//   buttons  [{"id", "label", "on": possible now, "pressed"}]     fields   [{"id", "label", "value", "problem"}]
//   steps    the names of the path's steps, or of those available now     step   which of them is shown, or -1
//   chain    null or {"name", "rows": [{"n", "unfold"}], "at"}    facts    every text, in order
//   table    null or {"columns", "rows", "first", "total", "chosen": of the rows shown}        histogram   the same of
//   a chart, rows with "id", "count" jobs    [{"id", "name", "done", "total", "activity", "end"}] palette  null or
//   {"text", "rows", "chosen"}
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace rookery::shell {

class OutlineState {
  public:
    explicit OutlineState(const nlohmann::json& outline) {
        for (const char* name : {"status", "title", "mode", "theme"}) state_[name] = outline[name];
        for (const char* name : {"cells", "buttons", "fields", "steps", "facts", "jobs"})
            state_[name] = nlohmann::json::array();
        for (const char* name : {"chain", "table", "histogram", "palette"}) state_[name] = nullptr;
        state_["cursor"] = state_["step"] = -1;
        walk(outline["parts"]);
    }
    const nlohmann::json& state() const { return state_; }

  private:
    using json = nlohmann::json;

    static std::string text_of(const json& node, const char* name) { return node.value(name, std::string{}); }
    static const json& parts_of(const json& node) {
        static const json none = json::array();
        return node.contains("parts") ? node["parts"] : none;
    }

    void walk(const json& nodes) {
        for (const json& node : nodes) take(node);
    }

    void take(const json& node) {
        const std::string role = node["role"];
        const std::string id = text_of(node, "id");
        if (role == "cell") return take_cell(node);
        if (role == "text" || role == "problem" || role == "heading") return take_text(node, id);
        if (role == "field" || role == "area") {
            state_["fields"].push_back({{"id", id},
                                        {"label", text_of(node, "name")},
                                        {"value", text_of(node, "value")},
                                        {"problem", text_of(node, "problem")}});
            return;
        }
        if (role == "progress") return take_progress(node, id);
        if (role == "table") return take_table(node, id);
        if (role == "dialog") return take_palette(node);
        if (id == "path") return take_steps(parts_of(node), false);
        if (id == "available") return take_steps(parts_of(node), true);
        if (id == "chain") take_chain(node);
        if (id.rfind("available ", 0) == 0) return;
        const bool control = role == "button" || role == "tab" || role == "choice" || role == "check" || role == "fold";
        if (control) take_button(node, id);
        walk(parts_of(node));
    }

    void take_button(const json& node, const std::string& id) {
        json button = {{"id", id}, {"label", text_of(node, "name")}, {"on", !node.value("off", false)}};
        if (node.contains("help")) button["help"] = node["help"];
        if (node.contains("on")) button["pressed"] = node["on"];
        state_["buttons"].push_back(std::move(button));
    }

    void take_cell(const json& node) {
        if (node.value("current", false)) state_["cursor"] = state_["cells"].size();
        state_["cells"].push_back(
            {{"n", text_of(node, "name")}, {"v", text_of(node, "value")}, {"s", node.value("on", false)}});
    }

    void take_text(const json& node, const std::string& id) {
        const std::string name = text_of(node, "name");
        state_["facts"].push_back(name);
        if (id.rfind("job-", 0) != 0) return;
        const std::size_t colon = name.find(": ");
        state_["jobs"].push_back(
            {{"id", std::stoi(id.substr(4))}, {"name", name.substr(0, colon)}, {"end", name.substr(colon + 2)}});
    }

    void take_progress(const json& node, const std::string& id) {
        state_["jobs"].push_back({{"id", std::stoi(id.substr(4))},
                                  {"name", text_of(node, "name")},
                                  {"done", node.value("done", 0)},
                                  {"total", node.value("total", 0)},
                                  {"activity", text_of(node, "value")},
                                  {"end", ""}});
    }

    void take_table(const json& node, const std::string& id) {
        json columns = json::array();
        json rows = json::array();
        int chosen = -1;
        const bool chart = id == "histogram" || id == "sizes" || id == "choices";
        for (const json& part : parts_of(node)) {
            if (part["role"] == "column") {
                columns.push_back(text_of(part, "name"));
                take_button(part, text_of(part, "id"));
            } else if (chart) {
                rows.push_back({{"id", text_of(part, "id")},
                                {"count", std::stoi(part["cells"][1].get<std::string>())},
                                {"label", text_of(part, "name")}});
            } else {
                if (part.value("on", false)) chosen = static_cast<int>(rows.size());
                rows.push_back(part["cells"]);
            }
        }
        json& table = state_[chart ? "histogram" : "table"];
        if (!table.is_null()) return;  // the first one
        table = {{"columns", std::move(columns)},   {"rows", std::move(rows)},
                 {"name", text_of(node, "name")},   {"chosen", chosen},
                 {"first", node.value("first", 0)}, {"total", node.value("total", 0)}};
    }

    void take_steps(const json& nodes, bool items) {
        for (const json& node : nodes) {
            const json& step = items ? node["parts"][0] : node;
            if (items && step["role"] == "fold") {
                take_button(step, text_of(step, "id"));
                continue;
            }
            if (step.value("on", false)) state_["step"] = state_["steps"].size();
            state_["steps"].push_back(text_of(step, "name"));
        }
    }

    void take_chain(const json& node) {
        json rows = json::array();
        int at = -1;
        for (const json& item : parts_of(node)) {
            const json& parts = item["parts"];
            if (parts[0].value("current", false)) at = static_cast<int>(rows.size());
            rows.push_back({{"n", text_of(parts[0], "name")},
                            {"unfold", parts.size() > 1 ? text_of(parts[1], "name") : std::string{}}});
        }
        state_["chain"] = {{"name", text_of(node, "name")}, {"rows", std::move(rows)}, {"at", at}};
    }

    void take_palette(const json& node) {
        json rows = json::array();
        json palette = {{"chosen", -1}};
        for (const json& part : parts_of(node)) {
            const std::string id = text_of(part, "id");
            if (id == "palette-text") {
                palette["text"] = text_of(part, "value");
                palette["inDocument"] = part.value("on", false);
            }
            if (id == "palette-said") palette["said"] = text_of(part, "name");
            if (id != "palette-rows") continue;
            for (const json& row : parts_of(part)) {
                if (row.value("on", false)) palette["chosen"] = rows.size();
                rows.push_back({{"n", text_of(row, "name")}, {"on", !row.value("off", false)}});
            }
        }
        palette["rows"] = std::move(rows);
        state_["palette"] = std::move(palette);
    }

    json state_;
};

// In a text or on a button.
inline bool says(const nlohmann::json& state, std::string_view fact) {
    for (const nlohmann::json& said : state["facts"]) {
        if (said.get<std::string>().find(fact) != std::string::npos) return true;
    }
    for (const nlohmann::json& button : state["buttons"]) {
        if (button["label"].get<std::string>().find(fact) != std::string::npos) return true;
    }
    return false;
}

// The value in a cell.
inline std::string value_in(const nlohmann::json& state, int cell) {
    return state["cells"][static_cast<std::size_t>(cell)]["v"].get<std::string>();
}

// Null if there is none.
inline nlohmann::json button_in(const nlohmann::json& state, std::string_view id) {
    for (const nlohmann::json& button : state["buttons"]) {
        if (button["id"] == id) return button;
    }
    return nullptr;
}

inline bool has_button(const nlohmann::json& state, std::string_view id) {
    return !button_in(state, id).is_null();
}

}  // namespace rookery::shell
