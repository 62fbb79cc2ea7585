#include "shell/widgets/outline.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace rookery::shell {
namespace {

// The first word of `text`; removes it and the following space.
std::string_view next_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

// A list's name has no spaces; the index of its rows is the last word.
Asked read_rows(std::string_view rest) {
    const std::string_view list = next_word(rest);
    std::size_t place = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), place);
    if (error != std::errc{} || end != rest.data() + rest.size()) return {};
    return {.kind = Asked::Kind::rows, .id = std::string(list), .place = place};
}

}  // namespace

Asked read_asked(std::string_view event) {
    std::string_view rest = event;
    const std::string_view what = next_word(rest);
    if (what == "press" || what == "press+ctrl" || what == "press+shift") {
        return {.kind = Asked::Kind::press,
                .ctrl = what == "press+ctrl",
                .shift = what == "press+shift",
                .id = std::string(rest)};
    }
    if (what == "focus") return {.kind = Asked::Kind::focus, .id = std::string(rest)};
    if (what == "rows") return read_rows(rest);
    if (what != "text") return {};
    const std::string_view id = next_word(rest);
    return {.kind = Asked::Kind::text, .id = std::string(id), .text = std::string(rest)};
}

void Outline::begin(Asked asked, bool records) {
    records_ = records || asked.kind != Asked::Kind::nothing;
    if (records_) nodes_.clear();
    // Most names are the same as in the last frame: their entries are kept, unless there are too many.
    if (ids_.size() > kMaxIds) ids_.clear();
    ++frame_;
    depth_ = 0;
    answered_ = asked.kind == Asked::Kind::nothing;
    asked_ = std::move(asked);
}

std::string Outline::own_id(const std::string& id) {
    Drawn& drawn = ids_[id];
    if (std::exchange(drawn.frame, frame_) != frame_) drawn.times = 0;
    return ++drawn.times == 1 ? id : id + "#" + std::to_string(drawn.times);
}

void Outline::add(OutlineNode node) {
    if (!records_) return;
    node.depth = depth_;
    nodes_.push_back(std::move(node));
}

void Outline::open(OutlineNode node) {
    add(std::move(node));
    ++depth_;
}

void Outline::close() {
    --depth_;
}

bool Outline::takes(Asked::Kind kind, std::string_view id) {
    if (answered_ || asked_.kind != kind || asked_.id != id) return false;
    answered_ = true;
    return true;
}

}  // namespace rookery::shell
