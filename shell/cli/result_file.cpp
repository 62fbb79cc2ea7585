#include "result_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace rookery::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPart = ".part";

// mkstemp() lets nobody else read the file.
void give_usual_rights(int descriptor) {
    const mode_t mask = umask(0);
    umask(mask);
    fchmod(descriptor, 0666 & ~mask);
}

// A new name is on the disk once its folder is.
void write_folder_to_disk(const std::string& file_name) {
    const fs::path folder = fs::path(file_name).parent_path();
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    ::close(descriptor);
}

}  // namespace

ResultFile::~ResultFile() {
    file_.reset();
    if (!temporary_name_.empty()) unlink(temporary_name_.c_str());
}

std::string ResultFile::open(const std::string& name) {
    std::error_code error;
    name_ = name;
    if (fs::exists(name, error)) {
        if (!fs::is_regular_file(name, error)) return "expected the name of a file for --output, found " + name;
        name_ = fs::canonical(name, error).string();
    }
    temporary_name_ = name_ + kPart + '-' + std::string(6, 'X');
    const int descriptor = mkostemp(temporary_name_.data(), O_CLOEXEC);
    if (descriptor < 0) {
        temporary_name_.clear();
        return sentence();
    }
    give_usual_rights(descriptor);
    file_.reset(fdopen(descriptor, "wb"));
    return {};
}

void ResultFile::write(std::string_view text) {
    hash_.add(text);
    lines_ += std::count(text.begin(), text.end(), '\n');
    std::fwrite(text.data(), 1, text.size(), file_.get());
}

void ResultFile::flush() {
    std::fflush(file_.get());
}

std::string ResultFile::finish(std::string_view last_line) {
    std::fwrite(last_line.data(), 1, last_line.size(), file_.get());
    std::fputc('\n', file_.get());
    if (!close(true) || std::rename(temporary_name_.c_str(), name_.c_str()) != 0) return sentence();
    temporary_name_.clear();
    unlink((name_ + kPart).c_str());  // of an earlier run that was not whole
    write_folder_to_disk(name_);
    return {};
}

std::string ResultFile::keep_part() {
    std::string part = name_ + kPart;
    if (!close(false) || std::rename(temporary_name_.c_str(), part.c_str()) != 0) return {};
    temporary_name_.clear();
    return part;
}

bool ResultFile::close(bool to_disk) {
    errno = 0;
    bool good = std::fflush(file_.get()) == 0 && std::ferror(file_.get()) == 0;
    if (good && to_disk) good = fsync(fileno(file_.get())) == 0;
    const int error = errno;
    const bool closed = std::fclose(file_.release()) == 0;
    if (!good) errno = error;
    return good && closed;
}

std::string ResultFile::sentence() const {
    // What a stream could not write earlier has no reason any more.
    return "cannot write " + name_ + (errno == 0 ? "" : ": " + std::generic_category().message(errno));
}

}  // namespace rookery::cli
