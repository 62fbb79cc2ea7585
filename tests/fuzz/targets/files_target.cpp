// Files of the command line: what --resume left, and the last line of --output.
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "fuzz/targets/targets.hpp"
#include "journal.hpp"
#include "shards/last_line.hpp"

namespace rookery::fuzz {
namespace {

std::string broken_last_line(std::string_view bytes) {
    const auto last = cli::read_last_line(bytes);
    if (!last) return "";
    const auto again = cli::read_last_line(last->text());
    return again && *again == *last ? "" : "a last line that reads back differently";
}

// What is behind the last whole record is cut away; so the journal can go on, and it is the same at the next opening.
std::string broken_journal(std::string_view bytes) {
    const std::string name =
        (std::filesystem::temp_directory_path() / "rookery-fuzz-").string() + std::to_string(getpid()) + ".journal";
    const auto written = [&] {
        std::ifstream file(name, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    std::ofstream(name, std::ios::binary) << bytes;
    std::string broken;
    std::string kept;
    const cli::PartResult added{"a row\n", 1, {{2, 3, "a sentence"}}};
    {
        cli::Journal journal;
        if (!journal.open(name).empty()) {
            if (written() != bytes) broken = "a file that was refused has changed";
        } else {
            kept = written();
            const std::size_t both = std::min(bytes.size(), kept.size());
            if (bytes.substr(0, both) != kept.substr(0, both)) broken = "a journal that changed what it keeps";
            if (!journal.add(7, 8, added)) broken = "a journal that cannot go on";
        }
    }
    if (broken.empty() && !kept.empty()) {
        cli::Journal journal;
        if (!journal.open(name).empty()) broken = "a journal that cannot be opened again";
        if (written().substr(0, kept.size()) != kept) broken = "a journal that lost what it kept";
        if (!journal.find(7, 8)) broken = "a journal that lost what was added";
    }
    std::filesystem::remove(name);
    return broken;
}

}  // namespace

std::string broken_files(std::string_view bytes) {
    std::string broken = broken_last_line(bytes);
    return broken.empty() ? broken_journal(bytes) : broken;
}

}  // namespace rookery::fuzz
