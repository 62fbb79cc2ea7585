#include "merge.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "board/hash.hpp"
#include "ending.hpp"
#include "output/file_roles.hpp"
#include "output/result_file.hpp"
#include "process.hpp"
#include "shards/cover.hpp"
#include "shards/last_line.hpp"

namespace rookery::cli {
namespace {

constexpr std::size_t kMergeBlock = 1 << 16;
constexpr std::int64_t kLongestLastLine = 1 << 14;
constexpr std::size_t kMaxWorded = 100;

std::string cannot_read(const std::string& name) {
    return "cannot read " + name + ": " + std::generic_category().message(errno);
}

std::string no_last_line(const std::string& line) {
    if (const std::string format = other_format(line); !format.empty()) {
        return " has format " + format + ", expected format " + std::to_string(kFileFormat) +
               ": make it again with rookery " + kVersion;
    }
    return " is incomplete: it does not end with the last line that --output writes";
}

// Stores the last line of the file in `line` and returns its offset. Negative if no complete last line is found.
std::int64_t find_last_line(std::ifstream& file, std::string& line) {
    file.seekg(0, std::ios::end);
    const std::int64_t size = file.tellg();
    std::string tail(static_cast<std::size_t>(std::clamp<std::int64_t>(size, 0, kLongestLastLine)), '\0');
    const std::int64_t tail_begin = size - static_cast<std::int64_t>(tail.size());
    file.seekg(tail_begin);
    file.read(tail.data(), static_cast<std::streamsize>(tail.size()));
    if (!file || tail.empty() || tail.back() != '\n') return -1;
    tail.pop_back();
    const std::size_t before = tail.rfind('\n');
    if (before == std::string::npos && tail_begin > 0) return -1;
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    line = tail.substr(begin);
    return tail_begin + static_cast<std::int64_t>(begin);
}

// Reads a file from its beginning to `end`, in blocks. Returns false if that failed or the run was interrupted.
template <class Take>
bool read_blocks(std::ifstream& file, std::int64_t end, Take take) {
    std::string block;
    file.clear();
    file.seekg(0);
    for (std::int64_t left = end; left > 0; left -= static_cast<std::int64_t>(block.size())) {
        block.resize(static_cast<std::size_t>(std::min<std::int64_t>(left, kMergeBlock)));
        if (interrupted() || !file.read(block.data(), static_cast<std::streamsize>(block.size()))) return false;
        take(std::string_view(block));
    }
    return true;
}

class Merge {
  public:
    Merge(const Settings& settings, Output& output) : settings_{settings}, output_{output} {}

    int run() {
        Settings call = settings_;
        if (call.files.empty()) {
            for (std::string name; !interrupted() && std::getline(std::cin, name);) call.files.push_back(name);
        }
        std::string problem = file_problem(call);
        if (problem.empty() && !call.output.empty()) problem = file_.open(call.output);
        if (!problem.empty()) {
            output_.complaint(problem);
            return kCallWrong;
        }
        if (!call.output.empty()) output_.write_to(file_);
        for (const std::string& name : call.files) check(name);
        if (interrupted()) return stopped();
        Cover cover;
        if (!files_.empty()) cover = cover_of(files_, settings_.range);
        if (files_.empty() && !wrong_) complain("expected files written by --output, or their names on standard input");
        for (std::size_t i = 0; i < std::min(cover.wrong.size(), kMaxWorded); ++i) complain(cover.wrong[i]);
        if (cover.wrong.size() > kMaxWorded) {
            complain("and " + std::to_string(cover.wrong.size() - kMaxWorded) + " more of these");
        }
        if (wrong_) return kSomeInputsBad;
        return copy(cover);
    }

  private:
    void complain(const std::string& sentence) {
        wrong_ = true;
        output_.complaint(sentence);
    }

    // Adds the file to files_ if it is complete.
    void check(const std::string& name) {
        errno = 0;
        std::ifstream file(name, std::ios::binary);
        if (!file || (file.peek() == std::ifstream::traits_type::eof() && file.bad()))
            return complain(cannot_read(name));
        file.clear();
        std::string line;
        const std::int64_t end = find_last_line(file, line);
        const auto last = end < 0 ? std::nullopt : read_last_line(line);
        if (!last) return complain(name + no_last_line(line));
        Hash hash;
        const bool read = read_blocks(file, end, [&](std::string_view block) { hash.add(block); });
        if (interrupted()) return;
        if (!read) return complain(cannot_read(name));
        if (last->hash_after(hash) != last->hash) {
            return complain(name + " was changed or cut short: its contents do not match the hash in its last line");
        }
        files_.push_back({name, *last});
        ends_.push_back(end);
    }

    int copy(const Cover& cover) {
        LastLine all = files_[cover.order.front()].last;
        all.range = cover.range;
        all.rows = all.problems = 0;
        Hash hash;
        bool first = true;
        for (const std::size_t i : cover.order) {
            const LastLine& last = files_[i].last;
            Hash again;
            bool in_header = !first && last.has("--header");
            first = false;
            std::ifstream file(files_[i].name, std::ios::binary);
            const bool read = read_blocks(file, ends_[i], [&](std::string_view block) {
                again.add(block);
                if (in_header) {
                    const std::size_t end = block.find('\n');
                    block.remove_prefix(end == std::string_view::npos ? block.size() : end + 1);
                    in_header = end == std::string_view::npos;
                }
                hash.add(block);
                output_.rows(block);
            });
            if (interrupted()) return stopped();
            if (output_.write_failed()) return not_written();
            if (!read || last.hash_after(again) != last.hash) {
                output_.complaint(files_[i].name + " changed while it was read");
                return kSomeInputsBad;
            }
            all.rows += last.rows;
            all.problems += last.problems;
        }
        all.hash = all.hash_after(hash);
        return finish(all);
    }

    int finish(const LastLine& all) {
        if (!settings_.output.empty()) return file_.finish(all.text()) ? kAllGood : not_written();
        output_.row(all.text());
        output_.flush();
        return output_.write_failed() ? not_written() : kAllGood;
    }

    int not_written() {
        output_.complaint(output_.write_problem());
        return kIncomplete;
    }

    int stopped() {
        const RunEnd end = user_stopped() ? RunEnd::interrupted : RunEnd::terminated;
        output_.complaint("nothing merged, " + reason_of(end, 0));
        return end == RunEnd::interrupted ? kInterrupted : kIncomplete;
    }

    const Settings& settings_;
    Output& output_;
    ResultFile file_;
    std::vector<ShardFile> files_;
    std::vector<std::int64_t> ends_;  // the ends of their rows, where their last lines begin
    bool wrong_ = false;
};

}  // namespace

int merge_files(const Settings& settings, Output& output) {
    return Merge(settings, output).run();
}

}  // namespace rookery::cli
