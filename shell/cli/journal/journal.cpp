#include "journal/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <vector>

#include "board/hash.hpp"
#include "journal/journal_record.hpp"

namespace rookery::cli {
namespace {

constexpr std::size_t kScanBlock = 1 << 16;

// Bytes that belong to no intact record.
struct DamagedPlace {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::int64_t first_line = 0;
    std::int64_t last_line = 0;
};

// Finds the intact records of a journal and the damage between them. Reads in blocks, so memory does not grow with the
// file.
class JournalScan {
  public:
    // Scans from `begin`, after the first line, to `end`.
    JournalScan(int descriptor, std::int64_t begin, std::int64_t end)
        : descriptor_{descriptor}, at_{begin}, end_{end} {}

    // Advances to the next intact record. Returns false if there is none, or if reading failed (with errno).
    bool next();
    const RecordHead& head() const { return head_; }
    std::int64_t offset() const { return offset_; }  // of the current record
    const std::vector<DamagedPlace>& damaged() const { return damaged_; }
    bool failed() const { return failed_; }

  private:
    // Up to `size` bytes from `offset` on; fewer at the end of the file.
    std::string_view bytes(std::int64_t offset, std::size_t size);
    // The length of the record at at_; 0 if there is no intact one.
    std::int64_t intact_record_here();
    void skip_line_feeds();
    void skip_damage();

