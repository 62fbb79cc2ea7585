#include "verbs/classic_options.hpp"

#include <array>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "verbs/verb.hpp"

namespace rookery {
namespace {

template <class T, std::size_t kWords>
using Words = std::array<std::pair<std::string_view, T>, kWords>;

Words<ClassicMethod, kClassicMethods.size()> methods() {
    Words<ClassicMethod, kClassicMethods.size()> words{};
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = {name_of(kClassicMethods[i]), kClassicMethods[i]};
    return words;
}
constexpr Words<Consistency, 5> kConsistencies{{{"naive", Consistency::naive},
                                                {"bounds", Consistency::bounds},
                                                {"fast-bounds", Consistency::fast_bounds},
                                                {"range", Consistency::range},
                                                {"arc", Consistency::arc}}};
constexpr Words<SatEncoding, 3> kEncodings{
    {{"naive", SatEncoding::naive}, {"minimal", SatEncoding::minimal}, {"extended", SatEncoding::extended}}};
constexpr Words<ColumnRule, 3> kRules{
    {{"shortest", ColumnRule::shortest}, {"random", ColumnRule::random}, {"first", ColumnRule::first}}};

constexpr std::uint64_t kMostNumber = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
constexpr std::uint64_t kTraceRows = 1000;
constexpr std::uint64_t kMostTraceRows = 1'000'000;

// An option that belongs to one method.
void check_owner(Options& options, std::string_view name, bool is_owner, std::string_view owner) {
    if (!options.has(name) || is_owner) return;
    options.reject_call(std::string(name) + " belongs to the method " + std::string(owner) + ": expected --method " +
                        std::string(owner) + " beside it");
}

}  // namespace

ClassicOptions read_classic_options(Options& options) {
    ClassicOptions wanted;
    wanted.method = options.choice("method", methods(), ClassicMethod::dlx);
    ClassicSettings& settings = wanted.settings;
    settings.consistency = options.choice("consistency", kConsistencies, settings.consistency);
    settings.encoding = options.choice("encoding", kEncodings, settings.encoding);
    settings.rule = options.choice("rule", kRules, settings.rule);
    settings.paths = options.number("paths", 0, 1, kMostPaths);
    settings.solutions = options.number("limit", 2, 1, kMostNumber);
    settings.effort = options.number("effort", settings.effort, 1, kMostNumber);
    settings.seed = options.number("seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    if (options.flag("diagonal")) wanted.variant = Variant::diagonal;
    if (options.flag("trace")) {
        wanted.trace_rows = static_cast<std::size_t>(options.number("rows", kTraceRows, 1, kMostTraceRows));
    } else if (options.has("rows")) {
        options.reject_call("rows is about the trace: expected --trace beside it");
    }
    wanted.dimacs = options.flag("dimacs");
    wanted.json = options.flag("json");

    check_owner(options, "consistency", wanted.method == ClassicMethod::csp, "csp");
    check_owner(options, "encoding", wanted.method == ClassicMethod::sat, "sat");
    check_owner(options, "dimacs", wanted.method == ClassicMethod::sat, "sat");
    check_owner(options, "rule", wanted.method == ClassicMethod::dlx, "dlx");
    check_owner(options, "paths", wanted.method == ClassicMethod::dlx, "dlx");
    return wanted;
}

std::vector<OptionInfo> classic_option_infos() {
    return {{"method", "NAME", "brute, backtrack, ps12, csp, sat, dlx, anneal, reason (dlx)"},
            {"order", "N", "2, 3 or 4: without input, the empty grid of that order"},
            {"diagonal", "", "both main diagonals hold every digit too"},
            {"limit", "N", "end at N solutions (2)"},
            {"effort", "N",
             "end after N of what the method counts first; without this (or --time) anneal never ends on a puzzle "
             "that has no solution"},
            {"seed", "S", "of what is random (1)"},
            {"consistency", "NAME", "of csp: naive, bounds, fast-bounds, range, arc (arc)"},
            {"encoding", "NAME", "of sat: naive, minimal, extended (extended)"},
            {"dimacs", "", "of sat: the lines of the formula, instead of solving it"},
            {"rule", "NAME", "of dlx: shortest, random, first: which column is covered (shortest)"},
            {"paths", "N", "of dlx: estimate the tree by N random paths"},
            {"trace", "", "what the method did, before each row: tables and notes"},
            {"rows", "N", "keep N rows of each table of the trace (1000)"},
            kJsonOption};
}

}  // namespace rookery
