// What is shown of the activities of a work's parts, one after the other.
//
// A search that comes to nothing may still tell how near it came: "best so far: 3 solutions". It knows only of its own
// part, so of such texts the one with the least number stands, until a lesser one comes; between other news it comes
// back. Once there is a result, none of this matters any more.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace rookery {

inline constexpr std::string_view kBestSoFar = "best so far: ";

class News {
  public:
    // What is to be shown now. `text`: what a part is doing; empty: nothing worth telling. `has_results`: some rows of
    // the work have come.
    const std::string& hear(std::string_view text, bool has_results) {
        if (has_results) best_.clear();
        if (text.substr(0, kBestSoFar.size()) != kBestSoFar) return shown_ = text.empty() ? best_ : std::string(text);
        std::uint64_t number = 0;
        const std::string_view rest = text.substr(kBestSoFar.size());
        std::from_chars(rest.data(), rest.data() + rest.size(), number);
        if (!has_results && (best_.empty() || number < least_)) {
            best_ = text;
            least_ = number;
        }
        return shown_ = best_;
    }

  private:
    std::string best_;
    std::uint64_t least_ = 0;
    std::string shown_;
};

}  // namespace rookery
