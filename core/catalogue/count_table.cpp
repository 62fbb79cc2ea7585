#include "catalogue/count_table.hpp"

#include <algorithm>
#include <bit>

#include "contract/contract.hpp"

namespace rookery {
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
