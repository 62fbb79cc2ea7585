// Fish of every shape: k base houses hold k of a digit's cells, and k cover houses have room for k. So if the covers
// contain all candidates of the bases, all other candidates of the covers are eliminated.
//
//   fins           candidates of the bases outside the covers: the fish holds unless a fin is true, so victims must see
//                  every fin
//   endo fins      candidates in two bases: also fins, because one such cell could serve both
//   cannibalism    a candidate in two covers is eliminated, even if it is in a base
//
//   basic     rows against columns, or columns against rows
//   Franken   boxes too, among the bases, the covers or both
//   mutant    any mixture
//
// Units are numbered rows 0..8, columns 9..17, boxes 18..26. Fish are visited in the order of HoDoKu 2.2: rows as bases
// first, then columns (mutants have only one run), bases in lexicographic order of their units, then the covers
// likewise; at most five fins, at most two of them endo fins.
#pragma once

#include <array>
#include <cstdint>

#include "board/cell_set.hpp"
#include "board/digits.hpp"

namespace rookery {

inline constexpr int kFishUnits = 27;
inline constexpr int kMaxFins = 5;
inline constexpr int kMaxEndoFins = 2;

// A bit for each unit.
using FishUnits = std::uint32_t;

// The house of a unit; see geometry.hpp.
constexpr int house_of_unit(int unit) {
    return unit < 18 ? unit + 9 : unit - 18;
}

enum class FishShape : std::uint8_t { basic, franken, mutant };

struct FishQuery {
    FishShape shape;
    int size;           // 2..7
    bool finned;        // only fish with fins, or only those without
    bool narrow_bases;  // skip bases with more than `size` candidates
    int max_fins = kMaxFins;
    int max_endo_fins = kMaxEndoFins;
    // Victims need not see the fins, and fins are optional: for searches that follow each fin further.
    bool far_victims = false;

    friend bool operator==(const FishQuery&, const FishQuery&) = default;
};

struct Fish {
    FishUnits bases;
    FishUnits covers;
    CellSet base_cells;  // the candidates of the bases, fins included
    CellSet fins;        // endo fins included
    CellSet endo_fins;
    CellSet victims;
};

class FishVisitor {
  public:
    // Returns true to stop the search.
    virtual bool visit(const Fish& fish) = 0;

  protected:
    ~FishVisitor() = default;
};

// `places`: the candidates of the digit; `targets`: those that any fish may eliminate (impossible_places()). Returns
// whether the visitor stopped the search.
bool for_each_fish_of(CellSet places, CellSet targets, const FishQuery& query, FishVisitor& visitor);

// The shape of a fish found by a search for another shape.
FishShape shape_of(FishUnits bases, FishUnits covers);
// Whether a base has at most one candidate without its fins.
bool is_sashimi(const Fish& fish);

// Memory of the searches for fish, and for other patterns of one digit, between states. A fish depends on the
// candidates of one digit only. If these have not changed since a search found nothing, it finds nothing now.
class FishMemory {
  public:
    // Rows of the table of fish, each searched in two ways: for the first step, and for all.
    static constexpr int kSearches = 2 * 42;

    // The places of the digit in which the search last found nothing.
    CellSet& barren(int search, int digit) { return barren_[search][digit - 1]; }
    // impossible_places() of the digit's candidates.
    CellSet impossible(int digit, CellSet places);

  private:
    std::array<std::array<CellSet, 9>, kSearches> barren_{};
    std::array<CellSet, 9> places_{};
    std::array<CellSet, 9> impossible_{};
};

}  // namespace rookery
