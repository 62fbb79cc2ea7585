#include "catalogue/band_classes.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <functional>
#include <utility>

#include "board/insertion_sort.hpp"
#include "contract/contract.hpp"
#include "job/stable_order.hpp"

namespace rookery {
namespace {

using Order = std::array<std::uint8_t, 3>;
using band_number_detail::kOrders;

constexpr std::uint16_t kNoClass = 0xFFFF;

// The band with its rows reordered, and also the columns of the box that begins at `box`.
Band arranged(const Band& band, const Order& rows, std::size_t box, const Order& columns) {
    Band result{};
    for (std::size_t row = 0; row < 3; ++row) {
        result[row] = band[rows[row]];
        for (std::size_t i = 0; i < 3; ++i) result[row][box + i] = band[rows[row]][box + columns[i]];
    }
    return result;
}

// The arrangements that can change a band's number: all orders of the boxes, of the rows, and of the columns of the
// first box.
constexpr std::uint8_t kArrangements = 216;

struct Arrangement {
    explicit Arrangement(unsigned index)
        : rows{kOrders[index % 6]}, columns{kOrders[index / 6 % 6]}, boxes{kOrders[index / 36]} {
        for (std::uint8_t& box : boxes) box = static_cast<std::uint8_t>(3 * box);
    }
    Band of(const Band& band) const { return arranged(band, rows, boxes[0], columns); }

    Order rows;
    Order columns;  // of the first box
    Order boxes;    // the first column of each
};

// Arranges the band as given, relabels it by its first row, and stores it in `least` if it is smaller.
void keep_least(const Band& band, const Order& rows, const std::array<std::uint8_t, 9>& columns, Band& least) {
    std::array<Digit, 10> labels{};
    for (std::size_t i = 0; i < 9; ++i) labels[band[rows[0]][columns[i]]] = static_cast<Digit>(i + 1);
    bool below = false;
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t i = 0; i < 9; ++i) {
            const Digit digit = labels[band[rows[row]][columns[i]]];
            if (!below && digit > least[row][i]) return;
            below = below || digit < least[row][i];
            least[row][i] = digit;
        }
    }
}

Band min_lex_form(const Band& band) {
    Band least{};
    for (BandRow& row : least) row.fill(10);
    std::array<std::uint8_t, 9> columns{};
    for (const Order& rows : kOrders) {
        for (const Order& boxes : kOrders) {
            for (std::size_t orders = 0; orders < 216; ++orders) {
                const std::array<std::size_t, 3> order{orders / 36, orders / 6 % 6, orders % 6};
                for (std::size_t i = 0; i < 9; ++i) {
                    columns[i] = static_cast<std::uint8_t>(3 * boxes[i / 3] + kOrders[order[i / 3]][i % 3]);
                }
                keep_least(band, rows, columns, least);
            }
        }
    }
    return least;
}

// The columns of a box, in the order of the first row's labels.
std::array<std::uint8_t, 3> sorted_columns(const BandRow& row, const std::array<Digit, 10>& labels, std::uint8_t box) {
    std::array<std::uint8_t, 3> columns{box, static_cast<std::uint8_t>(box + 1), static_cast<std::uint8_t>(box + 2)};
    insertion_sort(columns, [&](auto a, auto b) { return labels[row[a]] < labels[row[b]]; });
    return columns;
}

// Labels each digit by its cell, 1..9, in the box that begins at `box`.
std::array<Digit, 10> labels_by_box(const Band& band, std::size_t box) {
    std::array<Digit, 10> labels{};
    for (std::size_t i = 0; i < 9; ++i) labels[band[i / 3][box + i % 3]] = static_cast<Digit>(i + 1);
    return labels;
}

// A band in the arrangement that gives its number.
struct NumberedBand {
    Band band;
    Order columns;  // of the first box: their positions before arranging
    Order boxes;
};

// The map from one band to another with the same number, in terms of the original columns.
BandMap map_between(const NumberedBand& from, const NumberedBand& to) {
    const std::array<Digit, 10> from_labels = labels_by_box(from.band, from.boxes[0]);
    const std::array<Digit, 10> to_labels = labels_by_box(to.band, to.boxes[0]);
    std::array<Digit, 10> digit_of_label{};
    for (std::uint8_t d = 1; d < 10; ++d) digit_of_label[to_labels[d]] = d;
    BandMap map;
    for (std::size_t d = 1; d < 10; ++d) map.labels[d] = digit_of_label[from_labels[d]];
    for (std::size_t i = 0; i < 3; ++i) {
        map.columns[std::size_t{to.boxes[0]} + to.columns[i]] =
            static_cast<std::uint8_t>(from.boxes[0] + from.columns[i]);
    }
    for (std::size_t box = 1; box < 3; ++box) {
        const auto source = sorted_columns(from.band[0], from_labels, from.boxes[box]);
        const auto target = sorted_columns(to.band[0], to_labels, to.boxes[box]);
        for (std::size_t i = 0; i < 3; ++i) map.columns[target[i]] = source[i];
    }
    return map;
}

