// The last line of a file that --output writes: the run and the range that its rows belong to, their number, and the
// hash of all bytes before the hash, including those of this line. It shows that a file is complete, and lets merge
// prove that files belong to one run.
//
//   # rookery 0.1.0|format 2|call rate --scale=se|input 8c5e...|range lines 1..500|rows 499|problems 1|fnv1a64 03ab...
//
// with tabs instead of the bars: a comment, which readers of lists skip. With --json it is an object with the same
// members.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "board/hash.hpp"

namespace rookery::cli {

// The format of the files of --output and --resume. Older formats cannot be read.
inline constexpr int kFileFormat = 2;

// A range of numbers, and what they count: "lines 1..500".
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
    std::string program;              // its version: another one may give other rows
    std::string call;                 // verb and options
    std::string input;                // the hash of the whole input; "-": there was none
    std::optional<ShardRange> range;  // nothing: everything
    std::string shard;                // "I/N"; empty: all parts of the range
    std::int64_t rows = 0;
    std::int64_t problems = 0;
    std::uint64_t hash = 0;

    bool operator==(const LastLine&) const = default;
    bool has(std::string_view option) const;  // whether the call has the option, such as "--header"
    // The hash of the file, if `rows` is the hash of the bytes before this line.
    std::uint64_t hash_after(Hash rows) const;
    std::string text() const;  // without line feed
};

// Reads either kind. Returns nothing if it is not a last line, or of another format.
std::optional<LastLine> read_last_line(std::string_view line);

// The format of a last line, if it is not kFileFormat: "1" if the line names none. Empty if it is kFileFormat, or if
// this is not a last line.
std::string other_format(std::string_view line);

// Verb and options in the order of their names: "enumerate --clues=17 --count". A value that is long or contains white
// space, such as a loaded file, is replaced by its hash.
std::string call_text(std::string_view verb, const std::map<std::string, std::string>& options);

}  // namespace rookery::cli