    const int descriptor_;
    std::int64_t at_;
    const std::int64_t end_;
    std::int64_t line_ = 2;  // of at_
    RecordHead head_;
    std::int64_t offset_ = 0;
    std::vector<DamagedPlace> damaged_;
    bool failed_ = false;
    std::string block_;
    std::int64_t block_begin_ = 0;
};

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
        if (got < static_cast<ssize_t>(size)) failed_ = true;  // fewer: another program truncated it
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

// Advances to the next record mark, even inside a line, because the line feed before it may be damaged.
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

constexpr std::int64_t kFillerBlock = 1 << 16;
constexpr std::size_t kMaxDamageWorded = 10;
constexpr std::size_t kLongestFirstLine = 60;

// Writes at the file offset. Returns false with errno if not everything was written.
bool write_text(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// Overwrites it with line feeds, which readers skip.
bool overwrite(int descriptor, const DamagedPlace& place) {
    if (lseek(descriptor, place.begin, SEEK_SET) < 0) return false;
    const std::string block(kFillerBlock, '\n');
    for (std::int64_t left = place.end - place.begin; left > 0;) {
        const std::int64_t size = std::min<std::int64_t>(left, kFillerBlock);
        if (!write_text(descriptor, std::string_view(block).substr(0, static_cast<std::size_t>(size)))) return false;
        left -= size;
    }
    return true;
}

// Returns fewer than `size` bytes at the end of the file, or, with errno, if reading fails.
std::string read_at(int descriptor, std::int64_t offset, std::size_t size) {
    std::string text(size, '\0');
    std::size_t have = 0;
    while (have < size) {
        const ssize_t got =
            pread(descriptor, text.data() + have, size - have, offset + static_cast<std::int64_t>(have));
        if (got < 0 && errno == EINTR) {
            errno = 0;
            continue;
        }
        if (got <= 0) break;
        have += static_cast<std::size_t>(got);
    }
    text.resize(have);
    return text;
}

// The first line of any file, in a form that is safe in messages.
std::string first_line_words(std::string_view text) {
    std::string quote(text.substr(0, std::min(text.find('\n'), kLongestFirstLine)));
    std::replace_if(
        quote.begin(), quote.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return '"' + quote + '"';
}

std::string damage_words(const DamagedPlace& place, std::int64_t file_end) {
    const std::string first = std::to_string(place.first_line);
    const std::string begin = std::to_string(place.begin);
    // A kill may leave a record cut short.
    if (place.end == file_end) {
        return "the end, from line " + first + " (byte " + begin + ") on, is cut short or damaged; its part runs again";
    }
    const std::string bytes = " (bytes " + begin + " to " + std::to_string(place.end - 1) + ") ";
    if (place.first_line == place.last_line) return "line " + first + bytes + "is damaged; its part runs again";
    return "lines " + first + " to " + std::to_string(place.last_line) + bytes + "are damaged; their parts run again";
}

}  // namespace

std::uint64_t number_of(const Call& call) {
    Hash hash;
    const auto add = [&hash](std::string_view text) {
        hash.add(text);
        hash.add_byte(0xFF);  // separates the fields: no UTF-8 text contains this byte
    };
    add(call.verb);
    for (const auto& [name, value] : call.options) {
        add(name);
        add(value);
    }
    add(call.input);
    if (call.lines) add(std::to_string(call.lines->manner.symbols));
    return hash.value();
}

Journal::~Journal() {
    if (descriptor_ >= 0) close(descriptor_);
}

std::string Journal::open(const std::string& file_name) {
    name_ = file_name;
    // O_NONBLOCK: does not wait for a pipe, which is refused below.
    descriptor_ = ::open(file_name.c_str(), O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0666);
    if (descriptor_ < 0) return sentence("write");
    struct stat status {};
    if (fstat(descriptor_, &status) != 0) return sentence("read");
    if (!S_ISREG(status.st_mode)) return "expected the name of a file for --resume, found " + name_;
    std::string wrong = lock();
    if (wrong.empty()) wrong = read_first_line();
    if (wrong.empty()) wrong = read_records();
    if (!wrong.empty()) return wrong;
    // From now on nothing is overwritten, even if the file could not be locked.
    if (fcntl(descriptor_, F_SETFL, O_APPEND) != 0) return sentence("write");
    return {};
}

std::string Journal::lock() {
    if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return {};
    if (errno == EWOULDBLOCK) {
        return "another run of rookery is using " + name_ + ": wait until it ends, or name another file for --resume";
    }
    remarks_.push_back("cannot be locked (" + std::generic_category().message(errno) +
                       "), so make sure that no other run uses it at the same time");
    return {};
}

std::string Journal::read_first_line() {
    const std::string expected = journal_first_line() + '\n';
    errno = 0;
    const std::string found = read_at(descriptor_, 0, expected.size());
    if (errno != 0) return sentence("read");
    if (found == expected) return {};
    if (expected.compare(0, found.size(), found) != 0) {
        return "expected " + first_line_words(expected) + " in the first line of " + name_ + ", found " +
               first_line_words(found) +
               ": it is from another version or not a --resume file, so it was left alone; name another file";
    }
    // The file is new, or was cut short when it was new.
    const bool written = lseek(descriptor_, 0, SEEK_SET) == 0 && write_text(descriptor_, expected);
    return written ? "" : sentence("write");
}

std::string Journal::read_records() {
    struct stat status {};
    if (fstat(descriptor_, &status) != 0) return sentence("read");
    JournalScan scan(descriptor_, static_cast<std::int64_t>(journal_first_line().size()) + 1, status.st_size);
    while (scan.next()) places_.push_back({scan.head().key, scan.head().division, scan.offset()});
    if (scan.failed()) return sentence("read");
    std::sort(places_.begin(), places_.end(),
              [](const Place& a, const Place& b) { return std::tie(a.key, a.offset) < std::tie(b.key, b.offset); });
    const std::vector<DamagedPlace>& damaged = scan.damaged();
    for (std::size_t i = 0; i < damaged.size(); ++i) {
        if (i < kMaxDamageWorded) remarks_.push_back(damage_words(damaged[i], status.st_size));
        if (!overwrite(descriptor_, damaged[i])) return sentence("write");
    }
    if (damaged.size() > kMaxDamageWorded) {
        remarks_.push_back("and " + std::to_string(damaged.size() - kMaxDamageWorded) + " more damaged places");
    }
    return {};
}

std::string Journal::begin(std::uint64_t call, std::int64_t division) {
    division_ = division;
    const PartKey first{call, 0, INT64_MIN};
    auto place = std::lower_bound(places_.begin(), places_.end(), first,
                                  [](const Place& a, const PartKey& b) { return a.key < b; });
    for (; place != places_.end() && place->key.call == call; ++place) {
        if (place->division == division) continue;
        return name_ + " divides this job into " + std::to_string(place->division) + ", expected " +
               std::to_string(division) + ": it is from another version, so it was left alone; name another file";
    }
    return {};
}

std::optional<PartOutput> Journal::find(const PartKey& key) const {
    const auto place = std::lower_bound(places_.begin(), places_.end(), key,
                                        [](const Place& a, const PartKey& b) { return a.key < b; });
    if (place == places_.end() || place->key != key) return std::nullopt;
    const std::string begin = read_at(descriptor_, place->offset, kLongestHead);
    const std::string line = begin.substr(0, begin.find('\n'));
    const auto head = read_head(line);
    if (!head || head->key != key) return std::nullopt;
    const std::int64_t body = place->offset + static_cast<std::int64_t>(line.size()) + 1;
    return read_body(*head, read_at(descriptor_, body, static_cast<std::size_t>(head->bytes)));
}

bool Journal::add(const PartKey& key, const PartOutput& result) {
    return write_text(descriptor_, record_text(key, division_, result));
}

std::string Journal::sentence(std::string_view what) const {
    return "cannot " + std::string(what) + ' ' + name_ +
           (errno == 0 ? "" : ": " + std::generic_category().message(errno));
}

}  // namespace rookery::cli
