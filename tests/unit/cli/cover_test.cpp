#include "shards/cover.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

using namespace rookery::cli;

namespace {

ShardFile shard(const std::string& name, std::int64_t first, std::int64_t last) {
    return {name, {"0.1", "rate", "ab", ShardRange{"lines", first, last}, "", 0, 0, 0}};
}

std::vector<std::string> wrong(const std::vector<ShardFile>& files, const std::optional<ShardRange>& wanted = {}) {
    return cover_of(files, wanted).wrong;
}

using Sentences = std::vector<std::string>;

}  // namespace

TEST_CASE("ranges in any order form one run if each begins where another ends") {
    const Cover cover = cover_of({shard("b", 11, 20), shard("c", 21, 21), shard("a", 1, 10)}, {});
    CHECK(cover.wrong.empty());
    CHECK(cover.order == std::vector<std::size_t>{2, 0, 1});
    CHECK(cover.range == ShardRange{"lines", 1, 21});
}

TEST_CASE("missing, duplicate and outside ranges are named") {
    CHECK(wrong({shard("a", 1, 10), shard("c", 21, 30)}) == Sentences{"lines 11..20 are missing"});
    CHECK(wrong({shard("a", 1, 10), shard("b", 11, 20), shard("again", 1, 10)}) ==
          Sentences{"lines 1..10 are in a and again in again"});
    CHECK(wrong({shard("a", 1, 10), shard("b", 8, 20)}) == Sentences{"lines 8..10 are in a and again in b"});
    CHECK(wrong({shard("a", 1, 30), shard("b", 8, 20), shard("c", 31, 40)}) ==
          Sentences{"lines 8..20 are in a and again in b"});
    const ShardRange wanted{"lines", 5, 30};
    CHECK(wrong({shard("a", 6, 10), shard("b", 11, 28)}, wanted) ==
          Sentences{"lines 5..5 are missing", "lines 29..30 are missing"});
    CHECK(wrong({shard("a", 1, 10), shard("b", 11, 30)}, wanted) ==
          Sentences{"a has lines 1..10, not all of which are in 5..30"});
    CHECK(wrong({shard("a", 5, 10), shard("b", 11, 30)}, wanted).empty());
}

TEST_CASE("a file from another run is named with the difference; the most common run wins") {
    std::vector<ShardFile> files{shard("x", 1, 10), shard("b", 11, 20), shard("c", 21, 30)};
    files[0].last.call = "rate --scale=hodoku";
    CHECK(wrong(files) ==
          Sentences{"x belongs to another run: the call is \"rate --scale=hodoku\", but \"rate\" in b"});
    files[0] = shard("x", 1, 10);
    files[0].last.input = "cd";
    CHECK(wrong(files) == Sentences{"x belongs to another run: the input is \"cd\", but \"ab\" in b"});
    files[0] = shard("x", 1, 10);
    files[0].last.program = "0.2";
    CHECK(wrong(files) == Sentences{"x belongs to another run: the version is \"0.2\", but \"0.1\" in b"});
    files[0] = shard("x", 1, 10);
    files[0].last.range->of = "grids";
    CHECK(wrong(files) == Sentences{"x belongs to another run: the range is \"grids\", but \"lines\" in b"});
}

TEST_CASE("shards of every N-th part do not follow one another, and a whole run stands alone") {
    std::vector<ShardFile> files{shard("a", 1, 10), shard("b", 11, 20)};
    files[1].last.shard = "1/2";
    CHECK(wrong(files) ==
          Sentences{"b is shard 1/2, whose rows are interleaved with those of others; expected ranges"});
    for (ShardFile& file : files) file.last.range.reset();
    files[1].last.shard.clear();
    CHECK(wrong(files) == Sentences{"b is a whole run, and so is a"});
    files.pop_back();
    CHECK(wrong(files).empty());
    CHECK(wrong(files, ShardRange{"lines", 1, 10}) == Sentences{"expected files of ranges, found a whole run"});
}

TEST_CASE("random cuts of a range: complete, and incomplete with any shard missing or duplicated") {
    const std::uint32_t seed = 20251;
    CAPTURE(seed);
    std::mt19937 random(seed);
    for (int round = 0; round < 200; ++round) {
        const std::int64_t begin = 1 + random() % 1000;
        std::int64_t at = begin;
        std::vector<ShardFile> files;
        for (int i = 0; i < 8; ++i) {
            const std::int64_t last = at + random() % 5;
            files.push_back(shard(std::to_string(i), at, last));
            at = last + 1;
        }
        std::shuffle(files.begin(), files.end(), random);
        const ShardRange all{"lines", begin, at - 1};
        const Cover cover = cover_of(files, all);
        REQUIRE(cover.wrong.empty());
        CHECK(cover.range == all);
        CHECK(cover_of(files, {}).range == all);
        auto fewer = files;
        fewer.pop_back();
        CHECK(cover_of(fewer, all).wrong == Sentences{files.back().last.range->text() + " are missing"});
        auto more = files;
        more.push_back(files.front());
        more.back().name = "again";
        CHECK(cover_of(more, all).wrong ==
              Sentences{files.front().last.range->text() + " are in " + files.front().name + " and again in again"});
    }
}
