#include "shell/app/backup.hpp"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "shell/saved/saved_document.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr std::string_view kBackupName = "rookery-backup";
constexpr std::int64_t kBackupVersion = 1;
constexpr std::string_view kBackupFile = "rookery-backup.json";
constexpr std::size_t kMaxBackup = 7'500'000;  // longer files are read by jobs only (web/page/storage/long_texts.mjs)

// The number of the first line that is no member of an object: where the file is damaged.
std::int64_t damaged_line(std::string_view text) {
    std::int64_t line = 1;
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; ++line) {
        const std::size_t end = text.find('\n', at + 1);
        std::string_view member = trimmed(text.substr(at + 1, end == std::string_view::npos ? end : end - at - 1));
        const bool is_last = end == std::string_view::npos;
        const bool ends_well = member.ends_with(is_last ? '}' : ',');
        if (!ends_well) return line + 1;
        member.remove_suffix(1);
        if (!Json::accept("{" + std::string(member) + "}")) return line + 1;
        at = end;
    }
    return line;
}

// Keys with their texts; empty texts are left out.
std::string backup_of(const std::vector<std::pair<std::string_view, std::string>>& texts) {
    std::string all = "{\"" + std::string(kBackupName) + "\":" + std::to_string(kBackupVersion);
    for (const auto& [key, text] : texts) {
        if (!text.empty()) all.append(",\n\"").append(key).append("\":").append(text);
    }
    return all + "}\n";
}

struct Backup {
    Json parts;           // by key
    std::string problem;  // a sentence with the position; empty: it was read
};

Backup read_backup(std::string_view text, const std::vector<std::string_view>& keys) {
    text = trimmed(text);
    Backup backup;
    Json object = Json::parse(text, nullptr, false);
    if (!object.is_object()) {
        backup.problem = fill(words::kBackupDamaged, {thousands(damaged_line(text))});
        return backup;
    }
    if (saved::number(saved::member(object, kBackupName)) != kBackupVersion) {
        backup.problem = std::string(words::kBackupVersion);
        return backup;
    }
    object.erase(std::string(kBackupName));
    for (const auto& [key, value] : object.items()) {
        const bool is_known = std::find(keys.begin(), keys.end(), key) != keys.end();
        // The same checks as for what the browser keeps: an object of this format's version.
        if (is_known && saved::read(saved::text_of(value)).is_object()) continue;
        const std::size_t at = text.find("\"" + key + "\"");
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        backup.problem = fill(words::kBackupPart, {thousands(line), key});
        return backup;
    }
    backup.parts = std::move(object);
    return backup;
}

}  // namespace

bool is_backup(std::string_view text) {
    text = trimmed(text.substr(0, 100));
    if (!text.starts_with('{')) return false;
    text = trimmed(text.substr(1));
    return text.starts_with('"') && text.substr(1).starts_with(kBackupName);
}

void Model::save_backup() {
    save();
    std::vector<std::pair<std::string_view, std::string>> texts;
    std::size_t size = 0;
    std::string left_out;
    for (const std::string_view key : saved_keys()) {
        const auto known = remembered_.find(key);
        if (known == remembered_.end() || known->second.empty()) continue;
        size += known->second.size();
        if (size > kMaxBackup) {
            size -= known->second.size();
            if (!left_out.empty()) left_out += ", ";
            left_out += key;
            continue;
        }
        texts.emplace_back(key, known->second);
    }
    host.save_file(kBackupFile, backup_of(texts));
    if (left_out.empty()) return notice.say_done(std::string(words::kDidSaveBackup));
    notice.say_done(fill(words::kDidSaveBackupWithout, {left_out}));
}

void Model::offer_backup(std::string_view text) {
    palette.open = false;
    Backup backup = read_backup(text, saved_keys());
    if (!backup.problem.empty()) return notice.say(std::move(backup.problem));
    offered_backup_ = text;
    notice.ask(std::string(words::kAskRestore), kRestoreBackup, [] { return true; });
}

void Model::restore_backup() {
    const std::string text = std::exchange(offered_backup_, {});
    const Backup backup = read_backup(text, saved_keys());
    if (!backup.problem.empty()) return notice.say(backup.problem);
    std::string failed;
    for (const auto& [key, value] : backup.parts.items()) {
        if (read_saved(key, value)) continue;
        if (!failed.empty()) failed += ", ";
        failed += key;
    }
    // Jobs that the session waits for are in the browser that saved it.
    runs.awaited.clear();
    history.rename_list(kSavedList, 0);
    apply_changes();
    notice.say(failed.empty() ? std::string(words::kDidRestore) : fill(words::kDidRestorePartly, {failed}));
}

}  // namespace rookery::shell
