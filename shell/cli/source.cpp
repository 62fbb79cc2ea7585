#include "source.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <system_error>

#include "ending.hpp"
#include "process.hpp"

namespace rookery::cli {

Source::~Source() {
    if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

// Without O_NONBLOCK, opening a pipe would wait here, and nothing could end the wait.
std::string Source::open(const std::string& name) {
    const bool standard = name == "-";
    name_ = standard ? "standard input" : name;
    descriptor_ = standard ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor_ < 0) return "cannot read " + name_ + ": " + std::generic_category().message(errno);
    struct stat about {};
    if (fstat(descriptor_, &about) == 0 && S_ISREG(about.st_mode)) size_ = about.st_size;
    return {};
}

void Source::select_lines(std::int64_t first, std::int64_t last, bool known) {
    window_.emplace(first, last);
    known_ = known;
}

// A signal ends a wait in poll() but not in read(), so read() is only called when there is data.
Source::Got Source::read(std::string& text, int milliseconds) {
    constexpr std::size_t kBlock = 1 << 16;
    const bool waits = milliseconds < 0;
    while (true) {
        if (end_asked_for(time_limit_)) return Got::stopped;
        if (window_ && window_->passed() && !known_) return Got::end;
        pollfd wait{descriptor_, POLLIN, 0};
        const int ready = poll(&wait, 1, waits ? static_cast<int>(kLookInterval.count()) : milliseconds);
        if (ready == 0 && waits) continue;
        if (ready == 0) return Got::pause;
        if (ready < 0) {
            if (errno == EINTR) continue;
            break;
        }
        const std::size_t before = text.size();
        text.resize(before + kBlock);
        const ssize_t size = ::read(descriptor_, text.data() + before, kBlock);
        text.resize(before + static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
        if (size == 0) return Got::end;
        if (size > 0) {
            read_ += size;
            if (!window_) return Got::bytes;
            if (known_) hash_.add(std::string_view(text).substr(before));
            window_->cut(text, before);
            if (text.size() > before) return Got::bytes;
            continue;
        }
        if (errno != EINTR && errno != EAGAIN) break;
    }
    problem_ = "cannot read " + name_ + ": " + std::generic_category().message(errno);
    return Got::failed;
}

// LF, CRLF and CR each end a line, as in core/text.
void LineWindow::cut(std::string& text, std::size_t at) {
    std::size_t end = at;  // of the text that is kept
    for (std::size_t i = at; i < text.size(); ++i) {
        const char c = text[i];
        const bool of_line_before = after_return_ && c == '\n';
        const std::int64_t line = of_line_before ? line_ - 1 : line_;
        after_return_ = c == '\r';
        if (!of_line_before) {
            in_line_ = c != '\n' && c != '\r';
            if (!in_line_) ++line_;
        }
        if (first_ <= line && line <= last_) text[end++] = c;
    }
    text.resize(end);
}

}  // namespace rookery::cli
