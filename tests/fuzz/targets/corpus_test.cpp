// The fuzzer's corpora: inputs that it found interesting, and former failures.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "fuzz/targets/targets.hpp"
#include "support/corpus_folder.hpp"

using namespace rookery;

TEST_CASE("everything the fuzzer has kept") {
    for (const fuzz::Target& target : fuzz::kTargets) {
        const std::filesystem::path folder = std::filesystem::path(tests::corpus_folder()) / target.name;
        std::vector<std::filesystem::path> files;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
        std::sort(files.begin(), files.end());
        CHECK(files.size() >= 10);
        for (const auto& path : files) {
            std::ifstream file(path, std::ios::binary);
            const std::string bytes(std::istreambuf_iterator<char>(file), {});
            CAPTURE(path.filename().string());
            CAPTURE(target.name);
            CHECK(target.broken(bytes) == "");
        }
    }
}
