// Finds the intact records of a journal, whatever lies between them, in blocks: memory does not grow with the file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "journal_record.hpp"

namespace rookery::cli {

// Bytes that belong to no intact record.
struct DamagedPlace {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::int64_t first_line = 0;
    std::int64_t last_line = 0;
};

class JournalScan {
  public:
    // From `begin`, behind the first line, to `end`.
    JournalScan(int descriptor, std::int64_t begin, std::int64_t end)
        : descriptor_{descriptor}, at_{begin}, end_{end} {}

    // Goes to the next intact record; false: there is none, or the file could not be read (with errno).
    bool next();
    const RecordHead& head() const { return head_; }
    std::int64_t offset() const { return offset_; }  // of the record
    const std::vector<DamagedPlace>& damaged() const { return damaged_; }
    bool failed() const { return failed_; }

  private:
    // Up to so many bytes from there on; fewer at the end of the file.
    std::string_view bytes(std::int64_t offset, std::size_t size);
    // Its length; 0: there is no intact record.
    std::int64_t intact_record_here();
    void skip_line_feeds();
    void skip_damage();

    const int descriptor_;
    std::int64_t at_;
    const std::int64_t end_;
    std::int64_t line_ = 2;  // of at_
    RecordHead head_;
    std::int64_t offset_ = 0;
    std::vector<DamagedPlace> damaged_;
    bool failed_ = false;
    std::string block_;
    std::int64_t block_begin_ = 0;
};

}  // namespace rookery::cli
