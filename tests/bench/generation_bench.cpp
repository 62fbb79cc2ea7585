// rookery-generation-bench [--seconds S] [--only NAME] [--clues N] [--techniques simple] [FILE]: the number of puzzles
// found on patterns of clue cells, in S seconds (5) of CPU time per pattern on one thread. FILE has one pattern per
// line: name, clues, mask, tab-separated, under a heading; without it, four patterns are tried. --clues N: only those
// with N clues or more. --techniques simple: only puzzles that naked and hidden singles and locked candidates solve.
//
// A row of the table is a pattern:
//   name, clues
//   puzzles      essentially different ones, or the reason why there are none
//   per second   of these puzzles
//   first after  CPU seconds until the first
//   boards       the share of the first thousand whose solution is essentially different from all earlier ones
//   nearest      the clues that a puzzle shares with the nearest of a hundred before it, digits relabelled: the mean
// followed by a row for each number of clues: patterns, those ruled out by geometry, those with a puzzle.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "bench/cpu_time.hpp"
#include "bench/diversity.hpp"
#include "board/canonical.hpp"
#include "generate/generate.hpp"
#include "generate/geometry/reasons.hpp"
#include "support/masks.hpp"

using namespace rookery;

namespace {

constexpr std::size_t kMaxCompared = 1000;
constexpr std::size_t kBefore = 100;

struct Pattern {
    std::string name;
    CellSet cells;
};

struct Settings {
    double seconds = 5;
    std::string only;
    int least_clues = 0;
    bool simple = false;
    std::string file;
};

struct Tally {
    int patterns = 0;
    int ruled_out = 0;
    int with_puzzle = 0;
};

std::vector<Pattern> sample_patterns() {
    return {
        {"lattice", samples::cells_of(samples::kLattice)},
        {"rosette", samples::cells_of(samples::kRosette)},
        {"crosses", samples::cells_of(samples::kCrosses)},
        {"ring", samples::cells_of(samples::kRing)},
    };
}

// Singles and locked candidates, including those that reveal a hidden single directly.
TechniqueSet simple_techniques() {
    TechniqueSet set;
    for (const Technique technique :
         {Technique::last_cell, Technique::hidden_single_box, Technique::hidden_single_line, Technique::naked_single,
          Technique::direct_pointing, Technique::direct_claiming, Technique::pointing, Technique::claiming}) {
        set |= TechniqueSet{technique};
    }
    return set;
}

bool read_patterns(const std::string& file, std::vector<Pattern>& patterns) {
    std::ifstream in(file);
    std::string line;
    if (!std::getline(in, line)) return false;
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        std::string name;
        std::string clues;
        std::string mask;
        if (fields >> name >> clues >> mask && mask.size() == 81) patterns.push_back({name, samples::cells_of(mask)});
    }
    return true;
}

void run_pattern(const Pattern& pattern, const Settings& settings, Tally& tally) {
    ++tally.patterns;
    std::printf("%s\t%d\t", pattern.name.c_str(), pattern.cells.size());
    std::string reason = impossible_by_chutes(pattern.cells);
    if (reason.empty()) reason = impossible_by_crossing(pattern.cells);
    if (!reason.empty()) {
        ++tally.ruled_out;
        std::printf("%s\n", reason.c_str());
        return;
    }
    GenerateRequest request;
    request.pattern = pattern.cells;
    if (settings.simple) request.difficulty.techniques = simple_techniques();
    Workspace workspace;
    TrialRater trial_rater;
    std::unordered_set<std::string> forms;
    std::vector<Grid9> puzzles;
    std::vector<Grid9> boards;
    double first = 0;
    const double start = bench::cpu_seconds();
    double passed = 0;
    for (std::uint64_t part = 0; passed < settings.seconds; ++part) {
        Random random(1, part);
        GeneratedPuzzle found;
        Budget budget(attempt_budget(request));
        const bool made = generate(request, random, found, ProgressCallback{}, workspace, trial_rater, budget);
        passed = bench::cpu_seconds() - start;
        if (!made) continue;
        if (forms.empty()) first = passed;
        const Grid9 form = canonical_form(found.puzzle);
        forms.emplace(form.digits.begin(), form.digits.end());
        if (puzzles.size() < kMaxCompared) {
            puzzles.push_back(found.puzzle);
            boards.push_back(found.solution);
        }
    }
    tally.with_puzzle += static_cast<int>(!forms.empty());
    if (forms.empty()) {
        std::printf("0\n");
    } else {
        std::printf("%zu\t%.1f\t%.3f\t%.3f\t%.1f\n", forms.size(), static_cast<double>(forms.size()) / passed, first,
                    bench::share_of_different(boards), bench::mean_of_nearest(puzzles, kBefore));
    }
    std::fflush(stdout);
}

void print_tallies(const std::map<int, Tally>& tallies) {
    std::printf("\nclues\tpatterns\truled out\twith a puzzle\tof the others\n");
    for (const auto& [clues, tally] : tallies) {
        std::printf("%d\t%d\t%d\t%d\t%.0f %%\n", clues, tally.patterns, tally.ruled_out, tally.with_puzzle,
                    100.0 * tally.with_puzzle / std::max(1, tally.patterns - tally.ruled_out));
    }
}

}  // namespace

int main(int argc, char** argv) {
    Settings settings;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool has_value = i + 1 < argc;
        if (word == "--seconds" && has_value) {
            settings.seconds = std::atof(argv[++i]);
        } else if (word == "--only" && has_value) {
            settings.only = argv[++i];
        } else if (word == "--clues" && has_value) {
            settings.least_clues = std::atoi(argv[++i]);
        } else if (word == "--techniques" && has_value && std::string_view(argv[i + 1]) == "simple") {
            settings.simple = true;
            ++i;
        } else {
            settings.file = word;
        }
    }
    std::vector<Pattern> patterns;
    if (settings.file.empty()) {
        patterns = sample_patterns();
    } else if (!read_patterns(settings.file, patterns)) {
        std::fprintf(stderr, "rookery-generation-bench: cannot read %s\n", settings.file.c_str());
        return 2;
    }
    std::map<int, Tally> tallies;
    std::printf("pattern\tclues\tpuzzles\tper second\tfirst after\tboards\tnearest\n");
    for (const Pattern& pattern : patterns) {
        if (!settings.only.empty() && pattern.name != settings.only) continue;
        if (pattern.cells.size() < settings.least_clues) continue;
        run_pattern(pattern, settings, tallies[pattern.cells.size()]);
    }
    print_tallies(tallies);
    return 0;
}
