#include "bench/lists.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "support/samples.hpp"

namespace rookery::bench {
namespace {

namespace fs = std::filesystem;

bool begins_with_puzzle(std::string_view line) {
    return line.size() >= Geometry9::kCells && std::all_of(line.begin(), line.begin() + Geometry9::kCells,
                                                           [](char c) { return c == '.' || ('0' <= c && c <= '9'); });
}

// False if the file cannot be read. A file without puzzles gives an empty list.
bool read_list(const fs::path& path, List& list) {
    std::ifstream file(path);
    if (!file) return false;
    list.name = path.filename().string();
    for (std::string line; std::getline(file, line);) {
        if (begins_with_puzzle(line)) list.characters.append(line, 0, Geometry9::kCells);
    }
    return !file.bad();
}

std::vector<fs::path> files_of(const fs::path& folder, std::error_code& error) {
    std::vector<fs::path> files;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        std::error_code ignored;  // a path that cannot be inspected is not a file
        if (entry->path().extension() == ".txt" && entry->is_regular_file(ignored)) files.push_back(entry->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string add_folder(const fs::path& folder, std::vector<List>& lists, std::vector<std::string>& skipped) {
    std::error_code error;
    const std::vector<fs::path> files = files_of(folder, error);
    if (error) return folder.string() + ": cannot read this folder: " + error.message();
    const std::size_t before = lists.size();
    for (const fs::path& file : files) {
        List list;
        if (!read_list(file, list)) return file.string() + ": cannot read this file";
        if (list.size() == 0) {
            skipped.push_back(file.string());
        } else {
            lists.push_back(std::move(list));
        }
    }
    if (lists.size() == before)
        return folder.string() + ": expected files *.txt with puzzles in this folder; found none";
    return {};
}

}  // namespace

std::string add_lists(const std::string& path, std::vector<List>& lists, std::vector<std::string>& skipped) {
    std::error_code error;
    if (fs::is_directory(path, error)) return add_folder(path, lists, skipped);
    List list;
    if (!read_list(path, list)) return path + ": cannot read this file";
    if (list.size() == 0) {
        return path +
               ": expected puzzles of 81 characters, one per line (1-9, with . or 0 for an empty cell); found none";
    }
    lists.push_back(std::move(list));
    return {};
}

List sample_list() {
    List list{"sample", {}};
    for (const auto line : samples::k17Clues) list.characters += line;
    for (const auto line : samples::kMinimal) list.characters += line;
    for (const auto line : samples::kTop1465) list.characters += line;
    for (const auto line : samples::kHardest) list.characters += line;
    for (const auto line : samples::kManySolutions) list.characters += line;
    return list;
}

}  // namespace rookery::bench
