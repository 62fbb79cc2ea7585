#include "verbs/picture/ppm_list.hpp"

#include <algorithm>
#include <utility>

#include "picture/picture.hpp"
#include "text/scan/characters.hpp"

namespace rookery {
namespace {

constexpr std::string_view kMark = "P6";
constexpr std::int64_t kLargest = 999'999'999;  // number that a header can have
constexpr std::int64_t kLargestColour = 255;

// The white space of netpbm.
bool is_white(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

class PpmReader {
  public:
    explicit PpmReader(std::string_view text) : text_{text} {}

    // False: there is none any more.
    bool next(ListedPicture& listed) {
        while (at_ < text_.size() && is_white(text_[at_])) ++at_;
        if (at_ == text_.size()) return false;
        listed_ = {};
        read();
        if (!listed_.problem.empty() && !is_whole_) at_ = text_.size();
        listed = std::move(listed_);
        return true;
    }

  private:
    void read() {
        is_whole_ = false;
        const std::size_t begin = at_;
        if (text_.substr(at_, kMark.size()) != kMark) return fail("a picture as binary PPM, which begins with P6");
        at_ += kMark.size();
        const std::int64_t width = number("the width of the picture");
        const std::int64_t height = number("its height");
        const std::int64_t largest = number("255, the largest value of a colour");
        if (!listed_.problem.empty()) return;
        if (largest != kLargestColour) {
            listed_.problem = "expected colours from 0 to 255, found up to " + std::to_string(largest);
        } else if (at_ == text_.size() || !is_white(text_[at_])) {
            fail("white space before the pixels");
        } else {
            ++at_;
            take_pixels(width, height, begin);
        }
        listed_.column = static_cast<std::int64_t>(at_) + 1;
    }

    void take_pixels(std::int64_t width, std::int64_t height, std::size_t begin) {
        const std::int64_t bytes = 3 * width * height;
        const auto here = static_cast<std::int64_t>(text_.size() - at_);
        const std::string size = std::to_string(width) + " x " + std::to_string(height);
        if (here < bytes) {
            listed_.problem = "expected " + std::to_string(bytes) + " bytes for the " + size + " pixels, found " +
                              std::to_string(here);
            return;
        }
        is_whole_ = true;
        const auto first = text_.begin() + static_cast<std::ptrdiff_t>(at_);
        if (width * height <= kMaxPicturePixels) {
            listed_.picture.width = static_cast<int>(width);
            listed_.picture.height = static_cast<int>(height);
            listed_.picture.rgb.assign(first, first + bytes);
            at_ += static_cast<std::size_t>(bytes);
            return;
        }
        listed_.problem = "expected at most " + std::to_string(kMaxPicturePixels) + " pixels, found " + size;
        at_ += static_cast<std::size_t>(bytes);
        listed_.column = static_cast<std::int64_t>(begin) + 1;
    }

    // A number from 1, behind white space and comments.
    std::int64_t number(std::string_view what) {
        if (!listed_.problem.empty()) return 0;
        const std::size_t before = at_;
        while (at_ < text_.size() && (is_white(text_[at_]) || text_[at_] == '#')) {
            if (text_[at_] == '#') {
                take_comment();
            } else {
                ++at_;
            }
        }
        const std::size_t begin = at_;
        std::int64_t value = 0;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && value <= kLargest) {
            value = 10 * value + (text_[at_++] - '0');
        }
        if (begin > before && value >= 1 && value <= kLargest) return value;
        at_ = begin;
        fail(std::string(what) + ", a number from 1 to " + std::to_string(kLargest));
        return 0;
    }

    void take_comment() {
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        if (listed_.name.empty()) {
            listed_.name = reading::cleaned(text_.substr(at_ + 1, end - at_ - 1));
            std::replace(listed_.name.begin(), listed_.name.end(), '\t', ' ');
        }
        at_ = end;
    }

    void fail(std::string_view expected) {
        listed_.column = static_cast<std::int64_t>(at_) + 1;
        listed_.problem = "expected " + std::string(expected) + ", found " +
                          (at_ < text_.size() ? reading::described(reading::utf8_at(text_, at_)) : "the end");
    }

    std::string_view text_;
    std::size_t at_ = 0;
    ListedPicture listed_;
    bool is_whole_ = false;  // what is behind it can be read
};

}  // namespace

std::vector<ListedPicture> read_ppm_list(std::string_view text) {
    std::vector<ListedPicture> list;
    PpmReader reader(text);
    for (ListedPicture listed; reader.next(listed);) list.push_back(std::move(listed));
    return list;
}

}  // namespace rookery
