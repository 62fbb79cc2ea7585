#include "output/output.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <limits>
#include <system_error>

#include "ending.hpp"

namespace rookery::cli {
namespace {

// 75 -> "1:15", 3675 -> "1:01:15"
std::string duration_text(double seconds) {
    const auto whole = static_cast<std::int64_t>(std::llround(seconds));
    char text[48];
    if (whole >= 3600) {
        std::snprintf(text, sizeof text, "%lld:%02lld:%02lld", static_cast<long long>(whole / 3600),
                      static_cast<long long>(whole / 60 % 60), static_cast<long long>(whole % 60));
    } else {
        std::snprintf(text, sizeof text, "%lld:%02lld", static_cast<long long>(whole / 60),
                      static_cast<long long>(whole % 60));
    }
    return text;
}

// "1200/s", "2.5/s", "3.1/min"
std::string rate_text(double per_second) {
    const bool slow = per_second < 0.1;
    const double rate = slow ? 60 * per_second : per_second;
    char text[48];
    std::snprintf(text, sizeof text, "%.*f/%s", rate < 10 ? 1 : 0, rate, slow ? "min" : "s");
    return text;
}

// The end of the first `count` characters of a UTF-8 text: bytes of the form 10xxxxxx do not begin a character.
std::size_t end_of_characters(std::string_view text, std::size_t count) {
    const auto begins_character = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (begins_character(text[i]) && count-- == 0) return i;
    }
    return text.size();
}

// How many characters fit on a line of the terminal. A longer text would wrap and could not be erased.
std::size_t terminal_width() {
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1) return size.ws_col - 1U;
    return 79;
}

constexpr unsigned char kDelete = 0x7F;
// U+0080 to U+009F in UTF-8.
constexpr unsigned char kLeadOfUpperControls = 0xC2;

unsigned char at(std::string_view text, std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

}  // namespace

Output::Output() : shows_progress_{isatty(STDERR_FILENO) != 0} {}

void Output::row(std::string_view text) {
    rows(text);
    rows("\n");
}

void Output::rows(std::string_view text) {
    erase_progress();
    has_rows_ = has_rows_ || !text.empty();
    if (file_ != nullptr) return file_->write(text);
    if (error_ == 0 && std::fwrite(text.data(), 1, text.size(), stdout) < text.size()) note_error();
}

void Output::problem(std::string_view input_name, const InputProblem& problem) {
    erase_progress();
    std::fprintf(stderr, "%s:%lld:%lld: %s\n", clean_text(input_name).c_str(), static_cast<long long>(problem.line),
                 static_cast<long long>(problem.column), clean_text(problem.sentence).c_str());
}

void Output::complaint(std::string_view sentence) {
    remark("rookery", sentence);
}

void Output::remark(std::string_view name, std::string_view sentence) {
    erase_progress();
    std::fprintf(stderr, "%s: %s\n", clean_text(name).c_str(), clean_text(sentence).c_str());
}

void Output::flush() {
    if (file_ != nullptr) return file_->flush();
    if (error_ == 0 && std::fflush(stdout) != 0) note_error();
}

void Output::note_error() {
    error_ = errno == 0 ? EIO : errno;
}

void Output::begin_progress(std::int64_t total, const TimeLimit& time_limit) {
    total_ = total;
    time_limit_ = time_limit;
    started_ = drawn_ = Clock::now();
}

void Output::progress(std::int64_t done, std::string_view activity, double share) {
    const Clock::time_point now = Clock::now();
    if (!shows_progress_ || now - drawn_ < std::chrono::milliseconds(200)) return;
    drawn_ = now;
    const double seconds = std::chrono::duration<double>(now - started_).count();
    const double rate = static_cast<double>(done) / seconds;
    const double ahead = total_ > 0  ? static_cast<double>(total_ - done) / rate
                         : share > 0 ? seconds * (1 - share) / share
                                     : std::numeric_limits<double>::infinity();
    const double seconds_left = std::min(ahead, time_limit_.seconds_left());
    const std::string left = std::isfinite(seconds_left) ? duration_text(std::max(0.0, seconds_left)) + " left" : "";
    flush();
    std::string text = std::to_string(done);
    if (total_ > 0) text += '/' + std::to_string(total_);
    text += "  " + rate_text(rate);
    for (const std::string_view part : {std::string_view(left), activity}) {
        if (!part.empty()) text.append("  ").append(part);
    }
    text.resize(end_of_characters(text, terminal_width()));
    std::fprintf(stderr, "\r\033[K%s", text.c_str());
    std::fflush(stderr);
    progress_visible_ = true;
}

void Output::end_progress() {
    erase_progress();
}

bool Output::write_failed() const {
    return (file_ != nullptr ? file_->error() : error_) != 0;
}

std::string Output::write_problem() const {
    if (file_ != nullptr) return file_->sentence();
    return "cannot write to standard output: " + std::generic_category().message(error_);
}

void Output::abandon() {
    erase_progress();
    flush();
    if (file_ != nullptr && !file_->keep_part()) file_->discard();
    std::fputs("rookery: out of memory\n", stderr);
    _exit(kIncomplete);
}

void Output::erase_progress() {
    if (!progress_visible_) return;
    std::fputs("\r\033[K", stderr);
    std::fflush(stderr);
    progress_visible_ = false;
}

std::string clean_text(std::string_view text) {
    std::string clean;
    clean.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned char c = at(text, i);
        const unsigned char next = at(text, i + 1);
        const bool is_upper = c == kLeadOfUpperControls && 0x80 <= next && next < 0xA0;
        if (is_upper) ++i;
        clean.push_back(is_upper || c < ' ' || c == kDelete ? '?' : static_cast<char>(c));
    }
    return clean;
}

std::string with_seconds(std::string_view row, std::optional<double> seconds, bool json) {
    std::array<char, 48> number{};
    if (seconds) std::snprintf(number.data(), number.size(), "%.3f", *seconds);
    std::string out(json ? row.substr(0, row.rfind('}')) : row);  // an object with at least one key
    out += json ? std::string(",\"") + kSecondsColumn + "\":" : "\t";
    out += seconds ? number.data() : json ? "null" : "-";
    if (json) out += '}';
    return out;
}

}  // namespace rookery::cli
