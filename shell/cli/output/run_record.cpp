#include "output/run_record.hpp"

#include <algorithm>

#include "board/hash.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {
namespace {

// The option of verbs that can use grids of the catalogue instead of an input.
constexpr const char* kGrids = "grids";

std::string hash_of_all(const std::vector<std::string>& inputs) {
    if (inputs.empty()) return "-";
    if (inputs.size() == 1) return inputs.front();
    Hash hash;
    for (const std::string& input : inputs) hash.add(input);
    return hexadecimal(hash.value());
}

}  // namespace

void RunRecord::add_input(const Source& source, bool lacking) {
    if (lacking) lacks_input_ = true;
    inputs_.push_back(hexadecimal(source.hash().value()));
    lines_ = source.lines();
}

// All lines of a single list also count as a range, so that a whole run and its merged ranges give the same file.
std::optional<ShardRange> RunRecord::range() const {
    if (const auto grids = settings_.options.find(kGrids); grids != settings_.options.end()) {
        return shard_range(kGrids, grids->second);
    }
    const VerbInfo* verb = find_verb(settings_.verb);
    if (inputs_.size() != 1 || verb == nullptr || !verb->has_ranges(settings_.options)) return std::nullopt;
    ShardRange range = settings_.range.value_or(ShardRange{"lines", 1, INT64_MAX});
    range.last = std::min(range.last, lines_);
    if (range.last < range.first) return std::nullopt;
    return range;
}

LastLine RunRecord::line(const ResultFile& file) const {
    std::map<std::string, std::string> options = settings_.options;
    options.erase(kGrids);
    const bool header = settings_.header && options.count("json") == 0;
    if (header) options["header"] = "";
    if (settings_.row_seconds) options["seconds"] = "";
    LastLine line;
    line.program = kVersion;
    line.call = call_text(settings_.verb, options);
    line.input = hash_of_all(inputs_);
    line.range = range();
    if (settings_.shard.count > 1) {
        line.shard = std::to_string(settings_.shard.index) + '/' + std::to_string(settings_.shard.count);
    }
    line.rows = file.lines() - (header ? 1 : 0);
    line.problems = problems_;
    line.hash = line.hash_after(file.hash());
    return line;
}

}  // namespace rookery::cli
