// Members of the verbs' JSON objects as plain values. For texts: text_member of core/text (json_text.hpp).
#pragma once

#include <nlohmann/json.hpp>

namespace rookery::shell {

// 0 if there is no integer with that name.
inline int number_member(const nlohmann::json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : 0;
}

}  // namespace rookery::shell
