#include "input.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstddef>

#include "verbs/verbs.hpp"

namespace rookery::cli {
namespace {

constexpr std::size_t kBeginning = 1 << 20;  // of a text, in bytes: what is shorter is read whole, and its end is known
constexpr int kPause = 20;                   // milliseconds after which a text is seen to be still in the making

const VerbInfo* verb_of(const Settings& settings) {
    const auto& verbs = all_verbs();
    const auto found =
        std::find_if(verbs.begin(), verbs.end(), [&](const VerbInfo& v) { return v.name == settings.verb; });
    return found == verbs.end() ? nullptr : &*found;
}

}  // namespace

std::vector<std::string> inputs_of(const Settings& settings) {
    if (!settings.files.empty()) return settings.files;
    const VerbInfo* verb = verb_of(settings);
    if (verb != nullptr && verb->needs_input(settings.options)) return {"-"};
    return {};
}

std::string open_input(const std::string& name, std::string_view awaits, Output& output, Source& source, Input& input) {
    input.name = name == "-" ? "stdin" : name;
    if (name == "-" && isatty(STDIN_FILENO) != 0) {
        output.complaint("waiting for " + std::string(awaits) +
                         "; type or paste, then press Enter and Ctrl+D to end (Ctrl+C cancels)");
    }
    return source.open(name);
}

bool read_beginning(Source& source, bool waits, Input& input) {
    while (input.text.size() < kBeginning) {
        const bool has_line = input.text.find('\n') != std::string::npos;
        const Source::Got got = source.read(input.text, has_line && !waits ? kPause : -1);
        if (got == Source::Got::pause) return false;
        if (got != Source::Got::bytes) return true;
    }
    return false;
}

void read_rest(Source& source, Input& input) {
    while (source.read(input.text, -1) == Source::Got::bytes) {
    }
}

std::optional<ListManner> manner_of(const Input& input) {
    const std::string_view beginning = std::string_view(input.text).substr(0, kBeginning);
    const std::size_t whole_lines = beginning.rfind('\n') + 1;
    return whole_lines == 0 ? std::nullopt : list_manner(beginning.substr(0, whole_lines));
}

bool has_same_parts_always(const Settings& settings) {
    return settings.shard.count > 1 || !settings.resume.empty();
}

int lines_at_a_time(const Settings& settings) {
    const bool whole =
        !settings.proof.empty() || settings.row_seconds || (settings.files.empty() && isatty(STDIN_FILENO) != 0);
    const VerbInfo* verb = verb_of(settings);
    if (whole || verb == nullptr) return 0;
    const auto given = [&](std::string_view option) { return settings.options.count(std::string(option)) != 0; };
    return std::any_of(verb->whole_with.begin(), verb->whole_with.end(), given) ? 0 : verb->streams;
}

}  // namespace rookery::cli
