#include "shell/app/palette.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "shell/app/model.hpp"
#include "shell/commands/command_groups.hpp"
#include "shell/commands/commands.hpp"
#include "shell/commands/key_commands.hpp"
#include "shell/commands/palette_commands.hpp"
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

bool is_word_start(std::string_view text, std::size_t at) {
    const auto is_letter = [&](std::size_t i) { return std::isalnum(static_cast<unsigned char>(text[i])) != 0; };
    return is_letter(at) && (at == 0 || !is_letter(at - 1));
}

// The reason why most commands of the group are not possible, if there is one; otherwise only that this one is not.
std::string_view why_not(const Model& m, const Command& command) {
    const std::string_view missing = card_of(command.group).missing(m);
    return missing.empty() ? std::string_view(words::kWhyNotNow) : missing;
}

// Commands that only make sense where their button is, or belong to the palette itself.
bool is_left_out(const Command& command) {
    return command.keys == "Escape" || command.id == "sheet" || command.id.substr(0, 7) == "palette";
}

constexpr int kWhole = 200;  // the full label was typed
constexpr int kBegins = 12;

struct Scored {
    PaletteRow row;
    int score = 0;
    bool here = false;
};

void add_if_found(std::vector<Scored>& found, PaletteRow row, std::string_view wanted, bool here) {
    int score = 0;
    if (!wanted.empty()) {
        const auto by_label = match_score(wanted, row.label);
        const auto by_place = row.place.empty() ? std::nullopt : match_score(wanted, row.place + " " + row.label);
        if (!by_label && !by_place) return;
        // A match that needs the mode's name scores slightly less.
        const bool begins =
            row.label.size() >= wanted.size() && match_score(wanted, row.label.substr(0, wanted.size()));
        const bool whole = begins && row.label.size() == wanted.size();
        score = (whole ? kWhole : begins ? kBegins : 0) + std::max(by_label.value_or(0), by_place.value_or(1) - 1);
    }
    found.push_back({std::move(row), score, here});
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

std::optional<int> match_score(std::string_view wanted, std::string_view text) {
    constexpr int kNone = -1;
    constexpr int kStart = 8;  // first letter of a word
    constexpr int kAdjacent = 5;
    constexpr int kFirst = 3;  // first letter of the text
    // best[i]: the highest score of the letters so far with the last one at text[i].
    std::vector<int> best(text.size(), 0);
    bool any = false;
    for (const char c : wanted) {
        if (c == ' ') continue;
        std::vector<int> next(text.size(), kNone);
        int before = kNone;  // the best that ends before text[i - 1]
        bool found = false;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (i >= 2) before = std::max(before, best[i - 2]);
            if (lower_case(text[i]) != lower_case(c)) continue;
            int score = any ? before : 0;
            if (any && i >= 1 && best[i - 1] != kNone) score = std::max(score, best[i - 1] + kAdjacent);
            if (score == kNone) continue;
            score += 1 + (is_word_start(text, i) ? kStart : 0) + (i == 0 ? kFirst : 0);
            next[i] = score;
            found = true;
        }
        if (!found) return std::nullopt;
        best = std::move(next);
        any = true;
    }
    if (!any) return 0;
    return *std::max_element(best.begin(), best.end());
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
                          std::string(possible ? std::string_view{} : why_not(model, command)),
                          false};
    };
    for (const Command& command : all_commands()) {
        seen.emplace(command.id);
        if (is_left_out(command)) continue;
        add_if_found(found, fixed(command), wanted, belongs_here(model, command));
    }
    for (OfferedCommand& offered : offered_commands(model)) {
        if (seen.find(offered.id) != seen.end()) continue;
        const std::string reason(offered.possible ? std::string_view{} : words::kWhyNotNow);
        PaletteRow row{
            std::move(offered.id), std::move(offered.label), std::string(name_of(model.mode)), {}, reason, false};
        // Families may have hundreds of commands, which are only useful once something is typed.
        if (!wanted.empty()) add_if_found(found, std::move(row), wanted, true);
    }
    std::stable_sort(found.begin(), found.end(), [](const Scored& a, const Scored& b) {
        if (a.row.possible() != b.row.possible()) return a.row.possible();
        if (a.score != b.score) return a.score > b.score;
        return a.here && !b.here;
    });
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
