#include "shell/commands/key_commands.hpp"

#include <algorithm>
#include <array>

#include "shell/app/model.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kOr = " / ";

constexpr auto kKeyCommands = std::to_array<CommandOf<Model>>({
    {"letter-keys", words::kLetterKeys, "", CommandGroup::general, [](const Model&) { return true; },
     [](Model& m) {
         m.letter_keys = !m.letter_keys;
         m.notice.say_done(std::string(m.letter_keys ? words::kLetterKeysOn : words::kLetterKeysOff));
     },
     [](const Model& m) { return m.letter_keys; }},
});

}  // namespace

std::span<const CommandOf<Model>> key_commands() {
    return kKeyCommands;
}

bool is_character_key(std::string_view key) {
    if (const auto rest = rest_after(key, "Shift+")) key = *rest;
    return key.size() == 1 && !(key[0] >= '0' && key[0] <= '9');
}

std::string acting_keys(const Model& model, std::string_view keys) {
    if (model.letter_keys) return std::string(keys);
    std::string acting;
    while (!keys.empty()) {
        // kOr is safe as a separator: no command has the key "/" among several.
        const std::size_t end = std::min(keys.find(kOr), keys.size());
        const std::string_view key = keys.substr(0, end);
        keys.remove_prefix(std::min(end + kOr.size(), keys.size()));
        if (is_character_key(key)) continue;
        append_item(acting, key, kOr);
    }
    return acting;
}

}  // namespace rookery::shell
