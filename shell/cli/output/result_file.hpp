// The file behind --output, written atomically.
//
// Rows go to a file with a unique name in the same folder, FILE.part- and six characters, which is renamed when it is
// complete and on the disk. So two runs with the same FILE do not disturb each other: FILE is the complete result of
// the run that ends last.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "board/hash.hpp"

namespace rookery::cli {

// The ending of the file that a run leaves if it ends early.
inline constexpr const char* kPartEnding = ".part";

class ResultFile {
  public:
    ResultFile() = default;
    ResultFile(const ResultFile&) = delete;
    ResultFile& operator=(const ResultFile&) = delete;
    ~ResultFile();

    // Returns a sentence if FILE cannot be written, or an empty text. Call it once.
    std::string open(const std::string& name);

    // Writes nothing more after the first failed write.
    void write(std::string_view text);
    void flush();
    // The errno of the first failed write; 0: none failed.
    int error() const { return error_; }
    std::int64_t lines() const { return lines_; }
    const Hash& hash() const { return hash_; }  // of everything written

    // Ends the file with this line and renames it to FILE. Returns false if that failed; sentence() says why.
    bool finish(std::string_view last_line);
    // For an incomplete file: keeps its complete lines as FILE.part. Returns false if there are none, or if they cannot
    // be kept. Allocates nothing, because memory may have run out.
    bool keep_part();
    // Removes the temporary file, if it still exists.
    void discard();
    const std::string& part_name() const { return part_name_; }

    // "cannot write FILE: reason"
    std::string sentence() const;

  private:
    void write_out(std::string_view text);
    void fail();  // records errno

    std::string name_;  // of FILE, with links resolved
    std::string part_name_;
    std::string temporary_name_;  // empty if there is none (any more)
    int descriptor_ = -1;
    std::string waiting_;     // not written yet
    std::int64_t size_ = 0;   // bytes written
    std::int64_t whole_ = 0;  // of these, the bytes in complete lines
    int error_ = 0;
    Hash hash_;
    std::int64_t lines_ = 0;
};

// Whether the file exists without write permission. Root could write to it, but should not.
bool is_read_only(const std::string& name);

// Gives the new file the permissions of the one with that name, so that replacing a file does not expose it to others.
// Returns false if there is no such file.
bool take_rights(int descriptor, const std::string& name);

}  // namespace rookery::cli
