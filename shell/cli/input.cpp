#include "input.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstddef>

#include "pictures/picture_file.hpp"

namespace rookery::cli {
namespace {

constexpr int kPause = 20;  // milliseconds without data after which a text counts as still being written

}  // namespace

std::vector<std::string> inputs_of(const Settings& settings) {
    if (!settings.files.empty()) return settings.files;
    const VerbInfo* verb = find_verb(settings.verb);
    if (verb == nullptr) return {};
    const bool piped = isatty(STDIN_FILENO) == 0;
    if (verb->needs_input(settings.options) || (piped && verb->may_have_input(settings.options))) return {"-"};
    return {};
}

std::string_view awaited_by(const VerbInfo& verb) {
    return verb.takes_pictures ? kPicturesAwaited : verb.awaits;
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
    while (input.text.size() < kListBeginning) {
        const bool has_line = input.text.find('\n') != std::string::npos;
        const Source::Got got = source.read(input.text, has_line && !waits ? kPause : -1);
        if (got == Source::Got::pause) return false;
        if (got != Source::Got::bytes) return true;
    }
    return false;
}

bool read_rest(Source& source, Input& input) {
    while (source.read(input.text, -1) == Source::Got::bytes) {
        if (input.text.size() > kLongestText) return false;
    }
    return true;
}

bool has_same_parts_always(const Settings& settings) {
    return settings.shard.count > 1 || !settings.resume.empty();
}

int lines_at_a_time(const Settings& settings) {
    const bool whole =
        !settings.proof.empty() || settings.row_seconds || (settings.files.empty() && isatty(STDIN_FILENO) != 0);
    const VerbInfo* verb = find_verb(settings.verb);
    return whole || verb == nullptr ? 0 : verb->lines_at_a_time(settings.options);
}

}  // namespace rookery::cli
