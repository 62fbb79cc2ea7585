// Fish of every shape: k base houses hold k of a digit's cells, k cover houses have room for k, so where the covers
// take in all candidates of the bases, what else lies in the covers goes.
//
//   fins           candidates of the bases outside the covers: a fish is true unless one of them is, so what goes must
//                  see every fin
//   endo fins      candidates in two bases: fins too, as one of them may serve both
//   cannibalism    a candidate in two covers goes, be it in a base or not
//
//   basic     rows against columns, or columns against rows
//   Franken   boxes too, among the bases, the covers or both
//   mutant    any mixture
//
// Units are numbered rows 0..8, columns 9..17, boxes 18..26. Fish come as in HoDoKu 2.2: rows as bases first, then
// columns (mutants have but one run), bases in lexicographic order of their units, then the covers likewise; at most
// five fins, of which two endo fins.
#pragma once

#include <array>
#include <cstdint>

#include "board/cell_set.hpp"

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
    bool finned;        // fish with fins only, or those without only
    bool narrow_bases;  // no base with more than `size` candidates
    int max_fins = kMaxFins;
    int max_endo_fins = kMaxEndoFins;
    // Victims need not see the fins, and a fish need not have any: for searches that follow each fin further.
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
    // True: enough.
    virtual bool visit(const Fish& fish) = 0;

  protected:
    ~FishVisitor() = default;
};

// `places`: the candidates of the digit; `targets`: those of them that any fish may eliminate (impossible_places()).
// Returns whether the visitor had enough.
bool for_each_fish_of(CellSet places, CellSet targets, const FishQuery& query, FishVisitor& visitor);

// Of fish that a search for another shape has found.
FishShape shape_of(FishUnits bases, FishUnits covers);
// Whether a base is left with one candidate, or none, without its fins.
bool is_sashimi(const Fish& fish);

}  // namespace rookery
