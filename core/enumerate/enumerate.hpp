// core/enumerate: every puzzle of N clues in a solved grid. Read this first.
//
//   request ──► prepare() ──► Enumeration: part 0, part 1, ... each finds its own puzzles, each puzzle in one part only
//
//   bands/      the default method: the clues of one band after the other
//   positions/  the method that GridChecker's author described: clues by falling position
//   estimate    how much work a whole enumeration is, from a sample of its parts
//
// Both methods are exact and find the same puzzles, in orders of their own. Puzzles that are not minimal count too,
// unless they are not wanted.
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
    bool minimal = false;              // only puzzles that need each of their clues
    CellSet required;                  // these cells are clues
    CellSet allowed = CellSet::all();  // no others are
    // Unavoidable sets of the grid, minimal, that the search uses in addition to those that it finds itself. They
    // affect the time, not the result.
    UnavoidableList sets = {};
    // Of the method positions: the disjoint unavoidable sets whose cells come first; empty: it chooses. The same holds.
    UnavoidableList clique = {};
};

inline constexpr int kLeastClues = 16;
inline constexpr int kMaxClues = 25;

// Why nothing could be asked for in this way, in a sentence; empty if all is well. What is merely without a puzzle is
// well. contradiction_in() looks at everything but the grid.
std::string contradiction_in(const EnumerationRequest& request);
std::string impossible_because(const EnumerationRequest& request);

// Receives the puzzles of a part.
class PuzzleVisitor {
  public:
    virtual ~PuzzleVisitor() = default;
    // The clue cells of a puzzle. False: enough, the part ends there.
    virtual bool puzzle(const CellSet& clues) = 0;
    // Instead, where only the number counts: so many puzzles more. Only called if counts_only() says so.
    virtual bool puzzles(std::uint64_t) { return true; }
    virtual bool counts_only() const { return false; }
};

// Takes no more than the number.
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

// What a part did. `nodes` is the work in steps of the search: equal on every platform, and about proportional to time.
struct EnumerationCounters {
    std::uint64_t nodes = 0;
    std::uint64_t checks = 0;  // puzzles given to the solver
};

enum class EnumerationEnd : std::uint8_t {
    complete,
    enough,   // the visitor wanted no more
    stopped,  // by the flag
};

// What a whole enumeration is expected to be, from a sample of its parts.
struct EnumerationEstimate {
    int parts = 0;    // of the whole
    int sampled = 0;  // parts that were run for it
    std::uint64_t sampled_nodes = 0;
    double nodes = 0;          // of the whole
    double low = 0, high = 0;  // with about 90 % probability between these
    double puzzles = 0;        // found in the sample, scaled up
    double puzzles_error = 0;  // its standard error
    bool complete = true;      // false: stopped
};

// Runs parts, one at a time. What it learns in one part shortens the next ones, so a caller keeps one object:
// several threads one each.
class EnumerationSearch {
  public:
    virtual ~EnumerationSearch() = default;
    // The same puzzles in the same order, whatever ran before or runs at the same time; `counters` may differ. `part`
    // is in 0..parts()-1.
    virtual EnumerationEnd run(int part, PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters) = 0;
};

// A grid made ready. Parts do not depend on each other, and may run at once.
class Enumeration {
  public:
    virtual ~Enumeration() = default;
    virtual int parts() const = 0;
    // How much work a part seems to be, relative to the others; > 0. `part` is in 0..parts()-1.
    virtual double weight(int part) const = 0;
    // A search that knows no more than what was made ready. It must not outlive the enumeration.
    virtual std::unique_ptr<EnumerationSearch> search() const = 0;
    // Runs a random sample of parts, chosen by `seed`, and reports each. Equal on every platform.
    virtual EnumerationEstimate estimate(std::uint64_t seed, const ProgressCallback& progress = {}) const;

    // All parts, in turn, by one search.
    EnumerationEnd run_all(PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters) const;
};

// `request` is one that impossible_because() has nothing against. Some ten milliseconds. Null if stopped.
std::unique_ptr<Enumeration> prepare(const EnumerationRequest& request, StopToken stop = {});

}  // namespace rookery
