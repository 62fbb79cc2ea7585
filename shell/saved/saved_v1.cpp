#include "shell/saved/saved_v1.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"

namespace rookery::shell::saved {
namespace {

constexpr std::string_view kHeadOfVersion1 = "rookery 1\n";

// The text up to `end`, which is passed over; `text` keeps the rest.
std::string_view taken_until(std::string_view& text, char end) {
    const std::string_view first = text.substr(0, text.find(end));
    text.remove_prefix(std::min(text.size(), first.size() + 1));
    return first;
}

std::vector<std::string_view> split_at(std::string_view text, char separator) {
    std::vector<std::string_view> items;
    while (!text.empty()) items.push_back(trimmed(taken_until(text, separator)));
    std::erase(items, std::string_view{});
    return items;
}

std::string without_escapes(std::string_view written) {
    std::string value;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const bool escape = written[i] == '\\' && i + 1 < written.size();
        if (escape) ++i;
        value += escape && written[i] == 'n' ? '\n' : written[i];
    }
    return value;
}

Json on_or_off(std::string_view value) {
    return value == "1";
}
// Null, which changes nothing, where it is no number.
Json number_in(std::string_view value) {
    const auto number = number_in_id(value);
    return number ? Json(*number) : Json();
}

// --- settings ---

constexpr std::array<std::string_view, 18> kSwitchesOfVersion1 = {
    "letter-keys", "show-candidates", "text-box-open",    "sheet-open",      "picture-candidates",
    "timer",       "histogram-open",  "minimal",          "pearl",           "diamond",
    "lowest",      "anneal",          "unrated",          "enumerate-first", "enumerate-gridchecker",
    "lab-trace",   "race-unique",     "enumerate-minimal"};
constexpr std::array<std::string_view, 14> kNumbersOfVersion1 = {
    "mode",  "theme",  "cursor",     "entry-mode", "generate-view",  "symmetry", "per-page",
    "start", "weight", "uniqueness", "masking",    "enumerate-view", "lab-view", "lab-detail"};
constexpr std::array<std::string_view, 2> kListsOfVersion1 = {"techniques-off", "required-techniques"};

// "01001"
Json switches_in(std::string_view value) {
    Json list = Json::array();
    for (const char c : value) list.push_back(c == '1');
    return list;
}

// "dlx 1 1 0,...": the method, its setting, whether it is ticked, whether it was added.
Json methods_in(std::string_view value) {
    Json list = Json::array();
    for (std::string_view item : split_at(value, ',')) {
        Json method = {{"method", taken_until(item, ' ')}};
        method["setting"] = number_in(taken_until(item, ' '));
        method["on"] = on_or_off(taken_until(item, ' '));
        method["added"] = on_or_off(item);
        list.push_back(std::move(method));
    }
    return list;
}

Json setting_in(std::string_view key, const std::string& value) {
    const auto is_one_of = [&](std::span<const std::string_view> keys) {
        return std::find(keys.begin(), keys.end(), key) != keys.end();
    };
    if (is_one_of(kSwitchesOfVersion1)) return on_or_off(value);
    if (is_one_of(kNumbersOfVersion1)) return number_in(value);
    if (is_one_of(kListsOfVersion1)) return split_at(value, ',');
    if (key == "wish-sections") return switches_in(value);
    if (key == "lab-methods") return methods_in(value);
    return value;
}

// --- lines ---

// The runs come with their lines: "run generate", "run-state paused", "run-option count=10".
void take_run_line(Json& runs, std::string_view key, std::string value) {
    if (key == "run") return runs.push_back({{"verb", value}});
    if (runs.empty()) return;
    const std::string name(key.substr(4));
    if (name == "option") {
        std::string_view rest = value;
        const std::string option(taken_until(rest, '='));
        runs.back()["options"][option] = rest;
    } else if (name == "wanted" || name == "seconds") {
        runs.back()[name] = number_in(value);
    } else if (name != "options") {  // that is where the others are
        runs.back()[name] = std::move(value);
    }
}

class SessionOfVersion1 {
  public:
    void take_line(std::string_view key, std::string value) {
        if (key.substr(0, 3) == "run") {
            take_run_line(session_["runs"], key, std::move(value));
        } else if (key == "timer-seconds") {
            session_["timer"]["seconds"] = number_in(value);
        } else if (key == "timer-paused") {
            session_["timer"]["paused"] = on_or_off(value);
        } else if (key == "now") {
            document_ = &(session_["history"]["now"] = Json::object());
        } else if (key == "past" || key == "future") {
            begin_entry(session_["history"][std::string(key)], value);
        } else if (document_ == nullptr) {
            session_["settings"][std::string(key)] = setting_in(key, value);
        } else if (key == "list" || key == "results" || key == "lab-diagonal") {
            (*document_)[std::string(key)] = on_or_off(value);
        } else {
            (*document_)[std::string(key)] = std::move(value);
        }
    }
    Json session() && { return std::move(session_); }

