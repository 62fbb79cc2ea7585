// The file behind --resume: finished parts with their rows, so that a run that was broken off goes on from there.
//
//   rookery resume 1                       first line
//   part CALL PART ROWS PROBLEMS           CALL: a number made from verb, options and input, so that runs do not mix
//   (ROWS lines, then PROBLEMS lines "LINE COLUMN sentence")
//   end
//
// A record that was cut short (no "end") is dropped, and the file is cut there. Only the places of the records are kept
// in memory.
#pragma once

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "part_result.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {

// FNV-1a over verb, options and input.
std::uint64_t number_of(const Call& call);

class Journal {
  public:
    // Finds what is there and opens the file for more. Returns a sentence if it cannot be used.
    std::string open(const std::string& file_name);
    // What an earlier run has kept of the part; nothing: it is not there.
    std::optional<PartResult> find(std::uint64_t call, std::int64_t part);
    // False: it could not be written.
    bool add(std::uint64_t call, std::int64_t part, const PartResult& result);

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    using Key = std::pair<std::uint64_t, std::int64_t>;  // call, part

    std::vector<std::pair<Key, std::streamoff>> places_;  // of earlier runs' records, ascending
    std::ifstream kept_;
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace rookery::cli
