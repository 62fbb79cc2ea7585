// The file behind --resume: the finished parts, so that a run that ended early need not run them again.
//
//   rookery resume, format 2, version 0.1.0      first line; a file with another one is refused
//   part ...                                   records (journal_record.hpp), appended with one write() each
//
// Opening it verifies every record. Bytes that belong to no intact record are reported and overwritten with line feeds,
// which are skipped; later records are found by their mark. Only the offsets of records are kept in memory.
//
// The file is locked (flock) while it is open; the system unlocks it however the process ends.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "journal/journal_record.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {

// FNV-1a over verb, options and input.
std::uint64_t number_of(const Call& call);

class Journal {
  public:
    Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    ~Journal();

    // Reads the existing records and opens the file for appending. Returns a sentence if it cannot be used. Call once.
    std::string open(const std::string& file_name);
    // Warnings for the user: damage, a file system without locks.
    const std::vector<std::string>& remarks() const { return remarks_; }

    // Call it before find() and add() for parts of a call. Returns a sentence if its records have another division.
    std::string begin(std::uint64_t call, std::int64_t division);
    // The result of the part from an earlier run, if the journal has it.
    std::optional<PartOutput> find(const PartKey& key) const;
    // Returns false with errno if it could not be written.
    bool add(const PartKey& key, const PartOutput& result);

  private:
    struct Place {
        PartKey key;
        std::int64_t division = 0;
        std::int64_t offset = 0;
    };

    std::string lock();
    std::string read_first_line();
    std::string read_records();
    std::string sentence(std::string_view what) const;  // reads errno

    int descriptor_ = -1;
    std::string name_;
    std::vector<std::string> remarks_;
    std::vector<Place> places_;  // of earlier runs' records, in ascending order
    std::int64_t division_ = 0;
};

}  // namespace rookery::cli
