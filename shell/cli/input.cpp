#include "input.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "file_text.hpp"
#include "interrupt.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {
namespace {

// A signal ends the wait of poll(), but not that of read(): so each read is of what is there.
std::string read_standard_input(std::string& text) {
    std::array<char, 1 << 16> block{};
    while (!interrupted()) {
        pollfd wait{STDIN_FILENO, POLLIN, 0};
        if (poll(&wait, 1, -1) < 0) {
            if (errno == EINTR) continue;
            break;
        }
        const ssize_t size = read(STDIN_FILENO, block.data(), block.size());
        if (size == 0) return {};
        if (size > 0) {
            text.append(block.data(), static_cast<std::size_t>(size));
        } else if (errno != EINTR && errno != EAGAIN) {
            break;
        }
    }
    if (interrupted()) return {};
    return "cannot read standard input: " + std::generic_category().message(errno);
}

}  // namespace

std::vector<std::string> inputs_of(const Settings& settings) {
    if (!settings.files.empty()) return settings.files;
    for (const VerbInfo& info : all_verbs()) {
        if (info.name == settings.verb && info.needs_input(settings.options)) return {"-"};
    }
    return {};
}

std::string read_input(const std::string& name, std::string_view awaits, Output& output, Input& input) {
    if (name != "-") {
        input.name = name;
        return read_file(name, input.text);
    }
    input.name = "stdin";
    if (isatty(STDIN_FILENO) != 0) {
        output.complaint("waiting for " + std::string(awaits) +
                         "; type or paste, then press Enter and Ctrl+D to end (Ctrl+C cancels)");
    }
    return read_standard_input(input.text);
}

}  // namespace rookery::cli
