#include "file_rights.hpp"

#include <sys/stat.h>
#include <unistd.h>

namespace rookery::cli {
namespace {

constexpr mode_t kModeBits = 07777;
constexpr mode_t kGroupBits = 070;
constexpr mode_t kWriteBits = 0222;

}  // namespace

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
