// A record of the journal: a finished part with its rows.
//
//   part CALL TEXT PART OF ROWS PROBLEMS BYTES HASH HASH
//   (ROWS lines, then PROBLEMS lines "LINE COLUMN sentence": BYTES bytes)
//
// The first hash covers the bytes after the line, the second the line up to itself. Both start with the first line of
// the file, so a record of another version is not mistaken for one of this version.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "board/hash.hpp"
#include "job/ledger.hpp"

namespace rookery::cli {

// Identifies a part of a call.
struct PartKey {
    std::uint64_t call = 0;  // number_of(Call)
    std::uint64_t text = 0;  // the hash of the part's own lines; 0 if `call` covers the whole input
    std::int64_t part = 0;

    bool operator==(const PartKey&) const = default;
    bool operator<(const PartKey& other) const {
        return std::tie(call, text, part) < std::tie(other.call, other.text, other.part);
    }
};

struct RecordHead {
    PartKey key;
    std::int64_t division = 0;  // how many parts the job has, or how many lines each part of a list has
    std::int64_t rows = 0;
    std::int64_t problems = 0;
    std::int64_t bytes = 0;  // of the body
    std::uint64_t hash = 0;  // of the body
};

inline constexpr std::string_view kRecordMark = "part ";  // begins each record
inline constexpr std::size_t kLongestHead = 256;

// The first line of a journal, without line feed.
const std::string& journal_first_line();
// The initial hash of a body, to which its bytes are added.
Hash body_hash();

std::string record_text(const PartKey& key, std::int64_t division, const PartOutput& result);
// Parses a line without line feed. Returns nothing if it is not an intact head.
std::optional<RecordHead> read_head(std::string_view line);
// Returns nothing if it is not intact.
std::optional<PartOutput> read_body(const RecordHead& head, std::string_view body);

}  // namespace rookery::cli
