// A record of the journal: a part that is done, with its rows.
//
//   part CALL TEXT PART OF ROWS PROBLEMS BYTES HASH HASH
//   (ROWS lines, then PROBLEMS lines "LINE COLUMN sentence": BYTES bytes)
//
// The first hash is of the bytes that follow the line, the second of the line before it. Both begin with the first line
// of the file, so a record of another version is not taken for one of this version.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "board/hash.hpp"
#include "job/collect.hpp"

namespace rookery::cli {

// What a part of a run has sent.
struct PartResult {
    std::string rows;  // each with its line feed
    std::int64_t row_count = 0;
    std::vector<InputProblem> problems;
};

// Which part of which work.
struct PartKey {
    std::uint64_t call = 0;  // number_of(Call)
    std::uint64_t text = 0;  // the hash of the part's own lines; 0 where `call` has the whole input
    std::int64_t part = 0;

    bool operator==(const PartKey&) const = default;
    bool operator<(const PartKey& other) const {
        return std::tie(call, text, part) < std::tie(other.call, other.text, other.part);
    }
};

struct RecordHead {
    PartKey key;
    std::int64_t division = 0;  // of the job: how many parts it has, or how many lines a part of a list has
    std::int64_t rows = 0;
    std::int64_t problems = 0;
    std::int64_t bytes = 0;  // of the body
    std::uint64_t hash = 0;  // of the body
};

inline constexpr std::string_view kRecordMark = "part ";  // begins each record
inline constexpr std::size_t kLongestHead = 256;

// The first line of a journal, without line end.
const std::string& journal_first_line();
// To which the bytes of a body are added.
Hash body_hash();

std::string record_text(const PartKey& key, std::int64_t division, const PartResult& result);
// Of a line without line end. Nothing: it is no head, or not intact.
std::optional<RecordHead> read_head(std::string_view line);
// Nothing: it is not intact.
std::optional<PartResult> read_body(const RecordHead& head, std::string_view body);

}  // namespace rookery::cli
