// The file behind --resume: finished parts with their rows, so that a run that was broken off goes on from there.
//
//   rookery resume 1                       first line
//   part CALL PART ROWS PROBLEMS           CALL: a number made from verb, options and input, so that runs do not mix
//   (ROWS lines, then PROBLEMS lines "LINE COLUMN sentence")
//   end
//
// A record that was cut short (no "end") is dropped, and the file is cut there.
#pragma once

#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "verbs/verbs.hpp"
#include "work/collect.hpp"

namespace rookery::cli {

// FNV-1a over verb, options and input.
std::uint64_t number_of(const Call& call);

class Journal {
  public:
    // Reads what is there and opens the file for more. Returns a sentence if it cannot be used.
    std::string open(const std::string& file_name);
    const CollectingSink* find(std::uint64_t call, std::int64_t part) const;  // null: not there
    // False: it could not be written.
    bool add(std::uint64_t call, std::int64_t part, const CollectingSink& result);

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::map<std::pair<std::uint64_t, std::int64_t>, CollectingSink> parts_;
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace rookery::cli
