#include "shards/cover.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace rookery::cli {
namespace {

// The properties that all files of a run share, each with its name.
std::vector<std::pair<std::string, std::string>> run_of(const LastLine& last) {
    return {{"the version", last.program},
            {"the call", last.call},
            {"the input", last.input},
            {"the range", last.range ? last.range->of : "all"}};
}

// The first file of the run that has the most files; files of other runs do not belong.
std::size_t most_common(const std::vector<ShardFile>& files) {
    std::map<std::vector<std::pair<std::string, std::string>>, std::pair<std::size_t, std::size_t>> runs;
    for (std::size_t i = 0; i < files.size(); ++i) {
        auto& [first, count] = runs.try_emplace(run_of(files[i].last), i, 0).first->second;
        ++count;
    }
    std::size_t best = 0;
    std::size_t best_count = 0;
    for (const auto& [run, found] : runs) {
        if (found.second < best_count || (found.second == best_count && found.first > best)) continue;
        best = found.first;
        best_count = found.second;
    }
    return best;
}

std::string difference(const ShardFile& file, const ShardFile& usual) {
    const auto run = run_of(file.last);
    const auto usual_run = run_of(usual.last);
    for (std::size_t i = 0; i < run.size(); ++i) {
        if (run[i] == usual_run[i]) continue;
        return file.name + " belongs to another run: " + run[i].first + " is \"" + run[i].second + "\", but \"" +
               usual_run[i].second + "\" in " + usual.name;
    }
    return {};
}

class Prover {
  public:
    Prover(const std::vector<ShardFile>& files, const std::optional<ShardRange>& wanted)
        : files_{files}, wanted_{wanted} {}

    Cover prove() {
        const ShardFile& usual = files_[most_common(files_)];
        for (std::size_t i = 0; i < files_.size(); ++i) {
            const ShardFile& file = files_[i];
            if (std::string different = difference(file, usual); !different.empty()) {
                cover_.wrong.push_back(std::move(different));
            } else if (!file.last.shard.empty()) {
                cover_.wrong.push_back(file.name + " is shard " + file.last.shard +
                                       ", whose rows are interleaved with those of others; expected ranges");
            } else {
                cover_.order.push_back(i);
            }
        }
        if (usual.last.range) {
            prove_ranges(usual.last.range->of);
        } else {
            prove_one();
        }
        return std::move(cover_);
    }

  private:
    const ShardRange& range(std::size_t file) const { return *files_[file].last.range; }

    void prove_one() {
        for (std::size_t i = 1; i < cover_.order.size(); ++i) {
            cover_.wrong.push_back(files_[cover_.order[i]].name + " is a whole run, and so is " +
                                   files_[cover_.order[0]].name);
        }
        if (wanted_) cover_.wrong.push_back("expected files of ranges, found a whole run");
    }

    void prove_ranges(const std::string& of) {
        if (cover_.order.empty()) return;
        std::stable_sort(cover_.order.begin(), cover_.order.end(), [this](std::size_t a, std::size_t b) {
            return std::pair(range(a).first, range(a).last) < std::pair(range(b).first, range(b).last);
        });
        const std::int64_t begin = wanted_ ? wanted_->first : range(cover_.order.front()).first;
        std::int64_t next = begin;           // the first number that no file has covered yet
        std::size_t holder = files_.size();  // the file that has the number before it
        for (const std::size_t file : cover_.order) {
            const ShardRange& here = range(file);
            if (wanted_ && (here.first < wanted_->first || here.last > wanted_->last)) {
                cover_.wrong.push_back(files_[file].name + " has " + here.text() + ", not all of which are in " +
                                       std::to_string(wanted_->first) + ".." + std::to_string(wanted_->last));
            }
            if (here.first > next) miss(of, next, here.first - 1);
            if (here.first < next && holder < files_.size()) {
                const ShardRange twice{of, here.first, std::min(next - 1, here.last)};
                cover_.wrong.push_back(twice.text() + " are in " + files_[holder].name + " and again in " +
                                       files_[file].name);
            }
            if (here.last >= next) {
                next = here.last + 1;
                holder = file;
            }
        }
        if (wanted_ && next <= wanted_->last) miss(of, next, wanted_->last);
        cover_.range = ShardRange{of, begin, next - 1};
    }

    void miss(const std::string& of, std::int64_t first, std::int64_t last) {
        cover_.wrong.push_back(ShardRange{of, first, last}.text() + " are missing");
    }

    const std::vector<ShardFile>& files_;
    const std::optional<ShardRange>& wanted_;
    Cover cover_;
};

}  // namespace

Cover cover_of(const std::vector<ShardFile>& files, const std::optional<ShardRange>& wanted) {
    return Prover(files, wanted).prove();
}

}  // namespace rookery::cli
