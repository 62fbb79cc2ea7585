#include "shell/app/recent_commands.hpp"

#include <nlohmann/json.hpp>

namespace rookery::shell {
namespace {

constexpr std::size_t kLongestId = 100;

}  // namespace

std::vector<std::string> RecentCommands::ids() const {
    std::vector<std::string> ids;
    for (const saved::Change& run : runs_.all()) ids.push_back(run.key);
    return ids;
}

void RecentCommands::note(const std::string& id) {
    runs_.note(id);
    runs_.keep(kMax, {});
}

std::string RecentCommands::as_text() const {
    if (runs_.all().empty()) return {};
    return saved::joined(
        {{"commands", saved::text_of(runs_.keys_with({}))}, {"numbers", saved::text_of(runs_.numbers_with({}))}});
}

bool RecentCommands::read(const saved::Json& value) {
    const saved::Json& commands = saved::member(value, "commands");
    if (!commands.is_array()) return false;
    runs_ = {};
    runs_.take(commands, saved::member(value, "numbers"), {}, kLongestId);
    runs_.keep(kMax, {});
    return true;
}

void RecentCommands::merge(const RecentCommands& other) {
    runs_.merge(other.runs_);
    runs_.keep(kMax, {});
}

}  // namespace rookery::shell