std::vector<BandMap> automorphisms_of(const Band& form) {
    const NumberedBand itself{form, {0, 1, 2}, {0, 3, 6}};
    const int wanted = band_number(form);
    std::vector<BandMap> maps;
    for (unsigned index = 0; index < kArrangements; ++index) {
        const Arrangement arrangement(index);
        const Band image = arrangement.of(form);
        if (band_number(image, arrangement.boxes) != wanted) continue;
        maps.push_back(map_between({image, arrangement.columns, arrangement.boxes}, itself));
    }
    return maps;
}

}  // namespace

BandMap one_after_other(const BandMap& first, const BandMap& second) {
    BandMap both;
    for (std::size_t i = 0; i < 9; ++i) both.columns[i] = first.columns[second.columns[i]];
    for (std::size_t d = 1; d < 10; ++d) both.labels[d] = second.labels[first.labels[d]];
    return both;
}

const BandClasses& BandClasses::get() {
    static const BandClasses classes;
    return classes;
}

BandClasses::BandClasses()
    : class_of_(std::size_t{kBandNumbers}, kNoClass), arrangement_of_(std::size_t{kBandNumbers}) {
    std::vector<Band> forms;  // in the order of discovery
    for (int number = 0; number < kBandNumbers; ++number) {
        if (class_of_[static_cast<std::size_t>(number)] != kNoClass) continue;
        const auto mark = static_cast<std::uint16_t>(forms.size());
        const Band form = min_lex_form(band_of(number));
        forms.push_back(form);
        for (std::uint8_t index = 0; index < kArrangements; ++index) {
            const Arrangement arrangement(index);
            const auto image = static_cast<std::size_t>(band_number(arrangement.of(form), arrangement.boxes));
            if (class_of_[image] == kNoClass) arrangement_of_[image] = index;
            class_of_[image] = mark;
        }
    }
    ROOKERY_EXPECTS(static_cast<int>(forms.size()) == kBandClasses);
    forms_ = forms;
    sort_by_places(forms_, std::less<>());
    std::vector<std::uint16_t> rank(forms.size());
    for (std::size_t i = 0; i < forms.size(); ++i) {
        rank[i] = static_cast<std::uint16_t>(std::lower_bound(forms_.begin(), forms_.end(), forms[i]) - forms_.begin());
    }
    for (std::uint16_t& c : class_of_) c = rank[c];
    for (const Band& form : forms_) automorphisms_.push_back(automorphisms_of(form));
}

std::uint64_t BandClasses::orders_from(int second_box, int least) const {
    // Compares four classes, each below 2^15, at a time: a lane keeps its top bit where the difference is not negative.
    constexpr std::uint64_t kLanes = 0x0001'0001'0001'0001;
    constexpr std::uint64_t kTops = kLanes << 15;
    constexpr std::uint64_t kGather = 0x0001'0002'0004'0008;  // brings bits 0, 16, 32, 48 to bits 48..51
    const std::uint64_t least_in_lanes = static_cast<std::uint64_t>(least) * kLanes;
    const std::uint16_t* classes = class_of_.data() + std::size_t{kBoxOrders} * static_cast<std::size_t>(second_box);
    std::uint64_t orders = 0;
    for (int i = 0; i < kBoxOrders; i += 4) {
        std::uint64_t four = 0;
        std::memcpy(&four, classes + i, sizeof four);
        const std::uint64_t tops = ((four | kTops) - least_in_lanes) >> 15 & kLanes;
        orders |= (tops * kGather >> 48 & 15U) << i;
    }
    return orders;
}

BandMap BandClasses::map_to_form(const Band& band) const {
    const auto number = static_cast<std::size_t>(band_number(band));
    const Band& form = forms_[class_of_[number]];
    const Arrangement arrangement(arrangement_of_[number]);
    return map_between({band, {0, 1, 2}, {0, 3, 6}}, {arrangement.of(form), arrangement.columns, arrangement.boxes});
}

}  // namespace rookery
