#include "shell/app/shared_settings.hpp"

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>

namespace rookery::shell {
namespace {

using saved::Json;

constexpr std::size_t kMaxRead = 200;
constexpr std::int64_t kMaxNumber = std::int64_t{1} << 53;

}  // namespace

std::string SharedSettings::as_text() const {
    if (changes_.all().empty()) return {};
    Json settings = Json::object();
    for (const saved::Change& change : changes_.all()) {
        settings[change.key] = {{"value", Json::parse(change.value, nullptr, false)}, {"number", change.number}};
    }
    return saved::joined({{"settings", saved::text_of(settings)}});
}

bool SharedSettings::read(const Json& value) {
    const Json& settings = saved::member(value, "settings");
    if (!settings.is_object() || settings.size() > kMaxRead) return false;
    changes_ = {};
    for (const auto& [name, setting] : settings.items()) {
        const auto number = saved::number(saved::member(setting, "number"));
        const Json& now = saved::member(setting, "value");
        if (number && *number > 0 && *number < kMaxNumber && !now.is_null()) {
            changes_.merge({name, saved::text_of(now), *number});
        }
    }
    return true;
}

}  // namespace rookery::shell
