// The search by bands: clues in band A, then in B, then in C.
//
//   A   every choice that hits the sets inside A                         (a_tree.cpp)
//       └─ two clues before the end: the sets that still matter are gathered          PrefixSets
//          └─ each choice: the sets it leaves unhit are gathered again                LeafSets
//   B      every choice that hits the sets of A and B                    (b_tree.cpp)
//          └─ each choice: a lower bound on the clues that C needs
//   C         every choice that hits the remaining sets                  (c_tree.cpp)
//             └─ each choice: the solver. If it finds another solution, the difference is a new set, which is added to
//                the others and prunes later branches                    (checks.cpp)
//
// In each band, the search picks a small unhit set and tries each of its places as the next clue. A place that has been
// tried is dead for its later siblings, so each choice of clues occurs once.
//
// The split into bands follows the searches for 17 and 18 clues by "champagne" and "blue" (forum.enjoysudoku.com); the
// dead clues and the bound by disjoint sets follow McGuire, Tugemann and Civario, "There is no 16-clue sudoku" (2012).
#pragma once

#include <unordered_set>

#include "enumerate/bands/band_plan.hpp"
#include "enumerate/bands/hit_table.hpp"
#include "enumerate/bands/leaf_sets.hpp"
#include "job/stop_token.hpp"

namespace rookery::bands {

// Lower bound: disjoint sets need a clue each.
//
// Takes sets greedily, smallest first, as they are numbered. If more sets fit than there are clues left, the branch is
// dead. If exactly as many fit, each clue must be in one of the packed sets, so no other place need be tried.

// Whether the unhit sets need more than `clues` clues at `alive` places. If they need exactly that many, `alive`
// shrinks to the places that can still be clues.
template <int W>
[[gnu::always_inline]] inline bool needs_more(const HitTable<W>& table, SetBits<W> unhit, int clues, BandMask& alive) {
    const BandMask places = alive;
    BandMask packed = 0;
    for (int w = 0; w < W; ++w) {
        while (any(unhit.word[w])) {
            if (clues-- == 0) return true;
            BandMask part = table.part(w * kWordBits + lowest_bit(unhit.word[w])) & places;
            if (part == 0) return true;
            packed |= part;
            do {
                unhit &= table.miss(std::countr_zero(part));
                part &= part - 1;
            } while (part != 0);
        }
    }
    if (clues == 0) alive = packed;
    return false;
}

// The part with the fewest alive places among the first few unhit sets. `size` is 0 if a set has none left, and
// kNothingUnhit if there is no unhit set.
struct SmallestPart {
    BandMask part = 0;
    int size = kNothingUnhit;
    static constexpr int kNothingUnhit = 99;
};
// In C it pays to look at more sets, since one of them is likely to have only one place left.
template <int W>
inline constexpr int kLooksFor = W > 2 ? 24 : 8;

template <int W>
[[gnu::always_inline]] inline SmallestPart smallest_part(const HitTable<W>& table, const SetBits<W>& unhit,
                                                         BandMask alive) {
    constexpr int kLooks = kLooksFor<W>;
    SmallestPart best;
    int looks = kLooks;
    unhit.for_each_while([&](int i) {
        const BandMask part = table.part(i) & alive;
        const int size = std::popcount(part);
        if (size < best.size) best = {part, size};
        return best.size > 1 && --looks > 0;
    });
    return best;
}

class Search {
  public:
    explicit Search(const Prepared& prepared);

    // Searches the units of a range, in their order; later calls use the sets found.
    EnumerationEnd run(const Split& split, std::int64_t first, std::int64_t last, PuzzleVisitor& visitor,
                       StopToken stop, EnumerationCounters& counters);

  private:
    // --- band A ---
    void a_tree(int depth, int left, BandMask alive, BandMask clues);
    void enter_prefix(int depth, BandMask clues);
    void a_leaf(BandMask clues);
    const PrefixSets& prefix_sets(int role);
    int better_role();
    void search_leaf(int role, int b_clues, int c_clues);

    // --- band B ---
    void b_tree(int level, int left, BandMask alive);
    void fill_bc_sets();
    void b_last(int level, int placed, const LeafSets::BSets& b_sets, BandMask alive, BandMask clues);
    // Returns the places that remain for the last clue's later siblings.
    BandMask b_leaf(int level, int placed, int last, BandMask clues);
    // Whether the clues so far, with every clue of C, can make a puzzle. If not, the unavoidable set that they leave
    // unhit has been added.
    bool b_can_be_valid(BandMask clues, BandMask& fresh);

    // --- band C ---
    void c_tree(int level, int left, BandMask alive);
    void c_last(int level, BandMask alive);
    // Whether these clues make a puzzle. If not, the unavoidable set that they leave unhit has been added, if it has a
    // place in C.
    bool c_is_valid(BandMask clues, BandMask& fresh);
    void emit_all(BandMask clues, BandMask alive, int left);

    // --- checks ---
    bool has_other_solution(const BandSet& clues, BandSet& fresh);
    void remember(const BandSet& set);
    void add_b_set(const BandSet& set);
    void add_bc_set(const BandSet& set);
    void emit(BandMask c);
    BandSet band_set(BandMask a, BandMask b, BandMask c) const;
    bool over();

    const Prepared& prepared_;
    PuzzleVisitor* visitor_ = nullptr;
    StopToken stop_ = {};
    EnumerationEnd end_ = EnumerationEnd::complete;
    EnumerationCounters counters_;  // of this run
    bool counts_only_ = false;

    // All sets; known_[d] has those across A and other bands that the first d clues of the path leave unhit.
    std::array<SetsByBands, kPlaces> known_;
    std::unordered_set<std::uint64_t> seen_;  // hashes of the sets across bands

    const Split* split_ = nullptr;
    std::int64_t unit_ = 0, first_unit_ = 0, last_unit_ = 0;
    std::array<BandMask, kPlaces> a_path_{};  // the clue of each depth
    int filtered_ = 0;                        // known_[1..filtered_] are for the current path
    int prefix_depth_ = 0;
    BandMask prefix_clues_ = 0;
    // In role 0 the band after A is B, in role 1 it is C.
    int b_of(int role) const { return (a_ + 1 + role) % kBands; }
    int c_of(int role) const { return (a_ + 2 - role) % kBands; }
    struct Role {
        PrefixSets sets;
        bool filled = false;
    };
    std::array<Role, 2> roles_;

    int a_ = 0, b_ = 0, c_ = 0, role_ = 0;  // the bands
    BandMask a_clues_ = 0;
    BandMask new_clues_ = 0;  // those not in the prefix
    LeafSets leaf_;
    bool bc_sets_filled_ = false;  // filled only when B first has all its clues, which often never happens

    // The unhit sets at each level of the trees. A newly found set is added at all levels in use.
    struct BLevel {
        LeafSets::BSets b_sets;
        LeafSets::BcSets bc_sets;
        BandMask clues = 0;
    };
    std::array<BLevel, kPlaces> b_levels_;
    int b_level_ = 0;
    int c_clues_left_ = 0;  // number of clues for C
    BandMask b_clues_ = 0;  // all clues of B, while C is searched

    struct CLevel {
        LeafSets::BcSets bc_sets;
        BandMask clues = 0;
    };
    std::array<CLevel, kPlaces> c_levels_;
    int c_level_ = -1;         // -1: C is not being searched
    bool b_checked_ = false;   // these clues of B were checked with every clue of C
    bool b_refuted_ = false;   // ... and cannot make a puzzle
    BandMask b_refuting_ = 0;  // because of a set with these places in B
};

}  // namespace rookery::bands
