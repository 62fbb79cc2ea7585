// The file behind --output: it is there once it is whole, and never before.
//
// Rows go to a file of a name of its own in the same folder, FILE.part- and six characters, which is renamed when it is
// whole and on the disk. So two runs of the same FILE do not disturb each other: the last one to end gives FILE, whole.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "board/hash.hpp"

namespace rookery::cli {

class ResultFile {
  public:
    ResultFile() = default;
    ResultFile(const ResultFile&) = delete;
    ResultFile& operator=(const ResultFile&) = delete;
    ~ResultFile();  // what is not whole goes

    // Returns a sentence if FILE cannot be written, or nothing. Once.
    std::string open(const std::string& name);

    void write(std::string_view text);
    void flush();
    std::int64_t lines() const { return lines_; }
    const Hash& hash() const { return hash_; }  // of all that was written

    // Ends it with this line, and makes it FILE. Returns a sentence if that failed, or nothing.
    std::string finish(std::string_view last_line);
    // It is not whole: keeps what is there as FILE.part, whose name it returns; empty if it cannot be kept.
    std::string keep_part();

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    // Closes the file; false with errno if not all of it was written.
    bool close(bool to_disk);
    std::string sentence() const;  // with errno

    std::string name_;            // of FILE, behind links
    std::string temporary_name_;  // empty: there is none (any more)
    std::unique_ptr<std::FILE, Close> file_;
    Hash hash_;
    std::int64_t lines_ = 0;
};

}  // namespace rookery::cli
