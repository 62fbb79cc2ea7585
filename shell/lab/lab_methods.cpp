#include "shell/lab/lab_methods.hpp"

#include <algorithm>
#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

int solver_count() {
    return static_cast<int>(all_solver_labels().size());
}

// An entry with the method's defaults.
LabEntry entry_of(int method) {
    LabEntry entry{.method = method};
    entry.on = entry.kind().is_ticked;
    return entry;
}

}  // namespace

const SolverSetting* LabEntry::choice() const {
    for (const SolverSetting& setting : kind().settings) {
        if (!setting.words.empty()) return &setting;
    }
    return nullptr;
}

std::span<const SettingWord> LabEntry::words() const {
    const SolverSetting* setting = choice();
    return setting != nullptr ? setting->words : std::span<const SettingWord>{};
}

std::string name_of(const LabEntry& entry) {
    if (entry.words().empty()) return std::string(entry.kind().title);
    return fill(words::kLabMethodName, {entry.kind().title, entry.word().title});
}

LabMethods::LabMethods() {
    for (int method = 0; method < solver_count(); ++method) entries_.push_back(entry_of(method));
}

int LabMethods::count_on() const {
    return static_cast<int>(std::count_if(entries_.begin(), entries_.end(), [](const LabEntry& e) { return e.on; }));
}

void LabMethods::toggle(int index) {
    bool& on = entries_[static_cast<std::size_t>(index)].on;
    on = !on;
}

void LabMethods::set(int index, int setting) {
    entries_[static_cast<std::size_t>(index)].setting = setting;
}

bool LabMethods::can_add(int index) const {
    return at(index).choice() != nullptr && size() < solver_count() + kMaxAdded;
}

void LabMethods::add(int index) {
    if (!can_add(index)) return;
    LabEntry another = at(index);
    another.setting = (another.setting + 1) % static_cast<int>(another.words().size());
    another.on = another.added = true;
    entries_.insert(entries_.begin() + index + 1, another);
}

void LabMethods::remove(int index) {
    if (at(index).added) entries_.erase(entries_.begin() + index);
}

void LabMethods::take(const std::vector<LabEntry>& kept) {
    std::vector<LabEntry> entries;
    int next = 0;  // index of the next permanent entry, in order
    for (const LabEntry& entry : kept) {
        const auto settings = static_cast<int>(entry.words().size());
        if (entry.setting < 0 || entry.setting >= std::max(1, settings)) return;
        if (entry.added ? entries.empty() || settings == 0 : entry.method < next) return;
        while (!entry.added && next < entry.method) entries.push_back(entry_of(next++));
        next += static_cast<int>(!entry.added);
        entries.push_back(entry);
    }
    while (next < solver_count()) entries.push_back(entry_of(next++));
    if (static_cast<int>(entries.size()) <= solver_count() + kMaxAdded) entries_ = std::move(entries);
}

std::map<std::string, std::string> options_of(const LabEntry& entry) {
    std::map<std::string, std::string> options{{"method", std::string(entry.kind().name)}};
    if (const SolverSetting* choice = entry.choice()) options[std::string(choice->name)] = entry.word().word;
    return options;
}

}  // namespace rookery::shell
