#include "output/result_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace rookery::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxWaiting = 1 << 16;

mode_t usual_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

// Syncs the folder: only then is a new name in it on the disk.
void write_folder_to_disk(const std::string& file_name) {
    const fs::path folder = fs::path(file_name).parent_path();
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    ::close(descriptor);
}

constexpr mode_t kModeBits = 07777;
constexpr mode_t kGroupBits = 070;
constexpr mode_t kWriteBits = 0222;

}  // namespace

ResultFile::~ResultFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
    discard();
}

void ResultFile::discard() {
    if (!temporary_name_.empty()) unlink(temporary_name_.c_str());
    temporary_name_.clear();
}

std::string ResultFile::open(const std::string& name) {
    std::error_code error;
    name_ = name;
    if (fs::exists(name, error)) {
        if (!fs::is_regular_file(name, error)) return "expected the name of a file for --output, found " + name;
        name_ = fs::canonical(name, error).string();
    }
    part_name_ = name_ + kPartEnding;
    for (const std::string& replaced : {name_, part_name_}) {
        if (is_read_only(replaced)) return "cannot write " + replaced + ": it is read-only";
    }
    temporary_name_ = part_name_ + '-' + std::string(6, 'X');
    descriptor_ = mkostemp(temporary_name_.data(), O_CLOEXEC);
    if (descriptor_ < 0) {
        temporary_name_.clear();
        fail();
        return sentence();
    }
    if (!take_rights(descriptor_, name_) && !take_rights(descriptor_, part_name_)) fchmod(descriptor_, usual_mode());
    waiting_.reserve(kMaxWaiting);
    return {};
}

void ResultFile::write(std::string_view text) {
    hash_.add(text);
    lines_ += std::count(text.begin(), text.end(), '\n');
    if (waiting_.size() + text.size() > kMaxWaiting) flush();
    if (text.size() > kMaxWaiting) return write_out(text);
    waiting_ += text;
}

void ResultFile::flush() {
    write_out(waiting_);
    waiting_.clear();
}

void ResultFile::write_out(std::string_view text) {
    while (error_ == 0 && !text.empty()) {
        const ssize_t written = ::write(descriptor_, text.data(), text.size());
        if (written < 0) {
            if (errno != EINTR) fail();
            continue;
        }
        const std::string_view piece = text.substr(0, static_cast<std::size_t>(written));
        const std::size_t end = piece.rfind('\n');
        if (end != std::string_view::npos) whole_ = size_ + static_cast<std::int64_t>(end) + 1;
        size_ += written;
        text.remove_prefix(piece.size());
    }
}

bool ResultFile::finish(std::string_view last_line) {
    flush();
    const std::int64_t rows = size_;
    write_out(last_line);
    write_out("\n");
    if (error_ == 0 && fsync(descriptor_) != 0) fail();
    if (error_ == 0 && std::rename(temporary_name_.c_str(), name_.c_str()) != 0) fail();
    whole_ = std::min(whole_, rows);
    if (error_ != 0) return false;
    temporary_name_.clear();
    unlink(part_name_.c_str());  // left by an earlier, incomplete run
    write_folder_to_disk(name_);
    return true;
}

bool ResultFile::keep_part() {
    if (temporary_name_.empty()) return false;
    flush();
    const bool cut = whole_ == size_ || ftruncate(descriptor_, whole_) == 0;
    if (whole_ == 0 || !cut || std::rename(temporary_name_.c_str(), part_name_.c_str()) != 0) return false;
    temporary_name_.clear();
    return true;
}

void ResultFile::fail() {
    if (error_ == 0) error_ = errno;
}

std::string ResultFile::sentence() const {
    return "cannot write " + name_ + ": " + std::generic_category().message(error_);
}

bool is_read_only(const std::string& name) {
    struct stat about {};
    if (stat(name.c_str(), &about) != 0) return false;
    return (about.st_mode & kWriteBits) == 0 || access(name.c_str(), W_OK) != 0;
}

bool take_rights(int descriptor, const std::string& name) {
    struct stat about {};
    if (stat(name.c_str(), &about) != 0) return false;
    const bool same_group = fchown(descriptor, static_cast<uid_t>(-1), about.st_gid) == 0;
    fchmod(descriptor, about.st_mode & kModeBits & ~(same_group ? 0 : kGroupBits));
    return true;
}

}  // namespace rookery::cli
