#include "shell/saved/saved_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace rookery::shell::saved {
namespace {

constexpr std::string_view kVersionName = "rookery";
constexpr int kVersion = 3;

}  // namespace

std::string text_of(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string joined(std::initializer_list<Member> members) {
    std::string text = "{\"";
    text.append(kVersionName).append("\":").append(std::to_string(kVersion));
    for (const auto& [name, value] : members) text.append(",\"").append(name).append("\":").append(value);
    text += '}';
    return text;
}

Json read(std::string_view text) {
    Json object = Json::parse(text, nullptr, false);
    if (number(member(object, kVersionName)) != kVersion) return nullptr;
    return object;
}

const Json& member(const Json& object, std::string_view name) {
    static const Json kNone;
    const auto found = object.find(name);
    return found == object.end() ? kNone : *found;
}

const Json& list(const Json& object, std::string_view name) {
    static const Json kEmpty = Json::array();
    const Json& found = member(object, name);
    return found.is_array() ? found : kEmpty;
}

std::string text_in(const Json& object, std::string_view name) {
    std::string found;
    take(member(object, name), found);
    return found;
}

std::optional<std::int64_t> number(const Json& value) {
    if (!value.is_number_integer()) return std::nullopt;
    return value.get<std::int64_t>();
}

int count(const Json& value, int most) {
    return static_cast<int>(std::clamp<std::int64_t>(number(value).value_or(0), 0, most));
}

const std::string* text(const Json& value) {
    return value.is_string() ? &value.get_ref<const std::string&>() : nullptr;
}

void take(const Json& value, bool& to) {
    if (value.is_boolean()) to = value.get<bool>();
}

void take(const Json& value, std::string& to) {
    if (const std::string* found = text(value)) to = *found;
}

}  // namespace rookery::shell::saved
