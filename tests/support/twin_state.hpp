// What the twin's state tells of the page.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace rookery::shell {

inline bool says(const nlohmann::json& state, std::string_view fact) {
    for (const nlohmann::json& said : state["facts"]) {
        if (said.get<std::string>().find(fact) != std::string::npos) return true;
    }
    return false;
}

// What stands in a cell.
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