  private:
    void begin_entry(Json& entries, std::string_view value) {
        Json entry = {{"mode", number_in(taken_until(value, ' '))}};
        taken_until(value, ' ');
        entry["name"] = value;
        entries.push_back(std::move(entry));
        document_ = &entries.back();
    }

    Json session_ = Json::object();
    Json* document_ = nullptr;  // that the lines are about; null: they are settings
};

// take(key, value) for each line.
template <class F>
void for_each_line(std::string_view text, F take_line) {
    while (!text.empty()) {
        std::string_view line = taken_until(text, '\n');
        const std::string_view key = taken_until(line, ' ');
        if (!key.empty()) take_line(key, without_escapes(line));
    }
}

// --- the texts ---

Json session_of(std::string_view lines) {
    SessionOfVersion1 session;
    for_each_line(lines, [&](std::string_view key, std::string value) { session.take_line(key, std::move(value)); });
    return std::move(session).session();
}

Json generated_of(std::string_view lines) {
    Json generated = Json::object();
    Json runs = Json::array();
    Json& batches = generated["batches"] = Json::array();
    for_each_line(lines, [&](std::string_view key, std::string value) {
        if (key.substr(0, 3) == "run") return take_run_line(runs, key, std::move(value));
        if (key == "seed" || key == "result") generated[std::string(key)] = value;
        if (key == "columns") batches.push_back({{"columns", value}});
        if (key == "rows" && !batches.empty()) batches.back()["rows"] = std::move(value);
    });
    if (!runs.empty()) generated["run"] = runs.front();
    return generated;
}

Json race_of(std::string_view lines) {
    Json race = Json::object();
    for_each_line(lines, [&](std::string_view key, const std::string& value) {
        if (key == "name") race["name"] = value;
        if (key == "puzzles") race["puzzles"] = split_at(value, '\n');
    });
    return race;
}

Json fewest_of(std::string_view text) {
    Json records = Json::array();
    for (std::string_view line : split_at(text, '\n')) {
        Json record = {{"strategies", taken_until(line, ' ')}};
        record["puzzle"] = taken_until(line, ' ');
        record["proved"] = line == "proved";
        records.push_back(std::move(record));
    }
    return records;
}

}  // namespace

Json from_version_1(std::string_view key, std::string_view text) {
    if (key == "patterns") return {{"patterns", split_at(text, '\n')}};
    if (key == "recent-commands") return {{"commands", split_at(text, '\n')}};
    if (key == "fewest") return {{"records", fewest_of(text)}};
    if (text.substr(0, kHeadOfVersion1.size()) != kHeadOfVersion1) return nullptr;
    text.remove_prefix(kHeadOfVersion1.size());
    if (key == "session") return session_of(text);
    if (key == "generated") return generated_of(text);
    return race_of(text);
}

}  // namespace rookery::shell::saved
