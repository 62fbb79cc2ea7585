#include "shards/last_line.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>

using namespace rookery;
using namespace rookery::cli;

namespace {

LastLine example() {
    return {"0.1", "rate --scale=se", "0123456789abcdef", ShardRange{"lines", 1, 500}, "", 499, 1, 0xFEDCBA9876543210U};
}

}  // namespace

TEST_CASE("a last line is a comment with tab-separated fields, or an object in JSON Lines, and reads back") {
    LastLine line = example();
    CHECK(line.text() ==
          "# rookery 0.1\tformat 2\tcall rate --scale=se\tinput 0123456789abcdef\trange lines 1..500\trows "
          "499\tproblems 1\t"
          "fnv1a64 fedcba9876543210");
    CHECK(read_last_line(line.text()) == line);
    line.call += " --json";
    line.shard = "3/200";
    line.range.reset();
    CHECK(line.text() == R"({"rookery":"0.1","format":"2","call":"rate --scale=se --json","input":"0123456789abcdef",)"
                         R"("range":"all","shard":"3/200","rows":"499","problems":"1","fnv1a64":"fedcba9876543210"})");
    CHECK(read_last_line(line.text()) == line);
    CHECK(line.has("--json"));
    CHECK_FALSE(line.has("--js"));
}

TEST_CASE("a last line truncated or changed anywhere is not read as another one with the same hash") {
    for (const bool json : {false, true}) {
        LastLine line = example();
        if (json) line.call = "rate --json";
        const std::string text = line.text();
        for (std::size_t size = 0; size < text.size(); ++size) {
            CAPTURE(size);
            // The hash is the last field, so a shortened one differs.
            const auto read = read_last_line(text.substr(0, size));
            CHECK_FALSE(read.has_value());
        }
        CHECK_FALSE(read_last_line(text + " ").has_value());
        CHECK_FALSE(read_last_line(text + "\t").has_value());
    }
    CHECK_FALSE(read_last_line("53..7....\t1.2\t1.2\t1.2").has_value());
    CHECK_FALSE(read_last_line("# a comment").has_value());
    CHECK_FALSE(read_last_line("[]").has_value());
}

TEST_CASE("the hash covers the rows and every earlier byte of the last line") {
    for (const bool json : {false, true}) {
        LastLine line = example();
        if (json) line.call = "rate --json";
        Hash rows;
        rows.add("a row\n");
        line.hash = line.hash_after(rows);
        const std::string text = line.text();
        Hash all;
        all.add("a row\n" + text.substr(0, text.find(hexadecimal(line.hash))));
        CHECK(all.value() == line.hash);
        // Anything else that reads as a last line has another hash.
        int readable = 0;
        for (std::size_t place = 0; place < text.size(); ++place) {
            for (const char other : std::string_view("0123456789abcdefx \t")) {
                std::string changed = text;
                changed[place] = other;
                const auto read = read_last_line(changed);
                if (!read || changed == text) continue;
                ++readable;
                CAPTURE(changed);
                CHECK(read->hash_after(rows) != read->hash);
            }
        }
        CHECK(readable > 200);
        CHECK(line.hash_after(Hash()) != line.hash);
    }
}

TEST_CASE("a last line in another format names that format") {
    const std::string text = example().text();
    CHECK(other_format(text).empty());
    CHECK(other_format("53..7....").empty());
    CHECK(other_format("# a comment").empty());
    for (const auto& [format, named] : {std::pair("", "1"), std::pair("format 3\t", "3")}) {
        std::string other = text;
        other.replace(other.find("format 2\t"), 9, format);
        CHECK(other_format(other) == named);
        CHECK_FALSE(read_last_line(other).has_value());
    }
}

TEST_CASE("ranges are A..B with 1 <= A <= B") {
    CHECK(shard_range("grids", "1..5472730538") == ShardRange{"grids", 1, 5472730538});
    CHECK(shard_range("lines", "7..7")->text() == "lines 7..7");
    for (const char* wrong : {"", "..", "1..", "..2", "0..2", "3..2", "-1..2", "1..2x", "1.2", "1...2", "+1..2",
                              "1..99999999999999999999"}) {
        CAPTURE(wrong);
        CHECK_FALSE(shard_range("lines", wrong).has_value());
    }
}

TEST_CASE("a call lists its options in order; long values and those with white space appear as hashes") {
    CHECK(call_text("enumerate", {{"count", ""}, {"clues", "17"}}) == "enumerate --clues=17 --count");
    const std::string loaded = call_text("enumerate", {{"load", "a set\nanother"}});
    CHECK(loaded.find("enumerate --load=fnv1a64:") == 0);
    CHECK(loaded.find('\n') == std::string::npos);
    CHECK(loaded != call_text("enumerate", {{"load", "a set\nanother one"}}));
    CHECK(call_text("rate", {{"x", std::string(61, 'a')}}).size() < 50);
}
