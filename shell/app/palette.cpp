#include "shell/app/palette.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "shell/app/model.hpp"
#include "shell/app/search_match.hpp"
#include "shell/commands/command_groups.hpp"
#include "shell/commands/commands.hpp"
#include "shell/commands/key_commands.hpp"
#include "shell/commands/palette_commands.hpp"
#include "shell/commands/search_words.hpp"
#include "shell/play/play_commands.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

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

namespace {

// Commands that only make sense where their button is, or belong to the palette itself.
bool is_left_out(const Command& command) {
    return command.keys == "Escape" || command.id == "sheet" || command.id.starts_with("palette") ||
           command.id.starts_with("tour-") || command.id == kSolveAnyway || command.id == "cancel-question" ||
           command.id == kRestoreBackup;
}

// Commands that fold a section of a panel, whose names say little elsewhere.
bool is_section(const Command& command) {
    return command.id.starts_with("section-") || command.id.starts_with("lab-section-");
}

constexpr int kHere = 8;          // more for a command of the current mode, or of all modes
constexpr int kNotPossible = 15;  // less for a command that is not possible now
constexpr int kWorstShare = 3;    // matches with less than a third of the best score are noise

struct Scored {
    PaletteRow row;
    int score = 0;
    bool here = false;
};

void add_if_found(std::vector<Scored>& found, PaletteRow row, std::string_view wanted, bool here,
                  std::string_view english_label = {}) {
    int score = 0;
    if (!wanted.empty()) {
        const words::Text synonyms = synonyms_of(row.id);
        std::string english;
        if (language() != Language::english) {
            english = std::string(english_label) + " ";
            english += words::in_language(synonyms.id(), Language::english);
        } else if (!english_label.empty()) {
            english = english_label;
        }
        const auto match = match_score(wanted, {row.label, synonyms, row.place, english}, words::kSeekIdle);
        if (!match) return;
        score = *match + (here ? kHere : 0) - (row.possible() ? 0 : kNotPossible);
    }
    found.push_back({std::move(row), score, here});
}

void sort_and_drop_noise(std::vector<Scored>& found, bool typed) {
    std::stable_sort(found.begin(), found.end(), [=](const Scored& a, const Scored& b) {
        if (!typed && a.row.possible() != b.row.possible()) return a.row.possible();
        if (a.score != b.score) return a.score > b.score;
        return a.here && !b.here;
    });
    if (!typed || found.empty()) return;
    const int least = found.front().score / kWorstShare;
    std::erase_if(found, [=](const Scored& one) { return one.score < least; });
}

void add_families(const Model& model, std::string_view wanted, std::set<std::string, std::less<>>& seen,
                  std::vector<Scored>& found) {
    const auto add = [&](OfferedCommand& offered, std::string_view place, bool here, std::string_view english) {
        if (!seen.insert(offered.id).second) return;
        std::string reason(offered.possible ? std::string_view{} : words::kWhyNotNow);
        add_if_found(
            found, {std::move(offered.id), std::move(offered.label), std::string(place), {}, std::move(reason), false},
            wanted, here, english);
    };
    for (FoundElsewhere& other : found_elsewhere(model)) add(other.command, other.place, false, other.english);
    for (OfferedCommand& offered : offered_commands(model)) add(offered, name_of(model.mode), true, {});
}

}  // namespace

void Palette::show(bool from_document) {
    open = true;
    in_document = from_document;
    text.clear();
    chosen = 0;
}

void Palette::set_text(std::string now) {
    text = std::move(now);
    chosen = 0;
}

std::vector<PaletteRow> palette_rows(const Model& model) {
    const std::string_view wanted = trimmed(model.palette.text);
    std::vector<PaletteRow> rows;
    for (PaletteRow& row : typed_rows(model)) rows.push_back(std::move(row));
    if (wanted.size() > kLongestCommandText) return rows;

    std::vector<Scored> found;
    std::set<std::string, std::less<>> seen;
    const auto fixed = [&](const Command& command) {
        const bool possible = command.can(model);
        return PaletteRow{std::string(command.id),
                          std::string(command.label),
                          std::string(card_of(command.group).place),
                          acting_keys(model, command.keys),
                          possible ? std::string{} : reason_against(model, command),
                          false};
    };
    for (const Command& command : all_commands()) {
        seen.emplace(command.id);
        if (is_left_out(command) || (is_section(command) && !belongs_here(model, command))) continue;
        add_if_found(found, fixed(command), wanted, belongs_here(model, command),
                     words::in_language(command.label.id(), Language::english));
    }
    // Families may have hundreds of commands, which are only useful once something is typed.
    if (!wanted.empty()) add_families(model, wanted, seen, found);
    sort_and_drop_noise(found, !wanted.empty());
    if (wanted.empty()) {
        for (const std::string& id : model.palette.recent.ids()) {
            const auto at = std::find_if(found.begin(), found.end(), [&](const Scored& s) { return s.row.id == id; });
            if (at == found.end() || !at->row.possible()) continue;
            at->row.recent = true;
            rows.push_back(std::move(at->row));
            found.erase(at);
        }
    }
    for (Scored& scored : found) rows.push_back(std::move(scored.row));
    return rows;
}

std::string palette_summary(const std::vector<PaletteRow>& rows) {
    if (rows.empty()) return std::string(words::kPaletteNone);
    return counted(static_cast<std::int64_t>(rows.size()), words::kPaletteOne, words::kPaletteMany);
}

}  // namespace rookery::shell
