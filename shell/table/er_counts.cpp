#include "shell/table/er_counts.hpp"

#include <algorithm>

namespace rookery::shell {

void ErCounts::add(int er) {
    if (er < 0 || er > kMaxTenths) return;
    ++counts_[static_cast<std::size_t>(er)];
    lowest_ = total_ == 0 ? er : std::min(lowest_, er);
    highest_ = std::max(highest_, er);
    ++total_;
}

}  // namespace rookery::shell
