#include "shell/lab/lab_methods.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "shell/words/format.hpp"
#include "shell/words/strings_lab.hpp"

namespace rookery::shell {
namespace {

constexpr std::array<LabSetting, 5> kConsistencies = {{
    {"arc", words::kLabArc, words::kLabArcHelp},
    {"range", words::kLabRange, words::kLabRangeHelp},
    {"fast-bounds", words::kLabFastBounds, words::kLabFastBoundsHelp},
    {"bounds", words::kLabBounds, words::kLabBoundsHelp},
    {"naive", words::kLabNaive, words::kLabNaiveHelp},
}};
constexpr std::array<LabSetting, 3> kEncodings = {{
    {"extended", words::kLabExtended, words::kLabExtendedHelp},
    {"minimal", words::kLabMinimal, words::kLabMinimalHelp},
    {"naive", words::kLabNaiveSat, words::kLabNaiveSatHelp},
}};
constexpr std::array<LabSetting, 3> kRules = {{
    {"shortest", words::kLabShortest, words::kLabShortestHelp},
    {"random", words::kLabRandom, words::kLabRandomHelp},
    {"first", words::kLabFirst, words::kLabFirstHelp},
}};

constexpr std::array<LabMethod, 8> kMethods = {{
    {"brute", words::kLabBrute, words::kLabBruteHelp, {}, {}},
    {"backtrack", words::kLabBacktrack, words::kLabBacktrackHelp, {}, {}},
    {"ps12", words::kLabPs12, words::kLabPs12Help, {}, {}},
    {"csp", words::kLabCsp, words::kLabCspHelp, "consistency", kConsistencies},
    {"sat", words::kLabSat, words::kLabSatHelp, "encoding", kEncodings},
    {"dlx", words::kLabDlx, words::kLabDlxHelp, "rule", kRules},
    {"anneal", words::kLabAnneal, words::kLabAnnealHelp, {}, {}},
    {"reason", words::kLabReason, words::kLabReasonHelp, {}, {}},
}};

// Two that differ much, and a third between them.
bool is_on_at_start(std::string_view id) {
    return id == "backtrack" || id == "csp" || id == "dlx";
}

}  // namespace

std::span<const LabMethod> lab_methods() {
    return kMethods;
}

std::string name_of(const LabEntry& entry) {
    const LabMethod& kind = entry.kind();
    if (kind.settings.empty()) return std::string(kind.title);
    return fill(words::kLabMethodName, {kind.title, kind.settings[static_cast<std::size_t>(entry.setting)].title});
}

LabMethods::LabMethods() {
    entries_.reserve(kMethods.size());
    for (const LabMethod& method : kMethods) {
        entries_.push_back({static_cast<int>(entries_.size()), 0, is_on_at_start(method.id), false});
    }
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
    return !at(index).kind().settings.empty() && size() < kMost;
}

void LabMethods::add(int index) {
    if (!can_add(index)) return;
    LabEntry another = at(index);
    another.setting = (another.setting + 1) % static_cast<int>(another.kind().settings.size());
    another.on = another.added = true;
    entries_.insert(entries_.begin() + index + 1, another);
}

void LabMethods::remove(int index) {
    if (at(index).added) entries_.erase(entries_.begin() + index);
}

void LabMethods::take(std::vector<LabEntry> entries) {
    if (entries.size() > kMost) return;
    std::size_t present = 0;  // of the methods that are always there, in their order
    for (const LabEntry& entry : entries) {
        const auto settings = static_cast<int>(entry.kind().settings.size());
        if (entry.setting < 0 || entry.setting >= std::max(1, settings)) return;
        if (!entry.added && entry.method != static_cast<int>(present++)) return;
        if (entry.added && (present == 0 || settings == 0)) return;
    }
    if (present == kMethods.size()) entries_ = std::move(entries);
}

std::map<std::string, std::string> options_of(const LabEntry& entry) {
    const LabMethod& kind = entry.kind();
    std::map<std::string, std::string> options{{"method", std::string(kind.id)}};
    if (!kind.settings.empty()) {
        options[std::string(kind.option)] = kind.settings[static_cast<std::size_t>(entry.setting)].value;
    }
    return options;
}

}  // namespace rookery::shell
