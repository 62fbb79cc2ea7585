// The table behind grid numbers: the number of min-lex grids under each beginning.
//
// A beginning is a first band, row 4, and the first columns of row 5: three for the largest bands, fewer for the
// others. Between two beginnings, grids are counted one by one.
//
//   bytes 0..7      "grids", 0, and the version as two bytes
//   per first band  u32 grids, u32 length in bytes of its counts, u8 columns of row 5   (little-endian)
//   per first band  its counts, as bits, lowest bit of each byte first:
//     per row 4       5 bits: the width w of its counts
//       per beginning   0 if it has no grid; else 1 and the number of its grids minus one, w bits
//
// How the table is made: core/catalogue/README.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "catalogue/band_classes.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// Bit streams of numbers of any width, lowest bit of each byte first.

// Reads bits; past the end they are 0.
class BitReader {
  public:
    explicit BitReader(std::span<const std::uint8_t> bytes) : bytes_{bytes} {}

    std::size_t position() const { return position_; }
    void seek(std::size_t position) { position_ = position; }
    std::uint32_t take(unsigned count);  // 0..24

  private:
    std::span<const std::uint8_t> bytes_;
    std::size_t position_ = 0;
};

class BitWriter {
  public:
    void put(std::uint32_t value, unsigned count);
    const std::vector<std::uint8_t>& bytes() const { return bytes_; }

  private:
    std::vector<std::uint8_t> bytes_;
    std::size_t position_ = 0;
};

// Counts the grids of a first band, for the table.
struct CountedBand {
    std::uint32_t grids = 0;
    std::uint8_t columns_of_row5 = 0;
    std::vector<std::uint8_t> counts;
};

inline constexpr int kMaxColumnsOfRow5 = 3;
// Number of columns of row 5 in a beginning, for a first band with `grids` grids.
int columns_of_row5(std::uint32_t grids);
// Counts all grids of a first band, in a few seconds. Empty if stopped.
std::optional<CountedBand> count_band(int band_class, StopToken stop = {});

inline constexpr std::uint64_t kGridClasses = 5'472'730'538;

// The counts of one row 4, one for each beginning of row 5.
void write_counts(std::span<const std::uint32_t> counts, BitWriter& writer);
// The inverse. `counts` has the expected length.
void read_counts(BitReader& reader, std::span<std::uint32_t> counts);

class CountTable {
  public:
    // Refers to `bytes`. Empty if they are not a complete table.
    static std::optional<CountTable> read(std::span<const std::uint8_t> bytes);
    static std::vector<std::uint8_t> write(std::span<const CountedBand> bands);

    std::uint32_t grids(int band_class) const { return band(band_class).grids; }
    // The number of grids in all bands before it.
    std::uint64_t grids_before(int band_class) const { return band(band_class).before; }
    // The band of the grid with `before` grids before it; 0..kGridClasses-1.
    int band_at(std::uint64_t before) const;
    int columns_of_row5(int band_class) const { return band(band_class).columns_of_row5; }
    BitReader counts(int band_class) const { return BitReader(band(band_class).counts); }

  private:
    struct Entry {
        std::uint64_t before = 0;
        std::uint32_t grids = 0;
        int columns_of_row5 = 0;
        std::span<const std::uint8_t> counts;
    };
    const Entry& band(int band_class) const { return bands_[static_cast<std::size_t>(band_class)]; }

    std::array<Entry, kBandClasses> bands_{};
};

}  // namespace rookery
