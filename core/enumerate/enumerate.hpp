// core/enumerate: every puzzle of N clues in a solved grid. Read this first.
//
//   request ──► prepare() ──► Enumeration: part 0, part 1, ... each puzzle is found by exactly one part
//
//   bands/      the default method: the clues of one band after the other
//   positions/  the method that GridChecker's author described: clues by descending position
//   estimate    the work of a whole enumeration, from a sample of its parts
//
// Both methods are exact and find the same puzzles, in different orders. Puzzles that are not minimal are included
// unless the request excludes them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "board/board.hpp"
#include "job/progress_callback.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

enum class EnumerationMethod : std::uint8_t { bands, positions };

struct EnumerationRequest {
    Grid9 grid{};    // solved
    int clues = 17;  // kLeastClues..kMaxClues
    EnumerationMethod method = EnumerationMethod::bands;
    bool minimal = false;              // only puzzles without redundant clues
    CellSet required;                  // these cells are clues
    CellSet allowed = CellSet::all();  // all other clues are among these
    // Minimal unavoidable sets of the grid that the search uses in addition to those that it finds itself. They affect
    // the time, not the result.
    UnavoidableList sets = {};
    // For the method positions: the disjoint unavoidable sets whose cells come first; empty: it chooses. Affects only
    // the time.
    UnavoidableList clique = {};
};

inline constexpr int kLeastClues = 16;
inline constexpr int kMaxClues = 25;

// Why the request is invalid, in a sentence; empty if it is valid. A request that merely has no puzzles is valid.
// contradiction_in() checks everything but the grid.
std::string contradiction_in(const EnumerationRequest& request);
std::string impossible_because(const EnumerationRequest& request);

// Receives the puzzles of a part.
class PuzzleVisitor {
  public:
    virtual ~PuzzleVisitor() = default;
    // The clue cells of a puzzle. False: stop the part.
    virtual bool puzzle(const CellSet& clues) = 0;
    // Called instead if only the number counts: this many more puzzles. Only called if counts_only() returns true.
    virtual bool puzzles(std::uint64_t) { return true; }
    virtual bool counts_only() const { return false; }
};

// Counts the puzzles.
class PuzzleCount : public PuzzleVisitor {
  public:
    bool puzzle(const CellSet&) override { return puzzles(1); }
    bool puzzles(std::uint64_t more) override {
        count += more;
        return true;
    }
    bool counts_only() const override { return true; }

    std::uint64_t count = 0;
};

// The work of a part. `nodes` counts steps of the search: the same on every platform, and roughly proportional to time.
struct EnumerationCounters {
    std::uint64_t nodes = 0;
    std::uint64_t checks = 0;  // puzzles given to the solver
};

enum class EnumerationEnd : std::uint8_t {
    complete,
    enough,   // the visitor ended it
    stopped,  // by the flag
};

// The expected work and result of a whole enumeration, from a sample of its parts.
struct EnumerationEstimate {
    int parts = 0;    // of the whole
    int sampled = 0;  // parts that were run for the estimate
    std::uint64_t sampled_nodes = 0;
    double nodes = 0;          // of the whole
    double low = 0, high = 0;  // the 90 % confidence interval of `nodes`
    double puzzles = 0;        // found in the sample, scaled up
    double puzzles_error = 0;  // its standard error
    bool complete = true;      // false: stopped
};

// Runs parts, one at a time. Each part learns sets that shorten the next ones, so a caller keeps one object per thread.
class EnumerationSearch {
  public:
    virtual ~EnumerationSearch() = default;
    // Reports the same puzzles in the same order, regardless of other parts run before or at the same time; `counters`
    // may differ. `part` is in 0..parts()-1.
    virtual EnumerationEnd run(int part, PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters) = 0;
};

// A prepared grid. Parts are independent and may run concurrently.
class Enumeration {
  public:
    virtual ~Enumeration() = default;
    virtual int parts() const = 0;
    // The expected work of a part, relative to the others; > 0. `part` is in 0..parts()-1.
    virtual double weight(int part) const = 0;
    // A search that knows only the prepared sets. It must not outlive the enumeration.
    virtual std::unique_ptr<EnumerationSearch> search() const = 0;
    // Runs a random sample of parts, chosen by `seed`, and reports each. The same on every platform.
    virtual EnumerationEstimate estimate(std::uint64_t seed, const ProgressCallback& progress = {}) const;

    // Runs all parts in turn with one search.
    EnumerationEnd run_all(PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters) const;
};

// `request` must be valid by impossible_because(). Takes about ten milliseconds. Null if stopped.
std::unique_ptr<Enumeration> prepare(const EnumerationRequest& request, StopToken stop = {});

}  // namespace rookery
