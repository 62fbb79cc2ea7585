// Files of the command line: journals of --resume, and the last line of --output.
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "fuzz/targets/targets.hpp"
#include "journal/journal.hpp"
#include "shards/last_line.hpp"

namespace rookery::fuzz {
namespace {

std::string broken_last_line(std::string_view bytes) {
    const auto last = cli::read_last_line(bytes);
    if (!last) return "";
    const auto again = cli::read_last_line(last->text());
    return again && *again == *last ? "" : "a last line that reads back differently";
}

// Damage becomes line feeds and nothing else changes, so the journal stays usable and shows no damage when reopened.
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
    const cli::PartKey key{7, 8, 9};
    const PartOutput added{"a row\n", 1, {{2, 3, "a sentence"}}};
    {
        cli::Journal journal;
        if (!journal.open(name).empty()) {
            if (written() != bytes) broken = "a file that was refused has changed";
        } else {
            kept = written();
            const std::size_t both = std::min(bytes.size(), kept.size());
            const bool same = std::equal(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(both), kept.begin(),
                                         [](char a, char b) { return a == b || b == '\n'; });
            if (!same || kept.size() < bytes.size()) broken = "a journal that changed what it keeps";
            if (!journal.begin(key.call, 10).empty()) broken = "a call that was never kept, in another division";
            if (!journal.add(key, added)) broken = "a journal that cannot be added to";
        }
    }
    if (broken.empty() && !kept.empty()) {
        cli::Journal journal;
        if (!journal.open(name).empty()) broken = "a journal that cannot be opened again";
        if (!journal.remarks().empty()) broken = "damage that is found twice";
        if (written().substr(0, kept.size()) != kept) broken = "a journal that lost what it kept";
        const auto found = journal.find(key);
        if (!found || found->rows != added.rows || found->problems.size() != 1) {
            broken = "a journal that lost what was added";
        }
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
