#include "journal_scan.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace rookery::cli {
namespace {

constexpr std::size_t kScanBlock = 1 << 16;

}  // namespace

bool JournalScan::next() {
    while (true) {
        skip_line_feeds();
        if (at_ >= end_ || failed_) return false;
        const std::int64_t length = intact_record_here();
        if (failed_) return false;
        if (length > 0) {
            offset_ = at_;
            at_ += length;
            line_ += 1 + head_.rows + head_.problems;
            return true;
        }
        skip_damage();
    }
}

std::string_view JournalScan::bytes(std::int64_t offset, std::size_t size) {
    size = static_cast<std::size_t>(std::clamp<std::int64_t>(end_ - offset, 0, static_cast<std::int64_t>(size)));
    const auto here = [&] { return static_cast<std::size_t>(offset - block_begin_); };
    if (offset < block_begin_ || here() + size > block_.size()) {
        block_.resize(kScanBlock);
        block_begin_ = offset;
        ssize_t got = 0;
        errno = 0;
        do {
            got = pread(descriptor_, block_.data(), block_.size(), offset);
        } while (got < 0 && errno == EINTR);
        if (got < static_cast<ssize_t>(size)) failed_ = true;  // fewer: another program has cut the file
        block_.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    }
    return std::string_view(block_).substr(here(), size);
}

std::int64_t JournalScan::intact_record_here() {
    const std::string_view begin = bytes(at_, kLongestHead);
    const std::size_t line_end = begin.find('\n');
    if (line_end == std::string_view::npos || begin.substr(0, kRecordMark.size()) != kRecordMark) return 0;
    const auto head = read_head(begin.substr(0, line_end));
    const std::int64_t body = at_ + static_cast<std::int64_t>(line_end) + 1;
    if (!head || head->bytes > end_ - body) return 0;
    Hash hash = body_hash();
    for (std::int64_t at = body; at < body + head->bytes;) {
        const std::int64_t left = body + head->bytes - at;
        const std::string_view block = bytes(at, static_cast<std::size_t>(std::min<std::int64_t>(left, kScanBlock)));
        if (failed_) return 0;
        hash.add(block);
        at += static_cast<std::int64_t>(block.size());
    }
    if (hash.value() != head->hash) return 0;
    head_ = *head;
    return body + head->bytes - at_;
}

void JournalScan::skip_line_feeds() {
    while (at_ < end_ && !failed_ && bytes(at_, 1) == "\n") {
        ++at_;
        ++line_;
    }
}

// To the next place with a mark: wherever it is, for the line feed before it may be what is damaged.
void JournalScan::skip_damage() {
    if (damaged_.empty() || damaged_.back().end != at_) damaged_.push_back({at_, at_, line_, line_});
    std::int64_t from = at_ + 1;
    std::int64_t mark = end_;
    while (mark == end_ && from < end_ && !failed_) {
        const std::string_view block = bytes(from, kScanBlock);
        if (const std::size_t found = block.find(kRecordMark); found != std::string_view::npos) {
            mark = from + static_cast<std::int64_t>(found);
        }
        from +=
            static_cast<std::int64_t>(block.size() < kScanBlock ? block.size() : kScanBlock - kRecordMark.size() + 1);
    }
    while (at_ < mark && !failed_) {
        const auto size = static_cast<std::size_t>(std::min<std::int64_t>(mark - at_, kScanBlock));
        const std::string_view block = bytes(at_, size);
        if (failed_) return;
        at_ += static_cast<std::int64_t>(block.size());
        damaged_.back().last_line = line_ + std::count(block.begin(), block.end() - 1, '\n');
        line_ += std::count(block.begin(), block.end(), '\n');
    }
    damaged_.back().end = at_;
}

}  // namespace rookery::cli
