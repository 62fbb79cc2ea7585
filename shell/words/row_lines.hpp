// Rows as a job gives them (JobEvents::job_rows), one by one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace rookery::shell {

template <class F>  // void take(std::string_view row)
void for_each_row(std::string_view rows, F take) {
    for (std::size_t at = 0; at < rows.size();) {
        const std::size_t end = std::min(rows.find('\n', at), rows.size());
        take(rows.substr(at, end - at));
        at = end + 1;
    }
}

}  // namespace rookery::shell
