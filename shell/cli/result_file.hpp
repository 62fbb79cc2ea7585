// The file behind --output: it is there once it is whole, and never before.
//
// Rows go to a file of a name of its own in the same folder, FILE.part- and six characters, which is renamed when it is
// whole and on the disk. So two runs of the same FILE do not disturb each other: the last one to end gives FILE, whole.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "board/hash.hpp"

namespace rookery::cli {

// What FILE is called until it is whole, if its run ends early.
inline constexpr const char* kPartEnding = ".part";

class ResultFile {
  public:
    ResultFile() = default;
    ResultFile(const ResultFile&) = delete;
    ResultFile& operator=(const ResultFile&) = delete;
    ~ResultFile();

    // Returns a sentence if FILE cannot be written, or nothing. Once.
    std::string open(const std::string& name);

    // After the first write that failed, nothing more is written.
    void write(std::string_view text);
    void flush();
    // The errno of that; 0: none failed.
    int error() const { return error_; }
    std::int64_t lines() const { return lines_; }
    const Hash& hash() const { return hash_; }  // of all that was written

    // Ends it with this line, and makes it FILE. False: that failed, and sentence() says why.
    bool finish(std::string_view last_line);
    // It is not whole: keeps its whole lines as FILE.part. False: there are none, or they cannot be kept. It allocates
    // nothing: memory may have run out.
    bool keep_part();
    // Removes what is not whole and not kept.
    void discard();
    const std::string& part_name() const { return part_name_; }

    // "cannot write FILE: reason"
    std::string sentence() const;

  private:
    void write_out(std::string_view text);
    void fail();  // with errno

    std::string name_;  // of FILE, behind links
    std::string part_name_;
    std::string temporary_name_;  // empty: there is none (any more)
    int descriptor_ = -1;
    std::string waiting_;     // not written yet
    std::int64_t size_ = 0;   // written
    std::int64_t whole_ = 0;  // of that, in whole lines
    int error_ = 0;
    Hash hash_;
    std::int64_t lines_ = 0;
};

// The rights of a file that another one replaces.
// There is such a file without write permission. Root could write to it, but should not.
bool is_read_only(const std::string& name);

// Gives the new file the permissions of the one with that name, so that replacing a file does not open it to others.
// False: there is none.
bool take_rights(int descriptor, const std::string& name);

}  // namespace rookery::cli
