#include "text/formats/list.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace rookery {

namespace {

struct ListedFormat {
    const TextFormat* format;
    int place;  // in menus; 0: none
};

#define ROOKERY_LIST_FORMAT(name, place) ListedFormat{&formats::name, place},
constexpr std::array kListedFormats{ROOKERY_TEXT_FORMATS(ROOKERY_LIST_FORMAT)};
#undef ROOKERY_LIST_FORMAT

constexpr auto kFormats = [] {
    std::array<const TextFormat*, kListedFormats.size()> formats{};
    for (std::size_t i = 0; i < formats.size(); ++i) formats[i] = kListedFormats[i].format;
    return formats;
}();

constexpr std::size_t kWrittenCount = static_cast<std::size_t>(std::count_if(
    kListedFormats.begin(), kListedFormats.end(), [](const ListedFormat& listed) { return listed.place != 0; }));

// Each goes after the written formats with lower places.
constexpr auto kWrittenFormats = [] {
    std::array<const TextFormat*, kWrittenCount> formats{};
    for (const ListedFormat& listed : kListedFormats) {
        if (listed.place == 0) continue;
        std::size_t before = 0;
        for (const ListedFormat& other : kListedFormats) {
            before += other.place != 0 && other.place < listed.place ? 1 : 0;
        }
        formats[before] = listed.format;
    }
    return formats;
}();
static_assert(std::find(kWrittenFormats.begin(), kWrittenFormats.end(), nullptr) == kWrittenFormats.end(),
              "expected a place of its own in menus for every format");

}  // namespace

std::span<const TextFormat* const> text_formats() {
    return kFormats;
}

std::span<const TextFormat* const> written_formats() {
    return kWrittenFormats;
}

}  // namespace rookery
