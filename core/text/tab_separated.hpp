// Rows of tab-separated text, as written by the verbs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

// The fields between the tabs of a row: one more than there are tabs.
inline std::vector<std::string> fields_of(std::string_view row) {
    std::vector<std::string> fields;
    for (std::size_t at = 0; at <= row.size();) {
        const std::size_t end = std::min(row.find('\t', at), row.size());
        fields.emplace_back(row.substr(at, end - at));
        at = end + 1;
    }
    return fields;
}

}  // namespace rookery
