// The last line of a file that --output writes: which run its rows are of, which part of it, how many they are, and the
// hash of all bytes before the hash, those of this line included. So a file is known to be whole, and merge can prove
// that files are all of one run.
//
//   # rookery 0.1|format 2|call rate --scale=se|input 8c5e...|range lines 1..500|rows 499|problems 1|fnv1a64 03ab...
//
// with tabs for the bars: a comment, which readers of lists skip. Among JSON lines it is an object with these members.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "board/hash.hpp"

namespace rookery::cli {

// Of the files of --output and of --resume. There is no reader for an older one.
inline constexpr int kFileFormat = 2;

// What numbers count, and those from `first` to `last`: "lines 1..500".
struct ShardRange {
    std::string of;
    std::int64_t first = 1;
    std::int64_t last = 1;

    bool operator==(const ShardRange&) const = default;
    std::string text() const;
};

// "A..B" with 1 <= A <= B.
std::optional<ShardRange> shard_range(std::string_view of, std::string_view text);

struct LastLine {
    std::string program;              // its version: another one may have other rows
    std::string call;                 // verb and options
    std::string input;                // the hash of all that was there to be read; "-": nothing was
    std::optional<ShardRange> range;  // nothing: the whole
    std::string shard;                // "I/N"; empty: all parts of the range
    std::int64_t rows = 0;
    std::int64_t problems = 0;
    std::uint64_t hash = 0;

    bool operator==(const LastLine&) const = default;
    bool has(std::string_view option) const;  // of the call: "--header"
    // Of the file, if `rows` is the hash of the bytes before this line.
    std::uint64_t hash_after(Hash rows) const;
    std::string text() const;  // without line end
};

// Of either kind. Nothing: it is no such line, or one of another format.
std::optional<LastLine> read_last_line(std::string_view line);

// The format that a last line names, if that is not kFileFormat: "1" where it names none. Empty: it is, or this is no
// such line.
std::string other_format(std::string_view line);

// Verb and options in the order of their names: "enumerate --clues=17 --count". Of a value that is long or has white
// space its hash stands there: a file that was loaded.
std::string call_text(std::string_view verb, const std::map<std::string, std::string>& options);

}  // namespace rookery::cli
