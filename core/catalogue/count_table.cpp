#include "catalogue/count_table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "catalogue/first_band.hpp"
#include "contract/contract.hpp"

namespace rookery {

std::uint32_t BitReader::take(unsigned count) {
    ROOKERY_EXPECTS(count <= 24);
    std::uint32_t window = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t byte = position_ / 8 + i;
        if (byte < bytes_.size()) window |= std::uint32_t{bytes_[byte]} << (8 * i);
    }
    const std::uint32_t value = window >> (position_ % 8) & ((1U << count) - 1);
    position_ += count;
    return value;
}

void BitWriter::put(std::uint32_t value, unsigned count) {
    for (unsigned i = 0; i < count; ++i) {
        if (position_ % 8 == 0) bytes_.push_back(0);
        bytes_.back() = static_cast<std::uint8_t>(bytes_.back() | (value >> i & 1U) << (position_ % 8));
        ++position_;
    }
}

namespace {

// From this many grids, a first band's beginnings include this many columns of row 5. With fewer columns a rank takes
// longer, but smaller bands are needed less often.
constexpr std::uint32_t kGridsForThreeColumns = 40'000'000;
constexpr std::uint32_t kGridsForTwoColumns = 8'000'000;
constexpr std::uint32_t kGridsForOneColumn = 500'000;

// The grids under every beginning with `columns` columns of row 5, by row 4. Incomplete if stopped.
std::vector<std::vector<std::uint32_t>> counts_of_band(const FirstBand& band, int columns, StopToken stop) {
    std::vector<std::vector<std::uint32_t>> counts;
    band.visit_row4([&](const BandRow& row4, const FirstBand::OpenMaps& maps) {
        if (stop.stop_requested()) return false;
        counts.emplace_back();
        return band.visit_row5_beginnings(columns, row4, [&](const BandRow& row5) {
            std::uint32_t grids = 0;
            band.visit_second_bands(columns, row4, row5, maps,
                                    [&](const Band& second, const FirstBand::OpenMaps& open) {
                                        band.visit_third_bands(second, open, [&](const ThirdBand&) {
                                            ++grids;
                                            return true;
                                        });
                                        return true;
                                    });
            counts.back().push_back(grids);
            return true;
        });
    });
    return counts;
}

// Merges the counts into those for one column fewer.
void merge_last_column(const FirstBand& band, int columns, std::vector<std::vector<std::uint32_t>>& counts) {
    auto row = counts.begin();
    band.visit_row4([&](const BandRow& row4, const FirstBand::OpenMaps&) {
        std::vector<std::uint32_t> merged;
        BandRow last{};
        auto count = row->begin();
        band.visit_row5_beginnings(columns, row4, [&](const BandRow& row5) {
            if (merged.empty() || !std::equal(last.begin(), last.begin() + columns - 1, row5.begin())) {
                merged.push_back(0);
            }
            merged.back() += *count++;
            last = row5;
            return true;
        });
        *row++ = std::move(merged);
        return true;
    });
}

}  // namespace

int columns_of_row5(std::uint32_t grids) {
    return grids >= kGridsForThreeColumns ? 3 : grids >= kGridsForTwoColumns ? 2 : grids >= kGridsForOneColumn ? 1 : 0;
}

std::optional<CountedBand> count_band(int band_class, StopToken stop) {
    const FirstBand band(band_class);
    std::vector<std::vector<std::uint32_t>> counts = counts_of_band(band, kMaxColumnsOfRow5, stop);
    if (stop.stop_requested()) return std::nullopt;
    CountedBand result;
    for (const auto& row : counts) {
        for (const std::uint32_t count : row) result.grids += count;
    }
    const int columns = columns_of_row5(result.grids);
    for (int i = kMaxColumnsOfRow5; i > columns; --i) merge_last_column(band, i, counts);
    result.columns_of_row5 = static_cast<std::uint8_t>(columns);
    BitWriter writer;
    for (const auto& row : counts) write_counts(row, writer);
    result.counts = writer.bytes();
    return result;
}

namespace {

constexpr std::array<std::uint8_t, 8> kMagic{'g', 'r', 'i', 'd', 's', 0, 1, 0};
constexpr std::size_t kEntryBytes = 9;
constexpr unsigned kWidthBits = 5;
constexpr unsigned kMaxWidth = 24;

void put_u32(std::vector<std::uint8_t>& bytes, std::uint32_t value) {
    for (int i = 0; i < 4; ++i) bytes.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

std::uint32_t u32_at(std::span<const std::uint8_t> bytes) {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;) value = value << 8 | bytes[i];
    return value;
}

}  // namespace

void write_counts(std::span<const std::uint32_t> counts, BitWriter& writer) {
    std::uint32_t most = 1;
    for (const std::uint32_t count : counts) most = std::max(most, count);
    const auto width = static_cast<unsigned>(std::bit_width(most - 1));
    ROOKERY_EXPECTS(width <= kMaxWidth);
    writer.put(width, kWidthBits);
    for (const std::uint32_t count : counts) {
        writer.put(count != 0 ? 1 : 0, 1);
        if (count != 0) writer.put(count - 1, width);
    }
}

void read_counts(BitReader& reader, std::span<std::uint32_t> counts) {
    const unsigned width = std::min(reader.take(kWidthBits), kMaxWidth);
    for (std::uint32_t& count : counts) count = reader.take(1) == 0 ? 0 : reader.take(width) + 1;
}

std::optional<CountTable> CountTable::read(std::span<const std::uint8_t> bytes) {
    constexpr std::size_t kHead = kMagic.size() + std::size_t{kBandClasses} * kEntryBytes;
    if (bytes.size() < kHead || !std::equal(kMagic.begin(), kMagic.end(), bytes.begin())) return std::nullopt;
    CountTable table;
    std::uint64_t before = 0;
    std::size_t position = kHead;
    for (std::size_t i = 0; i < std::size_t{kBandClasses}; ++i) {
        const auto entry = bytes.subspan(kMagic.size() + i * kEntryBytes, kEntryBytes);
        const std::size_t length = u32_at(entry.subspan(4));
        if (length > bytes.size() - position || entry[8] > kMaxColumnsOfRow5) return std::nullopt;
        table.bands_[i] = {before, u32_at(entry), entry[8], bytes.subspan(position, length)};
        before += table.bands_[i].grids;
        position += length;
    }
    if (before != kGridClasses || position != bytes.size()) return std::nullopt;
    return table;
}

std::vector<std::uint8_t> CountTable::write(std::span<const CountedBand> bands) {
    std::vector<std::uint8_t> bytes(kMagic.begin(), kMagic.end());
    for (const CountedBand& band : bands) {
        put_u32(bytes, band.grids);
        put_u32(bytes, static_cast<std::uint32_t>(band.counts.size()));
        bytes.push_back(band.columns_of_row5);
    }
    for (const CountedBand& band : bands) bytes.insert(bytes.end(), band.counts.begin(), band.counts.end());
    return bytes;
}

int CountTable::band_at(std::uint64_t before) const {
    ROOKERY_EXPECTS(before < kGridClasses);
    const auto next = std::upper_bound(bands_.begin(), bands_.end(), before,
                                       [](std::uint64_t number, const Entry& entry) { return number < entry.before; });
    // Bands without a grid have the same first number as the next band.
    return static_cast<int>(next - bands_.begin()) - 1;
}

}  // namespace rookery
