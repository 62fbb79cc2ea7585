// The count of one part of a job that adds counts (Job::adds_counts): the last columns of its row. The reducer, which
// adds them up, parses them in the form written here.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "verbs/declare/column.hpp"

namespace rookery {

struct PartCount {
    std::int64_t number = 0;
    bool done = true;        // false: the part ended before it had counted everything
    std::int64_t parts = 1;  // number of parts in the sum

    struct Share {
        std::string text;
    };
    Share share() const { return {(done ? "1/" : "0/") + std::to_string(parts)}; }
};
inline NumberValue put(RowWriter& row, const PartCount& count) {
    return row.put(std::to_string(count.number) + ' ' + count.share().text, count.number);
}
// The reducer replaces it by whether all parts are done.
inline SwitchValue put(RowWriter& row, const PartCount::Share& share) {
    row.put(share.text);
    return {};
}

// `kCount`: the path to a PartCount.
template <auto... kCount>
constexpr auto part_count_columns(std::string_view name) {
    return std::array{column<kCount...>(name), only_json<kCount..., &PartCount::share>("complete")
                                                   .means("false: the count ended early, and there may be more")};
}

}  // namespace rookery
